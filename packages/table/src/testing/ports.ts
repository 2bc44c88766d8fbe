/** Seats that follow a script, and a log and clocks to go with them. */
import type { AnyAction, Seat, Tile } from '@paiju/engine';
import {
  ALL_SUITS,
  allSuitsBut,
  at,
  codeOf,
  countTiles,
  distance,
  SUITED,
  SUITS,
  withoutTile,
} from '@paiju/engine';
import type { XuezhanAction, XuezhanView } from '@paiju/engine/xuezhan';
import type { LogEntry, TableLog } from '../log.ts';
import type { SeatMessage, SeatPort } from '../ports.ts';

type Chooser = (view: XuezhanView, legal: readonly XuezhanAction[]) => AnyAction;

export interface ScriptedPort extends SeatPort {
  readonly messages: SeatMessage[];
}

/** A port that answers at once and keeps what it was told. */
export const portOf = (chooser: Chooser): ScriptedPort => {
  const messages: SeatMessage[] = [];
  return {
    messages,
    observe: (message) => {
      messages.push(message);
    },
    choose: async ({ view, legal }) => chooser(view as XuezhanView, legal as readonly XuezhanAction[]),
  };
};

/** Passes, puts down what it drew, else takes the first legal action. */
export const quiet: Chooser = (view, legal) =>
  legal.find(({ type }) => type === 'pass') ??
  legal.find((action) => action.type === 'discard' && action.tile === view.drawn) ??
  first(legal);

/** Plays well enough for games with wins and kongs in them: takes them, and puts down what leaves it nearest. */
export const eager: Chooser = (view, legal) => {
  const best = legal.find(({ type }) => type === 'win') ?? legal.find(({ type }) => type === 'kong');
  if (best !== undefined || view.phase.name === 'choice') return best ?? first(legal);
  const { voidSuit } = at(view.seats, view.seat ?? 0);
  const usable = voidSuit === null ? ALL_SUITS : allSuitsBut(SUITS.indexOf(voidSuit));
  const sets = view.options.sets - at(view.table, view.seat ?? 0).melds.length;
  const hand = countTiles(SUITED, view.hand ?? []);
  const left = (action: XuezhanAction): number =>
    action.type === 'discard' ? distance(withoutTile(hand, action.tile), sets, usable) : 0;
  return legal.toSorted((a, b) => left(a) - left(b)).find(({ type }) => type !== 'pung') ?? first(legal);
};

/** Does what its script says as soon as it is legal, each thing once; else it is quiet. `then win` lets one win go first. */
export const scripted = (...wanted: readonly string[]): ScriptedPort => {
  const left = [...wanted];
  return portOf((view, legal) => {
    const action = legal.find((allowed) => left.includes(actionText(allowed)));
    if (action !== undefined) {
      left.splice(left.indexOf(actionText(action)), 1);
      return action;
    }
    const patience = left.indexOf('then win');
    if (patience >= 0 && legal.some(({ type }) => type === 'win')) left[patience] = 'win';
    return quiet(view, legal);
  });
};

/** `discard 9m`, `bury 1s5s9s`, `win`. */
const actionText = (any: AnyAction): string => {
  const action = any as { type: string; tile?: Tile; tiles?: readonly Tile[] };
  const tiles = action.tiles ?? (action.tile === undefined ? [] : [action.tile]);
  return [action.type, tiles.map((tile) => codeOf(SUITED, tile)).join('')].join(' ').trim();
};

/** A port that never answers; its signals are kept to look at. */
export const silent = (): SeatPort & { readonly signals: AbortSignal[] } => {
  const signals: AbortSignal[] = [];
  return {
    signals,
    observe: () => {},
    choose: (_question, signal) => {
      signals.push(signal);
      return new Promise(() => {});
    },
  };
};

const first = <T>(items: readonly T[]): T => at(items, 0);

export interface KeptLog extends TableLog {
  readonly infos: LogEntry[];
  readonly errors: LogEntry[];
}

export const keptLog = (): KeptLog => {
  const infos: LogEntry[] = [];
  const errors: LogEntry[] = [];
  return {
    infos,
    errors,
    info: (entry) => {
      infos.push(entry);
    },
    error: (entry) => {
      errors.push(entry);
    },
  };
};

/** Entries of one kind, in order. */
export const entriesOf = <C extends LogEntry['code']>(
  entries: readonly LogEntry[],
  code: C,
): Extract<LogEntry, { code: C }>[] =>
  entries.filter((entry): entry is Extract<LogEntry, { code: C }> => entry.code === code);

/** Everybody at the table, seat by seat. */
export const four = <T>(make: (seat: Seat) => T): T[] => [0, 1, 2, 3].map(make);
