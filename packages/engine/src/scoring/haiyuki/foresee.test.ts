import { expect, test } from 'vitest';
import { haiyuki } from '../../rules/haiyuki/index.ts';
import type { HaiyukiOptions } from '../../rules/haiyuki/options.ts';
import type { HaiyukiState, SeatState } from '../../rules/haiyuki/state.ts';
import {
  changed,
  inRiichi,
  JUNK,
  lettersOf,
  play,
  position,
  READY,
} from '../../rules/haiyuki/testing/position.ts';
import { actionIn } from '../../testing/written.ts';
import { foresee } from './foresee.ts';

/** `'AR 3600'`: the kinds the ura-dora may be, where that decides, and what the other seat then loses. */
const told = (state: HaiyukiState, seat: number, action: string): string[] => {
  const ways = foresee(haiyuki.view(state, seat), actionIn(haiyuki, action));
  const lost = ways.map(({ transfers }) => transfers.map(({ points }) => points).join());
  return [...new Set(lost)].map((points) => {
    const uras = ways.filter((_, i) => lost[i] === points).flatMap(({ given }) => given.ura ?? []);
    return `${lettersOf(uras.toSorted((a, b) => a - b))} ${points}`.trim();
  });
};

/** Who asks for nothing before the first turn. */
const PLAIN = { seat0: 'ataho', seat1: 'ataho' } as const;

interface Row {
  readonly dora?: string;
  readonly turn?: number;
  readonly hp?: number;
  readonly options?: Partial<HaiyukiOptions>;
  readonly own?: Partial<SeatState>;
  readonly other?: Partial<SeatState>;
}

/** Seat 0 has drawn the Y it waits for; three each of A, R, S and Y score 2,400. */
const drawn = ({
  dora = 'v',
  turn = 5,
  hp = 10_000,
  options = {},
  own = {},
  other = {},
}: Row): HaiyukiState =>
  changed(
    position({ hands: [READY, JUNK], draws: 'Y', dora, hp: [10_000, hp], options: { ...PLAIN, ...options } }),
    turn,
    own,
    other,
  );
// [what it shows, position, what is foreseen of a tsumo]
const ROWS: readonly [string, Row, readonly string[]][] = [
  ['H-4.14 as it is', {}, ['2400']],
  ['H-4.9 with dora', { dora: 'A' }, ['3600']],
  ['H-4.11 in the first turn', { turn: 1 }, ['3200']],
  ['H-4.12 in the last turn', { turn: 20 }, ['3200']],
  ['H-4.15 with CRITICAL', { own: { critical: true } }, ['3000']],
  ['H-4.15 against WATER_MIRROR', { dora: 'A', other: { mirror: true } }, ['2700']],
  [
    'H-4.16 bonuses unscaled',
    { dora: 'A', other: { mirror: true }, options: { bonusesUnscaled: true } },
    ['3000'],
  ],
  ['H-5.4 at most what there is', { hp: 1000 }, ['1000']],
  ['H-4.10 in riichi the ura-dora may be any kind', { own: inRiichi }, ['PFpswrbyv 2400', 'ARSY 3600']],
  ['H-5.4 where it can add nothing it is not asked for', { own: inRiichi, hp: 2400 }, ['2400']],
];

test.each(ROWS)('%s', (_, row, ways) => expect(told(drawn(row), 0, 'tsumo')).toEqual(ways));

test('H-4.13 a ron in the last turn', () => {
  const from = position({ hands: [JUNK, READY], draws: 'Y', options: { ...PLAIN, askInRiichi: true } });
  const { state } = play(changed(from, 20, {}, inRiichi), '0 discard Y');
  expect(told(state, 1, 'ron')).toEqual(['PFpswrbyv 3200', 'ARSY 4400']);
});

test('H-6.5 DORA_BOMB chooses the ura-dora; without it every kind is left', () => {
  const options = { seat1: 'rinxiang' } as const;
  const from = position({ hands: [JUNK, 'RRRSSSYYYPP'], draws: 'P', options });
  const { state } = play(changed(from, 5, {}, inRiichi), '0 discard P');
  expect(told(state, 1, 'skill DORA_BOMB')).toEqual(['3600']);
  expect(told(state, 1, 'pass')).toEqual(['AFpswrbyv 2400', 'RSYP 3600']);
});

test('H-6.28 who may counter a ron wins nothing by it, ready or not', () => {
  const options = { ...PLAIN, seat0: 'yuri' } as const;
  const from = position({ hands: [READY, 'RRRSSSYYYPP'], draws: 'P', options });
  const { state } = play(changed(from, 5, {}, inRiichi), '0 discard P');
  expect(told(state, 0, 'skill SUPER_IAI')).toEqual([]);
  expect(told(state, 0, 'pass')).toEqual([]);
});

test('H-4.10 nothing but the ura-dora is taken for granted of a win by tsumo', () => {
  const [least] = foresee(haiyuki.view(drawn({ own: inRiichi }), 0), actionIn(haiyuki, 'tsumo'));
  expect(least?.given).toEqual({ ura: 4 });
});

test('H-6.13 the roulette may stop at every tile that is waited for', () => {
  const over = (hand: string, haiteiOnLastChance = false): HaiyukiState => {
    const options = { ...PLAIN, seat0: 'petum', haiteiOnLastChance } as const;
    const start = position({ hands: [hand, JUNK], draws: 'vv', options });
    return play(changed(start, 20), '0 discard v', '1 discard v').state;
  };
  expect(told(over('RRRSSSYYYAA'), 0, 'skill LAST_CHANCE')).toEqual(['2400']);
  expect(told(over('RRRSSSYYYAA', true), 0, 'skill LAST_CHANCE')).toEqual(['3200']);
  const two = foresee(haiyuki.view(over('AAAAAAAARRR'), 0), actionIn(haiyuki, 'skill LAST_CHANCE'));
  expect(two.map(({ given }) => lettersOf([given.tile ?? (0 as never)]))).toEqual(['R', 'A']);
  expect(told(over('RRRSSSYYYAA'), 0, 'pass')).toEqual([]);
});

test('H-4.14 what does not win takes nothing, and a spectator wins nothing', () => {
  expect(told(drawn({}), 0, 'discard Y')).toEqual([]);
  expect(foresee(haiyuki.view(drawn({}), null), actionIn(haiyuki, 'tsumo'))).toEqual([]);
});
