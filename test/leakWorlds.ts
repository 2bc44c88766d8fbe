/** Worlds that differ only in what a seat, or somebody who watches, cannot know: for the leak gates beyond the engine. */
import type { AnyAction, Game, GameId, Seat } from '@paiju/engine';
import { GAME_IDS } from '@paiju/engine';
import { HAIYUKI_LEAKS } from '../packages/engine/src/rules/haiyuki/testing/oracle.ts';
import { HAIYUKI_SETTINGS } from '../packages/engine/src/rules/haiyuki/testing/settings.ts';
import { WUHAN_LEAKS } from '../packages/engine/src/rules/wuhan/testing/oracle.ts';
import { WUHAN_SETTINGS } from '../packages/engine/src/rules/wuhan/testing/settings.ts';
import { XUEZHAN_LEAKS } from '../packages/engine/src/rules/xuezhan/testing/oracle.ts';
import { XUEZHAN_SETTINGS } from '../packages/engine/src/rules/xuezhan/testing/settings.ts';
import type { Table } from '../packages/engine/src/testing/contractGame.ts';
import type { LeakSettings, PlayedMatch } from '../packages/engine/src/testing/leakGate.ts';
import { leakGate } from '../packages/engine/src/testing/leakGate.ts';

export interface Alike {
  readonly main: PlayedMatch;
  readonly other: PlayedMatch;
  readonly seat: Seat | null;
}

export const worldsOf = (table: Table, leak: LeakSettings, matches: number): readonly Alike[] => {
  const found: Alike[] = [];
  const onAlike = (main: PlayedMatch, other: PlayedMatch, seat: Seat | null): void => {
    found.push({ main, other, seat });
  };
  leakGate(table, leak, { matches, first: 9000, onAlike });
  return found;
};

/** Only what differs in its hidden tiles or its pending answers says anything. */
export const isOther = ({ main, other }: Alike): boolean =>
  JSON.stringify([main.terms, main.actions]) !== JSON.stringify([other.terms, other.actions]);

type Act = PlayedMatch['actions'][number];

/** Seats that do what was done, in the same order; where that ends, they are silent. */
export const following = (actions: readonly Act[]) => {
  const left = [...actions];
  const waiting = new Map<Seat, (action: AnyAction | null) => void>();
  const goOn = (): void => {
    const [next] = left;
    if (next === undefined) for (const answer of waiting.values()) answer(null);
    const answer = next && waiting.get(next.seat);
    if (next === undefined || answer === undefined) return;
    left.shift();
    waiting.delete(next.seat);
    answer(next.action);
    // Whoever was asked at the same time may be next.
    queueMicrotask(goOn);
  };
  return ({ seat }: { readonly seat: Seat }): Promise<AnyAction | null> =>
    new Promise((resolve) => {
      waiting.set(seat, resolve);
      queueMicrotask(goOn);
    });
};

/** Of what was sent to every seat, and last to those without one. */
export const placeOf = (game: Game, seat: Seat | null): number => seat ?? game.rules.seats;

const HIDDEN = { showConcealedKong: false };
const SECRETIVE = { ...HIDDEN, showWinningHand: false };

interface Gate {
  readonly settings: Table['settings'];
  readonly leak: LeakSettings;
  readonly matches: number;
  /** By preset what is changed of it, so that there is something to hide. */
  readonly presets: Readonly<Record<string, object>>;
}

const GATES = {
  xuezhan: {
    settings: XUEZHAN_SETTINGS,
    leak: XUEZHAN_LEAKS,
    matches: 1,
    presets: { bury3: { ...SECRETIVE, showBuried: false }, sichuan: SECRETIVE, xueliu: HIDDEN },
  },
  wuhan: { settings: WUHAN_SETTINGS, leak: WUHAN_LEAKS, matches: 1, presets: { koukou: {}, kaikou: {} } },
  haiyuki: {
    settings: HAIYUKI_SETTINGS,
    leak: HAIYUKI_LEAKS,
    matches: 2,
    presets: { rulebook: { seat0: 'smash', seat1: 'mayu' }, duel: { seat0: 'petum', rounds: 2 } },
  },
} satisfies Readonly<Record<GameId, Gate>>;

export const LEAK_TABLES = GAME_IDS.flatMap((id) => {
  const gate: Gate = GATES[id];
  return Object.entries(gate.presets).map(([preset, changes]) => ({ id, preset, changes, ...gate }));
});
