import { expect, test } from 'vitest';
import { optionsOf, worthIn } from '../../testing/hands.ts';
import { tableOf } from '../../testing/table.ts';
import { capOrFive, cappedFan, SITUATIONS } from './patterns.ts';

// what it shows, options, hand with its winning tile, how it was won, worth
const BASE = tableOf(`
  X-13.1 plain           bury3               123m 678m 9p + 9p | pung 4p       -                     base 1 = 1
  X-13.1 plain           bury3 value=double  123m 678m 9p + 9p | pung 4p       -                     nothing = 0
  X-13.1 plain           sichuan             123m 678m 789p 9p + 9p | pung 4p  -                     nothing = 0
  X-13.1 plain           sichuan value=sum   123m 678m 789p 9p + 9p | pung 4p  -                     base 1 = 1
  X-13.1 entries add up  bury3               1111p 23p 456p 99p                self-drawn last-tile  base 1, pure-suit 2, root 1, menqing 1, self-draw 1, last-tile 1 = 7
`);

const SHAPES = tableOf(`
  X-13.2 a run                        bury3             111p 222p 567m 9m + 9m                           -  base 1, menqing 1 = 2
  X-13.2 triplets                     bury3             111p 222p 555m 9m + 9m                           -  base 1, all-triplets 1, menqing 1 = 3
  X-13.2 triplets with melds          bury3             555m 9m + 9m | pung 1p | pung 2p                 -  base 1, all-triplets 1 = 2
  X-13.2 a run with melds             bury3             567m 9m + 9m | pung 1p | pung 2p                 -  base 1 = 1
  X-13.2 hook                         bury3             5p + 5p | pung 1p | pung 2p | pung 5m            -  base 1, golden-hook 1 = 2
  X-13.2 one suit, a run              bury3             123p 456p 789p 1p + 1p                           -  base 1, pure-suit 2, menqing 1 = 4
  X-13.2 one suit, run and melds      bury3             789p 5p + 5p | pung 1p | pung 2p                 -  base 1, pure-suit 2 = 3
  X-13.2 one suit, triplets           bury3             111p 222p 555p 9p + 9p                           -  base 1, pure-all-triplets 3, menqing 1 = 5
  X-13.2 one suit, hook               bury3             8p + 8p | pung 1p | pung 2p | pung 5p            -  base 1, pure-golden-hook 4 = 5
  X-13.2 the second suit in a meld    bury3             111p 222p 9p + 9p | pung 5m                      -  base 1, all-triplets 1 = 2
  X-13.2 the second suit in the pair  bury3             111p 222p 555p 9m + 9m                           -  base 1, all-triplets 1, menqing 1 = 3
  X-13.2 three melds of four sets     bury3 sets=4      999p 5p + 5p | pung 1p | pung 2p | pung 5m       -  base 1, all-triplets 1 = 2
  X-13.2 four melds of four sets      bury3 sets=4      5p + 5p | pung 1p | pung 2p | pung 5m | pung 9m  -  base 1, golden-hook 1 = 2
  X-13.4 a run                        bury3 shapes=add  111p 222p 567m 9m + 9m                           -  base 1, menqing 1 = 2
  X-13.4 triplets                     bury3 shapes=add  111p 222p 555m 9m + 9m                           -  base 1, all-triplets 1, menqing 1 = 3
  X-13.4 hook                         bury3 shapes=add  5p + 5p | pung 1p | pung 2p | pung 5m            -  base 1, all-triplets 1, golden-hook 1 = 3
  X-13.4 one suit, a run              bury3 shapes=add  123p 456p 789p 1p + 1p                           -  base 1, pure-suit 2, menqing 1 = 4
  X-13.4 one suit, triplets           bury3 shapes=add  111p 222p 555p 9p + 9p                           -  base 1, all-triplets 1, pure-suit 2, menqing 1 = 5
  X-13.4 one suit, hook               bury3 shapes=add  8p + 8p | pung 1p | pung 2p | pung 5p            -  base 1, all-triplets 1, golden-hook 1, pure-suit 2 = 5
`);

const SITUATED = tableOf(`
  X-13.3 heaven without a cap   bury3        123m 678m 9p + 9p | pung 4p  heaven                            base 1, heaven 5 = 6
  X-13.3 heaven is the cap      bury3 cap=4  123m 678m 9p + 9p | pung 4p  heaven                            base 1, heaven 4 = 5, capped 4
  X-13.3 earth without a cap    bury3        123m 678m 9p + 9p | pung 4p  self-drawn earth                  base 1, earth 5, self-draw 1 = 7
  X-13.3 earth is the cap       bury3 cap=7  123m 678m 9p + 9p | pung 4p  earth                             base 1, earth 7 = 8, capped 7
  X-13.3 heaven beside a shape  bury3        111p 222p 555m 9m + 9m       heaven                            base 1, heaven 5, all-triplets 1, menqing 1 = 8
  X-13.3 kong flower            bury3        123m 678m 9p + 9p | pung 4p  kong-flower                       base 1, kong-flower 1 = 2
  X-13.3 kong discard           bury3        123m 678m 9p + 9p | pung 4p  kong-discard                      base 1, kong-discard 1 = 2
  X-13.3 robbed kong            bury3        123m 678m 9p + 9p | pung 4p  robbed-kong                       base 1, robbed-kong 1 = 2
  X-13.3 last tile              bury3        123m 678m 9p + 9p | pung 4p  last-tile                         base 1, last-tile 1 = 2
  X-13.3 they add up            bury3        123m 678m 9p + 9p | pung 4p  self-drawn kong-flower last-tile  base 1, self-draw 1, kong-flower 1, last-tile 1 = 4
`);

const SMALL = tableOf(`
  X-13.11 concealed                             bury3                    123p 456p 123m 5m + 5m                                             -           base 1, menqing 1 = 2
  X-13.11 concealed and self-drawn              bury3                    123p 456p 123m 5m + 5m                                             self-drawn  base 1, menqing 1, self-draw 1 = 3
  X-13.11 off                                   bury3 menqing=no         123p 456p 123m 5m + 5m                                             -           base 1 = 1
  X-13.11 a concealed kong keeps it             bury3                    456p 123m 5m + 5m | kong 9m concealed                              -           base 1, root 1, menqing 1 = 3
  X-13.11 a pung does not                       bury3                    456p 123m 5m + 5m | pung 9m                                        -           base 1 = 1
  X-13.11 a claimed kong does not               bury3                    456p 123m 5m + 5m | kong 9m claimed<1                              -           base 1, root 1 = 2
  X-13.11 an added kong does not                bury3                    456p 123m 5m + 5m | kong 9m added<1                                -           base 1, root 1 = 2
  X-13.11 nor one pung beside a concealed kong  bury3                    123m 5m + 5m | kong 9m concealed | pung 1p                         -           base 1, root 1 = 2
  X-13.12 three copies are no root              bury3                    111m 456p 789p 5p + 5p                                             -           base 1, menqing 1 = 2
  X-13.12 triplet and run                       bury3                    1111m 23m 789p 5p + 5p                                             -           base 1, root 1, menqing 1 = 3
  X-13.12 pung and run                          bury3                    123m 789p 5p + 5p | pung 1m                                        -           base 1, root 1 = 2
  X-13.12 the winning tile is the fourth        bury3                    11123m 789p 55p + 1m                                               -           base 1, root 1, menqing 1 = 3
  X-13.12 two roots                             bury3                    2222m 34m 5p + 5p | kong 9p added<2                                -           base 1, root 2 = 3
  X-13.12 a kong of each kind                   bury3                    8p + 8p | kong 1p claimed<1 | kong 2m added<1 | kong 9p concealed  -           base 1, golden-hook 1, root 3 = 5
  X-13.13 self-drawn                            bury3                    123m 678m 9p + 9p | pung 4p                                        self-drawn  base 1, self-draw 1 = 2
  X-13.13 self-drawn                            bury3 selfDraw=base      123m 678m 9p + 9p | pung 4p                                        self-drawn  base 1 = 1
  X-13.13 self-drawn                            bury3 selfDraw=none      123m 678m 9p + 9p | pung 4p                                        self-drawn  base 1 = 1
  X-13.19 off                                   bury3                    234p 456p 678m 5m + 5m                                             -           base 1, menqing 1 = 2
  X-13.19 on                                    bury3 middleTiles=yes    234p 456p 678m 5m + 5m                                             -           base 1, menqing 1, middle-tiles 1 = 3
  X-13.19 whatever else it earns                bury3 middleTiles=yes    222p 555p 8p + 8p | kong 3p claimed<1                              self-drawn  base 1, pure-all-triplets 3, root 1, middle-tiles 1, self-draw 1 = 7
  X-13.19 a 1                                   bury3 middleTiles=yes    123p 456p 678m 5m + 5m                                             -           base 1, menqing 1 = 2
  X-13.19 a 9                                   bury3 middleTiles=yes    234p 456p 789m 5m + 5m                                             -           base 1, menqing 1 = 2
  X-13.19 a 9 in a meld                         bury3 middleTiles=yes    234p 456p 5m + 5m | pung 9m                                        -           base 1 = 1
  X-13.19 seven pairs                           sichuan middleTiles=yes  22p 33p 44p 66p 33m 55m 8m + 8m                                    -           seven-pairs 2, middle-tiles 1 = 3
`);

const PAIRS = tableOf(`
  X-13.14 seven pairs                    sichuan                                    11p 22p 44p 66p 33m 55m 9m + 9m  -           seven-pairs 2 = 2
  X-13.14 one suit                       sichuan cap=none                           11p 22p 44p 55p 77p 88p 9p + 9p  -           seven-pairs 2, pure-suit 2 = 4
  X-13.14 dragon, off                    sichuan                                    1111p 22p 44p 66m 77m 9m + 9m    -           seven-pairs 2, root 1 = 3
  X-13.14 dragon, on                     sichuan dragonPairsAndArhats=yes           1111p 22p 44p 66m 77m 9m + 9m    -           dragon-seven-pairs 3 = 3
  X-13.14 no dragon without four copies  sichuan dragonPairsAndArhats=yes           11p 22p 44p 66p 33m 55m 9m + 9m  -           seven-pairs 2 = 2
  X-13.14 two roots, off                 sichuan cap=none                           1111p 2222p 44p 66m 9m + 9m      -           seven-pairs 2, root 2 = 4
  X-13.14 two roots, on                  sichuan cap=none dragonPairsAndArhats=yes  1111p 2222p 44p 66m 9m + 9m      -           dragon-seven-pairs 3, root 1 = 4
  X-13.14 dragon in one suit             sichuan cap=none dragonPairsAndArhats=yes  1111p 22p 44p 66p 77p 9p + 9p    -           dragon-seven-pairs 3, pure-suit 2 = 5
  X-13.14 seven pairs are menqing        sichuan menqing=yes                        11p 22p 44p 66p 33m 55m 9m + 9m  self-drawn  seven-pairs 2, menqing 1 = 3
  X-13.14 the sum keeps its base         sichuan value=sum                          11p 22p 44p 66p 33m 55m 9m + 9m  -           base 1, seven-pairs 2 = 3
`);

const ARHAT_ROWS = tableOf(`
  X-13.15 arhats                               sichuan cap=none dragonPairsAndArhats=yes                9m + 9m | kong 1p claimed<1 | kong 3p concealed | kong 4m added<2 | kong 7m claimed<0    -  arhats 6 = 6
  X-13.15 under the ladder                     sichuan cap=none shapes=ladder dragonPairsAndArhats=yes  9m + 9m | kong 1p claimed<1 | kong 3p concealed | kong 4m added<2 | kong 7m claimed<0    -  arhats 6 = 6
  X-13.15 one suit                             sichuan cap=none dragonPairsAndArhats=yes                9p + 9p | kong 1p claimed<1 | kong 3p concealed | kong 4p added<2 | kong 7p claimed<0    -  arhats 6, pure-suit 2 = 8
  X-13.15 one suit under the ladder            sichuan cap=none shapes=ladder dragonPairsAndArhats=yes  9p + 9p | kong 1p claimed<1 | kong 3p concealed | kong 4p added<2 | kong 7p claimed<0    -  arhats 6, pure-suit 2 = 8
  X-13.15 off                                  sichuan cap=none                                         9m + 9m | kong 1p claimed<1 | kong 3p concealed | kong 4m added<2 | kong 7m claimed<0    -  all-triplets 1, golden-hook 1, root 4 = 6
  X-13.15 off, the ladder                      sichuan cap=none shapes=ladder                           9p + 9p | kong 1p claimed<1 | kong 3p concealed | kong 4p added<2 | kong 7p claimed<0    -  pure-golden-hook 4, root 4 = 8
  X-13.15 three kongs and a pung               sichuan cap=none dragonPairsAndArhats=yes                9m + 9m | kong 1p claimed<1 | kong 3p concealed | kong 4m added<2 | pung 7m              -  all-triplets 1, golden-hook 1, root 3 = 5
  X-13.15 three kongs and a concealed triplet  sichuan cap=none dragonPairsAndArhats=yes                777m 9m + 9m | kong 1p claimed<1 | kong 3p concealed | kong 4m added<2                   -  all-triplets 1, root 3 = 4
  X-13.15 all of 2, 5 and 8                    xueliu cap=none                                          5m + 5m | kong 2p claimed<1 | kong 5p claimed<1 | kong 8p claimed<1 | kong 2m claimed<1  -  arhats 6, middle-tiles 1 = 7
  X-13.15 all concealed keep menqing           xueliu cap=none                                          9m + 9m | kong 1p concealed | kong 3p concealed | kong 4m concealed | kong 7m concealed  -  arhats 6, menqing 1 = 7
`);

const JIANG_ROWS = tableOf(`
  X-13.16 off                          sichuan                                                          222p 555p 888m 222m 5m + 5m                      -  all-triplets 1 = 1
  X-13.16 on                           sichuan terminalsAndJiang=yes                                    222p 555p 888m 222m 5m + 5m                      -  jiang-triplets 3 = 3
  X-13.16 on, the ladder               sichuan shapes=ladder terminalsAndJiang=yes                      222p 555p 888m 222m 5m + 5m                      -  jiang-triplets 3 = 3
  X-13.16 three sets                   bury3 terminalsAndJiang=yes                                      222p 555p 888m 2m + 2m                           -  base 1, jiang-triplets 3, menqing 1 = 5
  X-13.16 a 3 in the pair              sichuan terminalsAndJiang=yes                                    222p 555p 888m 222m 3m + 3m                      -  all-triplets 1 = 1
  X-13.16 a 4 in a meld                sichuan terminalsAndJiang=yes                                    222p 555p 888m 5m + 5m | pung 4m                 -  all-triplets 1 = 1
  X-13.16 hook added                   sichuan cap=none terminalsAndJiang=yes                           8m + 8m | pung 2p | pung 5p | pung 8p | pung 2m  -  jiang-triplets 3, golden-hook 1 = 4
  X-13.16 hook replaced by the ladder  sichuan shapes=ladder terminalsAndJiang=yes                      8m + 8m | pung 2p | pung 5p | pung 8p | pung 2m  -  jiang-triplets 3 = 3
  X-13.16 roots stay                   sichuan cap=none terminalsAndJiang=yes                           555p 888m 222m 5m + 5m | kong 2p claimed<1       -  jiang-triplets 3, root 1 = 4
  X-13.17 off                          sichuan                                                          2222p 55p 88p 22m 55m 8m + 8m                    -  seven-pairs 2, root 1 = 3
  X-13.17 off, dragon on               sichuan dragonPairsAndArhats=yes                                 2222p 55p 88p 22m 55m 8m + 8m                    -  dragon-seven-pairs 3 = 3
  X-13.17 on                           sichuan cap=none terminalsAndJiang=yes                           2222p 55p 88p 22m 55m 8m + 8m                    -  jiang-seven-pairs 4 = 4
  X-13.17 before the dragon            sichuan cap=none terminalsAndJiang=yes dragonPairsAndArhats=yes  2222p 55p 88p 22m 55m 8m + 8m                    -  jiang-seven-pairs 4 = 4
  X-13.17 one root of two              sichuan cap=none terminalsAndJiang=yes                           2222p 5555p 88p 22m 5m + 5m                      -  jiang-seven-pairs 4, root 1 = 5
  X-13.17 one pair of 3                sichuan terminalsAndJiang=yes                                    2222p 55p 88p 22m 55m 3m + 3m                    -  seven-pairs 2, root 1 = 3
`);

const TERMINALS = tableOf(`
  X-13.18 off                          sichuan                                 123p 789p 111m 789m 9m + 9m                      -  nothing = 0
  X-13.18 on                           sichuan terminalsAndJiang=yes           123p 789p 111m 789m 9m + 9m                      -  terminals 2 = 2
  X-13.18 with melds                   sichuan terminalsAndJiang=yes           123p 789p 1p + 1p | pung 9m | kong 1m claimed<1  -  terminals 2, root 1 = 3
  X-13.18 no run                       bury3 terminalsAndJiang=yes             111p 999p 1m + 1m | pung 9m                      -  base 1, all-triplets 1, terminals 2 = 4
  X-13.18 one suit                     sichuan cap=none terminalsAndJiang=yes  123p 123p 123p 789p 9p + 9p                      -  pure-suit 2, terminals 2 = 4
  X-13.18 three sets                   bury3 terminalsAndJiang=yes             123p 789p 111m 9m + 9m                           -  base 1, terminals 2, menqing 1 = 4
  X-13.18 the pair is a 2              sichuan terminalsAndJiang=yes           123p 789p 111m 789m 2m + 2m                      -  nothing = 0
  X-13.18 the pair is an 8             sichuan terminalsAndJiang=yes           123p 789p 111m 999m 8m + 8m                      -  nothing = 0
  X-13.18 a run 2-3-4                  sichuan terminalsAndJiang=yes           234p 789p 111m 789m 9m + 9m                      -  nothing = 0
  X-13.18 a run 6-7-8                  sichuan terminalsAndJiang=yes           123p 678p 111m 789m 9m + 9m                      -  nothing = 0
  X-13.18 a triplet of 7               sichuan terminalsAndJiang=yes           123p 789p 777m 111m 9m + 9m                      -  nothing = 0
  X-13.18 a meld of 7                  sichuan terminalsAndJiang=yes           123p 789p 111m 9m + 9m | pung 7m                 -  nothing = 0
  X-13.18 a meld of 2 beside one of 1  sichuan terminalsAndJiang=yes           123p 789p 9m + 9m | pung 1m | pung 2m            -  nothing = 0
  X-13.18 not seven pairs              sichuan cap=none terminalsAndJiang=yes  1111p 9999p 1111m 9m + 9m                        -  seven-pairs 2, root 3 = 5
`);

const READINGS = tableOf(`
  X-13.20 triplets before runs            bury3                           111222333m 9p + 9p       -  base 1, all-triplets 1, menqing 1 = 3
  X-13.20 runs where they are worth more  bury3 terminalsAndJiang=yes     111222333m 9p + 9p       -  base 1, terminals 2, menqing 1 = 4
  X-13.20 in one suit again triplets      bury3 terminalsAndJiang=yes     111222333m 5m + 5m       -  base 1, pure-all-triplets 3, menqing 1 = 5
  X-13.20 seven pairs before runs         sichuan cap=none                112233p 445566p 7p + 7p  -  seven-pairs 2, pure-suit 2 = 4
  X-13.20 runs where seven pairs are off  sichuan cap=none sevenPairs=no  112233p 445566p 7p + 7p  -  pure-suit 2 = 2
  X-13.20 dragon before runs              xueliu cap=none                 22223344p 667788m        -  dragon-seven-pairs 3, menqing 1, middle-tiles 1 = 5
  X-13.20 with equal fan as sets          xueliu cap=none                 112233p 778899p 9m + 9m  -  terminals 2, menqing 1 = 3
  X-13.20 more fan before the cap         sichuan cap=1                   112233p 445566p 7p + 7p  -  seven-pairs 2, pure-suit 2 = 4, capped 1
`);

const CAPPED = tableOf(`
  X-13.21 above the cap  bury3 cap=4  111p 222p 555p 9p + 9p                                               -                                 base 1, pure-all-triplets 3, menqing 1 = 5, capped 4
  X-13.21 at the cap     bury3 cap=5  111p 222p 555p 9p + 9p                                               -                                 base 1, pure-all-triplets 3, menqing 1 = 5
  X-13.21 below the cap  bury3 cap=6  111p 222p 555p 9p + 9p                                               -                                 base 1, pure-all-triplets 3, menqing 1 = 5
  X-13.21 no cap         bury3        8p + 8p | kong 1p concealed | kong 2p concealed | kong 9p concealed  self-drawn kong-flower last-tile  base 1, pure-golden-hook 4, root 3, menqing 1, self-draw 1, kong-flower 1, last-tile 1 = 12
`);

const ROWS = [
  ...BASE,
  ...SHAPES,
  ...SITUATED,
  ...SMALL,
  ...PAIRS,
  ...ARHAT_ROWS,
  ...JIANG_ROWS,
  ...TERMINALS,
  ...READINGS,
  ...CAPPED,
];

test.each(ROWS)('%s: %s, %s %s', (_, options, hand, how, expected) => {
  expect(worthIn(options, hand, how)).toBe(expected);
});

const DRAGON = '1111p 22p 44p 66m 77m 9m + 9m';
const ARHATS = '9m + 9m | kong 1p claimed<1 | kong 3p concealed | kong 4m added<2 | kong 7m claimed<0';
const PURE_ARHATS = '9p + 9p | kong 1p claimed<1 | kong 3p concealed | kong 4p added<2 | kong 7p claimed<0';
const JIANG = '222p 555p 888m 222m 5m + 5m';
const JIANG_HOOK = '8m + 8m | pung 2p | pung 5p | pung 8p | pung 2m';
const JIANG_PAIRS = '2222p 55p 88p 22m 55m 8m + 8m';
const ENDS = '123p 789p 111m 789m 9m + 9m';

// [name, hand with its winning tile, how it was won, exponent]
const TRADITION: readonly [string, string, string, number][] = [
  ['平胡', '123p 567p 234m 678m 9m + 9m', '', 0],
  ['对对胡', '111p 444p 666m 777m 9m + 9m', '', 1],
  ['清一色', '123p 456p 789p 234p 5p + 5p', '', 2],
  ['七对', '11p 22p 44p 66p 33m 55m 9m + 9m', '', 2],
  ['带幺九', ENDS, '', 2],
  ['金钩钓', '9m + 9m | pung 1p | pung 4p | pung 6m | pung 7m', '', 2],
  ['将对', JIANG, '', 3],
  ['清对', '111p 333p 555p 777p 9p + 9p', '', 3],
  ['龙七对', DRAGON, '', 3],
  ['清七对', '11p 22p 44p 55p 77p 88p 9p + 9p', '', 4],
  ['将七对', JIANG_PAIRS, '', 4],
  ['清幺九', '123p 123p 123p 789p 9p + 9p', '', 4],
  ['清金钩钓', '8p + 8p | pung 1p | pung 2p | pung 5p | pung 9p', '', 4],
  ['将金钩钓', JIANG_HOOK, '', 4],
  ['清龙七对', '1111p 22p 44p 66p 77p 9p + 9p', '', 5],
  ['十八罗汉', ARHATS, '', 6],
  ['清十八罗汉', PURE_ARHATS, '', 8],
  ['天胡', '123p 567p 234m 678m 9m + 9m', 'self-drawn heaven', 5],
  ['地胡', '123p 567p 234m 678m 9m + 9m', 'self-drawn earth', 5],
  ['带根', '1111p 23p 567p 234m 9m + 9m', '', 1],
  ['杠上花', '123p 567p 234m 678m 9m + 9m', 'self-drawn kong-flower', 1],
  ['杠上炮', '123p 567p 234m 678m 9m + 9m', 'kong-discard', 1],
  ['抢杠胡', '123p 567p 234m 678m 9m + 9m', 'robbed-kong', 1],
  ['海底', '123p 567p 234m 678m 9m + 9m', 'last-tile', 1],
];

test.each(TRADITION)(
  'X-13.4, X-13.14 to X-13.18 the table of the tradition: %s, %s %s',
  (_, hand, how, fan) => {
    const worth = worthIn('xueliu cap=none menqing=no middleTiles=no', hand, how);
    expect(worth.split(' = ')[1]).toBe(String(fan));
  },
);

// [options, fan, capped]
const CAPS: readonly [string, number, number][] = [
  ['bury3', 9, 9],
  ['sichuan', 2, 2],
  ['sichuan', 3, 3],
  ['sichuan', 4, 3],
  ['xueliu', 6, 5],
];

test.each(CAPS)('X-13.21 the cap of %s leaves of %i fan %i', (options, fan, capped) => {
  expect(cappedFan(optionsOf(options), fan)).toBe(capped);
});

test.each([
  ['bury3', 5],
  ['sichuan', 3],
  ['xueliu', 5],
  ['xueliu cap=8', 8],
  ['xueliu cap=none', 5],
])('X-13.3 the cap, or 5 without one: %s, %i', (options, fan) => {
  expect(capOrFive(optionsOf(options))).toBe(fan);
});

test('X-13.3 the situational patterns', () => {
  expect(SITUATIONS.join(' ')).toBe('heaven earth kong-flower kong-discard robbed-kong last-tile');
});
