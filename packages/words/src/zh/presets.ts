import type { presets as english } from '../en/presets.ts';
import type { Texts } from '../texts.ts';

export const presets: Texts<typeof english> = {
  xuezhan: {
    bury3: { name: '埋三张', line: '三组加一对将。开局每人埋三张，胡了锁手继续打，番数相加。' },
    sichuan: { name: '四川血战', line: '四组加一对将。换三张，胡牌离场，每番翻倍，3 番封顶。' },
    xueliu: { name: '血流成河', line: '同四川血战，但胡了不离场，可以一胡再胡；番种更多，5 番封顶。' },
  },
  wuhan: {
    koukou: {
      name: '红中七皮四赖·口口翻',
      line: '红中、两种皮子和赖子单张就是特殊杠。每开一口翻一倍；金顶较高。',
    },
    kaikou: { name: '红中七皮四赖·开口翻', line: '同上，但不管开几口只翻一倍；金顶较低。' },
    hongzhong: {
      name: '红中赖子杠',
      line: '红中和赖子单张就是特殊杠，没有皮子。留十张，海底四张只摸不打；未开口的封顶更高。',
    },
    facai: {
      name: '红中发财赖子杠',
      line: '红中、发财和赖子单张就是特殊杠；封顶 400，金顶 600，阳光顶 800，三阳开泰 1,000。',
    },
    qipi: { name: '七皮四赖杠', line: '两种皮子和赖子单张就是特殊杠，红中当普通字牌。' },
  },
  haiyuki: {
    rulebook: { name: '三局', line: '打三局，HP 多者胜。' },
    duel: { name: '死斗', line: '打到一方 HP 归零为止，不限局数。' },
    original: { name: '原作限制', line: '三局，沿用初代限制：每个技能每局一次，第一巡和最后一巡不能碰。' },
  },
};
