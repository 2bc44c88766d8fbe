/** What happened in Haiyuki, in sentences. */
import type { Seat } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { HaiyukiHappened, HaiyukiView } from '@paiju/engine/haiyuki';
import { figure } from '@paiju/words';
import { codes, say, telling } from '../catalogue.ts';
import type { Setting } from '../gameTexts.ts';
import { counted } from '../listing.ts';
import { inside, nameOf, ownerOf } from '../names.ts';
import { SKILL_NAMES } from './codes.ts';
import { endSentences } from './ending.ts';
import { pilesText, tileText } from './tiles.ts';
import { winSentences } from './winning.ts';

type Names = Setting['names'];
type Seen<T extends HaiyukiHappened['type']> = Extract<HaiyukiHappened, { readonly type: T }>;

export const sentencesFor = (event: HaiyukiHappened, names: Names, view: HaiyukiView): string[] => {
  switch (event.type) {
    case 'dealt':
      return dealtSentences(event, names);
    case 'exchanged':
      return exchangeSentences(event, names, view);
    case 'turn-began':
      return event.seat === view.starter ? [say(telling.turn, { n: event.turn })] : [];
    case 'drew':
      return drewSentences(event, names);
    case 'melded':
      return [ponSentence(event, names)];
    case 'skill-used':
      return skillSentences(event, names, view);
    case 'riichi-declared':
      return [say(telling.riichi, { who: nameOf(names, event.seat) })];
    case 'discarded':
      return [say(telling.discarded, { who: nameOf(names, event.seat), tile: tileText(event.tile) })];
    case 'declared':
      return declaredSentences(event, names);
    case 'turns-over':
      return [telling.turnsOver];
    case 'spun':
      return [say(telling.spun, { tile: tileText(event.tile), whom: inside(names, event.seat) })];
    case 'won':
      return winSentences(event, names, view);
    case 'ended':
      return endSentences(event, names, view);
    // A question and its answer are the business of whoever is asked; what came of it is told above.
    case 'answered':
      return [];
  }
};

const dealtSentences = (event: Seen<'dealt'>, names: Names): string[] => {
  const ura = 'ura' in event ? `, the hidden ura-dora ${tileText(event.ura)}` : '';
  const dora = `${tileText(event.dora)}${ura}`;
  const hands = ('hands' in event ? event.hands : []).map((hand, seat) => {
    const who = `${nameOf(names, seat)} (${figure(at(event.hp, seat))} HP, ${at(event.mp, seat)} MP)`;
    return `  ${say(telling.dealtHand, { who, tiles: pilesText(hand) })}`;
  });
  return [say(telling.begins, { n: event.round + 1, whom: inside(names, event.starter), dora }), ...hands];
};

const exchangeSentences = (event: Seen<'exchanged'>, names: Names, view: HaiyukiView): string[] => {
  const sizes = 'sizes' in event ? event.sizes : event.given.map((tiles) => tiles.length);
  return sizes.flatMap((size, seat) =>
    size === 0 ? [] : [exchangedText(event, seat, { size, names, view })],
  );
};

const exchangedText = (
  event: Seen<'exchanged'>,
  seat: Seat,
  { size, names, view }: { readonly size: number; readonly names: Names; readonly view: HaiyukiView },
): string => {
  const who = nameOf(names, seat);
  const isOwn = seat === view.seat;
  const given = !('sizes' in event) ? at(event.given, seat) : isOwn ? event.given : undefined;
  const received = !('sizes' in event) ? at(event.received, seat) : isOwn ? event.received : undefined;
  if (given === undefined || received === undefined) return say(telling.exchangedHidden, { who, n: size });
  return say(telling.gaveAndGot, { who, given: pilesText(given), received: pilesText(received) });
};

/** How deep a tile lay is known to whoever may know all; it tells of a guaranteed or a cursed draw. */
const drewSentences = (event: Seen<'drew'>, names: Names): string[] => {
  const { seat, tile } = event;
  const place = 'place' in event ? event.place : 0;
  if (tile === null) return [];
  const depth = place === 0 ? '' : ` from under ${counted(place, 'tile')}`;
  return [say(telling.drew, { who: nameOf(names, seat), tile: `${tileText(tile)}${depth}` })];
};

const ponSentence = ({ seat, meld }: Seen<'melded'>, names: Names): string =>
  say(telling.melded.pon, {
    who: nameOf(names, seat),
    whose: ownerOf(names, meld.from),
    tile: tileText(meld.tile),
  });

const skillSentences = (event: Seen<'skill-used'>, names: Names, { phase }: HaiyukiView): string[] => {
  const { seat, skill, cost, healed } = event;
  const who = nameOf(names, seat);
  const { recovery } = codes.haiyuki.reasons;
  const back = skill === 'EXCHANGE_RON' && phase.name === 'turn' ? phase.barred : null;
  return [
    say(telling.usedSkill, { who, skill: SKILL_NAMES[skill], cost }),
    ...(back === null ? [] : [`  ${say(telling.cameBack, { tile: tileText(back) })}`]),
    ...(healed === 0 ? [] : [`  ${say(telling.gainedHp, { who, points: healed, reason: recovery })}`]),
  ];
};

/** A ron may still be countered; a win on an own tile stands, and is told by itself. */
const declaredSentences = ({ seat, tile, from }: Seen<'declared'>, names: Names): string[] =>
  from === null
    ? []
    : [
        say(telling.declaredRon, {
          who: nameOf(names, seat),
          whose: ownerOf(names, from),
          tile: tileText(tile),
        }),
      ];

/** What the seats answered, for a record that hides nothing. */
export const secretSentences = (event: { readonly type: string }, names: Names): string[] => {
  if (event.type !== 'answered') return [];
  const { seat, answer } = event as Seen<'answered'>;
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
