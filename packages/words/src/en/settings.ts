/** The settings screen. */
export const settings = {
  about: 'About you and this server',
  account: 'Your account',
  privacy: 'Privacy',
  title: 'Settings',
  groups: {
    you: 'You',
    tiles: 'Tiles and table',
    play: 'Play',
    sound: 'Sound',
    access: 'Screen reader',
  },
  name: {
    label: 'Your name',
    help: 'Shown at your seat. Up to 20 characters.',
    placeholder: 'You',
  },
  avatar: {
    label: 'Your face',
    short: 'Short hair',
    bun: 'Hair bun',
    cap: 'Cap',
    beard: 'Beard',
    glasses: 'Glasses',
    bob: 'Bob',
    waves: 'Waves',
    curls: 'Curls',
  },
  language: {
    label: 'Language',
    auto: 'As the browser',
  },
  face: {
    label: 'Tile face',
    classic: 'Classic',
    numerals: 'With numerals',
  },
  backs: {
    label: 'Tile back',
    green: 'Green',
    blue: 'Blue',
    amber: 'Amber',
    plum: 'Plum',
  },
  felt: {
    label: 'Table',
    green: 'Green',
    blue: 'Blue',
    wine: 'Wine red',
    slate: 'Slate',
    mint: 'Mint',
  },
  theme: {
    label: 'Theme',
    auto: 'As the system',
    dark: 'Dark',
    light: 'Light',
    contrast: 'High contrast',
  },
  speed: {
    label: 'Animations',
    off: 'Off',
    fast: 'Fast',
    normal: 'Normal',
  },
  singleClick: {
    label: 'Discard with one click',
    help: 'Off: the first click picks a tile up, the second discards it.',
  },
  showWaits: {
    label: 'Show what I wait for',
    help: 'When the hand is ready: the winning tiles and how many are left.',
  },
  sortHand: {
    label: 'Sort my hand',
    help: 'Off: tiles stay where you put them.',
  },
  volume: {
    label: 'Volume',
    value: '{{percent}}%',
  },
  music: {
    label: 'Music in Haiyuki',
    help: 'Quiet, and tense while somebody is in riichi.',
  },
  isMuted: {
    label: 'Mute everything',
    help: 'No sounds and no music.',
  },
  reader: {
    label: 'Screen-reader mode',
    help: 'Speaks every event, and reads hand and table on command.',
  },
  kept: 'Changes count at once and are kept in this browser.',
} as const;
