/** Why nothing is done, in games of every kind, in Korean. */
export const SHARED_REFUSALS = {
  'no-such-seat': '그런 자리는 없습니다.',
  'round-over': '이 국은 끝났습니다.',
  'not-your-turn': '아직 차례가 아닙니다.',
  'tile-not-held': '그 패는 손에 없습니다.',
  'wrong-phase': '지금은 그렇게 할 수 없습니다.',
  'malformed-action': '이 게임에서는 할 수 없는 행동입니다.',
};

export const ROUND_REFUSALS = {
  ...SHARED_REFUSALS,
  'kong-not-allowed': '지금은 그 패로 깡을 할 수 없습니다.',
  'claim-not-offered': '지금은 고를 수 없습니다.',
};
