/** What may be done in a duel besides discarding, as answers for the bar. */
import type { AnyAction, Seat, Tile } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { HaiyukiAction, HaiyukiView, SkillName } from '@paiju/engine/haiyuki';
import type { Answer } from '../../../bar/answers.ts';
import { skillsOf } from '../characters/skills.ts';
import { keyOfType } from '../words/keys.ts';
import { exchangeOf } from './exchange.ts';
import type { Declaring, Offers } from './offers.ts';
import type { Prompt } from './prompt.ts';

export type DuelKind = 'tsumo' | 'ron' | 'riichi' | 'pon' | 'skill' | 'exchange' | 'pass' | 'cancel';
export type DuelAnswer = Answer<DuelKind>;

export interface Duelling {
  readonly view: HaiyukiView;
  readonly me: Seat;
  readonly offers: Offers;
  readonly prompt: Prompt | null;
  readonly declaring: Declaring | null;
  /** The tiles that are chosen for an exchange. */
  readonly picked: readonly { readonly tile: Tile }[];
}

const PLAIN = { tiles: [], uses: [], isDefault: false } as const;

export const duelAnswers = (duelling: Duelling): readonly DuelAnswer[] => {
  const { view, offers, prompt, declaring, picked } = duelling;
  // Takes back what was begun: no action of the game.
  if (declaring !== null)
    return [{ ...PLAIN, kind: 'cancel', weight: 'pass', actions: [CANCEL], key: 'Escape' }];
  const pass = offers.pass === null ? [] : [passAnswer(offers.pass)];
  if (prompt?.type === 'exchange') return picked.length === 0 ? pass : [exchangeAnswer(picked), ...pass];
  const tile = prompt?.type === 'reaction' ? prompt.tile : null;
  const won = tile ?? view.drawn;
  return [
    ...call('tsumo', offers.tsumo, won, []),
    ...call('ron', offers.ron, won, []),
    ...riichiAnswer(offers.riichi),
    ...call('pon', offers.pon, tile, tile === null ? [] : [tile, tile]),
    ...(prompt !== null && 'skill' in prompt ? [skillAnswer(duelling, prompt.skill)] : []),
    ...pass,
  ];
};

const CANCEL: AnyAction = { type: 'cancel' };

const call = (
  kind: 'tsumo' | 'ron' | 'pon',
  action: HaiyukiAction | null,
  tile: Tile | null,
  uses: readonly Tile[],
): DuelAnswer[] => {
  if (action === null) return [];
  const tiles = tile === null ? [] : [tile];
  const weight = kind === 'pon' ? 'pung' : 'win';
  return [{ kind, weight, actions: [action], tiles, uses, key: keyOfType(kind), isDefault: false }];
};

/** The tile it is declared with is chosen afterwards. */
const riichiAnswer = (tiles: readonly Tile[]): DuelAnswer[] => {
  if (tiles.length === 0) return [];
  const actions = tiles.map((tile): HaiyukiAction => ({ type: 'riichi', tile }));
  return [{ ...PLAIN, kind: 'riichi', weight: 'kong', actions, key: keyOfType('riichi') }];
};

/** A question about a skill is answered with its number. */
const skillAnswer = ({ view, me }: Duelling, skill: SkillName): DuelAnswer => {
  const place = skillsOf(at(view.table, me).character).findIndex(({ name }) => name === skill);
  const action: HaiyukiAction = { type: 'skill', skill };
  return {
    ...PLAIN,
    kind: 'skill',
    weight: 'kong',
    actions: [action],
    key: `${place + 1}`,
  };
};

const exchangeAnswer = (picked: Duelling['picked']): DuelAnswer => ({
  ...PLAIN,
  kind: 'exchange',
  weight: 'kong',
  actions: [exchangeOf(picked)],
  key: null,
});

const passAnswer = (action: HaiyukiAction): DuelAnswer => ({
  ...PLAIN,
  kind: 'pass',
  weight: 'pass',
  actions: [action],
  key: keyOfType('pass'),
  isDefault: true,
});
