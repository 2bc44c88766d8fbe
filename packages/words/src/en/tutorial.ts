/** A first game of each ruleset, step by step. `[6p]` in a text is a tile that is drawn there. */
import type { GameId } from '@paiju/engine';

/** Sentences for every game, under keys that say what they are about. */
type ByGame = Readonly<Record<GameId, Readonly<Record<string, string>>>>;

export const tutorial = {
  title: 'First game',
  step: '{{n}} of {{all}}',
  next: 'Next',
  again: 'Start again',
  leave: 'Leave',
  waiting: 'The others are playing…',
  notThat: 'Not quite: try what the text suggests.',
  readFirst: 'First the text: press “Next” when you have read it.',
  done: 'That was your first game!',
  play: 'Play a real game',
  rules: 'Read the rules',
  you: 'You',
  names: { one: 'Lin', two: 'Mei', three: 'Wen' },
  unknown: 'There is no such game.',
  xuezhan: {
    tiles:
      'Welcome to Xuezhan! There are three suits: characters [1m], dots [1p] and bamboo [1s]. Each goes from 1 to 9, and there are four of every tile.',
    aim: 'You want three sets and a pair. A set is a run in one suit [1m 2m 3m] or three alike [6s 6s 6s]. A pair is two alike [6s 6s].',
    bury: 'Before play everybody gives up one suit and buries three tiles of it. Dots help you least: choose [2p 3p 5p] and bury them.',
    voidFirst:
      'Dots are your void suit now: nobody can win while holding one, so they have to go first. Discard [6p]: touch it to choose it, and once more to let it go.',
    lonely:
      'Everyone draws a tile and discards one, in turn. You drew [9m], and it has no neighbours. Discard [9m].',
    pair: 'A second [1m]: a pair. [1s] stands alone. Discard [1s].',
    pung: 'Somebody discarded [1m], and you hold two of them. Claim it with a pung: three alike, laid on the table. With three in hand it could be a kong; runs cannot be claimed in this game.',
    afterPung:
      'After a pung you discard without drawing. [3m 4m 5m] is a run and [6s 6s] your pair, so [2m] can go. Then you are ready: [7s 9s] wait for [8s].',
    win: 'You drew [8s]! Three sets and a pair: the hand is complete. Win!',
    points:
      'A plain win is 1 fan, and one more because you drew the tile yourself. Each of the three others pays you 2 points. On a discard only the discarder would have paid.',
    goesOn:
      'Your win does not end the round. Your hand is locked now, you go on drawing, and you may win again until the wall is empty. That is Xuezhan: the battle goes on to the end.',
  },
  wuhan: {
    aim: 'Welcome to Wuhan! You want four sets and a pair. A set is a run [2p 3p 4p] or three alike [3z 3z 3z]. Beside the suits there are winds and dragons [1z 5z 6z 7z].',
    flip: 'One tile was flipped: [9m]. The next one in order, [1m], is wild: it can stand for any tile. The flipped tile and the one before it, [9m] and [8m], are skins.',
    special:
      'Wilds, skins and red dragons [7z] are never discarded, and with a skin or a red dragon in hand you cannot win. Lay [9m] out as a special kong: you draw another tile, and it doubles your win. The wild [1m] stays: you will need it.',
    lonely:
      '[7s] came for it: [7s 8s 9s] is a run. Now a discard: the wind [4z] stands alone and is no help. Touch it to choose it, and once more to discard it.',
    pung: 'Somebody discarded [3z], and you hold two. Pung it! In Wuhan nobody may win before opening the hand with a pung, a chow or a claimed kong.',
    afterPung: 'After a pung you discard without drawing. [5z] stands alone.',
    dragon: 'You drew [6z]: no partner here either. Discard it.',
    bamboo: '[1s] joins nothing. Discard it.',
    ready:
      '[2p] makes the run [2p 3p 4p]. Discard [7p] and you are ready: [5m 6m] wait for [4m] or [7m]. The pair is [5s] with the wild [1m]: a small win needs a pair of 2, 5 or 8.',
    win: 'Somebody discarded [4m]: your hand is complete. Win!',
    points:
      'All three pay, not only the discarder. Your pung and your skin kong double it twice, what each payer has laid out multiplies it further, and discarder and dealer pay double: 64 points from each.',
    goesOn:
      'One win ends the round. A win must bring at least 16 points from everybody, or it is not offered; so openings and special kongs matter. And each payment is capped at 300.',
  },
  haiyuki: {
    aim: 'Welcome to Haiyuki, a duel! There are thirteen kinds of tiles, nine of each: characters [pet], weapons [wand] and browdogs [mayu_blue]. Twelve tiles that make a yaku win.',
    bars: 'You play Petum, the other seat is Mayu. A win hurts: its points are taken from the other’s HP. MP pay for skills and do not come back. Some characters may exchange tiles before the first draw; Petum may not.',
    sets: 'A round lasts twenty turns. The simplest yaku is four sets of three. You have [wand wand wand] and [pet pet pet], and pairs of [smash] and [mayu_blue]. [rin] stands alone: touch it to choose it, and once more to discard it.',
    lonely: 'You drew [mayu_yellow]. No partner: discard it.',
    pon: 'Mayu discarded [pet]. You could take it with a pon, but open sets forbid riichi and cost a quarter of the damage. You have three already: pass.',
    purple: '[mayu_purple] does not help. Discard it.',
    yellow: '[mayu_yellow] again. Discard it.',
    skill:
      'You drew [smash]: three sets of three and the pair [mayu_blue mayu_blue]. Time for a skill! Critical costs 24 MP, and your win in this round hurts a quarter more.',
    riichi:
      'One [wand] is too many. Declare riichi with it: you announce that you are ready. Now you may also win on a discard, and the ura-dora counts for you.',
    runs: 'In riichi your hand plays by itself: what does not complete it is discarded. You wait for [mayu_blue].',
    points:
      '[mayu_blue]! Petum [pet] with the weapon of his colour [wand] is a strike: Signature Move, 2,800. The ura-dora was [pet]: three times 400. Critical makes 4,000 into 5,000 damage.',
    goesOn:
      'If nobody wins in twenty turns and only one of you is ready, the other loses 1,000 HP. After three rounds the higher HP wins, or at once when somebody has none left.',
  },
} as const satisfies ByGame & Readonly<Record<string, unknown>>;
