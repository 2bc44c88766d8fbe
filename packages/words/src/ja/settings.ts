/** The settings screen. */
import type { settings as english } from '../en/settings.ts';
import type { Texts } from '../texts.ts';

export const settings: Texts<typeof english> = {
  about: 'あなたとこのサーバーについて',
  account: 'アカウント',
  privacy: 'プライバシー',
  title: '設定',
  groups: {
    you: 'あなた',
    tiles: '牌と卓',
    play: '対局',
    sound: '音',
    access: '読み上げ',
  },
  name: {
    label: '名前',
    help: '自分の席に表示されます。20文字まで。',
    placeholder: 'あなた',
  },
  avatar: {
    label: 'アイコン',
    short: '短髪',
    bun: 'お団子',
    cap: '帽子',
    beard: 'ひげ',
    glasses: '眼鏡',
    bob: 'ボブ',
    waves: 'ロング',
    curls: 'カール',
  },
  language: {
    label: '言語',
    auto: 'ブラウザに合わせる',
  },
  face: {
    label: '牌の絵柄',
    classic: '伝統',
    numerals: '数字つき',
  },
  backs: {
    label: '牌の背面',
    green: '緑',
    blue: '青',
    amber: '琥珀',
    plum: '紫',
  },
  felt: {
    label: '卓の色',
    green: '緑',
    blue: '青',
    wine: 'ワインレッド',
    slate: 'スレートグレー',
    mint: 'ミント',
  },
  theme: {
    label: 'テーマ',
    auto: 'システムに合わせる',
    dark: 'ダーク',
    light: 'ライト',
    contrast: 'ハイコントラスト',
  },
  speed: {
    label: 'アニメーション',
    off: 'なし',
    fast: '速い',
    normal: '普通',
  },
  singleClick: {
    label: 'ワンクリックで打牌',
    help: 'オフのときは、1回目で牌を選び、2回目で切ります。',
  },
  showWaits: {
    label: '待ち牌を表示',
    help: 'テンパイ時に待ち牌と残り枚数を表示します。',
  },
  sortHand: {
    label: '自動理牌',
    help: 'オフのときは、牌は置いた場所のままです。',
  },
  volume: {
    label: '音量',
    value: '{{percent}}%',
  },
  music: {
    label: '牌遊記の音楽',
    help: '静かに流れ、リーチ中は緊迫します。',
  },
  isMuted: {
    label: 'すべてミュート',
    help: '効果音も音楽も鳴りません。',
  },
  reader: {
    label: '読み上げモード',
    help: 'すべての出来事を伝え、手牌と卓をいつでも読み上げます。',
  },
  kept: '変更はすぐに反映され、このブラウザに保存されます。',
};
