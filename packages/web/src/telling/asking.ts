/** The open question, read out: whose tile, and what may be done with which key. */
import type {
  AnyAction,
  HaiyukiPhaseView,
  HaiyukiView,
  PhaseView,
  RoundView,
  SkillName,
  Suit,
  Tile,
} from '@paiju/engine';
import { at, SKILLS } from '@paiju/engine';
import { tileName } from '../tiles/names.ts';
import { actionText } from './actions.ts';
import type { TextKey } from './say.ts';
import { saying } from './say.ts';
import { tileNames, who } from './setting.ts';
import type { Scene } from './spoken.ts';

interface Choice extends AnyAction {
  readonly tile?: Tile;
  readonly skill?: SkillName;
  readonly suit?: Suit;
}

/** The keys of the tables; discards are made on the hand. */
const KEYS: Readonly<Record<string, string>> = {
  win: 'H',
  kong: 'K',
  pung: 'P',
  chow: 'C',
  tsumo: 'T',
  ron: 'H',
  riichi: 'R',
  pon: 'P',
  pass: 'Escape',
};

/** Choices of the opening are made tile by tile: hundreds of them are one thing to do. */
const OPENINGS: Readonly<Record<string, TextKey>> = {
  bury: 'telling:spoken.chooseBury',
  exchange: 'telling:spoken.chooseExchange',
  void: 'telling:spoken.chooseVoid',
};

export const spokenQuestion = (scene: Scene, legal: readonly AnyAction[]): string => {
  const say = saying(scene.t);
  const choices = choiceTexts(scene, legal).join(say('telling:list.parts'));
  return [aboutText(scene), say('telling:spoken.mayDo', { choices })].filter((text) => text !== '').join(' ');
};

/** What the question is about. */
const aboutText = (scene: Scene): string => {
  const { t, ruleset, seat } = scene;
  const say = saying(t);
  const { phase, drawn } = scene.view as { phase: PhaseView | HaiyukiPhaseView; drawn: Tile | null };
  const named = (tile: Tile): string => tileName(t, ruleset, tile);
  switch (phase.name) {
    case 'turn':
      return drawn === null
        ? say('telling:spoken.yourTurn')
        : say('telling:spoken.yourTurnDrew', { tile: named(drawn) });
    case 'claim': {
      const key = phase.robbing ? 'telling:spoken.robTile' : 'telling:spoken.claimTile';
      return say(key, { who: who(scene, phase.from), tile: named(phase.tile) });
    }
    case 'reaction':
      return say('telling:spoken.claimTile', { who: who(scene, phase.from), tile: named(phase.tile) });
    case 'declared':
      if (phase.seat === seat) return say('telling:spoken.ownWin', { tile: named(phase.tile) });
      return say('telling:spoken.declaredTile', { who: who(scene, phase.seat), tile: named(phase.tile) });
    default:
      return '';
  }
};

const choiceTexts = (scene: Scene, legal: readonly AnyAction[]): string[] => {
  const say = saying(scene.t);
  const setup = legal.find(({ type }) => OPENINGS[type] !== undefined);
  if (setup !== undefined)
    return [
      say(
        scene.ruleset === 'haiyuki'
          ? 'telling:spoken.chooseTiles'
          : (OPENINGS[setup.type] ?? 'telling:spoken.chooseVoid'),
      ),
    ];
  const choices = (legal as readonly Choice[]).filter(({ type }) => type !== 'discard');
  const texts = [...groups(choices)].map((group) => choiceText(scene, group));
  const discards = discardsIn(legal);
  return discards.length === 0 ? texts : [...texts, discardText(scene, discards)];
};

/** Of riichi and of a skill that comes with a discard there may be many, which are one choice with one key. */
const groups = (choices: readonly Choice[]): Iterable<readonly Choice[]> =>
  Map.groupBy(choices, ({ type, skill, tile }) =>
    type === 'riichi' || type === 'skill' ? `${type} ${skill}` : `${type} ${tile}`,
  ).values();

const choiceText = (scene: Scene, group: readonly Choice[]): string => {
  const say = saying(scene.t);
  const [first] = group;
  if (first === undefined) return '';
  const key = first.skill === undefined ? (KEYS[first.type] ?? '') : String(skillKey(scene, first.skill));
  return say('telling:spoken.choice', { action: groupText(scene, group), key });
};

const groupText = ({ t, ruleset }: Scene, group: readonly Choice[]): string => {
  const tiles = group.flatMap(({ tile }) => (tile === undefined ? [] : [tile]));
  return actionText(t, ruleset, at(group, 0), tiles);
};

const skillKey = ({ view, seat }: Scene, skill: SkillName): number => {
  const { character } = at((view as HaiyukiView).table, seat ?? 0);
  const own = Object.values(SKILLS).filter(({ owner }) => owner === character);
  return own.findIndex(({ name }) => name === skill) + 1;
};

const discardsIn = (legal: readonly AnyAction[]): Tile[] =>
  (legal as readonly Choice[]).flatMap(({ type, tile }) =>
    type === 'discard' && tile !== undefined ? [tile] : [],
  );

/** Any tile of the hand, all but some, or only some: whichever is said with fewer words. */
const discardText = ({ t, ruleset, view }: Scene, discards: readonly Tile[]): string => {
  const say = saying(t);
  const held = [...new Set((view as RoundView).hand ?? [])];
  const barred = held.filter((tile) => !discards.includes(tile));
  if (barred.length === 0) return say('telling:spoken.discardAny');
  return barred.length < discards.length
    ? say('telling:spoken.discardBut', { tiles: tileNames(t, ruleset, barred) })
    : say('telling:spoken.discardOnly', { tiles: tileNames(t, ruleset, discards) });
};
