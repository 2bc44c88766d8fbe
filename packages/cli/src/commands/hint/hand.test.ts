/** Hands typed in. */
import type { GameId } from '@paiju/engine';
import { GAME_IDS } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import { ran } from '../../testing/io.ts';

const HAIYUKI_HAND = 'ata,ata,ata,rin,rin,fi,sw,yur,yu,yu,pu,bl';

// [what is typed after the game, the first two lines]
const HANDS = {
  xuezhan: [
    ['--hand 123m456p99p577m', 'You to act, wall 55', 'Hand 12357m 45699p + 7m'],
    ['--hand 12345m --melds 555p,7777m', 'You to act, wall 54', 'Hand 1234m + 5m | 555p 7777m'],
    ['--hand 12345m --melds 555p,#7777m', 'You to act, wall 54', 'Hand 1234m + 5m | 555p #7777m'],
    ['--hand 123m456p99s577m --void s', 'You to act, wall 55', 'Hand 12357m 456p 99s + 7m'],
    ['--preset sichuan --hand 11223344556677m', 'You to act, wall 55', 'Hand 1122334455667m + 7m'],
  ],
  wuhan: [
    ['--hand 123m456p99s23456s1z --flip 4z', 'You to act, wall 82', 'Hand 123m 456p 2345699s + 1z'],
    [
      '--hand 123m99s --melds 456p,777s,+33z,5555m --flip 4z',
      'You to act, wall 79',
      'Hand 123m 9s + 9s | 456p 777s 5555m +33z',
    ],
  ],
  haiyuki: [
    [
      `--hand ${HAIYUKI_HAND}`,
      'You to act, wall 94',
      'Hand Ata Ata Ata Rin Rin Yur Yur Yur Fis Swo Pur + Blu',
    ],
    [
      '--hand ata,ata,ATAHO,rin,rin,mayu_red,yu,yu,sta --melds far --me fari --dora pet',
      'You to act, wall 94',
      'Hand Ata Ata Ata Rin Rin Yur Yur Red + Sta | Far×3',
    ],
  ],
} satisfies Readonly<Record<GameId, readonly [string, string, string][]>>;

test.each(
  GAME_IDS.flatMap((id) => HANDS[id].map(([typed, ...lines]) => [`${id} ${typed}`, ...lines] as const)),
)('%s', async (command, asked, hand) => {
  const { code, out, err } = await ran(`hint ${command}`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const [first, second, ...rest] = out.split('\n');
  expect([first, second]).toEqual([asked, hand]);
  expect(rest[0]).toMatch(/^ {2} ?1\. \S.* [+−]?[\d,]+(\.\d)? (points|HP)/);
});

const legalIn = async (command: string): Promise<unknown[]> => {
  const { out } = await ran(`hint ${command} --json`);
  return JSON.parse(out).questions[0].opinions.map(({ action }: { action: unknown }) => action);
};

describe('the position has the rules of the game', () => {
  test('a complete hand may win', async () => {
    expect(await legalIn('xuezhan --hand 123m456p99p567m')).toContainEqual({ type: 'win' });
  });

  test('tiles of the void suit go first', async () => {
    expect(await legalIn('xuezhan --hand 123m456p99s577m --void s')).toEqual([
      { type: 'discard', tile: '9s' },
    ]);
  });

  test('special tiles of Wuhan are laid out, not discarded', async () => {
    const legal = await legalIn('wuhan --hand 123m456p99s23456s3z --flip 4z');
    expect(legal).toContainEqual({ type: 'kong', tile: '3z' });
    expect(legal).not.toContainEqual({ type: 'discard', tile: '3z' });
  });

  test('a character of Haiyuki has its skills', async () => {
    expect(await legalIn(`haiyuki --hand ${HAIYUKI_HAND} --me fari`)).toContainEqual({
      type: 'skill',
      skill: 'DISCARD_GUARD',
    });
  });
});

test('the same hand has the same answer', async () => {
  const command = 'hint xuezhan --hand 123m456p99p577m --all';
  expect((await ran(command)).out).toBe((await ran(command)).out);
});

// [command line, what the line must say]
const WRONG: readonly [string, RegExp][] = [
  ['xuezhan --hand 123m', /--hand has 3 tiles; allowed: 11 tiles, the one to discard among them/],
  ['xuezhan --hand 1234m --melds 555p,777p', /--hand has 4 tiles; allowed: 5 tiles beside 2 sets, /],
  ['xuezhan --hand 1234567m --melds 555p', /--hand has 7 tiles; allowed: 8 tiles beside a set, /],
  ['xuezhan --hand 12m --melds 555p,777p,888m,999m', /--melds has 4 sets; allowed: 3 at most/],
  ['haiyuki --hand ata --melds ata,rin,far,yur', /--melds has 4 sets; allowed: 3 at most/],
  ['wuhan --hand 123m --flip 4z', /--hand has 3 tiles; allowed: 14 tiles, /],
  ['haiyuki --hand ata', /--hand has 1 tiles; allowed: 12 tiles, /],
  ['xuezhan --hand 12x', /--hand: unknown tile '1x'; allowed: 1m to 9m, 1p to 9p, 1s to 9s/],
  ['xuezhan --hand 1z', /--hand: unknown tile '1z'; allowed: 1m to 9m/],
  ['xuezhan --hand hello', /--hand: unknown tile 'hello'; allowed: 1m to 9m/],
  ['haiyuki --hand dog', /--hand: unknown tile 'dog'; allowed: Ata Rin /],
  ['xuezhan --hand 11111m456p99p5m', /more than 4 copies of 1m; allowed: 4/],
  ['xuezhan --hand 5m234m2m5m55m --melds 555m', /more than 4 copies of 5m/],
  ['wuhan --hand 4444z123456m5p67p1s --flip 4z', /more than 4 copies of 4z/],
  [
    'haiyuki --hand ata,ata,ata,ata,ata,ata,ata,ata,ata,ata,rin,rin',
    /more than 9 copies of Ataho; allowed: 9/,
  ],
  ['xuezhan --hand 12345m --melds 123p,777m', /--melds: '123p' is no meld; allowed: a pung 555p, a kong/],
  ['xuezhan --hand 12345m --melds 55p', /--melds: '55p' is no meld/],
  ['xuezhan --hand 12345m --melds #555p', /--melds: '#555p' is no meld/],
  ['xuezhan --hand 12345m --melds +5p', /--melds: '\+5p' is no meld/],
  ['wuhan --hand 12345m --melds 891m --flip 4z', /--melds: '891m' is no meld; allowed: .* a chow 123m/],
  ['wuhan --hand 12345m --melds 234z --flip 4z', /--melds: '234z' is no meld/],
  ['wuhan --hand 12345m --melds +5p --flip 4z', /--melds: '\+5p' is no meld/],
  ['xuezhan --hand 123m456p99s577m', /the hand has tiles of every suit; allowed: with --void m \| p \| s/],
  ['xuezhan --hand 123m456p99s577m --void z', /--void 'z' is not allowed; allowed: m, p, s/],
  [
    'xuezhan --hand 123m456p99m --melds 555s --void s',
    /--void s has a meld of that suit; allowed: another suit/,
  ],
  ['xuezhan --hand 123m456p99p577m --flip 4m', /--flip is not for xuezhan; allowed: --void/],
  ['wuhan --hand 123m456p99s23456s1z', /which tiles are special is not said; allowed: with --flip <tile>/],
  ['wuhan --hand 123m456p99s23456s1z --flip 44z', /--flip '44z' is not allowed; allowed: one tile/],
  ['wuhan --hand 123m456p99s23456s1z --flip 9z', /--flip: unknown tile '9z'; allowed: /],
  ['haiyuki --hand ata --void s', /--void is not for haiyuki; allowed: --dora/],
  [`haiyuki --hand ${HAIYUKI_HAND} --dora ata,rin`, /--dora is not allowed; allowed: one tile/],
  ['xuezhan --hand 123m456p99p577m --level greedy', /unknown level 'greedy'; allowed: .*expert/],
  ['xuezhan --hand 123m456p99p577m --preset easy', /unknown preset 'easy'; allowed: bury3/],
];

test.each(WRONG)('hint %s: one line, exit code 2', async (command, line) => {
  const { code, out, err } = await ran(`hint ${command}`);
  expect(err).toMatch(line);
  expect(err).toMatch(/^paiju: [^\n]+\n$/);
  expect({ code, out }).toEqual({ code: 2, out: '' });
});
