/** `paiju review`: the decisions of a record that cost most, in points of expected value. */
import type { AdviserLevel, Judged } from '@paiju/bots';
import { costliestOf, judge, stepsIn } from '@paiju/bots';
import type { GameRecord, Seat } from '@paiju/engine';
import { deskFor } from '../../args/game.ts';
import { readLevel } from '../../args/level.ts';
import { decisionsOf, recordIn } from '../../args/record.ts';
import { Breath } from '../../edge/breathe.ts';
import { unknown } from '../../edge/failure.ts';
import type { Io } from '../../edge/io.ts';
import { printJson, printLines } from '../../screen/print.ts';
import { Progress } from '../../screen/progress.ts';
import { documentOf } from './document.ts';
import { reviewLines, seatSummary } from './report.ts';

export interface ReviewArgs {
  readonly level: string;
  readonly seat?: string;
  readonly top: number;
  readonly json?: boolean;
}

export const review = async (io: Io, file: string, args: ReviewArgs): Promise<number> => {
  const record = recordIn(file);
  const desk = deskFor(record.game.rules.id);
  const level = readLevel(args.level);
  const seats = seatsNamed(record.terms.players, args.seat);
  const all = await judgeAll(io, { file, record, level, seats });
  const { players, options } = record.terms;
  const found = {
    level,
    players,
    options,
    decisions: all.length,
    costliest: costliestOf(all, args.top),
    seats: seats.map((seat) => seatSummary(seat, all)),
  };
  if (args.json) printJson(io, documentOf(desk, found));
  else printLines(io, desk.palette, reviewLines(desk, found));
  return 0;
};

/** By the number of the seat as in the record, or by the name of whoever plays there; all without either. */
const seatsNamed = (players: readonly string[], text: string | undefined): readonly Seat[] => {
  const seats = players.map((_, seat) => seat);
  if (text === undefined) return seats;
  const named = seats.filter((seat) => players[seat] === text || String(seat) === text);
  if (named.length === 0) throw unknown('seat', text, [...seats.map(String), ...players]);
  return named;
};

interface Work {
  readonly file: string;
  readonly record: GameRecord;
  readonly level: AdviserLevel;
  readonly seats: readonly Seat[];
}

const judgeAll = async (io: Io, { file, record, level, seats }: Work): Promise<Judged[]> => {
  const { rules } = record.game;
  const progress = new Progress(io, { things: 'decisions', all: stepsIn(record) });
  const breath = new Breath(io.signal);
  const all: Judged[] = [];
  try {
    for (const decision of decisionsOf(file, record)) {
      const judged = seats.includes(decision.seat) ? judge(rules, level, decision) : null;
      if (judged !== null) all.push(judged);
      progress.show(decision.step);
      await breath.take();
    }
  } finally {
    progress.clear();
  }
  return all;
};
