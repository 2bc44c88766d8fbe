/** What happens in every game of four, in sentences. */
import type { BySeat, Seat, SeenMeld, TableHappened, Tile } from '@paiju/engine';
import { meldTiles } from '@paiju/engine';
import { tileName } from '../tiles/names.ts';
import { saying } from '../words/say.ts';
import type { Telling } from './setting.ts';
import { tileNames, tilesText, who, whom, whose } from './setting.ts';

export const tableSentences = (ruleset: string, event: TableHappened, setting: Telling): string[] => {
  const say = saying(setting.t);
  switch (event.type) {
    case 'dealt':
      return [
        say('telling:dealt', { n: event.round + 1, whom: whom(setting, event.dealer) }),
        ...handSentences(ruleset, event, setting),
      ];
    case 'drew':
      return drewSentences(ruleset, event, setting);
    case 'discarded':
    case 'kong-declared': {
      const key = event.type === 'discarded' ? 'telling:discarded' : 'telling:kongDeclared';
      const tile = tileName(setting.t, ruleset, event.tile);
      return [say(key, { who: who(setting, event.seat), tile })];
    }
    case 'melded':
      return [meldSentence(ruleset, event.seat, event.meld, setting)];
    // Who may claim and who declined is the business of whoever is asked; what came of it is told above.
    case 'chosen':
    case 'claims-opened':
    case 'answered':
      return [];
  }
};

/** Everybody's tiles, or those of whoever is told. */
type Deal = { readonly hands: BySeat<readonly Tile[]> } | { readonly hand: readonly Tile[] | null };

/** The hands that may be known after a deal. */
export const handSentences = (ruleset: string, deal: Deal, setting: Telling): string[] => {
  const got = (seat: Seat, tiles: readonly Tile[]): string =>
    saying(setting.t)('telling:dealtHand', {
      who: who(setting, seat),
      tiles: tilesText(setting.t, ruleset, tiles),
    });
  if ('hands' in deal) return deal.hands.map((tiles, seat) => got(seat, tiles));
  return deal.hand !== null && setting.seat !== null ? [got(setting.seat, deal.hand)] : [];
};

const drewSentences = (
  ruleset: string,
  { seat, tile, end }: Extract<TableHappened, { type: 'drew' }>,
  setting: Telling,
): string[] => {
  const say = saying(setting.t);
  const drawer = who(setting, seat);
  if (tile === null) return end === 'back' ? [say('telling:drewHiddenReplacement', { who: drawer })] : [];
  const key = end === 'back' ? 'telling:drewReplacement' : 'telling:drew';
  return [say(key, { who: drawer, tile: tileName(setting.t, ruleset, tile) })];
};

const meldSentence = (ruleset: string, seat: Seat, meld: SeenMeld, setting: Telling): string => {
  const say = saying(setting.t);
  const { kind, tile, from, made } = meld;
  const owner = who(setting, seat);
  if (tile === null) return say('telling:melded.hidden', { who: owner });
  const values = {
    who: owner,
    whose: from === null ? '' : whose(setting, from),
    tile: tileName(setting.t, ruleset, tile),
  };
  if (kind === 'chow')
    return say('telling:melded.chow', { ...values, tiles: chowText(ruleset, tile, setting) });
  if (kind === 'pung') return say('telling:melded.pung', values);
  return say(made === 'special' ? 'telling:melded.zhong' : `telling:melded.${made ?? 'claimed'}`, values);
};

/** The three tiles of a chow, from its lowest. */
export const chowText = (ruleset: string, lowest: Tile, { t }: Telling): string =>
  tileNames(t, ruleset, meldTiles({ kind: 'chow', tile: lowest, from: 0 }));

interface Win {
  readonly seat: Seat;
  readonly tile: Tile | null;
  readonly from: Seat | null;
  readonly robbed: boolean;
}

/** Who won, and on what. */
export const winSentence = (ruleset: string, { seat, tile, from, robbed }: Win, setting: Telling): string => {
  const say = saying(setting.t);
  const winner = who(setting, seat);
  if (tile === null) return say('telling:won.dealt', { who: winner });
  const values = { who: winner, tile: tileName(setting.t, ruleset, tile) };
  if (from === null) return say('telling:won.drawn', values);
  return robbed
    ? say('telling:won.robbed', { ...values, whose: whose(setting, from) })
    : say('telling:won.discard', { ...values, whom: whom(setting, from) });
};

/** What everybody held at the end. */
export const heldSentences = (ruleset: string, hands: BySeat<readonly Tile[]>, setting: Telling): string[] =>
  hands.map((tiles, seat) =>
    saying(setting.t)('telling:held', {
      who: who(setting, seat),
      tiles: tilesText(setting.t, ruleset, tiles),
    }),
  );

/** Who was ready at the end and who was not; nothing where nobody looked. */
export const readySentences = (isReady: BySeat<boolean> | null, setting: Telling): string[] => {
  const those = (wanted: boolean): Seat[] =>
    (isReady ?? []).flatMap((each, seat) => (each === wanted ? [seat] : []));
  return [
    ...namedSentence('telling:ready', those(true), setting),
    ...namedSentence('telling:notReady', those(false), setting),
  ];
};

/** `Ready: Mei.`, or nothing where the list is empty. */
export const namedSentence = (
  key: 'telling:ready' | 'telling:notReady' | 'telling:pigs',
  seats: readonly Seat[],
  setting: Telling,
): string[] => {
  const names = seats.map((seat) => whom(setting, seat)).join(saying(setting.t)('telling:list.gap'));
  return seats.length === 0 ? [] : [saying(setting.t)(key, { names })];
};
