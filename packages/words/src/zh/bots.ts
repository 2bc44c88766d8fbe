/** The page about bots, in Chinese. */
import type { bots as english } from '../en/bots.ts';
import type { Texts } from '../texts.ts';

export const bots: Texts<typeof english> = {
  title: '机器人',
  lead: '陪你打牌的程序。它们只看得到坐在那个座位上的人该看到的牌，别的一概不知。',
  how: '每一级都和低一级在同样的牌墙上对战，坐遍每个座位。等级分说的是谁最后领先：高 100 分，100 局里大约领先 64 局。± 后面是运气留下的误差。',
  howStrong: '看看各级怎么打、有多强',
  level: { random: '随机' },
  does: {
    random: '在允许的动作里随便挑一个，像掷骰子。它是等级分的底线，不必和它同桌。',
    novice: '看相邻的牌来判断，看得不太清楚，偶尔漏掉该碰该杠的牌。适合学习。',
    greedy: '挑剩牌最多、离胡牌最近的路走，能胡就胡。打牌不怕点炮。',
    expert: '算清每个动作到本局结束能得多少、冒多大险，还说得出理由。提示和复盘都由它给出。',
    net: '先像高手那样计算，再由一个从几万局牌里学来的小型神经网络纠正。',
    search: '拿不准的时候，设想许多从自己座位看来一模一样的牌局，逐一打完再决定。',
  },
  rating: '等级分 {{rating}} ± {{half}}',
  ahead: '每局比{{below}}多 {{points}} ± {{half}} {{unit}}',
  even: '不能肯定强于{{below}}：每局 {{points}} ± {{half}} {{unit}}',
  unmeasured: '这套规则下还没有测过。',
};
