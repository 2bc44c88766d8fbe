/** A game as text: one JSON object a line, so that a running game is written by appending. `docs/record-format.md`. */
import type { Seat } from '../core/seat.ts';
import type { FairProof } from '../fair/proof.ts';
import type { AnyAction, AnyRuleset } from '../play/ruleset.ts';
import type { Rank } from '../scoring/ledger.ts';
import { withCodes } from './codes.ts';
import type { MatchTerms, Moment } from './game.ts';
import type { Match } from './match.ts';

export const RECORD_FORMAT = 1;

/** The first line: everything a replay needs besides the actions, and how the wall was made where people made it. */
export const headerLine = (
  rules: AnyRuleset,
  { options, chance, players }: MatchTerms,
  fair?: FairProof,
): string =>
  JSON.stringify({
    paiju: 'record',
    format: RECORD_FORMAT,
    ruleset: rules.id,
    version: rules.version,
    options,
    ...(withCodes(rules.tiles, chance) as object),
    players,
    fair,
  });

/** Tiles may be named in any order and are written in that of the game: the same play is the same text. */
export const actionLine = (rules: AnyRuleset, seat: Seat, action: AnyAction): string =>
  JSON.stringify({ seat, action: withCodes(rules.tiles, inOrder(action)) });

const inOrder = (action: AnyAction): AnyAction => {
  const { tiles } = action as { readonly tiles?: readonly number[] };
  return tiles === undefined ? action : ({ ...action, tiles: tiles.toSorted((a, b) => a - b) } as AnyAction);
};

/** The lines that follow from an action or a deal. */
export const momentLines = (rules: AnyRuleset, moment: Moment): string[] => [
  ...moment.events.map((event) => JSON.stringify({ event: withCodes(rules.tiles, event) })),
  ...moment.transfers.map((transfer) => JSON.stringify({ transfer })),
];

/** The last line of a finished match. */
export const resultLine = (points: readonly number[], ranks: readonly Rank[]): string =>
  JSON.stringify({ result: { points, ranking: ranks.map(({ seat, rank }) => ({ seat, rank })) } });

/** The lines a step adds to the record of a match, the closing line included. */
export const linesAfter = (match: Match, moment: Moment): string[] => [
  ...momentLines(match.rules, moment),
  ...(match.isOver ? [resultLine(match.balances, match.ranking)] : []),
];
