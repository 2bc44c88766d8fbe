/** What a hand at rest may hope for by the way that brings most, with the terms and facts that say why. */
import type { Counts, Tile } from '@paiju/engine';
import { countOf } from '@paiju/engine';
import type { Fact, Term } from '../advice.ts';
import type { Way } from './aims.ts';
import { distanceBy, isOpen, isUsable, waysOf } from './aims.ts';
import type { Ending, Prospect } from './chances.ts';
import { HOPELESS, pointsAhead, tollFree, winChance } from './chances.ts';
import type { XuezhanFact, XuezhanTerm } from './codes.ts';
import type { ExpertSight } from './expertSight.ts';
import { laterKongs } from './kongMoney.ts';
import { Prospects } from './prospects.ts';
import { distanceTo } from './reach.ts';
import type { Held } from './readyHand.ts';

/** Ways so much farther than the nearest are not looked at. */
const FARTHER = 3;

interface Hope {
  readonly way: Way | null;
  readonly prospect: Prospect;
  readonly distance: number;
  readonly value: number;
}

export class Hopes {
  readonly sight: ExpertSight;
  readonly ending: Ending;
  readonly prospects: Prospects;
  readonly #ways: readonly Way[];
  readonly #deepest: number;

  /** `deepest` is how many draws ahead a hand that is nearly ready is looked at. */
  constructor(sight: ExpertSight, ending: Ending, deepest: number) {
    this.sight = sight;
    this.ending = ending;
    this.prospects = new Prospects(sight, ending);
    this.#ways = waysOf(sight.options, sight.aim.usable);
    this.#deepest = deepest;
  }

  /** The terms and facts of leaving this hand, with so many own draws to come. */
  of(held: Held, draws: number): { readonly terms: readonly Term[]; readonly facts: readonly Fact[] } {
    const hope = this.#best(held, draws);
    return { terms: this.#terms(hope, held, draws), facts: this.#facts(hope, held, draws) };
  }

  #best(held: Held, draws: number): Hope {
    const sets = this.sight.options.sets - held.laid.sets;
    let best: Hope | null = null;
    let nearest = Infinity;
    const more = draws - this.sight.draws;
    for (const way of this.#ways) {
      if (!isOpen(way, held.laid)) continue;
      const distance = distanceBy(way, held.hand, sets);
      if (distance > nearest + FARTHER) continue;
      nearest = Math.min(nearest, distance);
      const isNear = distance <= 1 || (distance === 2 && way.pattern === null);
      const prospect = this.prospects.by(way, held, isNear ? this.#deepest : 0);
      const value = this.prospects.value(prospect, more);
      if (best === null || value > best.value) best = { way, prospect, distance, value };
    }
    // a set of the void suit leaves no way to win.
    return best ?? { way: null, prospect: LOST, distance: sets, value: this.prospects.value(LOST, more) };
  }

  #terms({ prospect, value }: Hope, held: Held, draws: number): Term[] {
    const more = draws - this.sight.draws;
    const untolled = tollFree(this.ending);
    const kept = pointsAhead(prospect, untolled, more);
    const win = pointsAhead(prospect, { ...untolled, payers: 0, notReady: 0 }, more);
    const terms = [term('win', win), term('later-risk', value - kept)];
    const kongs = laterKongs(this.sight, held, draws);
    if (kongs > 0) terms.push(term('later-kong', kongs));
    if (kept !== win) terms.push(term('ready-bonus', kept - win));
    return terms;
  }

  #facts({ way, prospect, distance }: Hope, held: Held, draws: number): Fact[] {
    const { drawn, drawnIncome, fed, fedIncome } = prospect;
    const income = this.sight.rivals.length * drawnIncome + fedIncome;
    const facts = [
      fact('draws', draws),
      fact('win-chance', winChance(prospect, this.ending, draws - this.sight.draws)),
      fact('win-value', drawn + fed === 0 ? 0 : income / (drawn + fed)),
    ];
    if (way === null) return facts;
    facts.push(fact('distance', distance), fact('useful', this.#useful(way, held, distance)));
    if (way.pattern !== null) facts.push(fact(way.pattern, 1));
    return facts;
  }

  /** Unseen copies of what brings the hand one closer by its way; of a ready hand, of what it waits for. */
  #useful(way: Way, { hand, laid }: Held, distance: number): number {
    const { unseen, aim, options } = this.sight;
    const sets = options.sets - laid.sets;
    const whole = { ...aim, sets, sevenPairs: aim.sevenPairs && laid.sets === 0 };
    const far = (counts: Counts): number =>
      distance > 0 ? distanceBy(way, counts, sets) : distanceTo(whole, counts);
    const scratch = hand.slice();
    let useful = 0;
    for (let kind = 0; kind < scratch.length; kind++) {
      const tile = kind as Tile;
      const copies = countOf(unseen, tile);
      if (copies === 0 || !isUsable(aim.usable, tile)) continue;
      scratch[kind] = countOf(hand, tile) + 1;
      if (far(scratch) < distance) useful += copies;
      scratch[kind] = countOf(hand, tile);
    }
    return useful;
  }
}

const LOST: Prospect = { ...HOPELESS, steps: [0] };

export const term = (code: XuezhanTerm, points: number): Term => ({ code, points });
export const fact = (code: XuezhanFact, value: number): Fact => ({ code, value });
