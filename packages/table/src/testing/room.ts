/** Rooms for tests: what every person is told is kept, bots follow a script, and the clock is moved by hand. */
import type { MatchTerms, Seat } from '@paiju/engine';
import { at, GAMES } from '@paiju/engine';
import type { Asked, GameAction, SeatDown } from '@paiju/protocol';
import type { SeatPort } from '../ports.ts';
import { Room } from '../room.ts';
import type { Occupant, RoomPorts, RoomSettings } from '../roomPorts.ts';
import { HandClock } from './clock.ts';
import { BURY3, seeded } from './deal.ts';
import { eager, four, keptLog, portOf, quiet } from './ports.ts';

export const PERSON = { is: 'person' } as const;
export const EMPTY = { is: 'empty' } as const;
export const QUIET = { is: 'bot', level: 'quiet' } as const;

type Level = 'quiet' | 'eager';

export interface Plan extends Pick<RoomPorts<Level>, 'keep' | 'stopped'> {
  readonly seats: readonly Occupant<Level>[];
  readonly terms?: MatchTerms;
  readonly settings?: Partial<RoomSettings<Level>>;
  /** Instead of the scripted ones. */
  bot?(seat: Seat, level: Level): SeatPort;
}

export const roomOf = ({ seats, terms = seeded(BURY3, 31), settings = {}, bot, ...ports }: Plan) => {
  const clock = new HandClock();
  const log = keptLog();
  const told: SeatDown[][] = four(() => []);
  const room = new Room<Level>(
    { game: GAMES.xuezhan, terms, seats },
    {
      tell: (seat, message) => void told[seat]?.push(message),
      bot: bot ?? ((_seat, level) => portOf(level === 'quiet' ? quiet : eager)),
      wait: clock.wait,
      now: clock.time,
      log,
      ...ports,
    },
    { clock: null, holdMs: 0, readyMs: null, standIn: null, protocol: 7, ...settings },
  );
  return { room, clock, log, told };
};

/** Messages of one kind, in order. */
export const ofType = <T extends SeatDown['type']>(
  told: readonly SeatDown[] | undefined,
  type: T,
): Extract<SeatDown, { readonly type: T }>[] =>
  (told ?? []).filter((message): message is Extract<SeatDown, { readonly type: T }> => message.type === type);

/** The question a seat has not been told the end of. */
export const openQuestion = (told: readonly SeatDown[] | undefined): Asked => {
  const done = new Set(ofType(told, 'done').map(({ question }) => question));
  const open = ofType(told, 'asked').findLast(({ question }) => !done.has(question));
  if (open === undefined) throw new Error('nothing is asked');
  return open;
};

/** Answers the open question: with the quiet choice of what is allowed. */
export const answer = (room: Room<Level>, told: readonly SeatDown[][], seat: Seat): void => {
  const { question, legal } = openQuestion(told[seat]);
  const actions: readonly GameAction[] = legal;
  const action = actions.find(({ type }) => type === 'pass') ?? at(actions, 0);
  room.hear(seat, { type: 'act', question, action });
};
