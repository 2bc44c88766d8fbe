/** Where a table is: what people send one another as a link. */
export interface TableAddress {
  /** Of the server: `http://host:5180`. */
  readonly origin: string;
  readonly code: string;
}

const CODE = /^[A-Za-z0-9]{4,16}$/;

/** The code is the last part of a link, wherever the page keeps it; null where there is none. */
export const tableAddress = (link: string): TableAddress | null => {
  if (!URL.canParse(link)) return null;
  const { protocol, origin, hash, pathname } = new URL(link);
  const code = `${pathname}/${hash.slice(1)}`.split(/[/?&=]/).findLast((part) => part !== '') ?? '';
  return /^https?:$/.test(protocol) && CODE.test(code) ? { origin, code } : null;
};
