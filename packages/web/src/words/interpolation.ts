/** How texts are filled in, on the page and in tests: no sentence has to think of how a number is written. */

import { figure } from '@paiju/words';
import type { FormatterModule, InterpolationOptions } from 'i18next';

export const INTERPOLATION: InterpolationOptions = {
  escapeValue: false, // React does that
  alwaysFormat: true,
};

const nothing = (): void => {};

/** To be given to `use`. No text names a format of its own, so none can be added. */
export const FIGURES: FormatterModule = {
  type: 'formatter',
  init: nothing,
  add: nothing,
  addCached: nothing,
  format: (value) => (typeof value === 'number' ? figure(value) : value),
};
