/** What happened in Haiyuki, in sentences. */
import type { HaiyukiTold, HaiyukiView, Seat } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { Setting } from '../../desk.ts';
import { counted } from '../listing.ts';
import { inside, nameOf, ownerOf, YOU } from '../names.ts';
import { SKILL_NAMES } from './characters.ts';
import { endSentences } from './ending.ts';
import { pilesText, tileText } from './tiles.ts';
import { winSentences } from './winning.ts';

type Names = Setting['names'];
type Told<T extends HaiyukiTold['type']> = Extract<HaiyukiTold, { readonly type: T }>;

export const sentencesFor = (event: HaiyukiTold, names: Names, view: HaiyukiView): string[] => {
  switch (event.type) {
    case 'dealt':
      return dealtSentences(event, names);
    case 'exchanged':
      return exchangeSentences(event, names, view);
    case 'turn-began':
      return event.seat === view.starter ? [`Turn ${event.turn}.`] : [];
    case 'drew':
      return drewSentences(event, names);
    case 'melded':
      return [
        `${nameOf(names, event.seat)} claimed ${ownerOf(names, event.meld.from)} ${tileText(event.meld.tile)}: pon.`,
      ];
    case 'skill-used':
      return [skillSentence(event, names)];
    case 'riichi-declared':
      return [`${nameOf(names, event.seat)} declared riichi.`];
    case 'discarded':
      return [`${nameOf(names, event.seat)} discarded ${tileText(event.tile)}.`];
    case 'declared':
      return declaredSentences(event, names);
    case 'turns-over':
      return ['Turn 20 is over.'];
    case 'spun':
      return [`Last Chance turned ${tileText(event.tile)} for ${inside(names, event.seat)}.`];
    case 'won':
      return winSentences(event, names, view);
    case 'ended':
      return endSentences(event, names, view);
    // A question and its answer are the business of whoever is asked; what came of it is told above.
    case 'answered':
      return [];
  }
};

const dealtSentences = (event: Told<'dealt'>, names: Names): string[] => {
  const starter = nameOf(names, event.starter);
  const ura = 'ura' in event ? `, the hidden ura-dora ${tileText(event.ura)}` : '';
  return [
    `Round ${event.round + 1}. ${starter} ${starter === YOU ? 'start' : 'starts'}. The dora is ${tileText(event.dora)}${ura}.`,
    ...('hands' in event ? event.hands : []).map(
      (hand, seat) =>
        `  ${nameOf(names, seat)} (${at(event.hp, seat)} HP, ${at(event.mp, seat)} MP) got ${pilesText(hand)}`,
    ),
  ];
};

const exchangeSentences = (event: Told<'exchanged'>, names: Names, view: HaiyukiView): string[] => {
  const sizes = 'sizes' in event ? event.sizes : event.given.map((tiles) => tiles.length);
  return sizes.flatMap((size, seat) =>
    size === 0 ? [] : [exchangedText(event, seat, { size, names, view })],
  );
};

const exchangedText = (
  event: Told<'exchanged'>,
  seat: Seat,
  { size, names, view }: { readonly size: number; readonly names: Names; readonly view: HaiyukiView },
): string => {
  const who = nameOf(names, seat);
  const isOwn = seat === view.seat;
  const given = !('sizes' in event) ? at(event.given, seat) : isOwn ? event.given : undefined;
  const received = !('sizes' in event) ? at(event.received, seat) : isOwn ? event.received : undefined;
  if (given === undefined || received === undefined) return `${who} exchanged ${counted(size, 'tile')}.`;
  return `${who} gave ${pilesText(given)} and got ${pilesText(received)}.`;
};

/** How deep a tile lay is known to whoever may know all; it tells of a guaranteed or a cursed draw. */
const drewSentences = (event: Told<'drew'>, names: Names): string[] => {
  const { seat, tile } = event;
  const place = 'place' in event ? event.place : 0;
  if (tile === null) return [];
  const depth = place === 0 ? '' : ` from under ${counted(place, 'tile')}`;
  return [`${nameOf(names, seat)} drew ${tileText(tile)}${depth}.`];
};

const skillSentence = ({ seat, skill, cost, healed }: Told<'skill-used'>, names: Names): string => {
  const healing = healed === 0 ? '' : ` and regained ${healed} HP`;
  return `${nameOf(names, seat)} used ${SKILL_NAMES[skill]} for ${cost} MP${healing}.`;
};

/** A ron may still be countered; a win on an own tile stands, and is told by itself. */
const declaredSentences = ({ seat, tile, from }: Told<'declared'>, names: Names): string[] =>
  from === null ? [] : [`${nameOf(names, seat)} declared ron on ${ownerOf(names, from)} ${tileText(tile)}.`];

/** What the seats answered, for a record that hides nothing. */
export const secretSentences = (event: { readonly type: string }, names: Names): string[] => {
  if (event.type !== 'answered') return [];
  const { seat, answer } = event as Told<'answered'>;
  const who = nameOf(names, seat);
  switch (answer.type) {
    case 'pass':
      return [`${who} passed.`];
    case 'exchange':
      return [`${who} chose ${pilesText(answer.tiles)} to exchange.`];
    case 'skill':
      return [`${who} said yes to ${SKILL_NAMES[answer.skill]}.`];
    case 'ron':
    case 'pon':
      return [`${who} called ${answer.type}.`];
  }
};
