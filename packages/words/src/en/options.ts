/** What each option and value does, in plain words. A new option does not compile without them. */
import type { GameId } from '@paiju/engine';
import type { Character, HaiyukiOptions } from '@paiju/engine/haiyuki';
import type { WuhanOptions } from '@paiju/engine/wuhan';
import type { XuezhanConflict, XuezhanOptions } from '@paiju/engine/xuezhan';

/** The options of `O` whose value is one of several words. Characters have their names elsewhere. */
type Worded<O> = {
  [K in keyof O as O[K] extends Character ? never : O[K] extends string ? K : never]: Record<
    O[K] & string,
    string
  >;
};

interface Words<O> {
  readonly fields: Record<keyof O, string>;
  readonly values: Worded<O>;
}

const xuezhan = {
  fields: {
    sets: 'How many sets a winning hand has, beside its pair.',
    opening: 'How the void suit is found.',
    exchangeDirection: 'Where exchanged tiles go.',
    afterWin: 'What a winner does.',
    lockedKongs: 'Whether a locked hand may still kong.',
    severalWinners: 'Who wins a discard that several want.',
    nextAfterDiscardWin: 'After whom play goes on when a discard was won.',
    value: 'How fan become points.',
    cap: 'The most fan that count.',
    base: 'The points of one base unit.',
    startPoints: 'The points everyone begins with.',
    selfDraw: 'What a self-drawn win earns extra.',
    shapes: 'Which shapes of a hand count.',
    sevenPairs: 'Seven pairs win.',
    heavenEarth: 'Winning with the opening hand or on the first draw counts as heaven or earth.',
    heavenSelfDrawn: 'A win with the opening hand also counts as self-drawn.',
    earthAfterClaims: 'Earth still counts after somebody else has melded.',
    lastTile: 'A win with an empty wall earns a fan.',
    menqing: 'A hand without claimed melds earns a fan.',
    middleTiles: 'A hand without ones and nines earns a fan.',
    terminalsAndJiang: 'Hands with ones and nines everywhere, and hands of 2, 5 and 8 only, earn fan.',
    dragonPairsAndArhats: 'Dragon seven pairs and the eighteen arhats count.',
    claimedKong: 'Base units the discarder pays for a claimed kong.',
    concealedKong: 'Base units everyone pays for a concealed kong.',
    addedKong: 'Base units everyone pays for a tile added to a pung.',
    lateAddedKong: 'Whether an added kong is paid when its tile was not just drawn.',
    robbing: 'A tile being added to a pung can be won.',
    kongAfterPung: 'A seat may kong right after its pung.',
    lastTileKong: 'One tile in the wall is enough for a kong.',
    voidMelds: 'The void suit may be melded.',
    kongMoney: 'What happens to kong money when the discard after a kong is won.',
    claimedKongFlower: 'Who pays a win on the tile after a claimed kong.',
    flowerPig: 'A seat still holding its void suit at an empty wall pays a penalty.',
    readyCheck: 'Seats that are not ready at an empty wall pay those that are.',
    passedWin: 'What declining a win means for the next discards.',
    nextDealer: 'Who deals next.',
    deals: 'How many rounds a match has.',
    showBuried: 'Buried tiles are shown to all.',
    showConcealedKong: 'The tile of a concealed kong is shown to all.',
    showWinningHand: 'A winner shows the hand at once.',
  },
  values: {
    opening: {
      bury: 'bury three tiles of it',
      exchange: 'exchange three tiles, then declare',
      declare: 'declare at once',
    },
    exchangeDirection: {
      seed: 'chance decides',
      next: 'to the next seat',
      across: 'across',
      previous: 'to the previous seat',
    },
    afterWin: { stay: 'stays with a locked hand', leave: 'leaves the round' },
    lockedKongs: { never: 'never', 'same-waits': 'if its waits stay the same' },
    severalWinners: { all: 'all of them', nearest: 'only the nearest' },
    nextAfterDiscardWin: { discarder: 'the discarder', winner: 'the winner' },
    value: { sum: 'base times their sum', double: 'base doubled for each' },
    selfDraw: { fan: 'one fan', base: 'one base unit from each payer', none: 'nothing' },
    shapes: { ladder: 'only the best one', add: 'all of them, added up' },
    lateAddedKong: { paid: 'it is paid', free: 'it is free' },
    kongMoney: { final: 'it stays', refund: 'it goes back', transfer: 'it goes to the winner' },
    claimedKongFlower: { all: 'everyone', feeder: 'the seat that fed the kong' },
    passedWin: { free: 'nothing', barred: 'no win on discards until the next own draw' },
    nextDealer: { rotate: 'the deal goes round', winner: 'the first winner' },
  },
  /** Why options do not go together. */
  conflicts: {
    'seven-pairs-need-four-sets': 'Seven pairs need a hand of four sets.',
    'dragon-pairs-and-arhats-need-four-sets': 'Dragon pairs and arhats need a hand of four sets.',
    'direction-needs-exchange': 'A direction needs an exchange of tiles.',
    'nothing-is-buried': 'Only buried tiles can be hidden.',
  } satisfies Record<XuezhanConflict, string>,
} as const satisfies Words<XuezhanOptions> & { readonly conflicts: object };

const wuhan = {
  fields: {
    specials: 'Which tiles are laid out alone, besides the wild.',
    kouKouFan: 'The higher golden cap holds.',
    openings: 'How often openings double the payments of a seat.',
    minimum: 'The least the smallest of the three payments must be for a win, before any cap.',
    cap: 'The most one seat pays for a win.',
    goldenCap: 'The cap where all three owe the cap or more, while the lower golden cap holds.',
    goldenCapKouKou: 'The cap where all three owe the cap or more, while the higher golden cap holds.',
    capOneUnopened: 'The golden cap of the one loser who never opened 阳光顶; none: that of the others.',
    capTwoUnopened: 'The golden cap of each of two losers who never opened 阳光顶; none: that of the other.',
    capThreeUnopened:
      'The golden cap of all three losers if none of them opened 三阳开泰; none: the usual one.',
    contractorOrder: 'Which contractor, the one who pays for all, is looked for first.',
    jiangContract: 'The third opening of a hand of 2, 5 and 8 makes a contractor too 将一色三铺.',
    meldedContract: 'When whoever feeds a fully melded hand pays for all three.',
    smallWilds: 'How many wilds may stand for other tiles in a small win.',
    bigWilds: 'How many wilds may stand for other tiles in a big win.',
    stacking: 'How several big types count together.',
    bigSelfDraw: 'What a self-drawn big win is worth.',
    bigDiscard: 'What the discarder owes for a big win.',
    bloomSelfDrawn: 'A win on a replacement tile also counts as self-drawn.',
    lastTileSelfDrawn: 'A win on one of the last tiles also counts as self-drawn.',
    lastTileFrom: 'Where the last four tiles, which make a big win, are counted from.',
    addedKongKeepsOpening: 'An added kong is still the opening its pung was.',
    flowCountsLaizi: 'Wilds laid out multiply what is paid when nobody wins.',
    flowDraw: 'What is paid when nobody wins.',
    twoWinners: 'Who wins if two want a tile.',
    passedWin: 'What declining a win means for the tiles of others.',
    wallRemainder: 'How many tiles stay in the wall when it counts as empty.',
    closingDraws: 'The last four tiles are only drawn: no discard and no kong, only a win.',
    nextDealer: 'Who deals next.',
    flowDealer: 'Who deals when nobody has won.',
    piao: 'What every loser pays the winner besides 漂: usually 0, 5, 10 or 20.',
    deals: 'How many rounds a match has.',
    startPoints: 'The points everyone begins with.',
    showConcealedKong: 'The tile of a concealed kong is shown to all.',
  },
  values: {
    specials: {
      'zhong-skins': 'red dragon and two skins 红中七皮四赖',
      zhong: 'red dragon 红中赖子杠',
      'zhong-fa': 'red and green dragon 红中发财赖子杠',
      skins: 'two skins 七皮四赖',
    },
    openings: { each: 'every opening doubles', once: 'all together double once' },
    contractorOrder: { 'kong-first': 'of a robbed kong', 'flush-first': 'of a pure flush' },
    meldedContract: { unready: 'if not ready', always: 'always' },
    stacking: { add: '10 points for each', double: '10, doubled for each further one' },
    bigSelfDraw: { 'half-more': 'half as much more', double: 'double' },
    bigDiscard: { 'half-more': 'half as much more', double: 'double' },
    lastTileFrom: {
      remainder: 'the tiles that stay in the wall',
      wall: 'the very end of the wall, as in version 1',
    },
    flowDraw: {
      paid: 'whoever is not ready pays, without a cap',
      capped: 'whoever is not ready pays, up to the cap',
      none: 'nothing',
    },
    twoWinners: { dealer: 'the first from the dealer on', nearest: 'the nearest after the discarder' },
    passedWin: { free: 'nothing', barred: 'no win on them until the next own draw or claim' },
    flowDealer: { stays: 'the dealer again', passes: 'the next seat' },
    nextDealer: { winner: 'the winner', rotate: 'the deal goes round when the dealer did not win' },
  },
} as const satisfies Words<WuhanOptions>;

const haiyuki = {
  fields: {
    rounds: 'How many rounds a match has; none for a match that goes on to 0 HP.',
    extraRounds: 'How many more rounds are played, one at a time, while both have the same HP at the end.',
    start: 'Who starts a round.',
    skills: 'The characters have their skills.',
    skillsOncePerRound: 'A skill can be used once a round only; Recovery and Discard Guard are exempt.',
    noPonOnFirstAndLastTurn: 'Nobody may pon on turn 1 and turn 20.',
    bonusesUnscaled:
      'An open hand, Critical and Water Mirror change the score of the yaku alone, and not the bonuses.',
    haiteiOnLastChance: 'A win by Last Chance earns the bonus Haitei too.',
    askInRiichi: 'A seat in riichi is asked before it wins.',
    counterInRiichi: 'Super Iai may be used in riichi too.',
    notenPenalty: 'The HP that the only seat which is not ready loses in a drawn round.',
    hp: 'The HP everyone begins with, and the most there can be.',
    mp: 'The MP everyone begins with; nothing restores them.',
    seat0: 'Your character.',
    seat1: 'The character of your opponent.',
  },
  values: {
    start: { alternate: 'the seats take turns', fixed: 'always the first seat' },
  },
} as const satisfies Words<HaiyukiOptions>;

const games = { xuezhan, wuhan, haiyuki } as const satisfies Record<GameId, object>;

export const options = {
  ...games,
  badValue: 'This does not fit: {{allowed}}.',
} as const;
