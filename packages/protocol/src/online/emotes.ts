/** What people at a table may say to each other: a few things, and nothing of their own. */

export const EMOTES = ['hello', 'thanks', 'well-played', 'sorry', 'wait', 'think', 'laugh', 'wow'] as const;
export type Emote = (typeof EMOTES)[number];
