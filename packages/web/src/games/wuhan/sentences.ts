/** What happened in Wuhan, in sentences. */
import type { Seat, SeenMeld } from '@paiju/engine';
import type { WuhanEnded, WuhanHappened, WuhanView, WuhanWon } from '@paiju/engine/wuhan';
import { specialKind } from '@paiju/engine/wuhan';
import { endingText } from '../../telling/codes.ts';
import { heldSentences, readySentences, tableSentences, winSentence } from '../../telling/round.ts';
import type { Telling } from '../../telling/setting.ts';
import { listed, who } from '../../telling/setting.ts';
import { tileName } from '../../tiles/names.ts';
import { saying } from '../../words/say.ts';
import { bigTypeText, specialText, wayText } from './codes.ts';

const RULESET = 'wuhan';

export const wuhanSentences = (event: WuhanHappened, setting: Telling): string[] => {
  switch (event.type) {
    case 'dealt':
      return [...tableSentences(RULESET, event, setting), flipSentence(setting)];
    case 'melded':
      return specialSentence(event.seat, event.meld, setting) ?? tableSentences(RULESET, event, setting);
    case 'won':
      return [winSentence(RULESET, event, setting), kindSentence(event, setting)];
    case 'ended':
      return endSentences(event, setting);
    default:
      return tableSentences(RULESET, event, setting);
  }
};

const flipSentence = ({ t, view }: Telling): string => {
  const { flip, laizi, pizi } = view as WuhanView;
  const name = (tile: typeof flip): string => tileName(t, RULESET, tile);
  const said = { flip: name(flip), laizi: name(laizi) };
  if (pizi.length === 0) return saying(t)('telling:flippedWild', said);
  return saying(t)('telling:flipped', { ...said, pizi: listed(t, pizi.map(name)) });
};

/** A special kong says what makes its tile special, but for dragons, which always are. */
const specialSentence = (seat: Seat, { tile, made }: SeenMeld, setting: Telling): string[] | null => {
  const { t, view } = setting;
  if (made !== 'special' || tile === null) return null;
  const kind = specialKind(view as WuhanView, tile);
  if (kind === null || kind === 'zhong' || kind === 'fa') return null;
  const values = {
    who: who(setting, seat),
    tile: tileName(t, RULESET, tile),
    kind: specialText(t, kind),
  };
  return [saying(t)('telling:melded.special', values)];
};

const kindSentence = ({ types, hard, way }: WuhanWon, { t }: Telling): string => {
  const say = saying(t);
  const manner = hard ? 'hard' : 'soft';
  if (types.length === 0) return say(`telling:small.${manner}`, { way: wayText(t, way) });
  const named = types.map((type) => bigTypeText(t, type)).join(say('telling:list.plus'));
  return say(`telling:big.${manner}`, { way: wayText(t, way), types: named });
};

const endSentences = ({ reason, hands, standings }: WuhanEnded, setting: Telling): string[] => [
  endingText(setting.t, RULESET, reason),
  ...heldSentences(RULESET, hands, setting),
  ...readySentences(standings?.map(({ ready }) => ready) ?? null, setting),
];
