/** The day of something, by the clock of whoever looks. */
export const dayOf = (language: string, at: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);
