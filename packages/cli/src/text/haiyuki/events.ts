/** What happened in Haiyuki, in sentences. */
import type { HaiyukiView, Seat } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { Setting } from '../../desk.ts';
import { counted } from '../listing.ts';
import { inside, nameOf, ownerOf, YOU } from '../names.ts';
import { SKILL_NAMES } from './characters.ts';
import { endSentences } from './ending.ts';
import { pilesText, tileText } from './tiles.ts';
import type { Told, ToldDeal, ToldExchange } from './told.ts';
import { winSentences } from './winning.ts';

type Names = Setting['names'];

export const sentencesFor = (event: Told, names: Names, view: HaiyukiView): string[] => {
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

const dealtSentences = (event: ToldDeal, names: Names): string[] => {
  const starter = nameOf(names, event.starter);
  const ura = event.ura === undefined ? '' : `, the hidden ura-dora ${tileText(event.ura)}`;
  return [
    `Round ${event.round + 1}. ${starter} ${starter === YOU ? 'start' : 'starts'}. The dora is ${tileText(event.dora)}${ura}.`,
    ...(event.hands ?? []).map(
      (hand, seat) =>
        `  ${nameOf(names, seat)} (${at(event.hp, seat)} HP, ${at(event.mp, seat)} MP) got ${pilesText(hand)}`,
    ),
  ];
};

const exchangeSentences = (event: ToldExchange, names: Names, view: HaiyukiView): string[] => {
  const sizes = event.sizes ?? event.given.map((tiles) => tiles.length);
  return sizes.flatMap((size, seat) =>
    size === 0 ? [] : [exchangedText(event, seat, { size, names, view })],
  );
};

const exchangedText = (
  event: ToldExchange,
  seat: Seat,
  { size, names, view }: { readonly size: number; readonly names: Names; readonly view: HaiyukiView },
): string => {
  const who = nameOf(names, seat);
  const isOwn = seat === view.seat;
  const given = event.sizes === undefined ? at(event.given, seat) : isOwn ? event.given : undefined;
  const received = event.sizes === undefined ? at(event.received, seat) : isOwn ? event.received : undefined;
  if (given === undefined || received === undefined) return `${who} exchanged ${counted(size, 'tile')}.`;
  return `${who} gave ${pilesText(given)} and got ${pilesText(received)}.`;
};

/** How deep a tile lay is known to whoever may know all; it tells of a guaranteed or a cursed draw. */
const drewSentences = (
  { seat, tile, place = 0 }: Extract<Told, { readonly type: 'drew' }>,
  names: Names,
): string[] => {
  if (tile === null) return [];
  const depth = place === 0 ? '' : ` from under ${counted(place, 'tile')}`;
  return [`${nameOf(names, seat)} drew ${tileText(tile)}${depth}.`];
};

const skillSentence = (
  { seat, skill, cost, healed }: Extract<Told, { readonly type: 'skill-used' }>,
  names: Names,
): string => {
  const healing = healed === 0 ? '' : ` and regained ${healed} HP`;
  return `${nameOf(names, seat)} used ${SKILL_NAMES[skill]} for ${cost} MP${healing}.`;
};

/** A ron may still be countered; a win on an own tile stands, and is told by itself. */
const declaredSentences = (
  { seat, tile, from }: Extract<Told, { readonly type: 'declared' }>,
  names: Names,
): string[] =>
  from === null ? [] : [`${nameOf(names, seat)} declared ron on ${ownerOf(names, from)} ${tileText(tile)}.`];

/** What the seats answered, for a record that hides nothing. */
export const secretSentences = (event: { readonly type: string }, names: Names): string[] => {
  if (event.type !== 'answered') return [];
  const { seat, answer } = event as Extract<Told, { readonly type: 'answered' }>;
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
