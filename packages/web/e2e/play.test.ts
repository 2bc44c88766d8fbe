/** Whoever plays in tests holds up no table. */
import { expect } from 'vitest';
import { test } from './harness.ts';
import { playOn } from './play.ts';

/** A claim that cannot be pressed while it moves, and is granted to another then; and the own turn. */
const TAKEN = `
  <style>button { animation: move 1s infinite alternate } @keyframes move { to { margin-left: 50vw } }</style>
  <button data-testid="action-pung">Pung</button>
  <script>
    const end = () => { document.body.innerHTML = '<p data-testid="match-over"></p>' };
    const own = '<div data-testid="hand-tile" data-legal="true" onclick="end()">5m</div>';
    setTimeout(() => { document.body.innerHTML = own }, 1000);
  </script>`;

test('what is gone before it is pressed is not waited for', async ({ open }) => {
  const page = await open({ reducedMotion: 'no-preference' });
  await page.goto('about:blank');
  await page.setContent(TAKEN);
  await playOn(page, { by: 'mouse' });
  expect(await page.locator('p').count()).toBe(1);
});
