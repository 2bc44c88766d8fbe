/** Where a server is, in words. */
import { isEverywhere } from '@paiju/server';
import { renderUnicodeCompact } from 'uqr';

/** Its address; in a local network that of the machine too, to be typed or photographed. */
export const whereIs = (
  { host, port }: { readonly host: string; readonly port: number },
  network: string | null,
): string => {
  const atHome = isEverywhere(host) || host === '127.0.0.1' || host === '::1';
  const named = host.includes(':') ? `[${host}]` : host;
  const line = `Paiju is at http://${atHome ? 'localhost' : named}:${port}/ (Ctrl-C stops it)`;
  if (network === null) return line;
  const address = `http://${network}:${port}/`;
  return `In your network it is at ${address}\n${renderUnicodeCompact(address)}\n${line}`;
};
