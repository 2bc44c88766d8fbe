/** Whole matches as they travel: every message fits its schema and comes back as it was, and what a round costs a player. */
import { createBot } from '@paiju/bots';
import type { GameId, MatchTerms, Seat } from '@paiju/engine';
import { GAMES, Stream, seedOf } from '@paiju/engine';
import type { SeatDown } from '@paiju/protocol';
import { readDown, readUp, writeDown, writeUp } from '@paiju/protocol';
import { describe, expect, test } from 'vitest';
import { deflatedSize, frameSize } from './wireBytes.ts';
import type { Asking, Heard } from './wireTable.ts';
import { listen } from './wireTable.ts';

const IDS = Object.keys(GAMES) as GameId[];
const KB = 1024;
const MOST_KB = 12;

const seedNo = (number: number) => seedOf(number.toString(16).padStart(64, '0'));
const termsOf = (game: GameId, preset: string, number: number, changes: object = {}): MatchTerms => ({
  options: { ...GAMES[game].rules.options.presets[preset], ...changes },
  chance: { seed: seedNo(number) },
  players: ['Ann', 'Ben', 'Cai', 'Dan'].slice(0, GAMES[game].rules.seats),
});

describe.each(IDS)('%s', (game) => {
  const { rules } = GAMES[game];
  const changes = game === 'haiyuki' ? { seat0: 'smash', seat1: 'mayu' } : {};

  test.each(Object.keys(rules.options.presets))('%s: every message there and back', async (preset) => {
    const types = new Set<string>();
    for (let number = 0; number < 3; number++) {
      const chance = new Stream({ seed: seedNo(number), round: 0, name: 'bot' });
      const anything = async ({ legal }: Asking) => legal[chance.below(legal.length)] ?? null;
      const terms = termsOf(game, preset, number, changes);
      for (const { down, up } of (await listen(GAMES[game], terms, anything)).seats) {
        for (const message of down)
          expect(readDown(writeDown(message))).toEqual({ ok: true, value: message });
        for (const message of up) expect(readUp(writeUp(message))).toEqual({ ok: true, value: message });
        for (const { type } of down) types.add(type);
        const numbers = down.flatMap((message) => ('n' in message ? [message.n] : []));
        expect(numbers).toEqual(numbers.map((_, i) => i + 1));
        const text = down.map(writeDown).join('\n');
        expect(text).not.toContain(seedNo(number));
        expect(text).not.toContain('"seed":');
      }
    }
    expect([...types]).toEqual(expect.arrayContaining(['seated', 'told', 'asked', 'done', 'match-over']));
  });

  test('a field that nobody has allowed is refused, wherever it is', async () => {
    const first = async ({ legal }: Asking) => legal[0] ?? null;
    const preset = rules.options.defaultPreset;
    const { seats } = await listen(GAMES[game], termsOf(game, preset, 1), first);
    const texts = (seats[0] as Heard).down.slice(0, 60).map(writeDown);
    let spoilt = 0;
    for (const text of texts)
      for (const hidden of withSecret(JSON.parse(text))) {
        spoilt += 1;
        expect(readDown(JSON.stringify(hidden)).ok, JSON.stringify(hidden)).toBe(false);
      }
    expect(spoilt).toBeGreaterThan(200);
  });
});

/** The message again and again, each time with a secret in another of its objects. */
const withSecret = (message: unknown): unknown[] => {
  if (Array.isArray(message))
    return message.flatMap((item, i) => withSecret(item).map((changed) => message.with(i, changed)));
  if (typeof message !== 'object' || message === null) return [];
  const inside = Object.entries(message).flatMap(([key, value]) =>
    withSecret(value).map((changed) => ({ ...message, [key]: changed })),
  );
  return [{ ...message, secret: 7 }, ...inside];
};

/** What the rounds of a match cost one player, on average. */
interface Cost {
  readonly messages: number;
  readonly plain: number;
  readonly deflated: number;
}

const costOf = async (game: GameId, number: number): Promise<readonly Cost[]> => {
  const preset = GAMES[game].rules.options.defaultPreset;
  const terms = termsOf(game, preset, number);
  const bots = terms.players.map((_, seat: Seat) =>
    createBot('expert', { seed: seedNo(number), seat, ruleset: game }),
  );
  const choose = async ({ seat, view, legal }: Asking) => bots[seat]?.choose(view, legal) ?? null;
  const { seats } = await listen(GAMES[game], terms, choose);
  return Promise.all(seats.map(({ down }) => sizesOf(down)));
};

const sizesOf = async (down: readonly SeatDown[]): Promise<Cost> => {
  const texts = down.map(writeDown);
  const rounds = down.filter((message) => message.type === 'told' && isDeal(message.events)).length;
  return {
    messages: texts.length / rounds,
    plain: texts.reduce((sum, text) => sum + frameSize(Buffer.byteLength(text)), 0) / rounds,
    deflated: (await deflatedSize(texts)) / rounds,
  };
};

const isDeal = (events: readonly { readonly type: string }[]): boolean =>
  events.some(({ type }) => type === 'dealt');

const matches = Number(process.env.PAIJU_WIRE ?? 3);

test.each(IDS)('%s: a round costs a player at most 12 KB', async (game) => {
  const costs: Cost[] = [];
  for (let number = 0; number < matches; number++) costs.push(...(await costOf(game, number)));
  const mean = (of: (cost: Cost) => number): number =>
    costs.reduce((sum, cost) => sum + of(cost), 0) / costs.length;
  const most = Math.max(...costs.map(({ deflated }) => deflated));
  const kb = (bytes: number): string => (bytes / KB).toFixed(1);
  const row = [
    mean(({ messages }) => messages).toFixed(0),
    kb(mean(({ plain }) => plain)),
    kb(mean(({ deflated }) => deflated)),
    kb(most),
  ];
  if (process.env.PAIJU_WIRE !== undefined) console.log(`\n| ${game} | ${row.join(' | ')} |`);
  expect(mean(({ deflated }) => deflated)).toBeLessThan(MOST_KB * KB);
});
