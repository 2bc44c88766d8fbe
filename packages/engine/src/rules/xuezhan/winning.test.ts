import { expect, test } from 'vitest';
import { play, sketch, toAct, winsText } from '../../testing/position.ts';
import { tableOf } from '../../testing/table.ts';

// what it shows, options, position, actions, wins, paid
const HEAVEN = tableOf(`
  heaven                             bury3                                    source deal; draws 0; 0* 123p 456p 123m 55m              0 win 5m             0 on 5m from wall: base 1, heaven 5, menqing 1, self-draw 1               1>0 8 self-drawn-win, 2>0 8 self-drawn-win, 3>0 8 self-drawn-win
  any tile set aside                 bury3                                    source deal; draws 0; 0* 123p 456p 123m 55m              0 win 1p             0 on 1p from wall: base 1, heaven 5, menqing 1, self-draw 1               1>0 8 self-drawn-win, 2>0 8 self-drawn-win, 3>0 8 self-drawn-win
  another dealer                     bury3                                    source deal; draws 0; dealer 2; 2* 123p 456p 123m 55m    2 win 5m             2 on 5m from wall: base 1, heaven 5, menqing 1, self-draw 1               3>2 8 self-drawn-win, 0>2 8 self-drawn-win, 1>2 8 self-drawn-win
  off                                bury3 heavenEarth=no                     source deal; draws 0; 0* 123p 456p 123m 55m              0 win 5m             0 on 5m from wall: base 1, menqing 1, self-draw 1                         1>0 3 self-drawn-win, 2>0 3 self-drawn-win, 3>0 3 self-drawn-win
  not self-drawn                     bury3 heavenSelfDrawn=no                 source deal; draws 0; 0* 123p 456p 123m 55m              0 win 5m             0 on 5m from wall: base 1, heaven 5, menqing 1                            1>0 7 self-drawn-win, 2>0 7 self-drawn-win, 3>0 7 self-drawn-win
  neither                            bury3 heavenEarth=no heavenSelfDrawn=no  source deal; draws 0; 0* 123p 456p 123m 55m              0 win 5m             0 on 5m from wall: base 1, menqing 1                                      1>0 2 self-drawn-win, 2>0 2 self-drawn-win, 3>0 2 self-drawn-win
  the cap, and a base unit           sichuan                                  source deal; draws 0; 0* 123p 456p 789p 123m 55m         0 win                0 on - from wall: heaven 3                                                1>0 9 self-drawn-win, 2>0 9 self-drawn-win, 3>0 9 self-drawn-win
  the cap alone                      sichuan heavenSelfDrawn=no               source deal; draws 0; 0* 123p 456p 789p 123m 55m         0 win                0 on - from wall: heaven 3                                                1>0 8 self-drawn-win, 2>0 8 self-drawn-win, 3>0 8 self-drawn-win
  a later win is still self-drawn    bury3 heavenSelfDrawn=no                 0* 123p 456p 123m 5m +5m                    0 win                0 on 5m from wall: base 1, menqing 1, self-draw 1                         1>0 3 self-drawn-win, 2>0 3 self-drawn-win, 3>0 3 self-drawn-win
  not on the dealer’s first draw     bury3                                    draws 1/1/1/1; 0* 123p 456p 123m 5m +5m        0 win                0 on 5m from wall: base 1, menqing 1, self-draw 1                         1>0 3 self-drawn-win, 2>0 3 self-drawn-win, 3>0 3 self-drawn-win
  not after a kong                   bury3 concealedKong=0                    source deal; draws 0; 0* 456p 123m 5m 9999m; wall 1s 5m  0 kong 9m, 0 win     0 on 5m from wall: base 1, root 1, menqing 1, self-draw 1, kong-flower 1  1>0 5 self-drawn-win, 2>0 5 self-drawn-win, 3>0 5 self-drawn-win
  not on the dealer’s first discard  bury3                                    source deal; draws 0; 0* 5m; 2 123p 456p 123m 5m         0 discard 5m, 2 win  2 on 5m from 0: base 1, menqing 1                                         0>2 2 discard-win
`);

test.each(HEAVEN)('X-13.6 %s: %s, %s', (_, options, text, actions, wins, paid) => {
  const done = play(sketch(options, text), ...actions.split(', '));
  expect(winsText(done.events).join('; ')).toBe(wins);
  expect(done.paid).toBe(paid);
});

// what it shows, options, position, actions, wins
const EARTH = tableOf(`
  the first tile drawn                    bury3                      source deal; draws 0; 0* 9s; 1 123p 456p 123m 5m; wall 5m 1s              0 discard 9s, 1 win                              1 on 5m from wall: base 1, earth 5, menqing 1, self-draw 1
  the last seat’s                         bury3                      source deal; draws 0; 0* 9s; 3 123p 456p 123m 5m; wall 1s 2s 5m 1s        0 discard 9s, 1 discard 1s, 2 discard 2s, 3 win  3 on 5m from wall: base 1, earth 5, menqing 1, self-draw 1
  off                                     bury3 heavenEarth=no       draws 0/1/0/0; 1* 123p 456p 123m 5m +5m                         1 win                                            1 on 5m from wall: base 1, menqing 1, self-draw 1
  the cap                                 bury3 cap=2                draws 0/1/0/0; 1* 123p 456p 123m 5m +5m                         1 win                                            1 on 5m from wall: base 1, earth 2, menqing 1, self-draw 1
  not the dealer                          bury3                      draws 0/1/0/0; dealer 1; 1* 123p 456p 123m 5m +5m               1 win                                            1 on 5m from wall: base 1, menqing 1, self-draw 1
  not the second draw                     bury3                      draws 1/2/1/1; 1* 123p 456p 123m 5m +5m                         1 win                                            1 on 5m from wall: base 1, menqing 1, self-draw 1
  not after an earlier win                bury3                      draws 0/1/0/0; wins 0/1/0/0; 1* 123p 456p 123m 5m +5m              1 win                                            1 on 5m from wall: base 1, menqing 1, self-draw 1
  others’ wins do not matter              bury3                      draws 0/1/0/0; wins 1/0/1/0; 1* 123p 456p 123m 5m +5m              1 win                                            1 on 5m from wall: base 1, earth 5, menqing 1, self-draw 1
  not with an own pung                    bury3                      draws 0/1/0/0; 1* 456p 123m 5m | pung 9p<0 +5m                  1 win                                            1 on 5m from wall: base 1, self-draw 1
  not with an own concealed kong          bury3                      draws 0/1/0/0; 1* 456p 123m 5m | kong 9p concealed +5m          1 win                                            1 on 5m from wall: base 1, root 1, menqing 1, self-draw 1
  another’s pung does not cancel          bury3                      draws 0/1/0/0; 1* 123p 456p 123m 5m +5m; 2 | pung 9p<0          1 win                                            1 on 5m from wall: base 1, earth 5, menqing 1, self-draw 1
  another’s pung cancels                  bury3 earthAfterClaims=no  draws 0/1/0/0; 1* 123p 456p 123m 5m +5m; 2 | pung 9p<0          1 win                                            1 on 5m from wall: base 1, menqing 1, self-draw 1
  another’s concealed kong cancels        bury3 earthAfterClaims=no  draws 0/1/0/0; 0 | kong 9p concealed; 1* 123p 456p 123m 5m +5m  1 win                                            1 on 5m from wall: base 1, menqing 1, self-draw 1
  no meld, nothing cancelled              bury3 earthAfterClaims=no  draws 0/1/0/0; 1* 123p 456p 123m 5m +5m                         1 win                                            1 on 5m from wall: base 1, earth 5, menqing 1, self-draw 1
  not on the replacement of a first kong  bury3                      draws 0/0/0/0; 0* 9p; 1 456p 123m 5m 999p; wall 1s 5m           0 discard 9p, 1 kong 9p, 1 win                   1 on 5m from wall: base 1, root 1, self-draw 1, kong-flower 1
  not on a discard before the first draw  bury3                      draws 0/0/0/0; 0* 5m; 1 123p 456p 123m 5m                       0 discard 5m, 1 win                              1 on 5m from 0: base 1, menqing 1
  not on a discard after the first draw   bury3                      draws 1/1/1/1; 0* 5m; 1 123p 456p 123m 5m                       0 discard 5m, 1 win                              1 on 5m from 0: base 1, menqing 1
`);

const FLOWER = tableOf(`
  after a concealed kong             bury3              0* 456p 123m 5m 999m +9m; wall 1s 5m                              0 kong 9m, 0 win                                                          0 on 5m from wall: base 1, root 1, menqing 1, self-draw 1, kong-flower 1
  after an added kong                bury3              0* 456p 123m 5m | pung 9m<2 +9m; wall 1s 5m                       0 kong 9m, 0 win                                                          0 on 5m from wall: base 1, root 1, self-draw 1, kong-flower 1
  after an added kong nobody robbed  bury3 robbing=yes  0* 456p 123m 5m | pung 9m<2 +9m; 1 78m 456p 123m 55p; wall 1s 5m  0 kong 9m, 1 pass, 0 win                                                  0 on 5m from wall: base 1, root 1, self-draw 1, kong-flower 1
  after a claimed kong               bury3              2* 9m; 0 456p 123m 5m 999m; wall 1s 5m                            2 discard 9m, 0 kong 9m, 0 win                                            0 on 5m from wall: base 1, root 1, self-draw 1, kong-flower 1
  once after two kongs               bury3              0* 123m 5m 888m 999m +9m; wall 1s 5m 8m                           0 kong 9m, 0 kong 8m, 0 win                                               0 on 5m from wall: base 1, pure-suit 2, root 2, menqing 1, self-draw 1, kong-flower 1
  not on an ordinary draw            bury3              0* 456p 123m 5m | kong 9m concealed +5m                           0 win                                                                     0 on 5m from wall: base 1, root 1, menqing 1, self-draw 1
  not on the next draw               bury3              0* 456p 123m 5m 999m +9m; wall 1s 2s 3s 5m 4s 9p                  0 kong 9m, 0 discard 9p, 1 discard 1s, 2 discard 2s, 3 discard 3s, 0 win  0 on 5m from wall: base 1, root 1, menqing 1, self-draw 1
  not for another’s kong             bury3              0* 456p 123m 5m 999m +9m; 1 123p 456p 123m 5m; wall 5m 1s 9p      0 kong 9m, 0 discard 9p, 1 win                                            1 on 5m from wall: base 1, menqing 1, self-draw 1
`);

const KONG_DISCARD = tableOf(`
  after a concealed kong                 bury3  0* 5m 999m +9m; 2 123p 456p 123m 5m                                     0 kong 9m, 0 discard 5m, 2 win                           2 on 5m from 0: base 1, menqing 1, kong-discard 1
  of the replacement tile itself         bury3  0* 999m +9m; 2 123p 456p 123m 5m; wall 1s 5m                            0 kong 9m, 0 discard 5m, 2 win                           2 on 5m from 0: base 1, menqing 1, kong-discard 1
  after an added kong                    bury3  0* 5m | pung 9m<1 +9m; 2 123p 456p 123m 5m                              0 kong 9m, 0 discard 5m, 2 win                           2 on 5m from 0: base 1, menqing 1, kong-discard 1
  after a claimed kong                   bury3  1* 9m; 0 5m 999m; 2 123p 456p 123m 5m                                   1 discard 9m, 0 kong 9m, 0 discard 5m, 2 win             2 on 5m from 0: base 1, menqing 1, kong-discard 1
  once after two kongs                   bury3  0* 5m 8888m 999m +9m; 2 123p 456p 123m 5m                               0 kong 9m, 0 kong 8m, 0 discard 5m, 2 win                2 on 5m from 0: base 1, menqing 1, kong-discard 1
  for each winner                        bury3  0* 5m 999m +9m; 1 46m 99p | pung 1p<0 | pung 2p<0; 2 123p 456p 123m 5m  0 kong 9m, 0 discard 5m, 1 win, 2 win                    1 on 5m from 0: base 1, kong-discard 1; 2 on 5m from 0: base 1, menqing 1, kong-discard 1
  not in a turn without a kong           bury3  0* 5m | kong 9m concealed; 2 123p 456p 123m 5m                          0 discard 5m, 2 win                                      2 on 5m from 0: base 1, menqing 1
  not by a seat that punged the discard  bury3  0* 8p 999m +9m; 1 88p 5m; 2 123p 456p 123m 5m                           0 kong 9m, 0 discard 8p, 1 pung 8p, 1 discard 5m, 2 win  2 on 5m from 1: base 1, menqing 1
`);

const ROBBED = tableOf(`
  by one                   bury3 robbing=yes  0* 1s | pung 5m<3 +5m; 2 123p 456p 123m 5m; 3 46m 99p | pung 1p<0 | pung 2p<0  0 kong 5m, 2 win, 3 pass     2 on 5m from 0: base 1, menqing 1, robbed-kong 1
  by two                   bury3 robbing=yes  0* 1s | pung 5m<3 +5m; 2 123p 456p 123m 5m; 3 46m 99p | pung 1p<0 | pung 2p<0  0 kong 5m, 3 win, 2 win      2 on 5m from 0: base 1, menqing 1, robbed-kong 1; 3 on 5m from 0: base 1, robbed-kong 1
  after another kong       bury3 robbing=yes  0* 999m 5m | pung 5m<3 +9m; 2 123p 456p 123m 5m                                0 kong 9m, 0 kong 5m, 2 win  2 on 5m from 0: base 1, menqing 1, robbed-kong 1
  not with the option off  bury3 robbing=no   0* 1s | pung 5m<3 +5m; 2 123p 456p 123m 5m                                     0 kong 5m, 0 discard 1s      -
  not a discard            bury3 robbing=yes  0* 5m; 2 123p 456p 123m 5m                                                     0 discard 5m, 2 win          2 on 5m from 0: base 1, menqing 1
`);

const LAST = tableOf(`
  drawn                           bury3              0* 123p 456p 123m 5m +5m; wall                         0 win                                         0 on 5m from wall: base 1, menqing 1, self-draw 1, last-tile 1
  drawn, off                      bury3 lastTile=no  0* 123p 456p 123m 5m +5m; wall                         0 win                                         0 on 5m from wall: base 1, menqing 1, self-draw 1
  as replacement                  bury3              0* 456p 123m 5m 999m +9m; wall 5m                      0 kong 9m, 0 win                              0 on 5m from wall: base 1, root 1, menqing 1, self-draw 1, kong-flower 1, last-tile 1
  discarded                       bury3              0* 5m; 2 123p 456p 123m 5m; wall                       0 discard 5m, 2 win                           2 on 5m from 0: base 1, menqing 1, last-tile 1
  discarded, off                  bury3 lastTile=no  0* 5m; 2 123p 456p 123m 5m; wall                       0 discard 5m, 2 win                           2 on 5m from 0: base 1, menqing 1
  discarded after a pung          bury3              0* 8p; 1 88p 5m; 2 123p 456p 123m 5m; wall             0 discard 8p, 1 pung 8p, 1 discard 5m, 2 win  2 on 5m from 1: base 1, menqing 1, last-tile 1
  discarded after a kong took it  bury3              0* 999m +9m; 2 123p 456p 123m 5m; wall 5m              0 kong 9m, 0 discard 5m, 2 win                2 on 5m from 0: base 1, menqing 1, kong-discard 1, last-tile 1
  shared by two                   bury3              0* 5m; 1 123p 456p 123m 5m; 3 123p 456p 123m 5m; wall  0 discard 5m, 3 win, 1 win                    1 on 5m from 0: base 1, menqing 1, last-tile 1; 3 on 5m from 0: base 1, menqing 1, last-tile 1
`);

const FROZEN = tableOf(`
  one left on a draw     bury3  0* 123p 456p 123m 5m +5m; wall 1s                         0 win                       0 on 5m from wall: base 1, menqing 1, self-draw 1
  one left on a discard  bury3  0* 5m; 2 123p 456p 123m 5m; wall 1s                       0 discard 5m, 2 win         2 on 5m from 0: base 1, menqing 1
  one left, shared       bury3  0* 5m; 2 123p 456p 123m 5m; 3 123p 456p 123m 5m; wall 1s  0 discard 5m, 3 win, 2 win  2 on 5m from 0: base 1, menqing 1; 3 on 5m from 0: base 1, menqing 1
`);

const SITUATIONS: string[][] = [
  ...EARTH.map((row) => ['X-13.7 earth', ...row]),
  ...FLOWER.map((row) => ['X-13.8 kong flower', ...row]),
  ...KONG_DISCARD.map((row) => ['X-13.9 kong discard', ...row]),
  ...ROBBED.map((row) => ['X-13.9 robbed', ...row]),
  ...LAST.map((row) => ['X-13.10 the last tile', ...row]),
  ...FROZEN.map((row) => ['X-15.2 the wall before the next draw', ...row]),
];

test.each(SITUATIONS)('%s: %s, %s, %s', (_rule, _what, options, text, actions, wins) => {
  const done = play(sketch(options, text), ...actions.split(', '));
  expect(winsText(done.events).join('; ')).toBe(wins);
});

test('X-15.2 a win holds everything it is valued by', () => {
  const start = sketch('bury3 robbing=yes', '0* 1s | pung 5m<3 +5m; 2 456p 123m 5m | pung 9p<1');
  const won = play(start, '0 kong 5m', '2 win').events.find(({ type }) => type === 'won');
  expect(won).toEqual({
    type: 'won',
    seat: 2,
    tile: 4,
    from: 0,
    robbed: true,
    winners: [2],
    concealed: [0, 1, 2, 4, 4, 12, 13, 14],
    melds: [{ kind: 'pung', tile: 17, from: 1 }],
    selfDrawn: false,
    payer: 0,
    situations: ['robbed-kong'],
    fans: [
      ['base', 1],
      ['robbed-kong', 1],
    ],
    fan: 2,
    capped: 2,
  });
});

// what it shows, options, position, actions, wins, paid for the win
const FEEDER = tableOf(`
  everyone pays                     bury3                                         3* 9m; 0 456p 123m 5m 999m; wall 1s 2s 5m      3 discard 9m, 0 kong 9m, 0 win             0 on 5m from wall: base 1, root 1, self-draw 1, kong-flower 1             1>0 4 self-drawn-win, 2>0 4 self-drawn-win, 3>0 4 self-drawn-win
  the feeder pays                   bury3 claimedKongFlower=feeder                3* 9m; 0 456p 123m 5m 999m; wall 1s 2s 5m      3 discard 9m, 0 kong 9m, 0 win             0 on 5m from wall: base 1, root 1, kong-flower 1                          3>0 3 fed-kong-win
  everyone pays the base unit       bury3 selfDraw=base                           3* 9m; 0 456p 123m 5m 999m; wall 1s 2s 5m      3 discard 9m, 0 kong 9m, 0 win             0 on 5m from wall: base 1, root 1, kong-flower 1                          1>0 4 self-drawn-win, 2>0 4 self-drawn-win, 3>0 4 self-drawn-win
  the feeder pays none              bury3 selfDraw=base claimedKongFlower=feeder  3* 9m; 0 456p 123m 5m 999m; wall 1s 2s 5m      3 discard 9m, 0 kong 9m, 0 win             0 on 5m from wall: base 1, root 1, kong-flower 1                          3>0 3 fed-kong-win
  a concealed kong has no feeder    bury3 claimedKongFlower=feeder                0* 456p 123m 5m 999m +9m; wall 1s 5m           0 kong 9m, 0 win                           0 on 5m from wall: base 1, root 1, menqing 1, self-draw 1, kong-flower 1  1>0 5 self-drawn-win, 2>0 5 self-drawn-win, 3>0 5 self-drawn-win
  an added kong has none            bury3 claimedKongFlower=feeder                0* 456p 123m 5m | pung 9m<2 +9m; wall 1s 5m    0 kong 9m, 0 win                           0 on 5m from wall: base 1, root 1, self-draw 1, kong-flower 1             1>0 4 self-drawn-win, 2>0 4 self-drawn-win, 3>0 4 self-drawn-win
  the last kong of the turn counts  bury3 claimedKongFlower=feeder                3* 9m; 0 123m 5m 999m 888p; wall 1s 5m 8p      3 discard 9m, 0 kong 9m, 0 kong 8p, 0 win  0 on 5m from wall: base 1, root 2, self-draw 1, kong-flower 1             1>0 5 self-drawn-win, 2>0 5 self-drawn-win, 3>0 5 self-drawn-win
  an earlier pung does not feed     bury3 claimedKongFlower=feeder                3* 9m; 0 123m 5m 999m | pung 8p<1; wall 1s 5m  3 discard 9m, 0 kong 9m, 0 win             0 on 5m from wall: base 1, root 1, kong-flower 1                          3>0 3 fed-kong-win
  an ordinary draw has no feeder    bury3 claimedKongFlower=feeder                0* 456p 123m 5m | kong 9m claimed<3 +5m        0 win                                      0 on 5m from wall: base 1, root 1, self-draw 1                            1>0 3 self-drawn-win, 2>0 3 self-drawn-win, 3>0 3 self-drawn-win
  the opening hand has none         bury3 claimedKongFlower=feeder                source deal; draws 0; 0* 123p 456p 123m 55m                 0 win 5m                                   0 on 5m from wall: base 1, heaven 5, menqing 1, self-draw 1               1>0 8 self-drawn-win, 2>0 8 self-drawn-win, 3>0 8 self-drawn-win
`);

test.each(FEEDER)('X-9.10 %s: %s, %s', (_, options, text, actions, wins, paid) => {
  const done = play(sketch(options, text), ...actions.split(', '));
  expect(winsText(done.events).join('; ')).toBe(wins);
  const forWin = done.paid.split(', ').filter((payment) => payment.endsWith('-win'));
  expect(forWin.join(', ')).toBe(paid);
});

test.each(['all', 'feeder'])('X-9.10 the next seat is that of a self-drawn win: %s', (flower) => {
  const options = `bury3 claimedKongFlower=${flower}`;
  const start = sketch(options, '3* 9m; 0 456p 123m 5m 999m; wall 1s 2s 5m');
  expect(toAct(play(start, '3 discard 9m', '0 kong 9m', '0 win').state)).toEqual([1]);
});
