/** Browsers make no sound before somebody has touched the page, and neither do we. */

/** Settled by the first click, touch or key; never where there is no page. */
export const touched: Promise<void> = new Promise((resolve) => {
  if (typeof addEventListener === 'undefined') return;
  const events = ['pointerdown', 'keydown'] as const;
  const tell = (): void => {
    for (const event of events) removeEventListener(event, tell, true);
    resolve();
  };
  for (const event of events) addEventListener(event, tell, true);
});
