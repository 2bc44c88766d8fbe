/** What happened in Haiyuki, in sentences. */
import type { Seat } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { HaiyukiEnded, HaiyukiHappened, HaiyukiView, HaiyukiWon } from '@paiju/engine/haiyuki';
import { endingText } from '../../telling/codes.ts';
import { handSentences, heldSentences, readySentences } from '../../telling/round.ts';
import type { Telling } from '../../telling/setting.ts';
import { tilesText, who, whom, whose } from '../../telling/setting.ts';
import { tileName } from '../../tiles/names.ts';
import { saying } from '../../words/say.ts';
import { bonusText, skillText, yakuText } from './words/codes.ts';

const RULESET = 'haiyuki';

type Exchanged = Extract<HaiyukiHappened, { type: 'exchanged' }>;
type SkillUsed = Extract<HaiyukiHappened, { type: 'skill-used' }>;

export const haiyukiSentences = (event: HaiyukiHappened, setting: Telling): string[] => {
  const { t, view } = setting;
  const say = saying(t);
  const actor = 'seat' in event ? who(setting, event.seat) : '';
  const tile = 'tile' in event && event.tile !== null ? tileName(t, RULESET, event.tile) : '';
  switch (event.type) {
    case 'dealt': {
      const { round, starter, dora } = event;
      const values = { n: round + 1, whom: whom(setting, starter), dora: tileName(t, RULESET, dora) };
      return [say('telling:begins', values), ...handSentences(RULESET, event, setting)];
    }
    case 'exchanged':
      return exchangeSentences(event, setting);
    case 'turn-began':
      return event.seat === (view as HaiyukiView).starter ? [say('telling:turn', { n: event.turn })] : [];
    case 'drew':
      return event.tile === null ? [] : [say('telling:drew', { who: actor, tile })];
    case 'melded': {
      const { meld } = event;
      const values = { whose: whose(setting, meld.from), tile: tileName(t, RULESET, meld.tile) };
      return [say('telling:melded.pon', { who: actor, ...values })];
    }
    case 'skill-used':
      return skillSentences(event, setting);
    case 'riichi-declared':
      return [say('telling:riichi', { who: actor })];
    case 'discarded':
      return [say('telling:discarded', { who: actor, tile })];
    // A ron may still be countered; a win on an own tile stands, and is told by itself.
    case 'declared':
      if (event.from === null) return [];
      return [say('telling:declaredRon', { who: actor, whose: whose(setting, event.from), tile })];
    case 'turns-over':
      return [say('telling:turnsOver')];
    case 'spun':
      return [say('telling:spun', { tile, whom: whom(setting, event.seat) })];
    case 'won':
      return winSentences(event, setting);
    case 'ended':
      return endSentences(event, setting);
    // A question and its answer are the business of whoever is asked; what came of it is told above.
    case 'answered':
      return [];
  }
};

const skillSentences = ({ seat, skill, cost }: SkillUsed, setting: Telling): string[] => {
  const { t } = setting;
  const say = saying(t);
  const { phase } = setting.view as HaiyukiView;
  const back = skill === 'EXCHANGE_RON' && phase.name === 'turn' ? phase.barred : null;
  return [
    say('telling:usedSkill', { who: who(setting, seat), skill: skillText(t, skill), cost }),
    ...(back === null ? [] : [say('telling:cameBack', { tile: tileName(t, RULESET, back) })]),
  ];
};

const exchangeSentences = (event: Exchanged, setting: Telling): string[] => {
  const sizes = 'sizes' in event ? event.sizes : event.given.map((tiles) => tiles.length);
  return sizes.flatMap((n, seat) => (n === 0 ? [] : [exchangeSentence(event, seat, n, setting)]));
};

const exchangeSentence = (event: Exchanged, seat: Seat, n: number, setting: Telling): string => {
  const { t } = setting;
  const isOwn = seat === setting.seat;
  const given = !('sizes' in event) ? at(event.given, seat) : isOwn ? event.given : undefined;
  const received = !('sizes' in event) ? at(event.received, seat) : isOwn ? event.received : undefined;
  if (given === undefined || received === undefined)
    return saying(t)('telling:exchangedHidden', { who: who(setting, seat), n });
  const gifts = { given: tilesText(t, RULESET, given), received: tilesText(t, RULESET, received) };
  return saying(t)('telling:gaveAndGot', { who: who(setting, seat), ...gifts });
};

const winSentences = (win: HaiyukiWon, setting: Telling): string[] => {
  const { t } = setting;
  const say = saying(t);
  const values = { who: who(setting, win.seat), tile: tileName(t, RULESET, win.tile) };
  const drawn = win.way === 'last-chance' ? 'telling:won.lastChance' : 'telling:won.tsumo';
  return [
    win.from === null
      ? say(drawn, values)
      : say('telling:won.ron', { ...values, whose: whose(setting, win.from) }),
    say('telling:yaku', { yaku: yakuText(t, win.yaku, win.variant), score: win.score }),
    ...win.bonuses.map(([code, points]) => say('telling:bonus', { bonus: bonusText(t, code), points })),
    say('telling:damage', { damage: win.damage }),
  ];
};

const endSentences = ({ reason, hands, tenpai }: HaiyukiEnded, setting: Telling): string[] => [
  endingText(setting.t, RULESET, reason),
  ...heldSentences(RULESET, hands, setting),
  ...readySentences(tenpai, setting),
];
