/** Once for all suites in this folder: the page is built if it is not, served, and a browser opened. */
import type { TestProject } from 'vitest/node';
import { ensurePage } from '../../../scripts/page.mjs';
import { openHouse } from './house.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly address: string;
    readonly browser: string;
  }
}

const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  if (process.env.PAIJU_PAGE === undefined) ensurePage();
  const house = await openHouse();
  project.provide('address', house.address);
  project.provide('browser', house.browser);
  return house.close;
};
export default setup;
