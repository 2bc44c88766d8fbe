// How long bots take for a decision: questions out of games between greedy bots, asked again of each level.
import { BOT_LEVELS, createAdviser, createBot } from '@paiju/bots';
import { GAMES, Match, seedOf } from '@paiju/engine';

const seedFor = (number) => seedOf(number.toString(16).padStart(64, '0'));
/** They know no game, and take no time. */
const SIMPLE = ['first', 'random'];

export const botRows = (_, { questions: size }) =>
  Object.values(GAMES).map((game) => {
    const questions = questionsOf(game, size);
    const greedy = asking(game, 'greedy', questions);
    return {
      what: 'bots',
      unit: 'decisions',
      cases: BOT_LEVELS.filter((level) => !SIMPLE.includes(level)).map((level) => ({
        name: `${game.rules.id} ${level}`,
        ours: level === 'greedy' ? greedy : asking(game, level, questions),
        peer: greedy,
      })),
      check: () => {
        for (const level of BOT_LEVELS)
          for (const question of questions)
            if (!question.legal.includes(answer(game, level, question)))
              throw new Error(`${game.rules.id}: ${level} does what is not legal`);
        return 'every answer is legal';
      },
    };
  });

/** Looks no further than it must: to find out costs a search each time. */
const firstOf = (all, count, is) => {
  const found = [];
  for (const each of all) {
    if (found.length === count) break;
    if (is(each)) found.push(each);
  }
  return found;
};

/** How well a search keeps to its time: beside somebody who does nothing but wait as long. */
const BUDGET_MS = 50;
/** As many questions as this have some among them that are searched. */
const FEWEST = 2000;

export const budgetRows = (_, { questions: size }) =>
  Object.values(GAMES).map((game) => {
    const { id } = game.rules;
    const searcher = (seat, budget) =>
      createAdviser('search', { seed: seedFor(1), seat, ruleset: id, budget });
    const isSearched = ({ seat, view, legal }) =>
      searcher(seat, { worlds: 1 })
        .weigh(view, legal)
        .some(({ facts }) => facts.some(({ code }) => code === 'worlds'));
    const questions = firstOf(questionsOf(game, Math.max(size, FEWEST)), size, isSearched);
    const now = () => performance.now();
    let next = 0;
    const run = () => {
      const { seat, view, legal } = questions[next++ % questions.length];
      searcher(seat, { ms: BUDGET_MS, now }).choose(view, legal);
      return 1;
    };
    const wait = () => {
      for (const end = now() + BUDGET_MS; now() < end; );
      return 1;
    };
    return {
      what: 'search on time',
      unit: 'decisions',
      cases: [
        {
          name: `${id} ${BUDGET_MS} ms`,
          ours: { name: 'paiju', clock: 'wall', run },
          peer: { name: 'waiting', clock: 'wall', run: wait },
        },
      ],
      check: () => {
        if (questions.length === 0) throw new Error(`${id}: nothing to search`);
        return `${questions.length} questions that are searched`;
      },
    };
  });

/** Those with more than one legal action, the default preset. */
const questionsOf = ({ rules, ...game }, size) => {
  const { presets, defaultPreset } = rules.options;
  const players = Array.from({ length: rules.seats }, (_, seat) => `${seat}`);
  const questions = [];
  for (let number = 1; questions.length < size; number++) {
    const terms = { options: presets[defaultPreset], chance: { seed: seedFor(number) }, players };
    const match = new Match({ rules, ...game }, terms);
    const bots = players.map((_, seat) => createBot('greedy', { seed: seedFor(0), seat, ruleset: rules.id }));
    while (!match.isOver && questions.length < size) {
      if (match.betweenRounds) match.begin();
      const [seat] = match.toAct;
      const [view, legal] = [rules.view(match.state, seat), rules.legal(match.state, seat)];
      if (legal.length > 1) questions.push({ seat, view, legal });
      match.act(seat, bots[seat].choose(view, legal));
    }
  }
  return questions;
};

const answer = ({ rules }, level, { seat, view, legal }) =>
  createBot(level, { seed: seedFor(1), seat, ruleset: rules.id }).choose(view, legal);

const asking = (game, level, questions) => {
  let next = 0;
  const bots = Array.from({ length: game.rules.seats }, (_, seat) =>
    createBot(level, { seed: seedFor(1), seat, ruleset: game.rules.id }),
  );
  return {
    name: level === 'greedy' ? 'greedy' : 'paiju',
    // A few at a time: the slowest take a hundred milliseconds for one.
    run: () => {
      for (let i = 0; i < 20; i++) {
        const { seat, view, legal } = questions[next++ % questions.length];
        bots[seat].choose(view, legal);
      }
      return 20;
    },
  };
};
