/** A match of a sitting: how it begins, and the room in which it is played, from its record on. */
import type { BotLevel } from '@paiju/bots';
import type { BySeat, Game, Result, Seat } from '@paiju/engine';
import { at, fail, GAMES, headerLine, readRecord, resolveOptions, seedOf } from '@paiju/engine';
import type { FairProof } from '@paiju/engine/fair';
import type { TableTerms } from '@paiju/protocol';
import { CLOCKS, PROTOCOL } from '@paiju/protocol';
import type { Occupant, RoomPorts, RoomSettings } from '@paiju/table';
import { Room } from '@paiju/table';
import type { Made, Sitter } from './entries.ts';
import type { KeptMatch } from './fold.ts';
import type { SittingPorts, SittingTimes } from './ports.ts';
import { PACKING } from './spoken.ts';
import { FILLING_LEVEL, isLevel } from './wishes.ts';

/** What bots are called in the record. */
const BOT_NAMES = ['Lin', 'Mei', 'Wen', 'Bao'];

export const gameOf = ({ ruleset }: TableTerms): Game => GAMES[ruleset];

/** The options that are agreed on, whole. */
export const optionsOf = (terms: TableTerms): Result<object, { readonly field: string }> => {
  const { options } = gameOf(terms).rules;
  if (!Object.hasOwn(options.presets, terms.preset)) return fail({ field: 'preset' });
  const resolved = resolveOptions(options, terms.preset, terms.changes);
  return resolved.ok ? resolved : fail({ field: 'changes' });
};

/** The first line of the record of a new match, and how its wall was made where people made it. */
export const headerFor = (
  terms: TableTerms,
  chairs: BySeat<Sitter>,
  { seed, fair }: { readonly seed: string; readonly fair?: FairProof },
): string => {
  const options = optionsOf(terms);
  if (!options.ok) throw new Error('a table with options that its game does not have');
  const players = chairs.map((sitter, seat) => (sitter.is === 'person' ? sitter.name : at(BOT_NAMES, seat)));
  const chance = { seed: seedOf(seed) };
  return headerLine(gameOf(terms).rules, { options: options.value, chance, players }, fair);
};

export interface RoomNeeds {
  readonly terms: TableTerms;
  readonly chairs: BySeat<Sitter>;
  readonly made: Made | null;
  readonly ports: Pick<SittingPorts, 'bot' | 'wait' | 'now' | 'log'>;
  readonly times: SittingTimes;
  isHere(seat: Seat): boolean;
  readonly tell: RoomPorts<BotLevel>['tell'];
  readonly keep: NonNullable<RoomPorts<BotLevel>['keep']>;
  /** What people are told counts on from here: never back, not after a take-over either. */
  readonly firstNumber: number;
}

/** The room of a match as far as it was kept. Everybody in it is away until they come. */
export const roomOf = (kept: KeptMatch, needs: RoomNeeds): Room<BotLevel> => {
  const { ports, chairs } = needs;
  const record = readRecord(GAMES, kept.record);
  if (!record.ok) throw new Error(`a match was kept that cannot be read: ${record.error.code}`);
  const { game, terms } = record.value;
  const room = new Room<BotLevel>(
    { game, terms, seats: chairs.map((sitter, seat) => occupantOf(sitter, needs.isHere(seat))) },
    {
      tell: needs.tell,
      packing: PACKING,
      keep: needs.keep,
      bot: (seat, level) => ports.bot(game, seat, level),
      wait: (ms, signal) => ports.wait(ms, signal),
      now: () => ports.now(),
      log: ports.log,
    },
    { ...settingsFor(needs), firstNumber: needs.firstNumber },
  );
  const { last } = kept;
  const past = { reserves: last?.reserves ?? null, agoMs: last === null ? 0 : ports.now() - last.at };
  const problem = room.restore(record.value, past);
  if (problem !== null) throw new Error(`a match was kept that cannot be gone on with: ${problem.code}`);
  return room;
};

export const occupantOf = (sitter: Sitter, isHere: boolean): Occupant<BotLevel> => {
  if (sitter.is === 'bot') return { is: 'bot', level: isLevel(sitter.level) ? sitter.level : FILLING_LEVEL };
  return sitter.is === 'person' ? { is: 'person', isAway: !isHere } : { is: 'empty' };
};

const settingsFor = ({ terms, made, times }: RoomNeeds): RoomSettings<BotLevel> => ({
  clock: CLOCKS[terms.clock],
  holdMs: times.holdMs,
  readyMs: times.readyMs,
  watchDelayMs: terms.watchDelayS * 1000,
  // At the deal of the day nobody waits for anybody: it waits for whoever is to play it.
  standIn: made?.for === 'daily' ? null : { level: FILLING_LEVEL, afterMs: times.standInMs },
  protocol: PROTOCOL,
});

/** Chairs without anybody get a bot when a match begins. */
export const filled = (chairs: BySeat<Sitter>): readonly Seat[] =>
  chairs.flatMap((sitter, seat) => (sitter.is === 'empty' ? [seat] : []));
