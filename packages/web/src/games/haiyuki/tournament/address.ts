/** Where the tournament is, and what its games are part of. */
export const TOURNAMENT = 'tournament';
