/** The network of Haiyuki: the expert, corrected by what was learnt from playing. */
import { haiyukiGame } from '@paiju/engine/haiyuki';
import type { Adviser } from '../advice.ts';
import type { BotSeat } from '../bot.ts';
import type { Learner } from '../net/learner.ts';
import { netBot } from '../net/netBot.ts';
import { ownWeights } from '../net/ownWeights.ts';
import { plainHaiyuki } from './expert.ts';
import { HAIYUKI_TRAITS } from './traits.ts';
import { HAIYUKI_WEIGHTS } from './weights.ts';

export const HAIYUKI_LEARNER: Learner = { traits: HAIYUKI_TRAITS, adviser: plainHaiyuki };

const own = ownWeights(haiyukiGame.rules.options.presets, HAIYUKI_WEIGHTS);

export const netHaiyuki = ({ net }: BotSeat): Adviser => netBot(HAIYUKI_LEARNER, net ?? own);
