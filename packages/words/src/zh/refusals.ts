/** Why nothing is done, in games of every kind, in Chinese. */
export const SHARED_REFUSALS = {
  'no-such-seat': '没有这个座位。',
  'round-over': '这一局已经结束。',
  'not-your-turn': '还没轮到你。',
  'tile-not-held': '你手里没有这张牌。',
  'wrong-phase': '现在不能这样做。',
  'malformed-action': '这种玩法里不能这样打。',
};

export const ROUND_REFUSALS = {
  ...SHARED_REFUSALS,
  'kong-not-allowed': '现在不能杠这张牌。',
  'claim-not-offered': '现在不能选这个。',
};
