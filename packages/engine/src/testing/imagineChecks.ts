/** C9: what a ruleset imagines from a view is a state that the seat cannot tell from the one it sees. */
import type { Seat } from '../core/seat.ts';
import type { Seed } from '../core/seed.ts';
import { seedOf } from '../core/seed.ts';
import { Stream } from '../core/stream.ts';
import type { Tile } from '../core/tile.ts';
import type { AnyEvent, AnyRuleset } from '../play/ruleset.ts';
import { checkAsked, checkTiles, must } from './contractChecks.ts';
import { copied, isSame } from './same.ts';

/** With fewer tiles in the wall two worlds may be the same by chance. */
const SURELY_DIFFERENT = 8;
/** No round of any game here comes near this many decisions. */
const TOO_LONG = 2000;

const seedNo = (n: number): Seed => seedOf(n.toString(16).padStart(64, '0'));
const chanceNo = (n: number): Stream => new Stream({ seed: seedNo(n), round: 0, name: 'search' });

/** As much of a contract table as is needed here. */
interface Table {
  readonly game: { readonly rules: AnyRuleset };
  readonly settings: {
    tilesOf(state: object, events: readonly AnyEvent[]): readonly Tile[];
    checkOwn(step: {
      readonly before: object;
      readonly by: null;
      readonly events: readonly AnyEvent[];
      readonly after: object;
    }): void;
  };
}

/** What is asked of a state: `events` are those of the round so far, `n` says by which chance. */
interface Imagining {
  readonly events: readonly AnyEvent[];
  readonly n: number;
  /** Whether the imagined round is also played to its end, and imagined again. */
  readonly isThorough: boolean;
}

/** For one of the seats or a spectator: `turn` says for whom, and whoever counts it up asks for each of them as often. */
export const checkImagined = (table: Table, state: object, turn: number, asked: Imagining): void => {
  const { rules } = table.game;
  if (rules.result(state) !== null) return;
  const place = turn % (rules.seats + 1);
  checkWorld(table, state, { ...asked, seat: place === rules.seats ? null : place });
};

interface Viewer extends Imagining {
  readonly seat: Seat | null;
}

const checkWorld = ({ game, settings }: Table, state: object, viewer: Viewer): void => {
  const { seat, events, n } = viewer;
  const { rules } = game;
  const seen = rules.view(state, seat);
  // As it travels: whatever is imagined is imagined from what is in the view.
  const view = JSON.parse(JSON.stringify(seen)) as { readonly wallSize: number };
  const world = rules.imagine(view, chanceNo(n));
  must(isSame(view, seen), 'C9: imagining changed the view');
  const looks = rules.view(world, seat);
  must(
    isSame(looks, seen),
    'C9: an imagined state looks different',
    () => `to ${seat}: ${JSON.stringify(looks)}, not ${JSON.stringify(seen)}`,
  );
  if (seat !== null) checkLegal(rules, state, world, seat);
  checkTiles(rules.tiles, settings.tilesOf(world, events));
  checkAsked(rules, world);
  settings.checkOwn({ before: world, by: null, events: [], after: world });
  if (viewer.isThorough) checkWhatFollows({ game, settings }, view, world, viewer);
};

const checkWhatFollows = (
  { game: { rules }, settings }: Table,
  view: { readonly wallSize: number },
  world: object,
  { events, n }: Viewer,
): void => {
  const before = copied(world);
  must(isSame(rules.imagine(view, chanceNo(n)), before), 'C9: the same chance gives another world');
  if (view.wallSize >= SURELY_DIFFERENT)
    must(!isSame(rules.imagine(view, chanceNo(n + 1)), before), 'C9: another chance gives the same world');
  const end = playOn(rules, world, chanceNo(n));
  must(isSame(world, before), 'C9: playing on changed the imagined state');
  checkTilesAtEnd(rules, settings, end, events);
};

const checkLegal = (rules: AnyRuleset, state: object, world: object, seat: Seat): void => {
  must(isSame(rules.legal(world, seat), rules.legal(state, seat)), 'C9: other actions are legal');
  must(
    rules.toAct(world).includes(seat) === rules.toAct(state).includes(seat),
    'C9: the seat is asked in one world and not in the other',
  );
};

interface Played {
  readonly state: object;
  readonly events: readonly AnyEvent[];
}

const checkTilesAtEnd = (
  rules: AnyRuleset,
  settings: Table['settings'],
  { state, events }: Played,
  earlier: readonly AnyEvent[],
): void => checkTiles(rules.tiles, settings.tilesOf(state, [...earlier, ...events]));

/** To the end by actions of chance. */
const playOn = (rules: AnyRuleset, world: object, chance: Stream): Played => {
  const events: AnyEvent[] = [];
  const round = rules.simulate(world, events);
  for (let played = 0; rules.result(round.state) === null; played++) {
    const asked = round.toAct();
    must(asked.length > 0 && played < TOO_LONG, 'C9: an imagined round does not end');
    const seat = asked[chance.below(asked.length)] ?? 0;
    const legal = round.legal(seat);
    must(legal.length > 0, 'C9: a seat must act and may do nothing');
    round.act(seat, legal[chance.below(legal.length)] as AnyEvent);
  }
  return { state: round.state, events };
};
