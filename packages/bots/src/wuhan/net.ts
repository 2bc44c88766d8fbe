/** The network of Wuhan: the expert, corrected by what was learnt from playing. */
import { wuhanGame } from '@paiju/engine/wuhan';
import type { Adviser } from '../advice.ts';
import type { BotSeat } from '../bot.ts';
import type { Learner } from '../net/learner.ts';
import { netBot } from '../net/netBot.ts';
import { ownWeights } from '../net/ownWeights.ts';
import { plainWuhan } from './expert.ts';
import { WUHAN_TRAITS } from './traits.ts';
import { WUHAN_WEIGHTS } from './weights.ts';

export const WUHAN_LEARNER: Learner = { traits: WUHAN_TRAITS, adviser: plainWuhan };

const own = ownWeights(wuhanGame.rules.options.presets, WUHAN_WEIGHTS);

export const netWuhan = ({ net }: BotSeat): Adviser => netBot(WUHAN_LEARNER, net ?? own);
