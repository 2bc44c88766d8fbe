import type { GameId } from '@paiju/engine';
import { codeOf, GAME_IDS } from '@paiju/engine';
import { LANGUAGES } from '@paiju/words';
import { describe, expect, test } from 'vitest';
import { outlineOf } from '../game/outlineOf.ts';
import type { GameClient, GameShown } from '../play/client.ts';
import { localClient } from '../play/testing/localClient.ts';
import { piecesOf } from '../tiles/tiledText.ts';
import { wordsIn } from '../words/testing/words.ts';
import { PAGE_GAMES } from './index.ts';
import type { Script } from './shared/script.ts';
import { newGameOf, placeAfter, READER, wishedAction } from './shared/script.ts';

const until = (client: GameClient, isThere: (shown: GameShown) => boolean): Promise<GameShown> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('nothing came')), 5000);
    const look = (): void => {
      if (!isThere(client.shown)) return;
      clearTimeout(late);
      leave();
      resolve(client.shown);
    };
    const leave = client.subscribe(look);
    queueMicrotask(look);
  });

const viewOf = ({ now }: GameShown): object => now?.view ?? {};

interface Won {
  readonly type: string;
  readonly seat: number;
}
const winsIn = ({ past }: GameShown): Won[] =>
  past.flatMap(({ events }) => events as Won[]).filter(({ type }) => type === 'won');

/** Plays the script, and says how things stood at each wish and at the win. */
const played = async (script: Script) => {
  const client = localClient();
  const players = Array.from({ length: outlineOf(script.ruleset).seats }, (_, seat) => `p${seat}`);
  client.begin(newGameOf(script, players), { thinkMs: 0, holdMs: 0 });
  const hands: (readonly string[])[] = [];
  let place = 0;
  for (const { wish } of script.steps) {
    if (wish === null) continue;
    const { asked } = await until(client, (shown) => shown.asked !== null);
    const action = wishedAction(script.ruleset, wish);
    expect(asked?.legal).toContainEqual(action);
    const next = placeAfter(script, place, action);
    expect(next).toBeGreaterThan(place);
    place = next ?? place;
    const { hand } = viewOf(client.shown) as { readonly hand: readonly number[] };
    hands.push(hand.map((tile) => codeOf(outlineOf(script.ruleset).tiles, tile as never)));
    client.act(action);
  }
  const shown = await until(client, (own) => winsIn(own).length > 0);
  return { shown, hands };
};

type PlayedLesson = Awaited<ReturnType<typeof played>>;

/** The win that the texts of each lesson promise. */
const ENDS = {
  /** Self-drawn, of two fan. */
  xuezhan: ({ shown, hands }) => {
    const [won] = winsIn(shown);
    expect(won).toMatchObject({
      seat: READER,
      from: null,
      fans: [
        ['base', 1],
        ['self-draw', 1],
      ],
    });
    const paid = shown.past.flatMap(({ transfers }) =>
      transfers.map(({ from, to, points }) => [from, to, points]),
    );
    expect(paid).toEqual([1, 2, 3].map((from) => [from, READER, 2]));
    expect(hands[0]?.join(' ')).toBe('1m 2m 3m 4m 5m 2p 3p 5p 6p 1s 6s 6s 7s 9s');
    expect(hands.at(-1)?.join(' ')).toBe('3m 4m 5m 6s 6s 7s 8s 9s');
  },
  /** On a discard, and it costs everybody 64. */
  wuhan: ({ shown }) => {
    const [won] = winsIn(shown);
    expect(won).toMatchObject({
      seat: READER,
      way: 'discard',
      types: [],
      hard: false,
      product: 4,
      raw: [0, 64, 64, 64],
    });
    const { flip, laizi, pizi } = viewOf(shown) as { flip: number; laizi: number; pizi: number[] };
    const codes = [flip, laizi, ...pizi].map((tile) => codeOf(outlineOf('wuhan').tiles, tile as never));
    expect(codes).toEqual(['9m', '1m', '9m', '8m']);
  },
  /** With the damage that the text reckons. */
  haiyuki: ({ shown }) => {
    const [won] = winsIn(shown);
    expect(won).toMatchObject({
      seat: READER,
      way: 'tsumo',
      yaku: 'JANG_GI',
      score: 2800,
      bonuses: [['ura', 1200]],
      critical: true,
      damage: 5000,
    });
  },
} satisfies Readonly<Record<GameId, (lesson: PlayedLesson) => void>>;

const LESSONS = await Promise.all(
  GAME_IDS.map(async (id) => ({ id, script: await PAGE_GAMES[id].lesson() })),
);

describe.each(LESSONS)('$id', ({ id, script }) => {
  test('its lesson is of this game and ends with the win that the texts promise', async () => {
    expect(script.ruleset).toBe(id);
    ENDS[id](await played(script));
  });

  test('another action than the wished one leads nowhere', () => {
    const place = script.steps.findIndex(({ wish }) => wish !== null);
    expect(placeAfter(script, place, { type: 'nonsense' })).toBe(null);
    expect(placeAfter(script, script.steps.length, { type: 'pass' })).toBe(null);
  });

  test.each(LANGUAGES)(
    'every text in %s shows the same tiles as in English, and they are tiles',
    async (language) => {
      const [own, english] = [wordsIn(language), wordsIn('en')].map(
        (t) => t as unknown as (key: string) => string,
      );
      for (const { text } of script.steps) {
        const key = `tutorial:${script.ruleset}.${text}`;
        const tilesIn = (words: string): unknown[] =>
          piecesOf(script.ruleset, words)
            .filter(({ type }) => type === 'tiles')
            .map((piece) => JSON.stringify(piece))
            .sort();
        const words = own?.(key) ?? '';
        expect(words).not.toBe(key);
        expect(tilesIn(words)).toEqual(tilesIn(english?.(key) ?? ''));
        const unknown = piecesOf(script.ruleset, words).filter(
          (piece) => piece.type === 'words' && /\[/.test(piece.words),
        );
        expect(unknown).toEqual([]);
      }
    },
  );
});
