/** The rule book: its own words, and each game in brief. `[6p]` in a text is a tile that is drawn there. */
import type { GameId } from '@paiju/engine';

/** Sentences for every game, under keys that say what they are about. */
type ByGame = Readonly<Record<GameId, Readonly<Record<string, string>>>>;

export const rules = {
  title: 'Rules',
  brief: 'The game in brief',
  briefOf: '{{game}}: the game in brief',
  bookLanguage: '',
  contents: 'Contents',
  examples: 'What wins look like',
  search: 'Search the rules',
  found: 'Places found: {{n}}',
  nothing: 'Nothing found.',
  learn: 'Play a first game',
  loading: 'Opening the rule book…',
  fan: '{{n}} fan',
  points: '{{n}} points',
  in: 'in the preset {{preset}}',
  openSets: 'laid on the table',
  xuezhan: {
    tiles:
      'Four players, three suits from 1 to 9, four of each: characters [1m 9m], dots [1p 9p] and bamboo [1s 9s].',
    aim: 'A hand wins with three sets and a pair; in the Sichuan presets it is four sets and a pair.',
    sets: 'A set is a run of one suit [1m 2m 3m] or three alike [5p 5p 5p].',
    opening:
      'Before play everybody gives up one suit and buries three tiles of it. In the Sichuan presets three tiles change hands first, and the suit is only named.',
    void: 'Nobody wins with a tile of the void suit in hand, and those tiles must be discarded first.',
    turn: 'In turn everyone draws a tile and discards one.',
    pung: 'A discard may be claimed by whoever holds two of it: a pung. Then that player discards.',
    kong: 'Four alike are a kong: they earn points at once, and a replacement tile is drawn.',
    chow: 'Runs are never claimed.',
    win: 'A win is declared on an own draw or on somebody’s discard.',
    several: 'Several players may win on the same discard.',
    payment: 'The discarder alone pays a win on a discard; a self-drawn win is paid by everybody.',
    fan: 'What a win is worth is counted in fan: one suit, all triplets, four alike, no claimed sets and more.',
    locked:
      'A win does not end the round. The winner’s hand is locked, goes on drawing and may win again; in the preset “sichuan” winners leave.',
    end: 'The round ends when the wall is empty, or when three have left.',
  },
  wuhan: {
    tiles: 'Four players, three suits and the honours [1z 2z 3z 4z 5z 6z 7z], four of each tile.',
    aim: 'A hand wins with four sets and a pair.',
    sets: 'A set is a run of one suit [2p 3p 4p] or three alike [3z 3z 3z].',
    flip: 'After the deal a tile is flipped. The next tile in order is wild and may stand for any other.',
    skins:
      'The flipped tile and the one before it are skins. If [9m] is flipped, [1m] is wild, and [9m] and [8m] are skins.',
    special:
      'Wilds, skins and red dragons [7z] are never discarded. They are laid out one by one as special kongs, and a new tile is drawn for each.',
    hold: 'Nobody wins with a skin or a red dragon in hand; a wild may stay. Other presets lay out red dragons without skins, both coloured dragons, or skins alone.',
    turn: 'In turn everyone draws a tile and discards one.',
    claims: 'A discard may be claimed for a pung or a kong by anyone, for a chow by the next player.',
    open: 'Nobody may win before opening: a pung, a chow or a claimed or added kong.',
    pair: 'A small win needs a pair of 2, 5 or 8 and at most one wild that stands for something else.',
    big: 'Big wins, such as one suit, all triplets or all winds, are worth ten times as much; these need no such pair.',
    payment:
      'All three losers pay. Everything that winner and payer have laid out multiplies: an opening 2, a special kong 2, a wild kong 4.',
    hard: 'A win without a wild standing for another tile is hard and counts double.',
    minimum:
      'A win must bring at least 16 from everybody. Each payment is capped at 300; if all three reach it, the golden cap of 500 counts.',
    end: 'One win ends the round. With an empty wall those who are not ready pay those who are.',
  },
  haiyuki: {
    tiles:
      'Two players and thirteen kinds of tiles, nine of each: six characters [ataho rin smash yuri pet fari], three weapons [punch sword wand] and four browdogs [mayu_red mayu_blue mayu_yellow mayu_purple].',
    aim: 'A hand has eleven tiles. A twelfth wins if all twelve together make a yaku.',
    yaku: 'There are 30 yaku: four sets of three, three sets of four, six pairs and rarer ones. Only the best counts.',
    strike:
      'A character and the weapon of its colour make a strike [ataho punch], which makes many yaku worth more.',
    hp: 'A win takes its points from the other player’s HP. With none left the match is lost.',
    turn: 'A round lasts twenty turns. In turn both draw a tile and discard one.',
    pon: 'A discard may be claimed by whoever holds two of it: a pon. It opens the hand, and an open hand does a quarter less damage.',
    riichi:
      'With a closed hand that needs one more tile, riichi may be declared. From then on the hand plays by itself.',
    ron: 'A win on a discard is only possible in riichi; a win on an own draw always.',
    dora: 'Every tile of the dora kind in the winning hand adds 400. The ura-dora counts for winners in riichi only.',
    skills: 'Each of the seven characters has skills. They cost MP, which do not come back.',
    kinds:
      'Some are used on the own turn, some before the first draw, and some in answer to what the other does.',
    noten: 'If nobody wins and only one of the two is ready, the other loses 1,000 HP.',
    end: 'After three rounds the higher HP wins; the preset “duel” goes on to the last HP.',
  },
} as const satisfies ByGame & Readonly<Record<string, unknown>>;
