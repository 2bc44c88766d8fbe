/** What is read out: events as they come, and on command the own hand and the table. */
import type { MeldView, RoundView, Seat, Tile } from '@paiju/engine';
import { at } from '@paiju/engine';
import { tileName } from '../tiles/names.ts';
import { saying } from '../words/say.ts';
import type { Aloud, GameTelling } from './game.ts';
import type { Happened, Line, Listener } from './index.ts';
import { lines } from './index.ts';
import { chowText } from './round.ts';
import { tileNames, tilesText } from './setting.ts';

const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' ');

/** What is said of a happening: everything, or only what a glance at the table would tell. */
export const spokenEvents = (
  game: GameTelling,
  told: Happened,
  listener: Listener,
  isDetailed: boolean,
): string[] => {
  const all = lines(game, told, listener);
  if (!isDetailed) return briefly(all, game.spoken.brief);
  const isAsked = game.spoken.isAsked(told.view);
  // The own draw is said with the question it brings, once.
  return all.filter(({ about }) => about !== 'drew' || !isAsked).map(({ text }) => text);
};

/** The first sentence of each event. */
const briefly = (all: readonly Line[], brief: ReadonlySet<string>): string[] =>
  all.flatMap(({ about, text }, i) => (brief.has(about) && all[i - 1]?.about !== about ? [text] : []));

interface OwnView extends RoundView {
  readonly waits: readonly Tile[];
}

export const spokenHand = ({ id, spoken }: GameTelling, aloud: Aloud): string => {
  const { t } = aloud;
  const say = saying(t);
  const { seat, hand, drawn, waits } = aloud.view as OwnView;
  if (seat === null || hand === null) return '';
  return joined([
    say('telling:spoken.hand', {
      tiles: tilesText(t, id, drawn === null ? hand : without(hand, drawn)),
    }),
    drawn === null ? null : say('telling:spoken.drawn', { tile: tileName(t, id, drawn) }),
    meldsText(id, aloud, seat),
    spoken.hand(aloud, seat),
    waits.length === 0 ? null : say('telling:spoken.waits', { tiles: tileNames(t, id, waits) }),
  ]);
};

const without = (tiles: readonly Tile[], tile: Tile): Tile[] => {
  const place = tiles.lastIndexOf(tile);
  return tiles.filter((_, i) => i !== place);
};

export const spokenTable = (game: GameTelling, aloud: Aloud): string => {
  const { wallSize } = aloud.view as RoundView;
  return joined([
    saying(aloud.t)('telling:spoken.wall', { n: wallSize }),
    game.spoken.table(aloud),
    ...aloud.players.map((_, seat) => seatText(game, aloud, seat)),
  ]);
};

const seatText = ({ id, spoken }: GameTelling, aloud: Aloud, seat: Seat): string => {
  const { t } = aloud;
  const say = saying(t);
  const { concealedSize, discards, taken } = at((aloud.view as RoundView).table, seat);
  return joined([
    spoken.seat(aloud, seat),
    ...spoken.states(aloud, seat),
    seat === aloud.seat ? null : say('telling:spoken.hidden', { n: concealedSize }),
    meldsText(id, aloud, seat),
    say('telling:spoken.discards', {
      tiles: tileNames(
        t,
        id,
        discards.filter((_, place) => !taken.includes(place)),
      ),
    }),
  ]);
};

const meldsText = (ruleset: string, aloud: Aloud, seat: Seat): string | null => {
  const say = saying(aloud.t);
  const { melds } = at((aloud.view as RoundView).table, seat);
  if (melds.length === 0) return null;
  const named = melds.map((meld) => meldText(ruleset, meld, aloud));
  return say('telling:spoken.melds', { melds: named.join(say('telling:list.parts')) });
};

const meldText = (ruleset: string, { kind, tile, made }: MeldView, aloud: Aloud): string => {
  const { t } = aloud;
  const say = saying(t);
  if (tile === null) return say('telling:meldNames.hidden');
  if (kind === 'chow') return say('telling:meldNames.chow', { tiles: chowText(ruleset, tile, aloud) });
  const named = made === 'special' || made === 'concealed' ? made : kind;
  return say(`telling:meldNames.${named}`, { tile: tileName(t, ruleset, tile) });
};
