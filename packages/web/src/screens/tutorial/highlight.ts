/** Where the reader has to look: the tiles and the button of the wished action. */
import type { AnyAction } from '@paiju/engine';
import type { Script, Wish } from '../../games/shared/script.ts';

/** CSS selectors inside the table: tiles and buttons say what they are in their data attributes. */
export const selectorsFor = (
  { onTiles }: Pick<Script, 'onTiles'>,
  wish: Wish,
  action: AnyAction,
): string[] => {
  const { type, tile, tiles, skill } = wish;
  const codes = typeof tiles === 'object' ? tiles : typeof tile === 'string' ? [tile] : [];
  const inHand = onTiles.some((each) => each === type) ? codes : [];
  return [
    ...inHand.map((code) => `[data-testid="hand-tile"][data-tile="${code}"] .tile`),
    `[data-action='${JSON.stringify(action)}']`,
    // A button that stands for several actions does not name one.
    `[data-testid="action-${type}"]:not([data-action])`,
    ...(typeof skill === 'string' ? [`[data-testid="skill-${skill}"]`] : []),
  ];
};
