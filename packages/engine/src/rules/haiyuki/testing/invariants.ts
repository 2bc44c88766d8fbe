/** What holds at every step of every round of Haiyuki, whatever the options. Throws at the first thing that does not. */
import { sizeOf } from '../../../core/counts.ts';
import type { Seat } from '../../../core/seat.ts';
import { at } from '../../../core/seat.ts';
import type { Tile } from '../../../core/tile.ts';
import { must } from '../../../testing/contractChecks.ts';
import type { PlayedStep } from '../../../testing/contractGame.ts';
import type { HaiyukiEvent } from '../events.ts';
import type { HaiyukiState } from '../state.ts';

type Step = PlayedStep<HaiyukiState, HaiyukiEvent>;

const SEATS = [0, 1] as const;

export const checkOwn = (step: Step): void => {
  for (const seat of SEATS) checkHandSize(step.after, seat);
  if (step.by === null) return;
  for (const seat of SEATS) checkPoints(step, seat);
  checkCounter(step);
  checkRiichi(step);
};

/** H-2.4: twelve for the seat to act and for a winner, eleven for all others. */
const checkHandSize = ({ phase, seats }: HaiyukiState, seat: Seat): void => {
  const { concealed, melds } = at(seats, seat);
  const size = sizeOf(concealed) + 3 * melds.length;
  const isActing =
    (phase.name === 'turn' && phase.seat === seat) ||
    (phase.name === 'declared' && phase.win.way === 'tsumo' && phase.win.seat === seat);
  if (phase.name === 'over') must(size === 11 || size === 12, 'H-2.4: hand size', () => `${size}`);
  else must(size === (isActing ? 12 : 11), 'H-2.4: hand size', () => `${size}`);
};

/** H-5.2, H-10.2: MP never rise; HP rise by RECOVERY alone and by no more than it healed. */
const checkPoints = ({ before, events, after }: Step, seat: Seat): void => {
  const [old, now] = [at(before.seats, seat), at(after.seats, seat)];
  let { hp, mp } = old;
  for (const event of events) {
    if (event.type === 'skill-used' && event.seat === seat) {
      mp -= event.cost;
      hp += event.healed;
      must(event.healed === 0 || event.skill === 'RECOVERY', 'H-5.2: healed without RECOVERY');
    }
    if (event.type === 'won' && event.seat !== seat) hp -= event.lost;
    if (event.type === 'ended') hp -= at(event.lost, seat);
  }
  must(now.hp === hp && hp >= 0 && hp <= after.options.hp, 'H-10.2: HP', () => `${now.hp}, not ${hp}`);
  must(now.mp === mp && mp >= 0 && mp <= old.mp, 'H-10.2: MP', () => `${now.mp}, not ${mp}`);
};

/** H-2.3: seats take turns, and the counter rises when the starter's turn comes round again, to 20 at most. */
const checkCounter = ({ before, events, after }: Step): void => {
  let { turn } = before;
  let last = before.phase.name === 'turn' ? before.phase.seat : null;
  for (const event of events) {
    if (event.type === 'turns-over') must(turn === 20, 'H-2.11: nagari before turn 20', () => `${turn}`);
    if (event.type !== 'turn-began') continue;
    must(event.seat !== last, 'H-2.3: two turns in a row');
    if (last !== null)
      must(event.turn === turn + (event.seat === before.starter ? 1 : 0), 'H-2.3: the counter');
    turn = event.turn;
    last = event.seat;
  }
  must(after.turn === turn && turn >= 1 && turn <= 20, 'H-2.3: the counter', () => `${turn}`);
};

/** H-4.5, H-4.7, H-2.7: in riichi the drawn tile goes; no ron without riichi; no pon in it. */
const checkRiichi = ({ before, events }: Step): void => {
  const inRiichi = before.seats.map(({ riichi }) => riichi !== null);
  let drawn: Tile | null = before.phase.name === 'turn' ? before.phase.drawn : null;
  for (const [i, event] of events.entries()) {
    if (event.type === 'drew') drawn = event.tile;
    if (event.type === 'discarded' && inRiichi[event.seat] && events[i - 1]?.type !== 'riichi-declared')
      must(event.tile === drawn, 'H-4.5: a locked hand was changed');
    if (event.type === 'melded') must(!inRiichi[event.seat], 'H-2.7: a pon in riichi');
    if (event.type === 'won' && event.way === 'ron')
      must(inRiichi[event.seat] === true, 'H-4.7: ron without riichi');
    if (event.type === 'won')
      must((event.ura !== null) === inRiichi[event.seat], 'H-4.10: ura without riichi');
    if (event.type === 'riichi-declared') {
      must(!inRiichi[event.seat] && at(before.seats, event.seat).melds.length === 0, 'H-4.3: riichi');
      inRiichi[event.seat] = true;
    }
  }
};
