import type { names as english } from '../en/names.ts';
import type { Texts } from '../texts.ts';

export const names: Texts<typeof english> = {
  pattern: '{{how}}{{who}}',
  hows: '静かな 勇敢な 陽気な 眠たげな 賢い やさしい すばやい 幸運な 落ち着いた 大胆な 謙虚な 明るい おぼろな 金色の 銀色の さすらいの 気長な 知りたがりの 身軽な ほがらかな',
  whos: 'サギ キツネ スズメ カワウソ アナグマ ツル パンダ トラ カササギ ヤマネコ カメ ツバメ ウサギ フクロウ コイ シカ ミソサザイ コアラ ヤモリ テン',
};
