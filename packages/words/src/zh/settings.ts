/** The settings screen. */
import type { settings as english } from '../en/settings.ts';
import type { Texts } from '../texts.ts';

export const settings: Texts<typeof english> = {
  about: '关于你和这个服务器',
  account: '你的账号',
  privacy: '隐私',
  title: '设置',
  groups: {
    you: '个人',
    tiles: '牌与桌面',
    play: '对局',
    sound: '声音',
    access: '读屏',
  },
  name: {
    label: '你的名字',
    help: '显示在你的座位上，最多 20 个字。',
    placeholder: '你',
  },
  avatar: {
    label: '头像',
    short: '短发',
    bun: '发髻',
    cap: '帽子',
    beard: '胡子',
    glasses: '眼镜',
    bob: '齐耳短发',
    waves: '长发',
    curls: '卷发',
  },
  language: {
    label: '语言',
    auto: '跟随浏览器',
  },
  face: {
    label: '牌面',
    classic: '传统',
    numerals: '带数字',
  },
  backs: {
    label: '牌背',
    green: '绿色',
    blue: '蓝色',
    amber: '琥珀色',
    plum: '紫色',
  },
  felt: {
    label: '桌布',
    green: '绿色',
    blue: '蓝色',
    wine: '酒红',
    slate: '石板灰',
    mint: '薄荷绿',
  },
  theme: {
    label: '主题',
    auto: '跟随系统',
    dark: '深色',
    light: '浅色',
    contrast: '高对比度',
  },
  speed: {
    label: '动画',
    off: '关闭',
    fast: '快',
    normal: '正常',
  },
  singleClick: {
    label: '单击打牌',
    help: '关闭时：第一次点击选牌，第二次点击打出。',
  },
  showWaits: {
    label: '显示听牌',
    help: '听牌时显示能胡哪些牌、还剩几张。',
  },
  sortHand: {
    label: '自动理牌',
    help: '关闭时：牌留在你摆放的位置。',
  },
  volume: {
    label: '音量',
    value: '{{percent}}%',
  },
  music: {
    label: '牌游记音乐',
    help: '音量很轻，有人立直时变得紧张。',
  },
  isMuted: {
    label: '全部静音',
    help: '没有音效，也没有音乐。',
  },
  reader: {
    label: '读屏模式',
    help: '朗读每个事件，并可随时朗读手牌和桌面。',
  },
  kept: '更改立即生效，并保存在此浏览器中。',
};
