/** What the expert says: hints during a game, and the review after it. */
import type { FactCode, TermCode } from '@paiju/bots';

interface TermWords {
  readonly more: string;
  readonly less: string;
}
interface FactWords {
  readonly is: string;
  readonly more: string;
  readonly less: string;
}

export const advice = {
  hint: {
    sentence: '{{action}}: {{reason}}.',
    bare: '{{action}}.',
    keeps: 'keeps {{n}} useful tiles',
    keepsOne: 'keeps 1 useful tile',
    numbers: 'The numbers',
    title: 'Hint',
    ask: 'What would the expert do?',
    nothingToAsk: 'A hint is there whenever you have something to decide.',
    only: 'There is nothing else to do.',
    against: 'Compared with “{{action}}”, which costs about {{n}}:',
    close: 'About equal: “{{action}}”.',
    equal: 'about equal',
    less: '{{n}} less',
    all: 'Everything you can do, with what it is worth',
    more: 'Show all ({{n}})',
  },
  range: '{{low}} to {{high}}',
  unit: { points: '{{n}} points', hp: '{{n}} HP' },
  worth: 'worth {{n}}',
  terms: {
    win: { more: '{{n}} more from winning', less: '{{n}} less from winning' },
    'more-wins': {
      more: '{{n}} more from further wins',
      less: '{{n}} less from further wins',
    },
    kong: { more: '{{n}} more for the kong', less: '{{n}} less for the kong' },
    'later-kong': {
      more: '{{n}} more from later kongs',
      less: '{{n}} less from later kongs',
    },
    'ready-bonus': {
      more: '{{n}} more from being ready at the end',
      less: '{{n}} less from being ready at the end',
    },
    risk: { more: 'risks {{n}} less now', less: 'risks {{n}} more now' },
    'later-risk': { more: 'risks {{n}} less later', less: 'risks {{n}} more later' },
    shape: {
      more: '{{n}} more for the shape that is left',
      less: '{{n}} less for the shape that is left',
    },
    heal: { more: 'heals {{n}} more', less: 'heals {{n}} less' },
    spared: { more: 'averts {{n}} more', less: 'averts {{n}} less' },
    extra: { more: '{{n}} more in extra damage', less: '{{n}} less in extra damage' },
    mp: {
      more: 'saves MP that may bring {{n}} later',
      less: 'spends MP that could bring {{n}} later',
    },
    leaning: {
      more: 'suits the character better',
      less: 'suits the character less',
    },
    besides: {
      more: '{{n}} better in play than it seems',
      less: '{{n}} worse in play than it seems',
    },
  } satisfies Record<TermCode, TermWords>,
  facts: {
    distance: {
      is: '{{n}} away from ready',
      more: '{{n}} further from ready',
      less: '{{n}} nearer to ready',
    },
    useful: {
      is: 'useful tiles left: {{n}}',
      more: 'useful tiles: {{n}} more',
      less: 'useful tiles: {{n}} fewer',
    },
    'win-chance': {
      is: '{{n}}% likely to win',
      more: '{{n}}% more likely to win',
      less: '{{n}}% less likely to win',
    },
    'win-value': {
      is: 'a win brings {{n}}',
      more: 'a win brings {{n}} more',
      less: 'a win brings {{n}} less',
    },
    'deal-in': {
      is: '{{n}}% likely to be won on',
      more: '{{n}}% more likely to be won on',
      less: '{{n}}% less likely to be won on',
    },
    draws: { is: 'own draws left: {{n}}', more: '', less: '' },
    'pure-suit': { is: 'towards a pure suit', more: 'builds a pure suit', less: 'gives up the pure suit' },
    'all-triplets': {
      is: 'towards all triplets',
      more: 'builds all triplets',
      less: 'gives up all triplets',
    },
    'seven-pairs': { is: 'towards seven pairs', more: 'builds seven pairs', less: 'gives up seven pairs' },
    'mp-cost': { is: 'costs {{n}} MP', more: 'costs {{n}} MP more', less: 'costs {{n}} MP less' },
    exchanged: {
      is: 'tiles exchanged: {{n}}',
      more: 'tiles exchanged: {{n}} more',
      less: 'tiles exchanged: {{n}} fewer',
    },
  } satisfies Record<FactCode, FactWords>,
  ready: 'ready',
  complete: 'complete',
  review: {
    title: 'Review',
    intro:
      'The expert looks at every decision you made, and says which ones cost most. What you leave undone turn after turn counts once.',
    working: 'Looking at your decisions',
    rate: '{{n}} a second',
    left: 'about {{n}} s left',
    leave: 'Stop here',
    stopped: 'Stopped early: the decisions so far.',
    missing: 'This game is not kept in this browser.',
    broken: 'This game cannot be replayed.',
    loading: 'Opening the game…',
    of: 'The game of',
    decisions: 'decisions',
    agreed: 'as the expert would',
    lost: 'lost in each, on average',
    costliest: 'What cost most',
    nothing: 'Nothing you decided cost anything that can be told. Well played.',
    timeline: 'All decisions in order; the taller the mark, the more it cost',
    step: 'Step {{n}}',
    cost: 'cost about {{n}}',
    equal: 'About equal to what the expert would do: “{{action}}”.',
    did: 'You did',
    didOther: '{{name}} did',
    better: 'The expert would',
    why: 'Why',
    alsoGood: 'That was the expert’s choice too.',
    previous: 'Previous',
    next: 'Next',
    back: 'All decisions',
    records: 'Your games',
    replay: 'Watch the game',
  },
} as const;
