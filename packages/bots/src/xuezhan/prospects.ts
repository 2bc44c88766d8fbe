/** How a hand at rest may come to win: the tiles that bring it on, what it would wait for then, and what a win would pay. */
import type { Counts, Tile } from '@paiju/engine';
import { countOf, SUITED } from '@paiju/engine';
import type { Way } from './aims.ts';
import { distanceBy, isUsable } from './aims.ts';
import { Average } from './average.ts';
import type { Ending, Prospect } from './chances.ts';
import { HOPELESS, pointsAhead } from './chances.ts';
import type { ExpertSight } from './expertSight.ts';
import type { Laid } from './holding.ts';
import { withPung } from './holding.ts';
import type { Held } from './readyHand.ts';
import { readyProspect } from './readyHand.ts';
import { usualProspect } from './usual.ts';

const KINDS = SUITED.codes.length;

/** With so many draws to come a bad hand has come half way to a usual one, on average over them. */
const IMPROVING = 12;

/** The prospects of one decision; it remembers what it has looked at. */
export class Prospects {
  readonly #sight: ExpertSight;
  readonly #ending: Ending;
  readonly #known = new Map<Way | null, Map<Laid, Map<number, Prospect>>>();
  readonly #punged = new Map<Laid, Map<Tile, Laid>>();

  constructor(sight: ExpertSight, ending: Ending) {
    this.#sight = sight;
    this.#ending = ending;
  }

  /** The prospect of a hand at rest by one way, looked at so many draws deep. */
  by(way: Way, held: Held, depth: number): Prospect {
    const sets = this.#sight.options.sets - held.laid.sets;
    const now = distanceBy(way, held.hand, sets);
    if (now <= 0) return this.#improved(this.ready(held), this.#usual(way, held.laid, 0));
    const known = this.#memory(way, held.laid);
    const key = keyOf(held.hand, way.usable) * 4 + depth;
    return entryOf(known, key, () =>
      this.#improved(this.#step(way, held, { now, sets, depth }), this.#usual(way, held.laid, now)),
    );
  }

  ready(held: Held): Prospect {
    const known = this.#memory(null, held.laid);
    const key = keyOf(held.hand, this.#sight.aim.usable);
    return entryOf(known, key, () => readyProspect(this.#sight, held));
  }

  /** The best a hand with one tile too many can be left as, at this distance. */
  #rest(way: Way, held: Held, distance: number, depth: number): Prospect {
    const { hand, laid } = held;
    // What the way cannot use goes first, and which of it makes no difference.
    const useless = uselessIn(hand, way.usable);
    if (useless !== null) return this.#without(way, held, useless, depth);
    const sets = this.#sight.options.sets - laid.sets;
    let best = HOPELESS;
    let most = -Infinity;
    for (let kind = 0; kind < KINDS; kind++) {
      const copies = countOf(hand, kind as Tile);
      if (copies === 0) continue;
      hand[kind] = copies - 1;
      if (distanceBy(way, hand, sets) === distance) {
        const prospect = this.by(way, held, depth);
        const value = this.value(prospect, -1);
        if (value > most) {
          best = prospect;
          most = value;
        }
      }
      hand[kind] = copies;
    }
    return best;
  }

  #without(way: Way, held: Held, tile: Tile, depth: number): Prospect {
    const { hand } = held;
    const copies = countOf(hand, tile);
    hand[tile] = copies - 1;
    const prospect = this.by(way, held, depth);
    hand[tile] = copies;
    return prospect;
  }

  #step(
    way: Way,
    held: Held,
    at: { readonly now: number; readonly sets: number; readonly depth: number },
  ): Prospect {
    const { hand, laid } = held;
    const { shares, feeds, isLocked } = this.#sight;
    const average = new Average();
    for (let kind = 0; kind < KINDS; kind++) {
      const tile = kind as Tile;
      const copies = countOf(hand, tile);
      const share = shares[kind] ?? 0;
      if (share === 0 || copies === SUITED.copies || !isUsable(way.usable, tile)) continue;
      hand[kind] = copies + 1;
      if (distanceBy(way, hand, at.sets) < at.now) average.add(share, this.#next(way, held, at));
      hand[kind] = copies;
      if (copies < 2 || isLocked || way.form === 'pairs') continue;
      hand[kind] = copies - 2;
      const punged = this.#withPung(laid, tile);
      if (distanceBy(way, hand, at.sets - 1) < at.now)
        average.add(share * (feeds[kind] ?? 0), this.#next(way, { hand, laid: punged }, at));
      hand[kind] = copies;
    }
    return average.prospect();
  }

  #next(way: Way, held: Held, { now, depth }: { readonly now: number; readonly depth: number }): Prospect {
    return depth > 0 ? this.#rest(way, held, now - 1, depth - 1) : this.#usual(way, held.laid, now - 1);
  }

  /** A hand that stands worse than usual becomes better by tiles that do not bring it closer, if there is time. */
  #improved(exact: Prospect, usual: Prospect): Prospect {
    const { draws, isLocked } = this.#sight;
    const [step] = exact.steps;
    const [usualStep = 0] = usual.steps;
    const part = isLocked ? 0 : draws / (draws + IMPROVING);
    if (step !== undefined)
      return step >= usualStep
        ? exact
        : { ...exact, steps: [step + part * (usualStep - step), ...exact.steps.slice(1)] };
    if (incomeOf(exact) >= incomeOf(usual)) return exact;
    const towards = (now: number, then: number): number => now + part * (then - now);
    return {
      steps: exact.steps,
      drawn: towards(exact.drawn, usual.drawn),
      drawnIncome: towards(exact.drawnIncome, usual.drawnIncome),
      fed: towards(exact.fed, usual.fed),
      fedIncome: towards(exact.fedIncome, usual.fedIncome),
      worth: exact.worth,
    };
  }

  #usual(way: Way, laid: Laid, distance: number): Prospect {
    const known = this.#memory(way, laid);
    const key = -1 - distance; // keys of hands are not below zero
    return entryOf(known, key, () => usualProspect(this.#sight, way, laid, distance));
  }

  /** What it is worth with so many draws more than are to come. */
  value(prospect: Prospect, more: number): number {
    return pointsAhead(prospect, this.#ending, more);
  }

  #memory(way: Way | null, laid: Laid): Map<number, Prospect> {
    const byLaid = entryOf(this.#known, way, () => new Map<Laid, Map<number, Prospect>>());
    return entryOf(byLaid, laid, () => new Map<number, Prospect>());
  }

  /** The same pung is the same object, so that what follows it is remembered. */
  #withPung(laid: Laid, tile: Tile): Laid {
    const made = entryOf(this.#punged, laid, () => new Map<Tile, Laid>());
    return entryOf(made, tile, () => withPung(laid, tile));
  }
}

/** Points between two draws while two others are in play. */
const incomeOf = ({ drawnIncome, fedIncome }: Prospect): number => 2 * drawnIncome + fedIncome;

const entryOf = <K, V>(entries: Map<K, V>, key: K, make: () => V): V => {
  const known = entries.get(key);
  if (known !== undefined) return known;
  const made = make();
  entries.set(key, made);
  return made;
};

const uselessIn = (hand: Counts, usable: number): Tile | null => {
  for (let kind = 0; kind < KINDS; kind++)
    if (countOf(hand, kind as Tile) > 0 && !isUsable(usable, kind as Tile)) return kind as Tile;
  return null;
};

/** The usable suits of a hand as one number: two suits at most, else it would not be exact. */
const keyOf = (hand: Counts, usable: number): number => {
  let key = 0;
  for (let kind = 0; kind < KINDS; kind++)
    if (isUsable(usable, kind as Tile)) key = key * 5 + countOf(hand, kind as Tile);
  return key;
};
