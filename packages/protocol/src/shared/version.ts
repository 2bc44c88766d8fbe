/** Which language is spoken. Raised whenever a message changes in a way that an older reader would misunderstand. */
export const PROTOCOL = 8;

/** Why two ends cannot talk: whichever is older has to be loaded anew. */
export type Incompatible = 'client-too-old' | 'server-too-old';
