// chessops: random legal chess, as a measure of what a well-made engine in TypeScript does.
import { Chess } from 'chessops/chess';

const MOST_MOVES = 200;

const anyMove = (position, below) => {
  const moves = [];
  for (const [from, squares] of position.allDests()) for (const to of squares) moves.push({ from, to });
  const { from, to } = moves[below(moves.length)];
  const isPromotion = position.board.pawn.has(from) && (to < 8 || to >= 56);
  return isPromotion ? { from, to, promotion: 'queen' } : { from, to };
};

/** Gives the moves of so many games. */
export const play = (games, below) => {
  let moves = 0;
  for (let game = 0; game < games; game++) {
    const position = Chess.default();
    for (let move = 0; move < MOST_MOVES && !position.isEnd(); move++) {
      position.play(anyMove(position, below));
      moves++;
    }
  }
  return moves;
};
