// Whole games between players that take any legal action.
import { GAMES } from '@paiju/engine';
import { diceFrom } from '../dice.mjs';
import { checkMatches, playInPlace, playMatches, playRules } from '../games.mjs';

const CHECKED = 20;

/** Matches of a preset, counted in `unit`: discards, decisions, rounds or matches. */
const matches = (id, preset, { games, unit }) => ({
  name: `${id} ${preset}`,
  run: () => playMatches(GAMES[id], optionsOf(id, preset), games)[unit],
});

const rulesAlone = (id, preset, games) => ({
  name: 'rules alone',
  run: () => playRules(GAMES[id], optionsOf(id, preset), games),
});

const optionsOf = (id, preset) => GAMES[id].rules.options.presets[preset];

const peerGames = (name, peer, games) => {
  if (peer === null) return null;
  const below = diceFrom(1);
  return { name, run: () => peer.play(games, below) };
};

/** A row of one case: a preset of ours against something. */
const row = (what, unit, { id, preset, ours, peer }) => ({
  what,
  unit,
  cases: [{ name: `${id} ${preset}`, ours, peer }],
  check: () => checked(id, [preset]),
});

const checked = (id, presets) => {
  for (const preset of presets) checkMatches(GAMES[id], optionsOf(id, preset), CHECKED);
  return `${id} ${presets.join(', ')}: the ledgers of ${CHECKED} matches add up`;
};

export const gameRows = ({ majiangGames, boardgame, chess }, { games, peerGames: few }) => {
  const sichuan = { id: 'xuezhan', preset: 'sichuan' };
  const counting = (unit) => matches('xuezhan', 'sichuan', { games, unit });
  const discards = { ...sichuan, ours: counting('discards') };
  const inPlace = {
    ...sichuan,
    ours: {
      name: 'in place',
      run: () => playInPlace(GAMES.xuezhan, optionsOf('xuezhan', 'sichuan'), 4 * games),
    },
  };
  const decisions = { ...sichuan, ours: rulesAlone('xuezhan', 'sichuan', games) };
  const haiyuki = matches('haiyuki', 'rulebook', { games: few, unit: 'matches' });
  const wuhan = matches('wuhan', 'koukou', { games, unit: 'rounds' });
  const majiang = peerGames('majiang-core', majiangGames, few);
  return [
    {
      ...row('random games in place', 'discards', { ...inPlace, peer: majiang }),
      must: 50,
      stretch: 100,
    },
    {
      ...row('random games through Match', 'discards', { ...discards, peer: majiang }),
      must: 8,
      stretch: 20,
    },
    row('against a bare game', 'discards', { ...discards, peer: peerGames('boardgame.io', boardgame, few) }),
    row('legal actions and apply', 'decisions', { ...decisions, peer: peerGames('chessops', chess, few) }),
    row('a match', 'matches', {
      id: 'haiyuki',
      preset: 'rulebook',
      ours: haiyuki,
      peer: counting('matches'),
    }),
    row('a round', 'rounds', { id: 'wuhan', preset: 'koukou', ours: wuhan, peer: counting('rounds') }),
    ...Object.keys(GAMES).map((id) => presetsRow(id, Math.ceil(games / 4))),
  ];
};

/** Every preset of a game through Match, against its rules alone. */
const presetsRow = (id, games) => {
  const presets = Object.keys(GAMES[id].rules.options.presets);
  return {
    what: 'decisions through Match',
    unit: 'decisions',
    cases: presets.map((preset) => ({
      name: `${id} ${preset}`,
      ours: matches(id, preset, { games, unit: 'decisions' }),
      peer: rulesAlone(id, preset, games),
    })),
    check: () => checked(id, presets),
  };
};
