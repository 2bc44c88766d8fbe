/** Which question lies open, told by the phase: what stands above the buttons. */
import type { Tile } from '@paiju/engine';
import type { HaiyukiView, SkillName } from '@paiju/engine/haiyuki';
import type { Declaring, Offers } from './offers.ts';

export type Prompt =
  | { readonly type: 'exchange' }
  | { readonly type: 'declaring'; readonly declaring: Declaring }
  | { readonly type: 'reaction'; readonly tile: Tile }
  | { readonly type: 'counter' | 'boost'; readonly tile: Tile; readonly skill: SkillName }
  | { readonly type: 'chance'; readonly skill: SkillName };

export const promptOf = (view: HaiyukiView, offers: Offers, declaring: Declaring | null): Prompt | null => {
  if (declaring !== null) return { type: 'declaring', declaring };
  const { phase } = view;
  const [skill] = offers.skills.keys();
  if (phase.name === 'setup') return offers.exchange > 0 ? { type: 'exchange' } : null;
  if (phase.name === 'reaction') return offers.pass === null ? null : { type: 'reaction', tile: phase.tile };
  if (skill === undefined) return null;
  if (phase.name === 'declared')
    return { type: phase.seat === view.seat ? 'boost' : 'counter', tile: phase.tile, skill };
  return phase.name === 'last-chance' ? { type: 'chance', skill } : null;
};

/** Questions that are answered with yes or no: no is what happens by default. */
export const isQuestion = (prompt: Prompt | null): boolean =>
  prompt !== null && prompt.type !== 'declaring' && prompt.type !== 'exchange';
