/** What happened in Xuezhan, in sentences. */
import type { BySeat, Seat } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { Fan, Standing, XuezhanEnded, XuezhanHappened, XuezhanSeenWon } from '@paiju/engine/xuezhan';
import { endingText, suitText } from '../../telling/codes.ts';
import { heldSentences, namedSentence, tableSentences, winSentence } from '../../telling/round.ts';
import type { Telling } from '../../telling/setting.ts';
import { tilesText, who } from '../../telling/setting.ts';
import { saying } from '../../words/say.ts';
import { patternText } from './codes.ts';

const RULESET = 'xuezhan';

export const xuezhanSentences = (event: XuezhanHappened, setting: Telling): string[] => {
  const { t, players } = setting;
  switch (event.type) {
    case 'buried':
      return players.map((_, seat) => buriedSentence(event, seat, setting));
    case 'exchanged':
      return exchangeSentences(event, setting);
    case 'voided':
      return event.suits.map((suit, seat) =>
        saying(t)('telling:voided', { who: who(setting, seat), suit: suitText(t, suit) }),
      );
    case 'won':
      return [winSentence(RULESET, event, setting), fansSentence(event, setting)];
    case 'ended':
      return endSentences(event, setting);
    default:
      return tableSentences(RULESET, event, setting);
  }
};

const buriedSentence = (
  { suits, tiles }: Extract<XuezhanHappened, { type: 'buried' }>,
  seat: Seat,
  setting: Telling,
): string => {
  const { t } = setting;
  const own = at(tiles, seat);
  return own === null
    ? saying(t)('telling:buriedHidden', { who: who(setting, seat), suit: suitText(t, at(suits, seat)) })
    : saying(t)('telling:buried', { who: who(setting, seat), tiles: tilesText(t, RULESET, own) });
};

const DIRECTIONS = { 1: 'next', 2: 'across', 3: 'previous' } as const;

const exchangeSentences = (
  event: Extract<XuezhanHappened, { type: 'exchanged' }>,
  setting: Telling,
): string[] => {
  const { t, seat } = setting;
  const say = saying(t);
  const where = say(`telling:exchangedTo.${DIRECTIONS[event.direction]}`);
  if ('tiles' in event)
    return [
      where,
      ...event.tiles.map((gift, giver) =>
        say('telling:gave', { who: who(setting, giver), given: tilesText(t, RULESET, gift) }),
      ),
    ];
  const { given, received } = event;
  if (given === null || received === null || seat === null) return [where];
  const gifts = { given: tilesText(t, RULESET, given), received: tilesText(t, RULESET, received) };
  return [where, say('telling:gaveAndGot', { who: who(setting, seat), ...gifts })];
};

const fansSentence = ({ fans, fan, capped }: XuezhanSeenWon, { t }: Telling): string => {
  const say = saying(t);
  if (fans.length === 0) return say('telling:fanless');
  const entry = ([code, worth]: Fan): string =>
    say('telling:fanEntry', { pattern: patternText(t, code), fan: worth });
  const patterns = fans.map(entry).join(say('telling:list.plus'));
  return say(capped < fan ? 'telling:fansCapped' : 'telling:fans', { fan, capped, patterns });
};

const endSentences = ({ reason, hands, standings }: XuezhanEnded, setting: Telling): string[] => {
  const those = (is: (standing: Standing) => boolean): Seat[] => seatsThat(standings, is);
  return [
    endingText(setting.t, RULESET, reason),
    ...heldSentences(RULESET, hands, setting),
    ...namedSentence(
      'telling:pigs',
      those(({ pig }) => pig),
      setting,
    ),
    ...namedSentence(
      'telling:ready',
      those(({ pig, ready }) => !pig && ready !== null),
      setting,
    ),
    ...namedSentence(
      'telling:notReady',
      those(({ pig, ready }) => !pig && ready === null),
      setting,
    ),
  ];
};

const seatsThat = (standings: BySeat<Standing | null>, is: (standing: Standing) => boolean): Seat[] =>
  standings.flatMap((standing, seat) => (standing !== null && is(standing) ? [seat] : []));
