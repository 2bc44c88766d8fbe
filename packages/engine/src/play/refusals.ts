/** Why the shared round itself refuses an action, whatever the game. */
export type SharedRefusal = 'no-such-seat' | 'round-over' | 'not-your-turn' | 'malformed-action';
