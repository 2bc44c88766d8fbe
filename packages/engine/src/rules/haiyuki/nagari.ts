/** H-2.11, H-5.6, H-6.13, H-6.34: the turns are over and nobody has won. */
import type { Seat } from '../../core/seat.ts';
import { at } from '../../core/seat.ts';
import { wallSize } from '../../play/wall.ts';
import { placeBy, tileAt } from './drawing.ts';
import { ended } from './ending.ts';
import { completes } from './hand.ts';
import type { Run } from './run.ts';
import { SKILLS, usableSkills } from './skills.ts';
import type { HaiyukiState } from './state.ts';
import { inOrder } from './state.ts';
import { declareWin, spunWin } from './winning.ts';

export const owesChance = (state: HaiyukiState, seat: Seat): boolean => {
  const { phase } = state;
  if (phase.name !== 'last-chance' || at(phase.answers, seat) !== null) return false;
  return usableSkills(state, seat, 'reactive').length > 0;
};

export const runOutOfTurns = (run: Run): void => {
  run.emit({ type: 'turns-over' });
  resolveChances(run);
};

/** Once everybody asked has answered: all who accepted pay, then the tiles are turned, the starter's first. */
export const resolveChances = (run: Run): void => {
  const { phase } = run.state;
  if (phase.name !== 'last-chance') throw new Error('the turns are not over');
  const order = inOrder(run.state);
  if (order.some((seat) => owesChance(run.state, seat))) return;
  const accepted = order.filter((seat) => at(phase.answers, seat)?.type === 'skill');
  const { name: skill, cost } = SKILLS.LAST_CHANCE;
  for (const seat of accepted) run.emit({ type: 'skill-used', seat, skill, cost, healed: 0 });
  for (const seat of accepted) {
    const { wall, roulette } = run.state;
    const tile = tileAt(wall, placeBy(at(roulette, order.indexOf(seat)), wallSize(wall)));
    run.emit({ type: 'spun', seat, tile });
    if (completes(run.state, seat, tile)) {
      declareWin(run, spunWin(seat, tile));
      return;
    }
  }
  run.emit(ended(run.state, 'nagari'));
};
