/** Why nothing is done, in games of every kind, in English. */
export const SHARED_REFUSALS = {
  'no-such-seat': 'There is no such seat.',
  'round-over': 'The round is over.',
  'not-your-turn': 'It is not your turn.',
  'tile-not-held': 'That tile is not in your hand.',
  'wrong-phase': 'That cannot be done now.',
  'malformed-action': 'That is no action of this game.',
} as const;

export const ROUND_REFUSALS = {
  ...SHARED_REFUSALS,
  'kong-not-allowed': 'No kong of that tile is possible now.',
  'claim-not-offered': 'That was not offered.',
} as const;
