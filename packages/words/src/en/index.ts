/** Everything the page says, in English: the measure of all other catalogues. */
import { first } from './first.ts';
import { haiyuki } from './haiyuki.ts';
import { later } from './later.ts';
import { meeting } from './meeting.ts';
import { person } from './person.ts';
import { wins } from './wins.ts';
import { wuhan } from './wuhan.ts';
import { xuezhan } from './xuezhan.ts';

export const catalogue = {
  ...first,
  ...haiyuki,
  ...later,
  ...wins,
  ...meeting,
  ...person,
  codes: { ...xuezhan.codes, ...wuhan.codes, ...haiyuki.codes },
} as const;
