import type { presets as english } from '../en/presets.ts';
import type { Texts } from '../texts.ts';

export const presets: Texts<typeof english> = {
  xuezhan: {
    bury3: {
      name: '三枚伏せ',
      line: '三面子一雀頭。最初に三枚を伏せ、和了後も手牌を固定して残り、翻は足し算。',
    },
    sichuan: {
      name: '四川血戦',
      line: '四面子一雀頭。三枚を交換し、和了者は抜け、一翻ごとに倍、上限3翻。',
    },
    xueliu: {
      name: '血流成河',
      line: '四川血戦と同じですが、和了者も残って何度でも和了できます。役が増え、上限5翻。',
    },
  },
  wuhan: {
    koukou: {
      name: '紅中七皮四癩・口口翻',
      line: '紅中、皮子二種、癩子を特殊槓として出します。鳴くたびに倍。金頂は高いほう。',
    },
    kaikou: {
      name: '紅中七皮四癩・開口翻',
      line: '同じく、ただし何度鳴いても倍は一度。金頂は低いほう。',
    },
    hongzhong: {
      name: '紅中癩子槓',
      line: '紅中と癩子だけを出し、皮子はなし。十枚残し、最後の四枚はツモだけ。鳴いていない人の上限が高くなります。',
    },
    facai: { name: '紅中發財癩子槓', line: '發財も出します。上限は400、600、800、1,000。' },
    qipi: { name: '七皮四癩槓', line: '皮子二種と癩子を出し、紅中は普通の字牌です。' },
  },
  haiyuki: {
    rulebook: { name: '三局勝負', line: '三局打って、HPの多いほうが勝ち。' },
    duel: { name: '決闘', line: '何局かかってもHPが0になるまで。' },
    original: {
      name: '原作の制限',
      line: '三局。初代の制限：技は一局に一度、最初と最後の巡はポン不可。',
    },
  },
};
