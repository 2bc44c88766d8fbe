/** Discards that leave the hand ready, and what may come of each. */
import type { Counts, Tile, Wait } from '@paiju/engine';
import { countOf, haiyukiWaits, kindsIn, withoutTile } from '@paiju/engine';
import type { Situation } from './situation.ts';

export interface Ready {
  readonly tile: Tile;
  /** To win before the turns are over, if the other seat does not. */
  readonly chance: number;
  readonly damage: number;
}

const DORA = 400;
/** An ura-dora that nobody has seen, on average. */
const URA = 370;
/** In riichi the other seat's discards win too; it throws a little less than it draws of what is waited for. */
const RON_DRAWS = 0.8;

/** The best first. */
export const readyDiscards = (situation: Situation, canRiichi: boolean): readonly Ready[] =>
  kindsIn(situation.closed)
    .flatMap((tile): Ready[] => {
      const rest = withoutTile(situation.all, tile);
      const waits = haiyukiWaits(rest);
      if (waits.length === 0) return [];
      return [
        { tile, chance: chanceOf(situation, waits, canRiichi), damage: damageOf(situation, rest, waits) },
      ];
    })
    .sort((a, b) => meritOf(situation, b) - meritOf(situation, a));

const meritOf = ({ reckons }: Situation, { chance, damage }: Ready): number =>
  reckons ? chance * damage : chance;

export const copiesWaitedFor = ({ unseen }: Situation, waits: readonly Wait[]): number =>
  waits.reduce((sum, { tile }) => sum + countOf(unseen, tile), 0);

const chanceOf = (situation: Situation, waits: readonly Wait[], canRiichi: boolean): number => {
  const tries = situation.draws * (canRiichi ? 1 + RON_DRAWS : 1);
  return 1 - Math.exp((-tries * copiesWaitedFor(situation, waits)) / situation.unseenTiles);
};

/** With the likeliest of the waited tiles. */
const damageOf = (situation: Situation, rest: Counts, waits: readonly Wait[]): number => {
  const { dora, own, other, unseen } = situation;
  const [likeliest] = [...waits].sort((a, b) => countOf(unseen, b.tile) - countOf(unseen, a.tile));
  if (likeliest === undefined) return 0;
  const doras = countOf(rest, dora) + (likeliest.tile === dora ? 1 : 0);
  const isOpen = own.melds.length > 0;
  const points = likeliest.score + DORA * doras + (isOpen ? 0 : URA);
  return points * (isOpen ? 0.75 : 1) * (own.critical ? 1.25 : 1) * (other.mirror ? 0.75 : 1);
};
