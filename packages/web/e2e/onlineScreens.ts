/** The screens of tables online, and the way there for somebody whose browser is empty. */
import type { GameId } from '@paiju/engine';
import { GAME_IDS, GAMES } from '@paiju/engine';
import type { Page } from 'playwright-core';
import { playThrough } from './bystander.ts';
import { become, friendOf, openTable, sitDown, tableOf } from './friends.ts';
import { id } from './look.ts';
import { isFirstTouch, playOn } from './play.ts';
import { haveRivals } from './rivals.ts';

type Way = (page: Page) => Promise<void>;

const goTo = async (page: Page, hash: string, shows: string): Promise<void> => {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await page.locator(id(shows)).first().waitFor();
};

/** Tables that are open to everybody, of people with short and long names. */
const lobby: Way = async (page) => {
  await tableOf(page, 'Ben', { ruleset: 'xuezhan', isListed: true });
  await tableOf(page, 'Konstantin Hohenfels', {
    ruleset: 'wuhan',
    isListed: true,
    clock: 'quick',
    rated: true,
    changes: { deals: 4 },
    lineup: ['expert'],
  });
  await tableOf(page, '小林さくら', { ruleset: 'haiyuki', isListed: true, changes: { rounds: 2 } });
  await goTo(page, '#/online', 'open-table');
};

/** Looking for people for a game that nobody else wants. */
const quick: Way = async (page) => {
  await become(page, 'Ann');
  await page.reload();
  await goTo(page, '#/online', 'quick');
  await page.locator(`${id('quick-game')} input[value="wuhan"]`).check({ force: true });
  await page.locator(`${id('quick-wait')} input[value="300"]`).check({ force: true });
  await page.locator(id('quick-find')).click();
  await page.locator(id('seeking')).waitFor();
};

/** One has been found, and the other has not come yet. */
const quickRoom: Way = async (page) => {
  const ben = await friendOf(page, 'Ben');
  for (const each of [ben, page]) {
    await become(each, each === ben ? 'Ben' : 'Ann');
    await each.reload();
    await goTo(each, '#/online', 'quick');
    await each.locator(`${id('quick-game')} input[value="haiyuki"]`).check({ force: true });
    await each.locator(`${id('quick-wait')} input[value="300"]`).check({ force: true });
    await each.locator(id('quick-find')).click();
    // Whoever is no longer there when they are found does not come.
    if (each === ben) {
      await ben.locator(id('seeking')).waitFor();
      await ben.context().setOffline(true);
    }
  }
  await page.locator(id('starts-in')).waitFor();
};

/** The deal of the day, played by a program for whoever looks at it now. */
const dailyResults: Way = async (page) => {
  const { token } = await become(page, 'Konstantin Hohenfels');
  await page.reload();
  await goTo(page, '#/online', 'daily-online');
  await page.locator(id('daily-online-haiyuki')).click();
  await page.waitForURL(/#\/table\//);
  const code = page.url().split('/').at(-1) ?? '';
  // Whoever comes last plays: the page has to be there before the program.
  await page.locator(id('table')).waitFor();
  await playThrough(page, code, token);
  await goTo(page, '#/online', 'daily-results-haiyuki');
  await page.locator(id('daily-results-haiyuki')).click();
  await page
    .locator(`${id('daily-table')} [data-is="bot"]`)
    .first()
    .waitFor();
};

/** Has blocked somebody, and left a rated match. */
const fairPlay: Way = async (page) => {
  const { joinCode } = await openTable(page, 'Ann', {
    ruleset: 'haiyuki',
    rated: true,
    clock: 'relaxed',
  });
  await sitDown(await friendOf(page, 'Konstantin Hohenfels'), joinCode, 1);
  await page.locator(id('begin')).click();
  // In the waiting room something is called the same.
  await page.locator(id('table')).waitFor();
  await page.locator(id('about-1')).click();
  await page.locator(id('person-block')).click();
  await page.locator(id('person-noted')).getByText(/./).waitFor();
  await page.locator(id('person-close')).click();
  await page.locator(id('menu')).click();
  await page.locator(id('leave')).click();
  await page.locator(id('leave-sure')).click();
  await page.locator(id('has-left')).waitFor();
  await goTo(page, '#/online/fair-play', 'unblock');
};

const hasLeft: Way = async (page) => {
  await fairPlay(page);
  await goTo(page, '#/online', 'has-left');
};

/** What can be done about somebody, at a table of four. */
const person: Way = async (page) => {
  await gathered(page, 'wuhan');
  await page.locator(id('table')).waitFor();
  await page.locator(id('about-2')).click();
  await page.locator(id('person-sheet')).waitFor();
};

/** A rated table with options that have no rating. */
const createRated: Way = async (page) => {
  await goTo(page, '#/online/new', 'create-table');
  await page.locator(`${id('create-rated')} input[value="true"]`).check({ force: true });
  await page.locator(id('not-rated')).waitFor();
};

/** A friend's table with a bot at it, and options of its own. */
const join: Way = async (page) => {
  const ben = await friendOf(page, 'Ben');
  const { joinCode } = await openTable(ben, 'Ben', {
    ruleset: 'xuezhan',
    changes: { deals: 4, sevenPairs: false, nextDealer: 'winner' },
    lineup: ['novice'],
  });
  await goTo(page, `#/table/${joinCode}`, 'join-table');
  await page.locator(id('sit-2')).waitFor();
};

/** As host, with a friend, a bot, and a chair that is free. */
const room: Way = async (page) => {
  const { joinCode } = await openTable(page, 'Ann', { ruleset: 'wuhan', lineup: [null, 'greedy'] });
  await sitDown(await friendOf(page, 'Konstantin Hohenfels'), joinCode, 1);
  await page.locator(id('remove-1')).waitFor();
};

/** As somebody who was invited. */
const roomGuest: Way = async (page) => {
  const ben = await friendOf(page, 'Ben');
  const { joinCode } = await openTable(ben, 'Ben', { ruleset: 'haiyuki' });
  await goTo(page, `#/table/${joinCode}`, 'sit-1');
  await page.locator(id('sit-1')).click();
  await page.locator(id('waiting-room')).waitFor();
};

const PASSWORD = 'correct horse battery';

/** A guest who has not claimed anything yet. */
const guest: Way = async (page) => {
  await become(page, 'Konstantin Hohenfels');
  await page.reload();
  await goTo(page, '#/account', 'own-data');
};

const claimByPassword: Way = async (page) => {
  await guest(page);
  await page.locator(id('claim-by-password')).click();
  await page.locator(id('new-login')).fill(`Konstantin ${crypto.randomUUID().slice(0, 8)}`);
  await page.locator(id('new-password')).fill(PASSWORD);
};

const paper: Way = async (page) => {
  await claimByPassword(page);
  await page.locator(id('set-password')).click();
  await page.locator(id('paper')).waitFor();
};

/** Claimed, and about to delete everything. */
const account: Way = async (page) => {
  await paper(page);
  await page.locator(id('paper-noted')).click();
  await page.locator(id('devices')).waitFor();
  await page.locator(id('open-password')).click();
  await page.locator(id('delete')).click();
  await page.locator(id('delete-form')).waitFor();
};

const signIn: Way = async (page) => {
  await guest(page);
  await goTo(page, '#/account/sign-in', 'code-form');
};

const others = (game: GameId): readonly number[] =>
  Array.from({ length: GAMES[game].rules.seats - 1 }, (_, place) => place + 1);

/** People on all chairs of a match. */
const gathered = async (page: Page, game: GameId): Promise<readonly Page[]> => {
  const { joinCode } = await openTable(page, 'Ann', {
    ruleset: game,
    changes: SHORT[game],
    clock: 'relaxed',
  });
  const names = ['Ben', 'Konstantin Hohenfels', '小林さくら'];
  const friends: Page[] = [];
  for (const seat of others(game)) {
    const friend = await friendOf(page, names[seat - 1] ?? '');
    await sitDown(friend, joinCode, seat);
    friends.push(friend);
  }
  await page.locator(id('begin')).click();
  return friends;
};

/** The shortest match there is. */
const SHORT: Readonly<Record<GameId, Readonly<Record<string, number>>>> = {
  xuezhan: { deals: 1 },
  wuhan: { deals: 1 },
  haiyuki: { rounds: 1 },
};

const playUntil = (page: Page, presses: number): Promise<void> => {
  let left = presses;
  return playOn(page, { by: 'mouse', watch: (wanted) => left-- <= 0 && isFirstTouch(wanted) });
};

/** In the middle of a match: it is the own turn, one friend says something, another is away. */
const table =
  (game: GameId, presses: number): Way =>
  async (page) => {
    const friends = await gathered(page, game);
    const isEnough = { is: false };
    const others = friends.map((friend) =>
      playOn(friend, { by: 'mouse', watch: () => isEnough.is }).catch(() => undefined),
    );
    await playUntil(page, presses);
    isEnough.is = true;
    const [ben, cai] = friends;
    await ben?.locator(id('emote')).click();
    await ben?.locator(id('emote-well-played')).click();
    await cai?.context().setOffline(true);
    if (cai !== undefined) await page.locator(id('presence-away')).waitFor();
    void others;
  };

const over: Way = async (page) => {
  const friends = await gathered(page, 'haiyuki');
  await Promise.all([page, ...friends].map((each) => playOn(each, { by: 'mouse' })));
  await page.locator(id('match-saved')).waitFor();
};

/** After duels that counted and one that did not: what is told of them. */
const rivals =
  (...shows: readonly string[]): Way =>
  async (page) => {
    await haveRivals(page, 3);
    await goTo(page, '#/online', 'to-ladders');
    for (const [name = '', within = ''] of shows.map((each) => each.split(' ')))
      await page
        .locator(`${id(name)} ${within}`)
        .first()
        .click();
  };

/** The end of a rated duel, and the chairs it was played at. */
const overRated: Way = async (page) => {
  const { joinCode } = await openTable(page, 'Ann', { ruleset: 'haiyuki', rated: true, clock: 'relaxed' });
  const ben = await friendOf(page, 'Ben');
  await sitDown(ben, joinCode, 1);
  await page.locator(id('begin')).click();
  await Promise.all([page, ben].map((each) => playOn(each, { by: 'mouse' })));
  await page.locator(id('rating-change-0')).waitFor();
};

/** How the wall of a match that is over was made. */
const wallCheck: Way = async (page) => {
  await openTable(page, 'Ann', { ruleset: 'haiyuki', changes: { rounds: 1 }, lineup: ['novice'] });
  await page.locator(id('begin')).click();
  await playOn(page, { by: 'mouse' });
  await page.locator(id('check-wall')).click();
  await page.locator(id('wall-verdict')).waitFor();
};

/** What is told about somebody who does not behave. */
const report: Way = async (page) => {
  await person(page);
  await page.locator(id('person-report')).click();
  await page.locator(id('report-send')).waitFor();
};

/** The menu of a match that counts, and what leaving it would mean. */
const leaving: Way = async (page) => {
  const { joinCode } = await openTable(page, 'Ann', { ruleset: 'haiyuki', rated: true, clock: 'relaxed' });
  await sitDown(await friendOf(page, 'Ben'), joinCode, 1);
  await page.locator(id('begin')).click();
  await page.locator(id('menu')).click();
  await page.locator(id('leave')).click();
  await page.locator(id('leave-sure')).waitFor();
};

/** Where matches count, everybody's rating stands beside them. */
const roomRated: Way = async (page) => {
  const { joinCode } = await openTable(page, 'Ann', {
    ruleset: 'wuhan',
    rated: true,
    changes: { deals: 4 },
    lineup: [null, 'greedy'],
  });
  await sitDown(await friendOf(page, 'Konstantin Hohenfels'), joinCode, 1);
  await page.locator(`${id('chair-1')} ${id('rating')}`).waitFor();
};

const watch: Way = async (page) => {
  const ben = await friendOf(page, 'Ben');
  const { watchCode } = await openTable(ben, 'Ben', {
    ruleset: 'xuezhan',
    lineup: ['greedy', 'greedy', 'greedy'],
  });
  await ben.locator(id('begin')).click();
  await playUntil(ben, 4);
  await goTo(page, `#/table/${watchCode}`, 'watching');
  await page.locator(id('table')).waitFor();
};

const elsewhere: Way = async (page) => {
  const lineup = ['greedy', 'greedy', 'greedy'];
  await openTable(page, 'Ann', { ruleset: 'wuhan', lineup });
  await page.locator(id('begin')).click();
  await playUntil(page, 3);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await page.locator(id('elsewhere')).waitFor();
  // What lies behind another tab is not drawn anew.
  await page.bringToFront();
};

export const ONLINE_SCREENS: Readonly<Record<string, Way>> = {
  'lobby-empty': (page) => goTo(page, '#/online', 'lobby'),
  lobby,
  quick,
  'quick-room': quickRoom,
  'daily-results': dailyResults,
  'fair-play': fairPlay,
  'has-left': hasLeft,
  person,
  'create-table': (page) => goTo(page, '#/online/new', 'create-table'),
  'create-rated': createRated,
  guest,
  'claim-by-password': claimByPassword,
  paper,
  account,
  'sign-in': signIn,
  privacy: (page) => goTo(page, '#/privacy', 'privacy-days'),
  join,
  room,
  'room-guest': roomGuest,
  ...Object.fromEntries(GAME_IDS.map((game) => [`online-${game}`, table(game, 6)])),
  'online-over': over,
  'over-rated': overRated,
  'wall-check': wallCheck,
  report,
  leaving,
  'room-rated': roomRated,
  ladders: (page) => goTo(page, '#/standing/ladders', 'ladder'),
  'own-ladder': rivals('to-ladders', 'ladder-haiyuki-rulebook', 'rating-graph'),
  'own-matches': rivals('to-matches', 'match-row'),
  'no-matches': (page) => goTo(page, '#/standing/matches', 'nobody-yet'),
  statistics: rivals('to-statistics', 'places'),
  'head-to-head': rivals('to-statistics', 'opponent a', 'balance'),
  'online-watch': watch,
  'online-elsewhere': elsewhere,
  'no-table': (page) => goTo(page, '#/table/NOSUCH', 'table-refused'),
};
