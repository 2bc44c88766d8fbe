/** What may be done at a table of four besides discarding, as answers for the bar. Discards are made on the hand. */
import type { AnyAction, PhaseView, Tile } from '@paiju/engine';
import { meldTiles, suitOf } from '@paiju/engine';
import type { Answer, Weight } from '../bar/answers.ts';
import type { HandItem } from '../hand/items.ts';
import { fourKeyOf } from '../telling/four.ts';
import type { Specials } from './game.ts';
import { chosenBy, setChoices, suitChoices } from './picking.ts';

const CLAIMS = ['win', 'kong', 'pung', 'chow', 'pass'] as const satisfies readonly Weight[];
type ClaimKind = (typeof CLAIMS)[number];
export type FourAnswer = Answer<ClaimKind | 'bury' | 'exchange' | 'void'>;

export interface FourAsked {
  readonly legal: readonly AnyAction[];
  readonly phase: PhaseView;
  readonly hand: readonly Tile[];
  readonly drawn: Tile | null;
  readonly specials: Specials | null;
  /** The tiles that are chosen for an opening. */
  readonly picked: readonly HandItem[];
}

type Legal = AnyAction & { readonly tile?: Tile };

export const fourAnswers = (asked: FourAsked): readonly FourAnswer[] => [
  ...setAnswers(asked),
  ...suitAnswers(asked),
  ...CLAIMS.flatMap((kind) =>
    asked.legal
      .filter(({ type }) => type === kind)
      .map((action: Legal) => claimAnswer(asked, kind, action, action.tile ?? null)),
  ),
];

const claimAnswer = (asked: FourAsked, kind: ClaimKind, action: Legal, tile: Tile | null): FourAnswer => ({
  kind,
  weight: kind,
  actions: [action],
  tiles: tilesOn(asked, kind, tile),
  uses: tile === null ? [] : usesOf(asked, kind, tile),
  key: fourKeyOf(kind),
  isDefault: kind === 'pass',
});

const chowFrom = (lowest: Tile): readonly Tile[] => meldTiles({ kind: 'chow', tile: lowest, from: 0 });

/** The tile in question, or the set that would be laid. */
const tilesOn = ({ phase, drawn }: FourAsked, kind: ClaimKind, tile: Tile | null): readonly Tile[] => {
  if (kind === 'pass') return [];
  if (kind === 'chow' && tile !== null) return chowFrom(tile);
  const meant = tile ?? (phase.name === 'claim' ? phase.tile : drawn);
  return meant === null ? [] : [meant];
};

/** A special tile is laid out alone; any other kong takes whatever the hand has of its tile. */
const usesOf = ({ phase, hand, specials }: FourAsked, kind: ClaimKind, tile: Tile): readonly Tile[] => {
  const held = hand.filter((each) => each === tile);
  switch (kind) {
    case 'kong':
      return isSpecial(specials, tile) ? [tile] : held;
    case 'pung':
      return held.slice(0, 2);
    case 'chow':
      return chowFrom(tile).filter((each) => phase.name !== 'claim' || each !== phase.tile);
    case 'win':
    case 'pass':
      return [];
  }
};

const isSpecial = (specials: Specials | null, tile: Tile): boolean =>
  specials !== null && [specials.laizi, ...specials.pizi, ...specials.fixed].includes(tile);

/** Three tiles that are put away, once they are chosen. */
const setAnswers = ({ legal, picked }: FourAsked): FourAnswer[] => {
  const choices = setChoices(legal);
  const [first] = choices;
  if (first === undefined) return [];
  const chosen = chosenBy(choices, picked);
  const actions = chosen === null ? [] : [chosen];
  return [{ kind: first.type, weight: 'kong', actions, tiles: [], uses: [], key: null, isDefault: false }];
};

/** Suits have numbers, in the order they stand in. */
const suitAnswers = ({ legal, hand }: FourAsked): FourAnswer[] =>
  suitChoices(legal).map((choice, place) => {
    const tiles = hand.filter((tile) => suitOf(tile) === choice.suit);
    return {
      kind: 'void',
      weight: 'chow',
      actions: [choice],
      tiles,
      uses: tiles,
      key: `${place + 1}`,
      isDefault: false,
    };
  });

/** Whether no suit has fewer tiles than this one. */
export const isShortest = (answer: FourAnswer, all: readonly FourAnswer[]): boolean =>
  answer.kind === 'void' &&
  all.every(({ kind, tiles }) => kind !== 'void' || tiles.length >= answer.tiles.length);

/** The tiles that may be discarded; null where nothing may. */
export const discardsIn = (legal: readonly AnyAction[]): Tile[] | null => {
  const tiles = legal
    .filter(({ type }) => type === 'discard')
    .map((action) => (action as { tile: Tile } & AnyAction).tile);
  return tiles.length === 0 ? null : tiles;
};
