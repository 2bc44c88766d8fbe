/** Why hit points move in Haiyuki. */
export type HaiyukiReason = 'damage' | 'noten' | 'recovery';
