/** Words for the refusals that all games share. */
export const ROUND_REFUSALS = {
  'no-such-seat': 'there is no such seat',
  'round-over': 'the round is over',
  'not-your-turn': 'it is not your turn',
  'tile-not-held': 'that tile is not in the hand',
  'not-a-win': 'that is not a win',
  'kong-not-allowed': 'no kong of that tile is possible now',
  'claim-not-offered': 'that was not offered',
  'wrong-phase': 'that cannot be done now',
  'malformed-action': 'that is no action of this game',
} as const;
export type RoundRefusal = keyof typeof ROUND_REFUSALS;
