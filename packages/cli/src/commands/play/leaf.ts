/** Leafing through a text that is longer than the screen. */
import type { Prompt } from '../../edge/lines.ts';
import type { Page } from '../../screen/screen.ts';

/** What turns the pages. */
export interface Leafing {
  turnTo(page: Page): void;
  readonly prompt: Pick<Prompt, 'ask'>;
}

const BACK_KEYS = ['b', 'back'];

/** From that page on, until the last is left or somebody types anything else than to turn. */
export const leaf = async (
  { turnTo, prompt }: Leafing,
  pages: readonly Page[],
  first: number,
): Promise<void> => {
  for (let at = first; at < pages.length; ) {
    turnTo(pages[at] ?? []);
    const where = pages.length === 1 ? '' : `page ${at + 1} of ${pages.length} · `;
    const onward = at < pages.length - 1 ? 'enter for more' : 'enter to return';
    const line = await prompt.ask(`${where}${onward}${at > 0 ? ' · b back' : ''} > `);
    const word = line?.trim().toLowerCase() ?? null;
    if (word === '') at += 1;
    else if (word !== null && BACK_KEYS.includes(word)) at = Math.max(0, at - 1);
    else return;
  }
};
