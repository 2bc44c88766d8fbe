/**
 * The leak gate: a seat is shown two worlds that differ only in what it cannot know, and everything it is told must be
 * the same, byte for byte. The other world is the same match on a deal with hidden tiles swapped, or with other answers
 * pending. Whether a world looks the same to the seat is for an oracle to say, which reads the raw events and has its
 * own list of what is public; it never asks the ruleset's `view` or `seenBy`, or the gate would be blind.
 */
import type { Seat } from '../core/seat.ts';
import { Stream } from '../core/stream.ts';
import type { AnyAction, AnyEvent } from '../play/ruleset.ts';
import { exportFor } from '../record/export.ts';
import { Match } from '../record/match.ts';
import type { Table } from './contractGame.ts';
import { seedNo } from './contractGame.ts';
import { pickFor, stylesOf } from './player.ts';

/** Follows the raw events of a match and answers what its seat may know of each; undefined for nothing. */
export interface Oracle {
  see(event: AnyEvent): unknown;
}

/** Another deal, and what a tile-naming action of the one becomes in the other. */
export interface OtherDeal {
  readonly deal: object;
  rename(action: AnyAction): AnyAction;
}

/** Who looks on, what has happened in the round of that deal so far, and a random number from 0 to n − 1. */
export interface Sight {
  readonly seat: Seat | null;
  readonly events: readonly AnyEvent[];
  below(n: number): number;
}

export interface LeakSettings {
  oracle(options: object, seat: Seat | null): Oracle;
  /** The same deal with something swapped or drawn differently, out of the seat's sight if possible. */
  otherDeal(deal: object, sight: Sight): OtherDeal;
  /** An event of which only its own seat learns, so that the step can be undone without anyone noticing. */
  isSecret(event: AnyEvent): boolean;
  /** How many rounds a match may have; `deals` of the options where this is left out. */
  rounds?(options: object): number;
  /** A rare event of which others learn only a part: the gate often looks right after it. */
  isHidden?(event: AnyEvent): boolean;
}

export interface LeakReport {
  readonly matches: number;
  /** Other worlds tried. */
  readonly tried: number;
  /** Worlds with other tiles that looked the same to the seat. */
  readonly swapped: number;
  /** Worlds in which another seat's pending answer was different or missing. */
  readonly pending: number;
  /** What was told differently, and where. */
  readonly leaks: readonly string[];
}

export interface LeakPlan {
  readonly matches: number;
  readonly first: number;
  /** Hears of every two worlds that look the same to a seat: for what is told beyond the engine. */
  onAlike?(main: PlayedMatch, other: PlayedMatch, seat: Seat | null): void;
}

/** A match that remembers who did what. */
export class PlayedMatch extends Match {
  readonly actions: { readonly seat: Seat; readonly action: AnyAction }[] = [];

  override act(seat: Seat, action: AnyAction): ReturnType<Match['act']> {
    const done = super.act(seat, action);
    if (done.ok) this.actions.push({ seat, action });
    return done;
  }
}

const SAMPLES = 8;
const WORLDS = 5;
const PROBES = 12;
const MOST_LEAKS = 5;

interface MainStep {
  readonly by: { readonly seat: Seat; readonly action: AnyAction } | null;
  readonly asked: readonly Seat[];
  readonly events: readonly AnyEvent[];
}

/** A match as it was played, and what is needed to play it otherwise. */
interface Story {
  readonly table: Table;
  readonly leak: LeakSettings;
  readonly deals: readonly object[];
  readonly steps: readonly MainStep[];
  readonly below: (n: number) => number;
}

export const leakGate = (table: Table, leak: LeakSettings, plan: LeakPlan): LeakReport => {
  const { matches, first } = plan;
  const sums = { matches, tried: 0, swapped: 0, pending: 0 };
  const leaks: string[] = [];
  for (let number = first; number < first + matches && leaks.length === 0; number++) {
    const stream = new Stream({ seed: seedNo(number), round: 0, name: 'bot' });
    const story = tell(table, leak, number, (n) => stream.below(n));
    for (let sample = 0; sample < SAMPLES && leaks.length === 0; sample++) {
      const found = gateAt(story, sampledStep(story, sample), plan);
      sums.tried += found.tried;
      sums.swapped += found.swapped;
      sums.pending += found.pending;
      leaks.push(...found.leaks.map((text) => `match ${number}, ${text}`));
    }
  }
  return { ...sums, leaks: leaks.slice(0, MOST_LEAKS) };
};

/** Some early, some anywhere, some just before or after a secret answer, one while others still owe theirs, one at the end. */
const sampledStep = (story: Story, sample: number): number => {
  const { steps, leak, below } = story;
  if (sample === SAMPLES - 1) return steps.length;
  const hidden = sample % 2 === 1 ? hiddenSteps(story) : [];
  if (hidden.length > 0) return Math.min(steps.length, (hidden[below(hidden.length)] ?? 0) + 1 + below(4));
  if (sample % 3 === 1) return 1 + below(steps.length);
  if (sample % 3 === 2) return 1 + below(Math.min(30, steps.length));
  const answers = steps.flatMap(({ events }, i) => (events[0] && leak.isSecret(events[0]) ? [i] : []));
  const awaited = answers.filter((i) => steps[i]?.events.every((event) => leak.isSecret(event)));
  if (sample === 0 && awaited.length > 0) return (awaited[below(awaited.length)] ?? 0) + 1;
  return (answers[below(answers.length || 1)] ?? 1) + below(2);
};

const hiddenSteps = ({ steps, leak }: Story): number[] =>
  steps.flatMap(({ events }, i) => (events.some((event) => leak.isHidden?.(event)) ? [i] : []));

const tell = (table: Table, leak: LeakSettings, number: number, below: (n: number) => number): Story => {
  const { rules } = table.game;
  const deals: object[] = [];
  const steps: MainStep[] = [];
  const rounds = leak.rounds?.(table.options) ?? ('deals' in table.options ? Number(table.options.deals) : 1);
  for (let round = 0; round < rounds; round++) deals.push(rules.deal(table.options, seedNo(number), round));
  const match = matchOn(table, deals);
  const styles = stylesOf(table.settings);
  const [style] = styles[number % styles.length] ?? ['seek'];
  while (!match.isOver) {
    const asked = match.toAct;
    if (match.betweenRounds) {
      steps.push({ by: null, asked, events: match.begin().events });
      continue;
    }
    const seat = asked[below(asked.length)] ?? 0;
    const asking = { state: match.state, seat, legal: rules.legal(match.state, seat) };
    const action = pickFor(table.settings, style, asking, below(1000));
    const done = action === undefined ? null : match.act(seat, action);
    if (action === undefined || !done?.ok) throw new Error('a legal action was refused');
    steps.push({ by: { seat, action }, asked, events: done.value.events });
  }
  return { table, leak, deals, steps, below };
};

const matchOn = ({ game, options }: Table, deals: readonly object[]): PlayedMatch => {
  const players = Array.from({ length: game.rules.seats }, (_, seat) => `player ${seat}`);
  return new PlayedMatch(game, { options, chance: { deals }, players });
};

type Found = Pick<LeakReport, 'tried' | 'swapped' | 'pending' | 'leaks'>;

/** Compares the match after `end` steps with other worlds, for every seat and for a spectator. */
const gateAt = (story: Story, end: number, plan: LeakPlan): Found => {
  const sums = { tried: 0, swapped: 0, pending: 0 };
  const leaks: string[] = [];
  const { seats } = story.table.game.rules;
  const main = retell(story, end);
  for (let place = 0; place <= seats; place++) {
    const seat = place === seats ? null : place;
    const known = knowledge(story, seat, end);
    const probes = probesFor(story);
    const expected = channels(main, seat, probes);
    for (let attempt = 0; attempt < WORLDS; attempt++) {
      const isSwapped = attempt > 0;
      const isPending = attempt % 2 === 0;
      sums.tried += 1;
      const world = otherWorld({ story, seat, known, end }, isSwapped, isPending);
      if (world === null) continue;
      sums[isSwapped ? 'swapped' : 'pending'] += 1;
      plan.onAlike?.(main, world, seat);
      for (const [channel, text] of Object.entries(channels(world, seat, probes)))
        if (text !== expected[channel])
          leaks.push(
            `step ${end}, seat ${seat}: ${channel} tells ${difference(expected[channel] ?? '', text)}`,
          );
    }
  }
  return { ...sums, leaks };
};

/** The first place where two texts part, with a little of what stands around it. */
const difference = (a: string, b: string): string => {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const around = (text: string): string => text.slice(Math.max(0, i - 60), i + 40);
  return `…${around(a)}… from …${around(b)}…`;
};

/** What a seat may know of the first steps, event by event, and where it is itself asked. */
const knowledge = ({ table, leak, steps }: Story, seat: Seat | null, end: number): readonly string[] => {
  const oracle = leak.oracle(table.options, seat);
  return steps.slice(0, end).flatMap(({ events }) => seenIn(oracle, events));
};

const seenIn = (oracle: Oracle, events: readonly AnyEvent[]): string[] =>
  events.flatMap((event) => {
    const seen = oracle.see(event);
    return seen === undefined ? [] : [JSON.stringify(seen)];
  });

/** The match as it was, up to a step. */
const retell = ({ table, deals, steps }: Story, end: number): PlayedMatch => {
  const match = matchOn(table, deals);
  for (const { by } of steps.slice(0, end)) {
    if (by === null) match.begin();
    else match.act(by.seat, by.action);
  }
  return match;
};

interface Quest {
  readonly story: Story;
  readonly seat: Seat | null;
  readonly known: readonly string[];
  readonly end: number;
}

/** A world that the seat cannot tell from the main one, or null where this attempt does not give one. */
const otherWorld = (quest: Quest, isSwapped: boolean, isPending: boolean): PlayedMatch | null => {
  const { story, seat, end } = quest;
  const { table, leak, deals, below } = story;
  const round = below(roundsBegun(story, end));
  const sight = { seat, events: roundEvents(story, round, end), below };
  const other = isSwapped ? leak.otherDeal(deals[round] ?? {}, sight) : null;
  const changed = deals.map((deal, i) => (i === round && other !== null ? other.deal : deal));
  const world = new World(quest, matchOn(table, changed), other);
  const tail = isPending ? pendingTail(story, end) : end;
  for (const step of story.steps.slice(0, tail)) if (!world.follow(step)) return null;
  if (isPending && !world.answerOtherwise(story.steps.slice(tail, end)) && !isSwapped) return null;
  return world.isAlike ? world.match : null;
};

/** What is not dealt yet nobody can give away. */
const roundsBegun = ({ steps }: Story, end: number): number =>
  Math.max(1, steps.slice(0, end).filter(({ by }) => by === null).length);

/** What happened in one round up to a step. */
const roundEvents = ({ steps }: Story, round: number, end: number): readonly AnyEvent[] => {
  const starts = steps.flatMap(({ by }, i) => (by === null ? [i] : []));
  return steps
    .slice(starts[round] ?? end, Math.min(starts[round + 1] ?? end, end))
    .flatMap(({ events }) => events);
};

/** From which step on nothing happened but secret answers. */
const pendingTail = ({ steps, leak }: Story, end: number): number => {
  let tail = end;
  while (tail > 0 && steps[tail - 1]?.events.every((event) => leak.isSecret(event))) tail -= 1;
  return tail;
};

/** Another world, kept to what the seat has seen in the main one. */
class World {
  readonly match: PlayedMatch;
  readonly #quest: Quest;
  readonly #other: OtherDeal | null;
  readonly #oracle: Oracle;
  #seen = 0;
  #isToldApart = false;

  constructor(quest: Quest, match: PlayedMatch, other: OtherDeal | null) {
    this.match = match;
    this.#quest = quest;
    this.#other = other;
    this.#oracle = quest.story.leak.oracle(quest.story.table.options, quest.seat);
  }

  get isAlike(): boolean {
    return !this.#isToldApart && this.#seen === this.#quest.known.length;
  }

  /** Makes the main world's next step; answers whether the seat still sees the same. */
  follow(step: MainStep): boolean {
    return this.#follow(step) && !this.#isToldApart;
  }

  #follow({ by, asked, events }: MainStep): boolean {
    const { match } = this;
    if (match.betweenRounds !== (by === null)) return false;
    if (by === null) {
      this.#take(match.begin().events);
      return true;
    }
    // Others may be asked here who are not in the main world: they decline.
    for (const extra of match.toAct)
      if (extra !== this.#quest.seat && !asked.includes(extra)) this.#decline(extra);
    if (this.#act(by.seat, by.action)) return true;
    if (by.seat === this.#quest.seat) return false;
    if (this.#actRenamed(by.seat, by.action)) return true;
    // Or somebody is not asked who is in the main world: then there is nothing to answer.
    if (!match.toAct.includes(by.seat) || this.#isSecret(events[0])) return true;
    // Of two seats the one that declines is often the next to act.
    if (!this.#isSecret(this.#afterDefault(by.seat)[0])) return false;
    this.#decline(by.seat);
    return this.#act(by.seat, by.action) || this.#actRenamed(by.seat, by.action);
  }

  #isSecret(event: AnyEvent | undefined): boolean {
    return event !== undefined && this.#quest.story.leak.isSecret(event);
  }

  #afterDefault(seat: Seat): readonly AnyEvent[] {
    const { rules, state } = this.match;
    const done = rules.apply(state, seat, rules.defaultAction(state, seat));
    return done.ok ? done.value.events : [];
  }

  #decline(seat: Seat): void {
    this.#act(seat, this.match.rules.defaultAction(this.match.state, seat));
  }

  #actRenamed(seat: Seat, action: AnyAction): boolean {
    return this.#other !== null && this.#act(seat, this.#other.rename(action));
  }

  /** Gives other seats' pending answers anew: other ones, or none yet. Answers whether anything is different. */
  answerOtherwise(tail: readonly MainStep[]): boolean {
    const { match } = this;
    const { seat, story } = this.#quest;
    const own = tail.find(({ by }) => by !== null && by.seat === seat);
    if (own !== undefined && !this.follow(own)) return false;
    let different = tail.some(({ by }) => by !== null && by.seat !== seat);
    for (const other of match.toAct) {
      if (other === seat || story.below(3) === 0) continue;
      const legal = match.rules.legal(match.state, other);
      const action = legal[story.below(legal.length)];
      if (action === undefined || !this.#staysSecret(other, action)) continue;
      different = this.#act(other, action) || different;
    }
    return different;
  }

  #staysSecret(seat: Seat, action: AnyAction): boolean {
    const done = this.match.rules.apply(this.match.state, seat, action);
    return done.ok && done.value.events.every((event) => this.#quest.story.leak.isSecret(event));
  }

  #act(seat: Seat, action: AnyAction): boolean {
    const done = this.match.act(seat, action);
    if (done.ok) this.#take(done.value.events);
    return done.ok;
  }

  #take(events: readonly AnyEvent[]): void {
    for (const text of seenIn(this.#oracle, events))
      if (this.#quest.known[this.#seen++] !== text) this.#isToldApart = true;
  }
}

/** Actions a seat might try in order to learn something from being refused. */
const probesFor = ({ table, below }: Story): readonly AnyAction[] => {
  const { vocabulary } = table.settings;
  return Array.from({ length: PROBES }, () => vocabulary[below(vocabulary.length)] ?? { type: '' });
};

/** Everything a seat is ever told, as text. */
const channels = (match: Match, seat: Seat | null, probes: readonly AnyAction[]): Record<string, string> => {
  const { rules, state, terms } = match;
  const events = match.history.flatMap((moment) => moment.events);
  const refusals = (seat === null ? [] : probes).map((action) => {
    const done = rules.apply(state, seat ?? 0, action);
    return done.ok ? 'legal' : done.error;
  });
  return {
    view: JSON.stringify(rules.view(state, seat)),
    events: JSON.stringify(events.map((event) => rules.seenBy(terms.options, event, seat)).filter(Boolean)),
    export: exportFor(match, seat).join('\n'),
    legal: JSON.stringify(seat === null ? [] : rules.legal(state, seat)),
    refusals: JSON.stringify(refusals),
    result: JSON.stringify(match.result),
  };
};
