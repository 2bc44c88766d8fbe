/** Addresses: where a server is, in words, and those that are given to it. */
import { isEverywhere } from '@paiju/server';
import { renderUnicodeCompact } from 'uqr';

/** Its address; in a local network that of the machine too, to be typed or, where it is drawn, photographed. */
export const whereIs = (
  { host, port }: { readonly host: string; readonly port: number },
  network: string | null,
  isDrawn: boolean,
): string => {
  const atHome = isEverywhere(host) || host === '127.0.0.1' || host === '::1';
  const named = host.includes(':') ? `[${host}]` : host;
  const line = `Paiju is at http://${atHome ? 'localhost' : named}:${port}/ (Ctrl-C stops it)`;
  if (network === null) return line;
  const address = `http://${network}:${port}/`;
  const drawn = isDrawn ? `${renderUnicodeCompact(address)}\n` : '';
  return `In your network it is at ${address}\n${drawn}${line}`;
};

/** `https://host` and nothing after it, as browsers say where a page is from. */
export const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/** `host:port` */
export const isPlace = (text: string): boolean => {
  const url = `http://${text}/`;
  return /:\d+$/.test(text) && URL.canParse(url) && !/[/@?#]/.test(text);
};
