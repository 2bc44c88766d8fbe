/** Where keys are good: the host that people know this server by. At home that is the machine itself, by its name. */

export interface Site {
  readonly host: string;
  /** Whether a page of this origin may use keys of the host. */
  isOwn(origin: string): boolean;
}

export const siteAt = (publicUrl: string | null): Site => {
  if (publicUrl !== null) {
    const { hostname, origin } = new URL(publicUrl);
    return { host: hostname, isOwn: (given) => given === origin };
  }
  return {
    host: 'localhost',
    isOwn: (given) => URL.canParse(given) && new URL(given).hostname === 'localhost',
  };
};
