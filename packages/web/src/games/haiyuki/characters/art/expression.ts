/** How a character looks at the moment. */
export const EXPRESSIONS = ['neutral', 'hurt', 'winning'] as const;
export type Expression = (typeof EXPRESSIONS)[number];
