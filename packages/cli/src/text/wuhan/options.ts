/** What each option of Wuhan does, in a sentence. A new option does not compile without one. */
import type { WuhanOptions } from '@paiju/engine';

export const TITLE = 'Wuhan 武汉麻将';

export const PRESETS = {
  koukou: '口口翻: every opening doubles; the golden cap is the higher one.',
  kaikou: '开口翻: all openings of a seat double once; the golden cap is the lower one.',
} satisfies Readonly<Record<string, string>>;

export const OPTIONS = {
  kouKouFan: 'Which golden cap holds: the higher one (goldenCapKouKou) or the lower one (goldenCap).',
  openings: 'Whether every opening of a seat doubles its payments, or all of them together once.',
  minimum: 'The least the smallest of the three payments must be for a win, before any cap.',
  cap: 'The most one seat pays for a win.',
  goldenCap: 'The cap where all three owe the cap or more, without kouKouFan.',
  goldenCapKouKou: 'The cap where all three owe the cap or more, with kouKouFan.',
  contractorOrder: 'Which contractor is looked for first: of a robbed kong or of a pure flush.',
  stacking: 'How several big types count: 10 points for each, or 10 doubled for each further one.',
  bigSelfDraw: 'What a self-drawn big win is worth: half as much more, or double.',
  bigDiscard: 'What the discarder owes for a big win: half as much more, or double.',
  bloomSelfDrawn: 'Whether a win on a replacement tile also counts as self-drawn.',
  lastTileSelfDrawn: 'Whether a win on one of the last tiles also counts as self-drawn.',
  addedKongKeepsOpening: 'Whether an added kong is still the opening its pung was.',
  flowCountsLaizi: 'Whether wilds laid out multiply what is paid at a flow draw.',
  twoWinners:
    'Who wins if two want a tile: the first from the dealer on, or the nearest after the discarder.',
  passedWin:
    'Whether declining a win bars a seat from winning on others’ tiles until its next draw or claim.',
  wallRemainder: 'How many tiles stay in the wall when it counts as empty.',
  nextDealer: 'Whether the winner deals next, or the deal goes round when the dealer did not win.',
  deals: 'How many rounds a match has.',
  startPoints: 'The points everyone begins with.',
  showConcealedKong: 'Whether the tile of a concealed kong is shown to all.',
} satisfies Record<keyof WuhanOptions, string>;
