/** Tables at which a match was played to its end, as they are kept, without anybody having sat there. */
import type { Bot } from '@paiju/bots';
import { createBot, playOut, stepLines } from '@paiju/bots';
import type { GameId } from '@paiju/engine';
import { GAMES, headerLine, Match, seedOf } from '@paiju/engine';
import type { TableTerms } from '@paiju/protocol';
import type { Acted } from '@paiju/table';
import type { Entry, Sitter } from '../../sittings/entries.ts';
import type { Store } from '../../store/store.ts';
import { CARD, newSitting } from '../../testing/sittings.ts';

export const ratedTerms = (ruleset: GameId, preset: string, changes: TableTerms['changes']): TableTerms => ({
  ...{ ruleset, preset, changes, clock: 'normal', watchDelayS: 0, isListed: false, rated: true },
});

export const DUEL = ratedTerms('haiyuki', 'rulebook', {});

export interface Finish {
  readonly terms?: TableTerms;
  readonly chairs: readonly Sitter[];
  /** Which wall: the same one gives the same match. */
  readonly wall: number;
  /** What happens at the table while the match is played. */
  readonly meanwhile?: readonly Entry[];
  /** Who plays; bots of level `novice` unless it is said. */
  readonly players?: readonly Bot[];
  /** How every action came about; unless it is said it is not known. */
  readonly by?: Acted['by'];
}

/** The entries of a table with one match that bots play out. */
export const storyOf = ({
  terms = DUEL,
  chairs,
  wall,
  meanwhile = [],
  players,
  by,
}: Finish): readonly Entry[] => {
  const game = GAMES[terms.ruleset];
  const seed = seedOf(String(wall).padStart(64, '0'));
  const options = { ...game.rules.options.presets[terms.preset], ...terms.changes };
  const matchTerms = { options, chance: { seed }, players: chairs.map((_, seat) => `P${seat}`) };
  const match = new Match(game, matchTerms);
  const bots =
    players ?? chairs.map((_, seat) => createBot('novice', { seed, seat, ruleset: terms.ruleset }));
  const steps: Entry[] = [];
  for (const step of playOut(match, bots)) {
    const at = { number: steps.length + 1, reserves: null, at: steps.length };
    const acted = step.by === null || by === undefined ? {} : { acted: { seat: step.by.seat, by } };
    steps.push({ type: 'step', match: 1, lines: [...stepLines(match, step)], ...at, ...acted });
  }
  const header = headerLine(game.rules, matchTerms);
  return [
    { type: 'opened', terms, chairs },
    { type: 'began', match: 1, header },
    ...steps.slice(0, 1),
    ...meanwhile,
    ...steps.slice(1),
    { type: 'over', match: 1 },
  ];
};

/** Kept as a server would have kept it. Answers with the table. */
export const finish = async (store: Store, owner: number, plan: Finish): Promise<string> => {
  const [body, ...rest] = storyOf(plan);
  const { terms = DUEL, chairs } = plan;
  const row = await store.sittings.open(
    newSitting(owner, { game: terms.ruleset, summary: { ...CARD, terms }, body: body as Entry }),
  );
  const guests = chairs.map((sitter) => (sitter.is === 'person' ? sitter.guest : null));
  await Promise.all(
    rest.map((entry, i) =>
      store.journal.append({
        ...{ sitting: row.id, epoch: 1, n: i + 2, body: entry },
        ...(entry.type === 'over' ? { played: { number: 1, guests, firstEntry: 2 } } : {}),
      }),
    ),
  );
  return row.id;
};
