/** Cuts a match into steps worth a look each: a discard lies there before the next seat has drawn. */
import type { AnyAction, AnyEvent, BySeat, Match, Moment, Seat } from '@paiju/engine';
import { at, balances, bySeat } from '@paiju/engine';

export interface FilmStep extends Moment {
  readonly state: object;
  readonly points: BySeat<number>;
  /** Whose action it was; null for a deal, and for what followed an action by itself. */
  readonly by: { readonly seat: Seat; readonly action: AnyAction } | null;
}

/** After these the game waits for a moment at a real table. */
const LIES: ReadonlySet<string> = new Set(['discarded', 'kong-declared']);

export class Cutter {
  readonly steps: FilmStep[] = [];
  readonly #match: Match;
  #state: object;
  #points: BySeat<number>;

  constructor(match: Match) {
    this.#match = match;
    this.#state = match.state;
    this.#points = match.balances;
  }

  add(by: FilmStep['by'], { first, events, transfers }: Moment): void {
    const { rules, terms } = this.#match;
    if (by === null) this.#state = rules.empty(terms.options);
    const groups = grouped(events, (event) => rules.seenBy(terms.options, event, null) === null);
    let open = [...transfers];
    let next = first;
    for (const [i, group] of groups.entries()) {
      for (const event of group) this.#state = rules.evolve(this.#state, event);
      const begun = next;
      next += group.length;
      const isLast = i === groups.length - 1;
      const due = open.filter(({ cause }) => isLast || cause < next);
      open = open.filter((transfer) => !due.includes(transfer));
      const changes = balances(rules.seats, 0, due);
      this.#points = bySeat(rules.seats, (seat) => at(this.#points, seat) + at(changes, seat));
      this.steps.push({
        first: begun,
        state: this.#state,
        events: group,
        transfers: due,
        points: this.#points,
        by: i === 0 ? by : null,
      });
    }
  }
}

/** A cut after what lies on the table, as soon as something happens that everybody sees. */
const grouped = (
  events: readonly AnyEvent[],
  isSecret: (event: AnyEvent) => boolean,
): readonly AnyEvent[][] => {
  const groups: AnyEvent[][] = [];
  for (const event of events) {
    const open = groups.at(-1);
    const isNew = open === undefined || (!isSecret(event) && open.some(({ type }) => LIES.has(type)));
    if (isNew) groups.push([event]);
    else open.push(event);
  }
  return groups;
};
