/** Which pages may open a socket: those we have served, and those that are listed. Programs say nothing, and may. */
export const isAllowedOrigin = (
  origin: string | undefined,
  host: string | undefined,
  listed: readonly string[],
): boolean => {
  if (origin === undefined || listed.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
};
