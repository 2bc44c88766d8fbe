// boardgame.io: moves through its reducer, of a game with next to no rules. Draw a tile, discard any one, until the wall is empty.
import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';

const SEATS = 4;
const HAND = 13;
const WALL = Array.from({ length: 136 }, (_, place) => Math.floor(place / 4));

const game = {
  name: 'draw-and-discard',
  setup: ({ random }) => {
    const wall = random.Shuffle(WALL);
    const hands = Array.from({ length: SEATS }, () => wall.splice(0, HAND));
    return { wall, hands, discards: hands.map(() => []) };
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    onBegin: ({ G, ctx }) => {
      G.hands[ctx.currentPlayer].push(G.wall.pop());
    },
  },
  moves: {
    discard: ({ G, playerID }, place) => {
      G.discards[playerID].push(...G.hands[playerID].splice(place, 1));
    },
  },
  endIf: ({ G }) => (G.wall.length === 0 ? { draw: true } : undefined),
  // A server keeps no undo either.
  disableUndo: true,
};

const reduce = CreateGameReducer({ game });

/** Gives the moves of so many games. */
export const play = (games, below) => {
  let moves = 0;
  for (let number = 0; number < games; number++) {
    let state = InitializeGame({ game, numPlayers: SEATS });
    while (state.ctx.gameover === undefined) {
      const payload = { type: 'discard', args: [below(HAND + 1)], playerID: state.ctx.currentPlayer };
      const before = state._stateID;
      state = reduce(state, { type: 'MAKE_MOVE', payload });
      if (state._stateID === before) throw new Error('boardgame.io refused a move');
      moves++;
    }
  }
  return moves;
};
