/** The contract's checks on one state, for any ruleset. Each throws at the first thing that is wrong. */
import { countTiles } from '../core/counts.ts';
import type { Seat } from '../core/seat.ts';
import type { Tile, TileSet } from '../core/tile.ts';
import { sameAction } from '../play/actions.ts';
import type { AnyAction, AnyEvent, AnyRuleset } from '../play/ruleset.ts';
import { copied, isSame } from './same.ts';

export const must = (holds: boolean, rule: string, detail: () => string = () => ''): void => {
  if (!holds) throw new Error(`${rule} ${detail()}`);
};

/** C1: every kind as often as there are copies of it. */
export const checkTiles = (set: TileSet, tiles: readonly Tile[]): void => {
  const counts = countTiles(set, tiles);
  for (const [kind, found] of counts.entries())
    must(found === set.copies, 'C1: tiles lost or made', () => `${found} of ${set.codes[kind]}`);
};

/** C6: somebody is asked as long as the round lasts, whoever is asked can act, and the default is one of the legal actions. */
export const checkAsked = (rules: AnyRuleset, state: object): void => {
  const asked = rules.toAct(state);
  const isOver = rules.result(state) !== null;
  must((asked.length === 0) === isOver, 'C6: nobody is asked exactly when the round is over');
  for (let seat = 0; seat < rules.seats; seat++) {
    const legal = rules.legal(state, seat);
    must(
      legal.length > 0 === asked.includes(seat),
      'C6: seats asked may act, others not',
      () => `seat ${seat}`,
    );
    if (legal.length === 0) continue;
    const chosen = rules.defaultAction(state, seat);
    must(
      legal.some((action) => sameAction(action, chosen)),
      'C6: the default action is not legal',
    );
  }
};

/** C4: `apply` never changes its input. */
export const checkUntouched = <T>(state: object, act: () => T): T => {
  const before = copied(state);
  const done = act();
  must(isSame(state, before), 'C4: apply changed its input');
  return done;
};

const MALFORMED: readonly unknown[] = [
  null,
  undefined,
  0,
  'discard',
  [],
  {},
  { type: null },
  { type: 'discard' },
  { type: 'discard', tile: -1 },
  { type: 'discard', tile: 1.5 },
  { type: 'discard', tile: Number.NaN },
  { type: 'discard', tile: 10_000 },
  { type: 'discard', tile: '1m' },
  { type: 'discard', tile: 'length' },
  { type: 'discard', tile: [0] },
  { type: 'discard', tile: null },
  { type: 'resign' },
  { type: 'toString' },
];

const NO_SEATS: readonly unknown[] = [-1, 1.5, Number.NaN, null, undefined, '0', 'length', 10_000];

/** How much of the vocabulary is tried on one state; the next state goes on where this one stopped. */
const TRIED = 24;

/** C4: every legal action is accepted; every other one, well-formed or not, is refused with a code and changes nothing. */
export const checkActions = (
  rules: AnyRuleset,
  state: object,
  vocabulary: readonly AnyAction[],
  turn: number,
): void => {
  const before = copied(state);
  for (let seat = 0; seat < rules.seats; seat++) {
    const legal = rules.legal(state, seat);
    for (const action of legal) checkAccepted(rules, state, seat, action);
    const first = (turn * TRIED) % vocabulary.length;
    const words = [...vocabulary.slice(first), ...vocabulary].slice(0, TRIED);
    for (const action of words)
      if (!legal.some((allowed) => sameAction(allowed, action))) checkRefused(rules, state, seat, action);
    for (const action of MALFORMED) checkRefused(rules, state, seat, action);
    // Where any number of tiles may be named, one less is legal too.
    for (const action of spoilt(legal[turn % legal.length]))
      if (!legal.some((allowed) => sameAction(allowed, action))) checkRefused(rules, state, seat, action);
    for (const other of NO_SEATS) checkRefused(rules, state, other, legal[0] ?? vocabulary[0]);
  }
  must(isSame(state, before), 'C4: apply changed its input');
};

const checkAccepted = (rules: AnyRuleset, state: object, seat: Seat, action: AnyAction): void => {
  const done = rules.apply(state, seat, action);
  must(done.ok, 'C4: a legal action was refused', () => JSON.stringify({ seat, action, done }));
  must(rules.whyNot(state, seat, action) === null, 'C4: there is a reason against a legal action');
  const copy = JSON.parse(JSON.stringify(action));
  must(rules.apply(state, seat, copy).ok, 'C4: a copy of a legal action was refused', () =>
    JSON.stringify(copy),
  );
};

/** A legal action with a field too many, a field too few, or a list in another order. */
const spoilt = (action: AnyAction | undefined): readonly unknown[] => {
  if (action === undefined) return [];
  const fields = Object.entries(action);
  return [
    { ...action, extra: 1 },
    { ...action, seat: 0 },
    [action],
    JSON.stringify(action),
    ...(fields.length > 1
      ? [Object.fromEntries(fields.slice(0, -1)), Object.fromEntries(fields.slice(1))]
      : []),
    ...fields.flatMap(([key, value]) =>
      Array.isArray(value)
        ? [
            { ...action, [key]: [...value, value[0]] },
            { ...action, [key]: value.slice(1) },
          ]
        : [],
    ),
  ];
};

const CODE = /^[a-z]+(-[a-z]+)*$/;

const checkRefused = (rules: AnyRuleset, state: object, seat: unknown, action: unknown): void => {
  const text = (): string => JSON.stringify({ seat, action });
  // What comes from outside has no type.
  const done = rules.apply(state, seat as Seat, action as AnyAction);
  if (done.ok) throw new Error(`C4: accepted though it is not legal: ${text()}`);
  const { code, legal } = done.error;
  must(CODE.test(code), 'C4: refused without a code', () => `${code} for ${text()}`);
  const why = rules.whyNot(state, seat as Seat, action as AnyAction);
  must(why === code, 'C4: refused for another reason than whyNot gives', () => `${code}, ${why}: ${text()}`);
  must(isSame(legal, rules.legal(state, seat as Seat)), 'C4: a refusal names other legal actions', text);
};

/** C8: seats asked at the same time may answer in any order; `answer` gives what each of them says. */
export const checkAnyOrder = (
  rules: AnyRuleset,
  state: object,
  answer: (seat: Seat, legal: readonly AnyAction[]) => AnyAction | undefined,
): void => {
  const seats = rules.toAct(state);
  const answers = new Map(seats.map((seat) => [seat, answer(seat, rules.legal(state, seat))]));
  const outcomes = ordersOf(seats).map((order) => outcomeOf(rules, state, order, answers));
  for (const outcome of outcomes)
    must(isSame(outcome, outcomes[0]), 'C8: the order of answers matters', () =>
      JSON.stringify([...answers]),
    );
};

/** All orders of up to three seats; of more, every seat once first and once last. */
const ordersOf = (seats: readonly Seat[]): readonly (readonly Seat[])[] => {
  if (seats.length > 3) {
    const turned = seats.map((_, i) => [...seats.slice(i), ...seats.slice(0, i)]);
    return [...turned, ...turned.map((order) => order.toReversed())];
  }
  if (seats.length < 2) return [seats];
  return seats.flatMap((seat) =>
    ordersOf(seats.filter((other) => other !== seat)).map((rest) => [seat, ...rest]),
  );
};

/** The state after all answers, and what followed from the last of them. */
const outcomeOf = (
  rules: AnyRuleset,
  start: object,
  order: readonly Seat[],
  answers: ReadonlyMap<Seat, AnyAction | undefined>,
): readonly unknown[] => {
  let state = start;
  let events: readonly AnyEvent[] = [];
  for (const seat of order) {
    const action = answers.get(seat);
    const done = action === undefined ? null : rules.apply(state, seat, action);
    if (!done?.ok) throw new Error(`C8: seat ${seat} is refused its answer in the order ${order.join(' ')}`);
    state = done.value.state;
    events = done.value.events;
  }
  return [state, events.slice(1)];
};
