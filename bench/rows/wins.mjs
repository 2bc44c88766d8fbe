// What a winning hand is worth and who pays: is it a win, for which patterns, and the transfers. Self-drawn, with open melds.
import { GAMES } from '@paiju/engine';
import { bestWin, winReadings } from '@paiju/engine/wuhan';
import { isWin, worthOf } from '@paiju/engine/xuezhan';
import { slowIsComplete } from '../slow.mjs';
import { KOUKOU, wuhanWins, xuezhanWins } from '../winningHands.mjs';

const WINNER = 1;
const NO_SPECIALS = { laizi: 0, pizi: 0, zhong: 0, fa: 0 };
const NOTHING = { melds: [], special: NO_SPECIALS };
const SELF_DRAWN = { way: 'self-draw', lastTile: false };
/**
 * The event of a win as far as a scorer reads it is written out below, field by field: spread together it costs more than the payments.
 * A record also has the tiles in order, for which hule has no counterpart.
 */
const WINNERS = [WINNER];
const SICHUAN = GAMES.xuezhan.rules.options.presets.sichuan;

export const winRows = ({ majiangHands }, { wins: size }) => {
  const sets = [
    { name: 'xuezhan sichuan', hands: xuezhanWins(size), settle: settleXuezhan },
    { name: 'wuhan koukou', hands: wuhanWins(size, 0), settle: settleWuhan },
    { name: 'wuhan koukou, one wild', hands: wuhanWins(size, 1), settle: settleWuhan },
  ];
  return [
    {
      what: 'fan and payments of a win',
      unit: 'hands',
      must: 10,
      stretch: 20,
      cases: sets.map(({ name, hands, settle }) => ({
        name,
        ours: { name: 'paiju', run: () => settled(hands, settle) },
        peer: majiangHands && majiangWins(majiangHands, hands),
      })),
      check: () => checkWins(sets, majiangHands),
    },
  ];
};

const settled = (hands, settle) => {
  for (const hand of hands) if (settle(hand).length === 0) throw new Error('nobody pays');
  return hands.length;
};

const settleXuezhan = ({ concealed, melds }) => {
  if (!isWin(SICHUAN, { concealed, melds, voidSuit: null })) return [];
  const situations = [];
  const { fans, fan, capped } = worthOf(SICHUAN, { concealed, melds, selfDrawn: true, situations });
  const event = {
    type: 'won',
    seat: WINNER,
    tile: null,
    from: null,
    robbed: false,
    winners: WINNERS,
    concealed,
    melds,
    selfDrawn: true,
    payer: null,
    situations,
    fans,
    fan,
    capped,
  };
  return GAMES.xuezhan.scorer.observe(SICHUAN).see(event, 0);
};

const settleWuhan = ({ concealed, melds, specials }) => {
  const readings = winReadings(KOUKOU, { concealed, melds, specials }, SELF_DRAWN);
  const laid = [NOTHING, { melds, special: NO_SPECIALS }, NOTHING, NOTHING];
  const best = bestWin(KOUKOU, readings, { dealer: 0, winner: WINNER, way: 'self-draw', from: null, laid });
  if (best === null) return [];
  const { types, hard, base, product, raw } = best;
  const event = {
    type: 'won',
    seat: WINNER,
    tile: null,
    from: null,
    robbed: false,
    winners: WINNERS,
    melds,
    way: 'self-draw',
    types,
    hard,
    base,
    product,
    raw,
    discarderReady: null,
  };
  return GAMES.wuhan.scorer.observe(KOUKOU).see(event, 0);
};

const majiangWins = (majiang, wins) => {
  const hands = wins.map(({ plain }) => majiang.handOf(plain.concealed, plain.melds));
  return {
    name: 'majiang-core',
    run: () => {
      for (const hand of hands)
        if (!(majiang.value(hand).defen > 0)) throw new Error('majiang-core: no points');
      return hands.length;
    },
  };
};

/** There is no slow version of the worth: that it is a win, and that what is paid is received, is checked. */
const checkWins = (sets, majiang) => {
  for (const { name, hands, settle } of sets)
    for (const hand of hands) {
      const { plain, melds } = hand;
      const transfers = settle(hand);
      const isPaid =
        transfers.length === 3 && transfers.every(({ to, points }) => to === WINNER && points > 0);
      if (!slowIsComplete(plain.concealed, 4 - melds.length) || !isPaid)
        throw new Error(`${name}: wrong for ${hand.concealed}`);
      if (majiang && !(majiang.value(majiang.handOf(plain.concealed, plain.melds)).defen > 0))
        throw new Error(`majiang-core: no win, ${plain.concealed}`);
    }
  return `every hand is a win to the slow version${majiang ? ', to majiang-core' : ''} and to us, and all three others pay`;
};
