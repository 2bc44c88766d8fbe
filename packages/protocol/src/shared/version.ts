/** Which language is spoken. Raised whenever a message changes in a way that an older reader would misunderstand. */
export const PROTOCOL = 1;

/** Why two ends cannot talk: whichever is older has to be loaded anew. */
export type Incompatible = 'client-too-old' | 'server-too-old';

/** What whoever runs the game says to a client of this version; null where they understand each other. */
export const incompatibility = (client: number): Incompatible | null => {
  if (client === PROTOCOL) return null;
  return client < PROTOCOL ? 'client-too-old' : 'server-too-old';
};
