import { expect, it } from 'vitest';
import { incompatibility, PROTOCOL } from './version.ts';

it.each([
  [PROTOCOL - 1, 'client-too-old'],
  [PROTOCOL, null],
  [PROTOCOL + 1, 'server-too-old'],
] as const)('a client that speaks version %i: %s', (client, code) => {
  expect(incompatibility(client)).toBe(code);
});
