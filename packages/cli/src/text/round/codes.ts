/** Words for the refusals that games share. */
export const SHARED_REFUSALS = {
  'no-such-seat': 'there is no such seat',
  'round-over': 'the round is over',
  'not-your-turn': 'it is not your turn',
  'tile-not-held': 'that tile is not in the hand',
  'not-a-win': 'that is not a win',
  'wrong-phase': 'that cannot be done now',
  'malformed-action': 'that is no action of this game',
} as const;

/** Those of the shared round. */
export const ROUND_REFUSALS = {
  ...SHARED_REFUSALS,
  'kong-not-allowed': 'no kong of that tile is possible now',
  'claim-not-offered': 'that was not offered',
} as const;
export type RoundRefusal = keyof typeof ROUND_REFUSALS;
