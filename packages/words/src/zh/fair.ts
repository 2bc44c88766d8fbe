/** How the wall of a match with others was made, in Chinese. */
import type { fair as english } from '../en/fair.ts';
import type { Texts } from '../texts.ts';

export const fair: Texts<typeof english> = {
  title: '这副牌墙是谁定的',
  checkWall: '核对牌墙',
  close: '关闭',
  making: '正在生成牌墙，每个人都出一个数。',
  all: '这副牌墙由你们 {{n}} 位共同生成。',
  some: '这副牌墙由{{names}}的数生成。',
  nobody: '这副牌墙里没有任何玩家的数：由服务器独自抽取。',
  daily: '每日一局人人相同：由服务器独自抽取。',
  unsaid: '没有说明这副牌墙是怎样生成的。',
  how: '发牌之前，服务器先封存一个秘密，每个页面也各封存一个数。之后才一起公开，合起来生成牌墙：谁也不能挑选，谁也无法预知。',
  working: '正在计算……',
  fits: '相符',
  wrong: '不符',
  unknown: '未核对',
  fine: '全部相符。',
  notFine: '有地方不符。请保留这场牌，并给别人看。',
  noSignature: '这个浏览器无法核对签名。',
  steps: {
    promise: '服务器的秘密就是它事先封存的那个，用于这张桌、这一场和这些规则。',
    lock: '封存的数的名单，就是截止时的那一份。',
    numbers: '每个数都是该座位事先封存的那个。',
    seed: '秘密和这些数合起来，只能得出这副牌墙。',
    tiles: '整场牌一步一步都出自这副牌墙。',
    signatures: '服务器为它封存和截止的内容签了名。',
    own: '与你打牌时这台设备得知的一致。',
  },
  own: {
    in: '这副牌墙里有你的数。',
    out: '这副牌墙里没有你的数：来得太晚，或者你的座位由你的另一个页面占着。',
    none: '这台设备没有出数：只能相信出过数的人。',
  },
  found: {
    'promise-changed': '服务器为同一场牌封存了另一个秘密。',
    'lock-wrong': '服务器截止的名单与它封存的内容不符。',
    'lock-changed': '服务器为同一场牌截止了两份名单。',
    'commitment-changed': '名单里你的位置上不是你的数。',
    'number-changed': '你的位置上用了别的数。',
    'record-differs': '服务器保存的这场牌，与这台设备得知的不同。',
    'terms-changed': '这场牌用的规则与约定的不同。',
    'signature-wrong': '服务器的签名不对。',
    'commitment-missing': '你的数来得太晚，没有用在这副牌墙里。它仍由其他人的数生成。',
    'number-missing': '你的数没有用在这副牌墙里。它仍由其他人的数生成。',
  },
};
