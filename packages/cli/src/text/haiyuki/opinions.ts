/** Words for the reasons that advisers give in Haiyuki. */
import type { HaiyukiFact, HaiyukiPart } from '@paiju/bots';
import type { FactWords, OpinionWords, PartWords } from '../../desk.ts';
import { counted } from '../listing.ts';
import { SHARED_FACTS, SHARED_PARTS } from '../opinions.ts';

const PARTS = {
  ...SHARED_PARTS,
  heal: { name: 'healing', compared: 'healed' },
  spared: { name: 'damage averted', compared: 'averted' },
  extra: { name: 'extra damage', compared: 'in extra damage' },
  mp: { name: 'MP spent', compared: 'for the MP spent', isCost: true },
  leaning: { name: 'leaning', compared: 'for what the character likes' },
} satisfies Record<HaiyukiPart, PartWords>;

const FACTS = {
  ...SHARED_FACTS,
  'mp-cost': {
    is: (mp) => `costs ${mp} MP`,
    differs: (by) => `costs ${Math.abs(by)} MP ${by > 0 ? 'more' : 'less'}`,
  },
  exchanged: {
    is: (tiles) => `${counted(tiles, 'tile')} exchanged`,
    differs: (by) => `${counted(Math.abs(by), 'tile')} ${by > 0 ? 'more' : 'fewer'} exchanged`,
  },
} satisfies Record<HaiyukiFact, FactWords>;

export const OPINIONS: OpinionWords = { parts: PARTS, facts: FACTS };
