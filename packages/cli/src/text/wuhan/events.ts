/** What happened in Wuhan, in sentences. */
import type { BySeat, SeenMeld } from '@paiju/engine';
import type { SpecialKind, WuhanHappened, WuhanView } from '@paiju/engine/wuhan';
import { specialKind } from '@paiju/engine/wuhan';
import { say, telling } from '../catalogue.ts';
import { listed } from '../listing.ts';
import { nameOf } from '../names.ts';
import { tableSentences } from '../round/events.ts';
import { codeText } from '../tiles.ts';
import { SPECIALS } from './codes.ts';
import { endSentences } from './ending.ts';
import { winSentences } from './winning.ts';

type Names = BySeat<string>;

export const sentencesFor = (event: WuhanHappened, names: Names, view: WuhanView): string[] => {
  switch (event.type) {
    case 'dealt':
      return [...tableSentences(event, names), flipSentence(view)];
    case 'melded': {
      const kind = specialOf(event.meld, view);
      const who = nameOf(names, event.seat);
      const { tile } = event.meld;
      return kind === null || tile === null
        ? tableSentences(event, names)
        : [say(telling.melded.special, { who, tile: codeText(tile), kind: SPECIALS[kind] })];
    }
    case 'won':
      return winSentences(event, names, view);
    case 'ended':
      return endSentences(event, names, view);
    default:
      return tableSentences(event, names);
  }
};

/** `5p was flipped: 6p is wild …` */
const flipSentence = ({ flip, laizi, pizi, fixed }: WuhanView): string => {
  const skins = pizi.length === 0 ? '' : `, ${listed(pizi.map(codeText))} are skins 皮子`;
  const dragons = fixed.map((tile) => `; ${codeText(tile)} is ${FIXED[codeText(tile)]}`).join('');
  return `${codeText(flip)} was flipped: ${codeText(laizi)} is wild 赖子${skins}${dragons}.`;
};

const FIXED: Readonly<Record<string, string>> = { '7z': 'zhong 红中', '6z': 'fa 发财' };

const specialOf = ({ tile, made }: SeenMeld, view: WuhanView): SpecialKind | null =>
  made !== 'special' || tile === null ? null : specialKind(view, tile);
