/** What is said wherever people meet online, in Korean: those screens fetch it together. */
import type { meeting as english } from '../en/meeting.ts';
import type { Texts } from '../texts.ts';
import { conduct } from './conduct.ts';
import { finding } from './finding.ts';
import { names } from './names.ts';
import { online } from './online.ts';
import { standing } from './standing.ts';

export const meeting: Texts<typeof english> = { online, finding, conduct, names, standing };
