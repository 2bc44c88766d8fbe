/** Whose request it is, as limits count it. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Behind a proxy that is trusted, whom it names last; else whoever the connection comes from. */
export const addressOf = ({ headers, socket }: IncomingMessage, trustsProxy: boolean): string => {
  const named = trustsProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined;
  return countedAs(named || (socket.remoteAddress ?? ''));
};

/** Of IPv6 a household has at least a whole /64, and may take another address for every request. */
export const countedAs = (address: string): string => {
  const [plain = ''] = address.split('%');
  const [, embedded] = /^::ffff:([\d.]+)$/i.exec(plain) ?? [];
  if (embedded !== undefined) return embedded;
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const groups = after === undefined ? head : [...head, ...zeros, ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};
