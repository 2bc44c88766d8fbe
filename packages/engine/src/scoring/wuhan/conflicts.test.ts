/** Section 13 of the rule book: where the sources disagree, one test for each ruling that is about play or payment. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { laidOut, productOf } from '../../rules/wuhan/openings.ts';
import { specialsOf } from '../../rules/wuhan/specials.ts';
import type { WuhanEnded } from '../../rules/wuhan/state.ts';
import { codeText, one } from '../../testing/playing.ts';
import {
  askedText,
  legalText,
  meldsText,
  play,
  at as table,
  winText,
  wonIn,
  wuhanOptions,
} from '../../testing/wuhanPosition.ts';
import { judged, paidFor, seatsIn } from '../../testing/wuhanSettlements.ts';
import { applyCap } from './caps.ts';
import { judgeFlowDraw, judgeSettlement } from './judge.ts';

/** Waits for 5p, with one opening and nothing special; the flip is 1z, so 2z is wild and 1z and 5z are skins. */
const READY = '123m 789s 456p 5p | pung 9m<2';
const OTHER_READY = '123s 789p 678s 5p | pung 3z<0';

const capped = (options: string, ...raw: number[]) => applyCap(wuhanOptions(options), raw);
const mayWin = (options: string, position: string, seat = 0): boolean =>
  legalText(table(options, position), seat).split(', ').includes('win');
const won = (options: string, position: string, ...actions: string[]): string =>
  winText(play(table(options, position), ...actions).events);
const paid = (options: string, position: string, ...actions: string[]): string =>
  paidFor(options, play(table(options, position), ...actions).events);

describe('W-8.1, W-8.14 caps', () => {
  test('C1 a golden row with 280 in it: all three must reach the cap, so 280 / 300 / 300', () => {
    expect(capped('kaikou', 280, 350, 900)).toMatchObject({
      cap: 300,
      golden: false,
      capped: [280, 300, 300],
    });
    expect(capped('kaikou', 350, 350, 900)).toMatchObject({
      cap: 400,
      golden: true,
      capped: [350, 350, 400],
    });
  });

  test('C1b above the cap or at it: at it is golden, and a limit raises nobody', () => {
    expect(capped('kaikou', 300, 300, 300)).toMatchObject({
      cap: 400,
      golden: true,
      capped: [300, 300, 300],
    });
    expect(capped('kaikou', 320, 960, 320)).toMatchObject({
      cap: 400,
      golden: true,
      capped: [320, 400, 320],
    });
  });

  test('C1c which mode is live: one flag, on by default, for every win alike', () => {
    expect(capped('koukou', 500, 800, 600).cap).toBe(500);
    expect(capped('koukou kouKouFan=no', 500, 800, 600).cap).toBe(400);
    const position = '0* 234p 5p | pung 1p<2 | pung 8p<1 | chow 6p<3 | kong 7z special +5p; wall ?20';
    expect(paid('koukou', position, '0 win')).toBe('3>0 1440 contract-third-opening');
    expect(paid('koukou kouKouFan=no', position, '0 win')).toBe('3>0 1200 contract-third-opening');
  });
});

describe('W-8.4 to W-8.13 what counts', () => {
  test('C2 an added kong: ×4 and still an opening, unless the table says no', () => {
    const position = '0* 123m 789s 456p 5p | kong 9m added<2 +5p; wall ?20';
    expect(paid('koukou', position, '0 win')).toBe('1>0 32 small-win, 2>0 32 small-win, 3>0 32 small-win');
    expect(mayWin('koukou minimum=1', position)).toBe(true);
    expect(mayWin('koukou minimum=1 addedKongKeepsOpening=no', position)).toBe(false);
    const laid = '- / added kong / - / -';
    expect(judged('koukou', '1 self-draw: hard small', laid).product).toBe(16);
    expect(judged('koukou addedKongKeepsOpening=no', '1 self-draw: hard small', laid).product).toBe(8);
  });

  test('C3 drawn or not: neither kong bloom nor last tile is, both by option', () => {
    const bloom = `0* ${READY} | kong 7z special +5p; after-kong special; wall ?20`;
    expect(won('koukou', bloom, '0 win')).toBe('0 on 5p kong-bloom: hard kong-bloom');
    expect(paid('koukou', bloom, '0 win')).toMatch(/^1>0 80 big-win/);
    expect(paid('koukou bloomSelfDrawn=yes', bloom, '0 win')).toMatch(/^1>0 120 big-win/);
    const last = `0* ${READY} +5p; wall ?3`;
    expect(won('koukou', last, '0 win')).toBe('0 on 5p self-draw: hard last-tile');
    expect(paid('koukou', last, '0 win')).toMatch(/^1>0 40 big-win/);
    expect(paid('koukou lastTileSelfDrawn=yes', last, '0 win')).toMatch(/^1>0 60 big-win/);
  });

  test('C4 special kongs listed twice: counted once, red dragon ×2 and wild ×4', () => {
    const start = table('koukou', '0* 1m 3m 7z 2z | pung 9m<2 +5m; wall ?20');
    const product = (...actions: string[]): number => {
      const { state } = play(start, ...actions);
      return productOf(state.options, laidOut(state.extra, state.seats[0]?.melds ?? []));
    };
    expect(product()).toBe(2);
    expect(product('0 kong 7z')).toBe(4);
    expect(product('0 kong 2z')).toBe(8);
    expect(product('0 kong 2z', '0 kong 7z')).toBe(16);
  });

  test('C5 ready: worked out from the hand, at a flow draw and for the discarder of a fully melded win', () => {
    const { events } = play(table('koukou', `0* 1m 4p; 1 ${READY}; wall ?0`), '0 discard 1m');
    expect((events.at(-1) as WuhanEnded).standings?.map(({ ready }) => ready)).toEqual([
      false,
      true,
      false,
      false,
    ]);
    const melded = '1 5p | chow 1m<0 | pung 9s<2 | pung 8s<3 | pung 9p<3; wall ?20';
    const idle = `0* 5p 1s | chow 1m<3 | chow 4m<3 | chow 7m<3 | chow 1s<3; ${melded}`;
    const ready = `0* 5p 8m | chow 1m<3 | chow 4m<3 | chow 7m<3 | chow 1s<3; ${melded}`;
    expect(paid('koukou', ready, '0 discard 5p', '1 win')).toBe(
      '0>1 500 big-win, 2>1 320 big-win, 3>1 320 big-win',
    );
    // One lone 1s can only be paired with a 1s, which is no jiang pair; a flush, winds or triplets it is not either.
    expect(paid('koukou', idle, '0 discard 5p', '1 win')).toBe('0>1 1140 contract-fully-melded');
  });

  test('C9 wilds at a flow draw: they count, unless the table says no', () => {
    const seats = seatsIn('chow, laizi kong, ready / chow, laizi kong / chow, ready / chow, ready');
    expect(judgeFlowDraw(wuhanOptions('koukou'), seats)).toEqual([64, -96, 16, 16]);
    expect(judgeFlowDraw(wuhanOptions('koukou flowCountsLaizi=no'), seats)).toEqual([4, -12, 4, 4]);
  });

  test('C28 more wilds than there are: eight and twenty at one table are settled as they are', () => {
    const win = {
      dealer: 0,
      winner: 0,
      way: 'self-draw',
      from: null,
      types: ['pure-flush'],
      hard: true,
    } as const;
    const eight = seatsIn('2 laizi kong / 2 laizi kong / 2 laizi kong / 2 laizi kong');
    expect(judgeSettlement(wuhanOptions('koukou'), { ...win, seats: eight }).raw).toEqual([
      0, 7680, 7680, 7680,
    ]);
    const twenty = seatsIn('5 laizi kong, ready / 5 laizi kong / 5 laizi kong, ready / 5 laizi kong');
    expect(judgeFlowDraw(wuhanOptions('koukou'), twenty)).toEqual([
      4_194_304, -4_194_304, 4_194_304, -4_194_304,
    ]);
  });
});

describe('W-8.15 to W-8.18 contractors', () => {
  const ROBBED = '1* 1m | pung 5p<3 +5p; discards ///9s; wall ?20';

  test('C7 who pays for a robbed kong: the robbed seat, not the last discarder', () => {
    const position = `0 123m 789s 46p 55s | pung 9m<2; ${ROBBED}`;
    expect(paid('koukou', position, '1 kong 5p', '0 win')).toBe('1>0 160 contract-robbed-kong');
  });

  test('C8 two contractors: robbed kong, fully melded, flush; the flush first by option', () => {
    const position = `0 22p 46p | pung 9p<1 | pung 8p<1 | chow 1p<3; ${ROBBED}`;
    const actions = ['1 kong 5p', '0 win'] as const;
    expect(won('koukou', position, ...actions)).toBe('0 on 5p robbed-kong<1: hard pure-flush, robbed-kong');
    expect(paid('koukou', position, ...actions)).toBe('1>0 1140 contract-robbed-kong');
    expect(paid('koukou contractorOrder=flush-first', position, ...actions)).toBe(
      '3>0 1140 contract-third-opening',
    );
  });

  test('C29 a robbed kong: it stays a pung, and counts as one', () => {
    const start = table('koukou', `0 123m 789s 46p 55s | pung 9m<2; ${ROBBED}`);
    const { state, events } = play(start, '1 kong 5p', '0 win');
    expect(meldsText(state, 1)).toBe('pung 5p<3');
    expect(wonIn(events).raw).toEqual([0, 80, 40, 40]);
  });
});

describe('W-7.1, W-7.2, W-4.8, W-4.9 when a win is offered', () => {
  test('C10 the minimum: the smallest raw payment reaches it, for draws, discards and robbing alike', () => {
    // Hard and drawn with one opening: 16 from the dealer, 8 from the others.
    const drawn = `0* ${READY} +5p; wall ?20; dealer 1`;
    expect(mayWin('koukou minimum=8', drawn)).toBe(true);
    expect(mayWin('koukou minimum=9', drawn)).toBe(false);
    const asked = (minimum: number, position: string, action: string): string =>
      askedText(play(table(`koukou minimum=${minimum}`, position), action).state);
    const discarded = `0* 5p 1s; 2 ${READY}; wall ?20; dealer 0`;
    expect(asked(4, discarded, '0 discard 5p')).toBe('2 win, pung 5p, pass');
    expect(asked(5, discarded, '0 discard 5p')).toBe('2 pung 5p, pass');
    const robbed = '0 123m 789s 46p 55s | pung 9m<2; 1* 1m | pung 5p<3 +5p; wall ?20';
    expect(asked(40, robbed, '1 kong 5p')).toBe('0 win, pass');
    expect(asked(41, robbed, '1 kong 5p')).toMatch(/^1 discard/);
  });

  test('C11 two winners: the first from the dealer on; nearest after the discarder by option', () => {
    const position = `1 ${READY}; 2* 5p 1s; 3 ${OTHER_READY}; wall ?20; dealer 0`;
    const actions = ['2 discard 5p', '3 win', '1 win'] as const;
    expect(won('koukou minimum=1', position, ...actions)).toBe('1 on 5p discard<2: hard small');
    expect(won('koukou minimum=1 twoWinners=nearest', position, ...actions)).toBe(
      '3 on 5p discard<2: hard small',
    );
  });

  test('C12 the last discard: nobody claims it, nobody wins on it', () => {
    const position = `0* 5p 1s; 1 ${READY}; 2 55p`;
    expect(askedText(play(table('koukou minimum=1', `${position}; wall ?1`), '0 discard 5p').state)).toBe(
      '1 win, pung 5p, chow 4p, pass; 2 pung 5p, pass',
    );
    const { state } = play(table('koukou minimum=1', `${position}; wall ?0`), '0 discard 5p');
    expect(state.phase).toEqual({ name: 'over', reason: 'wall-empty' });
  });

  test('C25 a chow with a special tile: none, and who could only pass is not asked', () => {
    const asked = (tile: string, hand: string, flip: string): string => {
      const start = table('koukou', `0* ${tile} 1m; 1 ${hand} 1m 1p; flip ${flip}; wall ?20`);
      return askedText(play(start, `0 discard ${tile}`).state);
    };
    expect(asked('8s', '79s', '1z')).toBe('1 chow 7s, pass');
    expect(asked('8s', '79s', '6s')).toMatch(/^1 kong 7s, /); // 7s is wild: seat 1 was not asked and has drawn
    expect(asked('5s', '67s', '1z')).toBe('1 chow 5s, pass');
    expect(asked('5s', '67s', '8s')).toMatch(/^1 kong 7s, /); // 7s is a skin
  });

  test('C27 after a claim: no win until a kong has been replaced; and an empty wall gives no ordinary draw', () => {
    const claimed = (hand: string, ...actions: string[]): string => {
      const start = table('koukou minimum=1', `0* 5p 1m; 1 55p ${hand} | pung 9m<2; wall 9s9s9s9s 3m`);
      return legalText(play(start, '0 discard 5p', '1 pung 5p', ...actions).state, 1);
    };
    expect(claimed('789s 123m 22p')).toMatch(/^discard/);
    expect(claimed('789s 12m 22p 7z')).toMatch(/^kong 7z, discard/);
    expect(claimed('789s 12m 22p 7z', '1 kong 7z')).toMatch(/^win/);
    const empty = play(table('koukou', '0* 5p 1m; wall ?0'), '0 discard 1m');
    expect(empty.events.map(({ type }) => type)).toEqual(['discarded', 'ended']);
  });
});

describe('W-1.2, W-2.1 to W-6.15 hands', () => {
  test('C6 the ring of honours: red is not on it', () => {
    const ring = (flip: string): string => {
      const { laizi, pizi } = specialsOf(wuhanOptions('koukou'), one(flip));
      return [laizi, ...pizi].map(codeText).join(' ');
    };
    expect(ring('4z')).toBe('6z 4z 3z');
    expect(ring('6z')).toBe('5z 6z 4z');
    expect(ring('7z')).toBe('6z 4z 3z');
  });

  test('C13 substitutes in a small win: one at most', () => {
    expect(won('koukou minimum=1', '0* 789s 123p 12m 55p 2z | pung 9m<1; wall ?20', '0 win')).toContain(
      'soft small',
    );
    expect(mayWin('koukou minimum=1', '0* 789s 123p 12m 5p 2z | pung 9m<1 +2z; wall ?20')).toBe(false);
  });

  test('C14 hard in a hand of several types: types one by one, and the reading that pays more before caps', () => {
    // With 7p as itself a hard flush; with 7p for 9p also triplets, but soft: 10 × 2 against 20 × 1, and hard at a tie.
    const tie = '0* 222p 333p 88p 78p | pung 1p<1 +9p; flip 6p; wall ?20';
    expect(won('koukou', tie, '0 win')).toBe('0 on 9p self-draw: hard pure-flush');
    expect(paid('koukou', tie, '0 win')).toMatch(/^1>0 60 big-win/);
    // With 7p for 8p there is a jiang pair, which the two other types need: 30 × 1 against 10 × 2.
    const soft =
      '0* 234p 234p 78p 99p | pung 1p<1 | kong 7z special +9p; after-kong special; flip 6p; wall ?3';
    expect(won('koukou', soft, '0 win')).toBe('0 on 9p kong-bloom: soft pure-flush, kong-bloom, last-tile');
    expect(paid('koukou', soft, '0 win')).toMatch(/^1>0 120 big-win/);
  });

  test('C15 a chow of winds: none', () => {
    const { state } = play(table('koukou', '0* 3z 1m; 1 1z 2z 4z 9p; flip 1m; wall ?20'), '0 discard 3z');
    expect(askedText(state)).toMatch(/^1 discard/);
  });

  test('C16 four special tiles in the hand: no concealed kong, one tile at a time', () => {
    for (const code of ['2z', '1z', '7z']) {
      const start = table(
        'koukou',
        `0* 1m 4p | pung 9m<2 +3m; wall ?20`.replace('1m 4p', `1m ${code.repeat(4)}`),
      );
      expect(legalText(start, 0)).toContain(`kong ${code}`);
      const { state } = play(start, `0 kong ${code}`);
      expect(meldsText(state, 0)).toBe(`pung 9m<2, kong ${code} special`);
      expect(legalText(state, 0)).toContain(`kong ${code}`);
    }
  });

  test('C17 the last tile: on an own draw, a replacement included, and never on a discard or a robbed tile', () => {
    expect(won('koukou', `0* ${READY} | kong 7z special +5p; after-kong special; wall ?3`, '0 win')).toBe(
      '0 on 5p kong-bloom: hard kong-bloom, last-tile',
    );
    expect(won('koukou minimum=1', `0* 5p 1s; 1 ${READY}; wall ?3`, '0 discard 5p', '1 win')).toBe(
      '1 on 5p discard<0: hard small',
    );
    const robbed = '0 123m 789s 46p 55s | pung 9m<2; 1* 1m | pung 5p<3 +5p; wall ?3';
    expect(won('koukou', robbed, '1 kong 5p', '0 win')).toBe('0 on 5p robbed-kong<1: hard robbed-kong');
  });

  test('C18 a wild below the lowest tile of a run: it may stand there', () => {
    expect(won('koukou minimum=1', '0* 89p 2z 123m 456s 55s | pung 9m<1; wall ?20', '0 win')).toContain(
      'soft small',
    );
  });

  test('C19 notes of the sources: a wild laid out opens nothing, 9p is no jiang pair, 8p is', () => {
    expect(mayWin('koukou minimum=1', '0* 123m 789s 456p 5p 999m | kong 2z special +5p; wall ?20')).toBe(
      false,
    );
    expect(mayWin('koukou minimum=1', '0* 123m 789s 456p 9p | pung 9m<2 +9p; wall ?20')).toBe(false);
    expect(mayWin('koukou minimum=1', '0* 123m 789s 456p 7s | pung 9m<2 +7s; wall ?20')).toBe(false);
    expect(mayWin('koukou minimum=1', '0* 123m 789s 456p 8p | pung 9m<2 +8p; wall ?20')).toBe(true);
  });
});

test('every conflict of the book that has a rule has a test here', () => {
  const book = readFileSync(new URL('../../rules/wuhan/RULES.md', import.meta.url), 'utf8');
  const ruled = [...book.matchAll(/^\| (C\d+[a-z]?) \|.*\| W-/gm)].map(([, id = '']) => id);
  const titles = readFileSync(new URL(import.meta.url), 'utf8');
  expect(ruled.length).toBe(25);
  expect(ruled.filter((id) => !titles.includes(`test('${id} `))).toEqual([]);
});
