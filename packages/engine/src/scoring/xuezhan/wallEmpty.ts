/** what the seats that have not won settle when the wall is empty: refund, flower pig, ready check. */
import type { BySeat, Seat } from '../../core/seat.ts';
import { capOrFive } from '../../rules/xuezhan/patterns.ts';
import type { Standing } from '../../rules/xuezhan/state.ts';
import type { Transfer } from '../ledger.ts';
import { returnMoney } from './kongs.ts';
import type { Memory } from './memory.ts';
import { collect } from './memory.ts';
import { pointsFor } from './worth.ts';

interface Contender extends Standing {
  readonly seat: Seat;
}

export const wallEmptyTransfers = (
  memory: Memory,
  standings: BySeat<Standing | null>,
  cause: number,
): Transfer[] => {
  const contenders = standings.flatMap((standing, seat) =>
    standing === null ? [] : [{ seat, ...standing }],
  );
  return [
    ...refunds(memory, contenders, cause),
    ...flowerPigs(memory, contenders, cause),
    ...readyChecks(memory, contenders, cause),
  ];
};

/** a seat that is not ready gives back all kong money it still has. */
const refunds = (memory: Memory, contenders: readonly Contender[], cause: number): Transfer[] => {
  if (memory.options.kongMoney === 'final') return [];
  return contenders
    .filter(({ ready }) => ready === null)
    .flatMap(({ seat }) => memory.kongs.filter((kong) => kong.seat === seat))
    .flatMap((kong) => returnMoney(memory, kong, cause));
};

/** */
const flowerPigs = ({ options }: Memory, contenders: readonly Contender[], cause: number): Transfer[] => {
  if (!options.flowerPig) return [];
  const points = pointsFor(options, capOrFive(options));
  const pigs = contenders.filter(({ pig }) => pig).map(({ seat }) => seat);
  return contenders
    .filter(({ pig }) => !pig)
    .flatMap(({ seat }) => collect(pigs, { to: seat, points, reason: 'flower-pig', cause }));
};

/** a flower pig that has paid as such does not pay again. */
const readyChecks = ({ options }: Memory, contenders: readonly Contender[], cause: number): Transfer[] => {
  if (!options.readyCheck) return [];
  const payers = contenders
    .filter(({ ready, pig }) => ready === null && !(pig && options.flowerPig))
    .map(({ seat }) => seat);
  return contenders.flatMap(({ seat, ready }) =>
    ready === null
      ? []
      : collect(payers, { to: seat, points: pointsFor(options, ready), reason: 'ready-check', cause }),
  );
};
