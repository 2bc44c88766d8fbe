/** A match played inside the page, which is much faster than from outside: for looking at many tables, not for trying what presses do. */
import type { Page } from 'playwright-core';
import type { Measured } from './parts.ts';
import { measure, SOUGHT } from './parts.ts';
import type { Offered } from './play.ts';
import { look, watchChanges } from './play.ts';

interface Played {
  /** The table before every press, and at the end. */
  readonly seen: readonly Measured[];
  readonly isOver: boolean;
}

interface Tools {
  readonly look: typeof look;
  readonly measure: typeof measure;
  readonly sought: typeof SOUGHT;
  readonly presses: number;
  /** So long it is waited for what moves. */
  readonly frames: number;
}

const FRAMES = 40;

/** Runs in the page: presses what is offered, so many times. */
const press = async (tools: Tools): Promise<Played> => {
  const frame = (): Promise<void> =>
    new Promise((done) => {
      requestAnimationFrame(() => setTimeout(done));
    });
  const tables = (): Measured => tools.measure(tools.sought);
  const elementOf = (wanted: string): Element | undefined => {
    const [, selector = '', place = '1'] = /^:nth-match\((.*), (\d+)\)$/.exec(wanted) ?? [];
    return [...document.querySelectorAll(selector)][Number(place) - 1];
  };
  const isMoving = (): boolean =>
    document
      .getAnimations()
      .some((each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity);
  /** What has another size is measured and drawn, and nothing moves any more; what never rests is looked at as it is. */
  const still = async (): Promise<Measured> => {
    let [last, table] = ['', tables()];
    for (let frames = 0; frames < tools.frames; frames += 1) {
      await frame();
      table = tables();
      const text = JSON.stringify(table);
      if (text === last && !isMoving()) break;
      last = text;
    }
    return table;
  };
  const next = async (before: number): Promise<Offered> => {
    for (let offered = tools.look(before); ; offered = tools.look(before)) {
      if (offered !== null) return offered;
      await new Promise((done) => {
        setTimeout(done, 4);
      });
    }
  };
  const seen: Measured[] = [];
  let before = 0;
  for (let left = tools.presses; left > 0; left -= 1) {
    await next(before);
    const table = await still();
    const { wanted, changes } = await next(before);
    if (wanted === null) return { seen: [...seen, table], isOver: true };
    seen.push(table);
    before = changes;
    // A click of a pointer, not of a key.
    elementOf(wanted)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  }
  return { seen, isOver: false };
};

export const playQuickly = async (page: Page, presses: number): Promise<Played> => {
  await page.evaluate(watchChanges);
  const sought = JSON.stringify(SOUGHT);
  // Functions go into the page as they are written: only so can one be given to another.
  return page.evaluate(
    `(${press})({ look: ${look}, measure: ${measure}, sought: ${sought}, presses: ${presses}, frames: ${FRAMES} })`,
  );
};
