/** What is said wherever people meet online, in English: those screens fetch it together. */
import { conduct } from './conduct.ts';
import { finding } from './finding.ts';
import { names } from './names.ts';
import { online } from './online.ts';
import { standing } from './standing.ts';

export const meeting = { online, finding, conduct, names, standing } as const;
