/** What wins are worth fan for. */
import type { PatternCode } from '@paiju/engine';

export const PATTERNS = {
  base: 'plain win 基本胡',
  'all-triplets': 'all triplets 对对胡',
  'golden-hook': 'golden hook 金钩钓',
  'pure-suit': 'pure suit 清一色',
  'pure-all-triplets': 'pure triplets 清对',
  'pure-golden-hook': 'pure golden hook 清金钩钓',
  heaven: 'win of heaven 天胡',
  earth: 'win of earth 地胡',
  'kong-flower': 'kong flower 杠上花',
  'kong-discard': 'discard after a kong 杠上炮',
  'robbed-kong': 'robbed kong 抢杠胡',
  'last-tile': 'last tile 海底捞月',
  menqing: 'concealed hand 门清',
  root: 'root 带根',
  'self-draw': 'self-draw 自摸',
  'seven-pairs': 'seven pairs 七对',
  'dragon-seven-pairs': 'dragon seven pairs 龙七对',
  arhats: 'eighteen arhats 十八罗汉',
  'jiang-triplets': 'triplets of 2, 5, 8 将对',
  'jiang-seven-pairs': 'seven pairs of 2, 5, 8 将七对',
  terminals: 'ones and nines everywhere 带幺九',
  'middle-tiles': 'no ones or nines 中张',
} satisfies Record<PatternCode, string>;
