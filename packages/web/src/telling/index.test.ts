/** Everything that happens has words, for whoever may see it, in every language. */
import type { Game, Tile } from '@paiju/engine';
import { GAMES, tilesOf } from '@paiju/engine';
import { seenOf } from '@paiju/table';
import { LANGUAGES } from '@paiju/words';
import { describe, expect, test } from 'vitest';
import { atTable } from '../games/testing/atTable.ts';
import { drawing, drawnPieces } from '../tiles/drawn.ts';
import { wordsIn } from '../words/testing/words.ts';
import { endingText, reasonText, refusalText } from './codes.ts';
import { lines, payments } from './index.ts';
import { messageFor, playMatch, presetsOf } from './testing/matches.ts';

const UNSAID = /\{\{|\}\}|undefined|null|NaN|telling:|codes:|tiles:|\w\.\w/;
/** What a screen reader says of a sentence with drawn tiles. */
const wordsOf = (text: string): string =>
  drawnPieces(text)
    .map(({ words }) => words)
    .join('');
const WORDS = LANGUAGES.map(wordsIn);
const TABLES = Object.values(GAMES).flatMap((game: Game) => presetsOf(game));
const STRANGE = ['win', 'pass', 'kong', 'pung', 'what', 'tsumo', 'riichi', 'ron'].map((type) => ({
  type,
  tile: 3,
}));

describe.each(TABLES)('$name', (table) => {
  const { rules } = table.game;
  const { telling } = atTable(rules.id);

  test('nothing that happens is without words in any language, drawn tiles included', () => {
    const unsaid = new Set<string>();
    for (let n = 0; n < 4; n++)
      playMatch(table, n, (match, moment) => {
        const { players } = match.terms;
        const watched = messageFor(match, moment, null);
        for (const t of WORDS) {
          const told = [
            lines(telling, messageFor(match, moment, 0), { t, players, seat: 0 }),
            lines(telling, watched, { t, players, seat: null }),
            lines(telling, { ...watched, ...seenOf(moment, (event) => event) }, { t, players, seat: null }),
          ];
          for (const { text } of told.flat()) if (UNSAID.test(text)) unsaid.add(text);
        }
        const [t] = WORDS;
        const heard = { players, seat: 0 };
        const drawn = lines(telling, messageFor(match, moment, 0), { t: drawing(t!), ...heard });
        const said = lines(telling, messageFor(match, moment, 0), { t: t!, ...heard });
        expect(drawn.map(({ text }) => wordsOf(text))).toEqual(said.map(({ text }) => text));
      });
    expect([...unsaid]).toEqual([]);
  });

  test('refusals, reasons and endings of play have words', () => {
    const t = wordsIn('en');
    const missing = new Set<string>();
    const check = (text: string, code: string): void => void (text === code && missing.add(code));
    for (let n = 0; n < 4; n++)
      playMatch(
        table,
        n,
        (match, { transfers }) => {
          for (const { reason } of transfers) check(reasonText(t, rules.id, reason), reason);
          const ending = match.result?.reason;
          if (ending !== undefined) check(endingText(t, rules.id, ending), ending);
        },
        (match, seat) => {
          for (const action of STRANGE) {
            const step = rules.apply(match.state, seat, action);
            if (!step.ok) check(refusalText(t, rules.id, step.error.code), step.error.code);
          }
        },
      );
    expect([...missing]).toEqual([]);
  });
});

const xuezhan = atTable('xuezhan').telling;
const setting = { t: wordsIn('en'), players: ['Ana', 'Mei', 'Lin', 'Wen'], seat: 0, view: {} };
const [tile] = tilesOf({ id: 'suited', codes: ['1m'], copies: 4 }, '1m') as [Tile];

test('what a seat may not see is not told', () => {
  const hidden = {
    type: 'melded',
    seat: 1,
    meld: { kind: 'kong', tile: null, from: null, made: 'concealed' },
  };
  expect(xuezhan.sentences(hidden, setting)).toEqual(['Mei laid a concealed kong.']);
  expect(xuezhan.sentences({ type: 'drew', seat: 1, tile: null, end: 'front' }, setting)).toEqual([]);
  expect(xuezhan.sentences({ type: 'drew', seat: 1, tile: null, end: 'back' }, setting)).toEqual([
    'Mei drew a replacement tile.',
  ]);
  const buried = {
    type: 'buried',
    suits: ['m', 'p', 's', 's'],
    tiles: [[tile, tile, tile], null, null, null],
  };
  expect(xuezhan.sentences(buried, setting).slice(0, 2)).toEqual([
    'You buried characters 1 1 1.',
    'Mei buried three tiles of dots.',
  ]);
});

test('what goes without saying is not said', () => {
  for (const type of ['claims-opened', 'answered', 'chosen'])
    expect(xuezhan.sentences({ type, seat: 0 }, setting)).toEqual([]);
});

test('you are you, at the beginning of a sentence and within one', () => {
  const discarded = (seat: number) => xuezhan.sentences({ type: 'discarded', seat, tile }, setting);
  expect([discarded(0), discarded(2)].flat()).toEqual([
    'You discarded 1 of characters.',
    'Lin discarded 1 of characters.',
  ]);
  const claimed = { type: 'melded', seat: 1, meld: { kind: 'pung', tile, from: 0 } };
  expect(xuezhan.sentences(claimed, setting)).toEqual(['Mei claimed your 1 of characters: pung.']);
  const paid = { from: 1, to: 0, points: 4, reason: 'discard-win', cause: 0 };
  expect(payments('xuezhan', [paid], setting)).toEqual(['Mei paid you 4: win on a discard.']);
});

test('a payment stands right after what it is paid for', () => {
  const events = [
    { type: 'melded', seat: 1, meld: { kind: 'kong', tile, from: null, made: 'concealed' } },
    { type: 'drew', seat: 1, tile: null, end: 'back' },
  ];
  const transfers = [{ from: 0, to: 1, points: 2, reason: 'concealed-kong', cause: 0 }];
  expect(lines(xuezhan, { view: {}, events, transfers }, setting).map(({ about }) => about)).toEqual([
    'melded',
    'paid',
    'drew',
  ]);
});
