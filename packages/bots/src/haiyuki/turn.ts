/** The own turn, and the answer to a discard. */
import type { Counts, HaiyukiAction, Tile } from '@paiju/engine';
import { countOf } from '@paiju/engine';
import { dangers } from './danger.ts';
import type { Eyes } from './eyes.ts';
import { outlookOf } from './outlook.ts';
import { leaning } from './profiles.ts';
import type { Ready } from './ready.ts';
import { readyDiscards } from './ready.ts';
import type { Situation } from './situation.ts';
import { isWorthIt } from './skills.ts';

/** A riichi is declared unless the hand can become worth so much more than it is now. */
const WAITS_FOR = 1.6;

/** Each legal discard with what it is worth: what may come of the rest, less what it may lose. */
interface Rated {
  readonly action: HaiyukiAction;
  readonly tile: Tile;
  readonly value: number;
}

export const takeTurn = (
  situation: Situation,
  legal: readonly HaiyukiAction[],
  eyes: Eyes,
): HaiyukiAction | null => {
  const rated = ratedDiscards(situation, legal, eyes);
  const [best] = rated;
  const canRiichi = legal.some(({ type }) => type === 'riichi');
  const [ready = null] = readyDiscards(situation, canRiichi);
  const skill = legal.find(
    (action) =>
      action.type === 'skill' &&
      (action.tile === undefined || action.tile === ready?.tile) &&
      isWorthIt(action.skill, { situation, ready }),
  );
  if (skill !== undefined && !eyes.overlooks()) return skill;
  const riichi = legal.find((action) => action.type === 'riichi' && action.tile === ready?.tile);
  if (riichi !== undefined && ready !== null && isTimeFor(situation, ready, best) && !eyes.overlooks())
    return riichi;
  return best?.action ?? legal[0] ?? null;
};

/** A guaranteed draw wants the dearest hand; everything else waits only for a hand that is clearly better. */
const isTimeFor = ({ own, reckons }: Situation, ready: Ready, best: Rated | undefined): boolean => {
  if (ready.chance === 0) return false;
  if (!reckons || own.guaranteed || best === undefined || best.tile === ready.tile) return true;
  return best.value < WAITS_FOR * ready.chance * ready.damage;
};

const ratedDiscards = (
  situation: Situation,
  legal: readonly HaiyukiAction[],
  eyes: Eyes,
): readonly Rated[] => {
  const { own, all, open, draws, profile } = situation;
  const { after } = outlookOf(situation, { all, open, isOpen: own.melds.length > 0, draws });
  const risks = situation.reckons ? dangers(situation) : null;
  const wary = leaning(profile.defence, 0.4);
  return legal
    .flatMap((action): Rated[] => {
      if (action.type !== 'discard') return [];
      const { tile } = action;
      return [{ action, tile, value: eyes.seen(after[tile] ?? 0) - wary * (risks?.[tile] ?? 0) }];
    })
    .sort((a, b) => b.value - a.value);
};

/** Whether the hand is worth more with an open set of this kind than without. */
export const claim = (
  situation: Situation,
  tile: Tile,
  legal: readonly HaiyukiAction[],
  eyes: Eyes,
): HaiyukiAction | null => {
  const pon = legal.find(({ type }) => type === 'pon');
  const pass = legal.find(({ type }) => type === 'pass') ?? null;
  if (pon === undefined) return pass;
  const { all, open, own, draws, profile, closed } = situation;
  const before = outlookOf(situation, { all, open, isOpen: own.melds.length > 0, draws }).none;
  const claimed = { all: plus(all, tile, 1), open: plus(open, tile, 3), isOpen: true, draws: draws - 1 };
  const { after } = outlookOf(situation, claimed);
  const best = Math.max(
    ...after.filter((_, kind) => countOf(closed, kind as Tile) > (kind === tile ? 2 : 0)),
  );
  return eyes.seen(best) * leaning(profile.speed, 0.4) > eyes.seen(before) ? pon : pass;
};

const plus = (counts: Counts, tile: Tile, copies: number): Counts => {
  const more = counts.slice();
  more[tile] = countOf(more, tile) + copies;
  return more;
};
