/** What each option does, in a sentence. A new option does not compile without one. */
import type { XuezhanOptions } from '@paiju/engine';

export const TITLE = 'Xuezhan 血战到底';

export const PRESETS = {
  bury3:
    'Three sets and a pair; three tiles are buried at the start; winners stay with a locked hand; fan add up.',
  sichuan:
    '血战: four sets and a pair; three tiles are exchanged; a winner leaves; each fan doubles, up to 3.',
  xueliu: '血流成河: as sichuan, but winners stay and win again, more patterns count, up to 5 fan.',
} satisfies Readonly<Record<string, string>>;

export const OPTIONS = {
  sets: 'How many sets a winning hand has, beside its pair.',
  opening:
    'How the void suit is found: bury three tiles of it, exchange three tiles and then declare, or declare at once.',
  exchangeDirection: 'Where exchanged tiles go; seed lets chance decide.',
  afterWin: 'Whether a winner stays in play with a locked hand or leaves the round.',
  lockedKongs: 'Whether a locked hand may still kong, if its waits stay the same.',
  severalWinners: 'Whether one discard can be won by all who want it or only by the nearest.',
  nextAfterDiscardWin: 'After whom play goes on when a discard was won: the discarder or the winner.',
  value: 'How fan become points: base times their sum, or base doubled for each.',
  cap: 'The most fan that count.',
  base: 'The points of one base unit.',
  startPoints: 'The points everyone begins with.',
  selfDraw: 'What a self-drawn win earns extra: one fan, one base unit from each payer, or nothing.',
  shapes: 'Whether only the best shape of a hand counts (ladder) or shapes add up.',
  sevenPairs: 'Whether seven pairs win.',
  heavenEarth: 'Whether winning with the opening hand or on the first draw counts as heaven or earth.',
  heavenSelfDrawn: 'Whether a win with the opening hand also counts as self-drawn.',
  earthAfterClaims: 'Whether earth still counts after somebody else has melded.',
  lastTile: 'Whether a win with an empty wall earns a fan.',
  menqing: 'Whether a hand without claimed melds earns a fan.',
  middleTiles: 'Whether a hand without ones and nines earns a fan.',
  terminalsAndJiang: 'Whether hands of ones and nines everywhere, and of 2, 5 and 8 only, earn fan.',
  dragonPairsAndArhats: 'Whether dragon seven pairs and the eighteen arhats count.',
  claimedKong: 'Base units the discarder pays for a claimed kong.',
  concealedKong: 'Base units everyone pays for a concealed kong.',
  addedKong: 'Base units everyone pays for a tile added to a pung.',
  lateAddedKong: 'Whether an added kong is paid when its tile was not just drawn.',
  robbing: 'Whether a tile being added to a pung can be won.',
  kongAfterPung: 'Whether a seat may kong right after its pung.',
  lastTileKong: 'Whether one tile in the wall is enough for a kong.',
  voidMelds: 'Whether the void suit may be melded.',
  kongMoney:
    'Whether kong money stays, goes back or goes to the winner when the discard after a kong is won.',
  claimedKongFlower: 'Who pays a win on the tile after a claimed kong: all, or the seat that fed the kong.',
  flowerPig: 'Whether a seat still holding its void suit at an empty wall pays a penalty.',
  readyCheck: 'Whether seats that are not ready at an empty wall pay those that are.',
  passedWin: 'Whether declining a win bars a seat from winning on discards until its next draw.',
  nextDealer: 'Whether the deal goes round or to the first winner.',
  deals: 'How many rounds a match has.',
  showBuried: 'Whether buried tiles are shown to all.',
  showConcealedKong: 'Whether the tile of a concealed kong is shown to all.',
  showWinningHand: 'Whether a winner shows the hand at once.',
} satisfies Record<keyof XuezhanOptions, string>;
