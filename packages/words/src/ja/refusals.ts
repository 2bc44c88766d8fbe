/** Why nothing is done, in games of every kind, in Japanese. */
export const SHARED_REFUSALS = {
  'no-such-seat': 'その席はありません。',
  'round-over': 'この局は終わっています。',
  'not-your-turn': 'あなたの番ではありません。',
  'tile-not-held': 'その牌は手牌にありません。',
  'wrong-phase': '今はそれができません。',
  'malformed-action': 'このゲームではできない操作です。',
};

export const ROUND_REFUSALS = {
  ...SHARED_REFUSALS,
  'kong-not-allowed': '今はその牌でカンできません。',
  'claim-not-offered': '今はその選択肢がありません。',
};
