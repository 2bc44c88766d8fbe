/** What a hand that is to draw a replacement tile is worth: the average over the tiles it may be. */
import { kinds, SUITED_AND_HONOURS } from '@paiju/engine';
import { isDrawn, takenBy } from '@paiju/engine/wuhan';
import type { Outcome } from './actionValue.ts';
import { bestDiscard, blend, outcomeOf } from './actionValue.ts';
import type { Aim } from './aims.ts';
import { belongs, needsFor } from './aims.ts';
import type { ExpertSight } from './expertSight.ts';
import type { Holding } from './holding.ts';
import { setsLeft, without } from './holding.ts';
import type { Prospect, Stakes } from './prospects.ts';
import { prospectOf, stakesOf } from './prospects.ts';

const ALL_KINDS = kinds(SUITED_AND_HONOURS);

export const afterReplacement = (sight: ExpertSight, holding: Holding): Outcome => {
  const stakes = stakesOf(sight, holding);
  const prospect = prospectOf(sight, holding, stakes);
  const unchanged = outcomeOf(prospect);
  // W-4.18: with an empty wall nothing is drawn and the round ends.
  if (sight.wall === 0 || !sight.looksAhead) return unchanged;
  const { aim, distance, opened } = prospect.hand;
  const isReady = opened && distance <= 0 && holding.dead === 0;
  const needs = needsFor(aim, holding.hand, setsLeft(holding));
  const cases: [weight: number, outcome: Outcome][] = [];
  let left = 1;
  for (const tile of ALL_KINDS) {
    const copies = sight.unseen[tile] ?? 0;
    if (copies === 0 || tile === sight.wild || !belongs(aim, tile)) continue;
    if (needs.lackingAfter(tile, 1) >= needs.lacking) continue;
    const weight = copies / sight.hidden;
    left -= weight;
    cases.push([
      weight,
      isReady
        ? bloom(sight, stakes, prospect)
        : (drawn(sight, { ...holding, hand: without(holding.hand, tile, -1) }, stakes, aim) ?? unchanged),
    ]);
  }
  cases.push([left, unchanged]);
  return blend(cases, unchanged.facts);
};

/** W-6.8: one type more. The factor of hard wins is left as it is. */
const bloom = (sight: ExpertSight, { now }: Stakes, { hand }: Prospect): Outcome => {
  const types = hand.aim.type === 'plain' ? 1 : 2;
  const drawn = isDrawn(sight.options, { way: 'kong-bloom', types: [] });
  const win = { winner: sight.seat, types, hard: hand.wilds === 0, drawn, discarder: null };
  const points = takenBy(now, win);
  return { win: points, losses: 0, flow: 0, risk: 0, shape: 0, points, facts: [] };
};

/** Only discards that keep what was gained: to look at all of them is slow, and changes one decision in 1,500. */
const drawn = (sight: ExpertSight, holding: Holding, stakes: Stakes, aim: Aim): Outcome | null => {
  const needs = needsFor(aim, holding.hand, setsLeft(holding));
  return bestDiscard(sight, holding, stakes, (tile) => needs.lackingAfter(tile, -1) <= needs.lacking);
};
