/** The network of Xuezhan: the expert, corrected by what was learnt from playing. */
import { xuezhanGame } from '@paiju/engine/xuezhan';
import type { Adviser } from '../advice.ts';
import type { BotSeat } from '../bot.ts';
import type { Learner } from '../net/learner.ts';
import { netBot } from '../net/netBot.ts';
import { ownWeights } from '../net/ownWeights.ts';
import { plainXuezhan } from './expert.ts';
import { XUEZHAN_TRAITS } from './traits.ts';
import { XUEZHAN_WEIGHTS } from './weights.ts';

export const XUEZHAN_LEARNER: Learner = { traits: XUEZHAN_TRAITS, adviser: plainXuezhan };

const own = ownWeights(xuezhanGame.rules.options.presets, XUEZHAN_WEIGHTS);

export const netXuezhan = ({ net }: BotSeat): Adviser => netBot(XUEZHAN_LEARNER, net ?? own);
