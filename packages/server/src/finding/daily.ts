/** The deal of the day: everybody's one try at it, and how everybody did, told to those who have played. */
import type { GameId } from '@paiju/engine';
import { GAME_IDS } from '@paiju/engine';
import type { DailyNow, DailyResults, DailyRow, DailyTable } from '@paiju/protocol';
import { cardOf } from '../sittings/card.ts';
import { fold } from '../sittings/fold.ts';
import type { Person } from '../sittings/wishes.ts';
import type { DailyDeals, Deal, Try } from '../store/dailyDeals.ts';
import { botPoints, COMPARED, dailyTable } from './dailyMatch.ts';

const MOST_SHOWN = 100;

export interface DailyPorts {
  readonly deals: DailyDeals;
  /** The points of a match that is over, by seat. */
  pointsOf(sitting: string): Promise<readonly number[] | null>;
  failed(error: unknown): void;
}

export class Daily {
  readonly #ports: DailyPorts;
  /** Deals that bots are playing here just now. */
  readonly #playing = new Map<string, Promise<void>>();

  constructor(ports: DailyPorts) {
    this.#ports = ports;
  }

  async now(guest: string): Promise<DailyNow> {
    const day = await this.#ports.deals.today();
    const games = await Promise.all(
      GAME_IDS.map(async (ruleset) => {
        const own = await this.#own({ day, game: ruleset }, guest);
        return { ruleset, state: own === null ? 'new' : own.points === null ? 'begun' : 'over' } as const;
      }),
    );
    return { day, games };
  }

  /** Null where the table of it is no longer there. */
  async begin(game: GameId, person: Person): Promise<DailyTable | null> {
    const { deals } = this.#ports;
    const deal = { day: await deals.today(), game };
    const body = dailyTable(deal, await deals.seedOf(deal), person);
    const state = fold(null, body);
    const summary = cardOf(state, state.phase, () => false);
    const { joinCode } = await deals.begin({ ...deal, guest: person.id, summary, body });
    return joinCode === null ? null : { joinCode };
  }

  /** Null for whoever may not see it yet, and for a day that has not come. */
  async results(game: GameId, guest: string, wanted: string | null): Promise<DailyResults | null> {
    const { deals } = this.#ports;
    const today = await deals.today();
    const deal = { day: wanted ?? today, game };
    if (deal.day > today) return null;
    const own = await this.#own(deal, guest);
    if (deal.day === today && own?.points == null) return null;
    await Promise.all((await deals.uncounted(deal)).map((one) => this.#count(one)));
    const people = await deals.best(deal, MOST_SHOWN);
    const shown = own === null || people.some((one) => one.guest === guest) ? people : [...people, own];
    const rows = [
      ...shown.flatMap((one) => rowOf(one, guest)),
      ...(await this.#bots(deal, people.length > 0)),
    ];
    return {
      ...{ day: deal.day, ruleset: game, people: await deals.counted(deal) },
      rows: rows.sort((one, other) => (other.points[0] ?? 0) - (one.points[0] ?? 0)),
    };
  }

  /** When no bot plays here any more. */
  async stop(): Promise<void> {
    await Promise.all(this.#playing.values());
  }

  async #own(deal: Deal, guest: string): Promise<Try | null> {
    const found = await this.#ports.deals.find(deal, guest);
    return found === null || found.points !== null ? found : { ...found, points: await this.#count(found) };
  }

  async #count(one: Try): Promise<readonly number[] | null> {
    const points = one.sitting === null ? null : await this.#ports.pointsOf(one.sitting);
    if (points !== null) await this.#ports.deals.count(one, points);
    return points;
  }

  /** They play when somebody wants to compare for the first time, and are there when the next one looks. */
  async #bots(deal: Deal, isPlayed: boolean): Promise<readonly DailyRow[]> {
    const known = await this.#ports.deals.bots(deal);
    const missing = COMPARED.filter((level) => !known.some((bot) => bot.level === level));
    const name = `${deal.day} ${deal.game}`;
    if (isPlayed && missing.length > 0 && !this.#playing.has(name)) {
      const playing = this.#play(deal, missing)
        .catch((error: unknown) => this.#ports.failed(error))
        .finally(() => this.#playing.delete(name));
      this.#playing.set(name, playing);
    }
    return known.map(({ level, points }) => ({ is: 'bot', name: level, isOwn: false, points }));
  }

  async #play(deal: Deal, levels: readonly (typeof COMPARED)[number][]): Promise<void> {
    const { deals } = this.#ports;
    const seed = await deals.seedOf(deal);
    for (const level of levels)
      await deals.addBot(deal, { level, points: await botPoints(deal, seed, level) });
  }
}

const rowOf = ({ guest, name, points }: Try, own: string): readonly DailyRow[] =>
  points === null ? [] : [{ is: 'person', name, isOwn: guest === own, points }];
