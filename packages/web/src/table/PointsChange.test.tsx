import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PointsChange } from './PointsChange.tsx';

test.each([
  [1200, 'data-up', 'data-down', '+1,200'],
  [-8, 'data-down', 'data-up', '−8'],
])('%d is told with its sign, and only to those who see', (points, way, other, figure) => {
  const drawn = renderToStaticMarkup(<PointsChange points={points} />);
  expect(drawn).toContain(`${way}="true"`);
  expect(drawn).not.toContain(other);
  expect(drawn).toContain(`>${figure}<`);
  expect(drawn).toContain('aria-hidden="true"');
});
