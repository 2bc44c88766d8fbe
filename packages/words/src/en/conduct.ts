/** How people get along: what comes of leaving, whom one does not want to meet, and what is reported. */
export const conduct = {
  title: 'Fair play',
  time: {
    minutes: '{{n}} minutes',
    hour: 'one hour',
    day: 'one day',
    days: '{{n}} days',
  },
  standing: {
    title: 'How you stand',
    good: 'Nothing counts against you.',
    offences: 'Rated matches left or stalled that still count against you: {{n}}',
    paused: 'You may play no rated match before {{time}}.',
    why: 'You have left a rated match, or let others wait again and again.',
    rest: 'Tables that are not rated and the deal of the day are open to you.',
    next: 'Another one would cost you {{duration}} without rated matches.',
    toGo: 'Rated matches to play to the end until one is forgotten: {{n}}',
    rule: 'Whoever leaves a rated match with other people in it, lets a bot play half of it, or lets the clock decide again and again, plays no rated match for a while: ten minutes, then one hour, one day, a week. Whoever comes back before the end and finishes has not left.',
  },
  leave: {
    counts:
      'This match is rated. If you leave, you play no rated match for {{duration}}. Come back before it ends and finish, and it does not count.',
    left: 'You have left a rated match: no rated match for you before {{time}}. Go back before it ends and finish, and it does not count.',
    back: 'Go back',
    noted: 'All right',
  },
  person: {
    about: 'About {{name}}',
    people: 'People at this table',
    mute: 'Mute',
    unmute: 'Hear again',
    muteLine: 'What they say at this table is not shown to you.',
    block: 'Block',
    blockLine: 'You are not brought together again. They are not told.',
    blocked:
      '{{name}} is blocked: you are not brought together again. You can take that back under “Fair play”.',
    report: 'Report …',
    reportLine: 'The operators see the whole match. Nobody else is told.',
    reported: 'The operators will look at it. Thank you.',
    what: 'What did they do?',
    reason: {
      stalling: 'They play slowly on purpose.',
      spoiling: 'They spoil the game on purpose.',
      together: 'They play together with somebody.',
      program: 'A program plays for them.',
      name: 'Their name hurts people.',
      emotes: 'They pester others with what they say.',
    },
    send: 'Report',
    back: 'Back',
    close: 'Close',
  },
  blocks: {
    title: 'People you have blocked',
    none: 'You have blocked nobody. At a table, whoever sits there can be blocked by their face.',
    line: 'You are not brought together with them.',
    takeBack: 'Unblock',
    takeBackOf: 'Unblock: {{name}}',
  },
  until: {
    suspended: 'The operators have suspended you until {{time}}.',
    suspendedOpen: 'The operators have suspended you until they say otherwise.',
    suspendedSince: 'It holds since {{time}}.',
    suspendedLine:
      'You cannot sit down with others until then. The operators of this server can tell you why; playing alone is open to you as ever.',
    noRated: 'You may play no rated match before {{time}}, because you left matches or let others wait.',
  },
} as const;
