// The peers that are installed. `npm run bench` installs them; without them their rows say so.

const NOT_THERE = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']);

const ifInstalled = async (load) => {
  try {
    return await load();
  } catch (error) {
    if (NOT_THERE.has(error.code)) return null;
    throw error;
  }
};

/** Each by its name, or null. */
export const loadPeers = async () => {
  // As a server would run them: boardgame.io checks and logs more otherwise.
  process.env.NODE_ENV ??= 'production';
  return {
    agari: await ifInstalled(() => import('./agari.mjs')),
    majiangHands: await ifInstalled(() => import('./majiangHands.mjs')),
    majiangGames: await ifInstalled(() => import('./majiangGames.mjs')),
    boardgame: await ifInstalled(() => import('./boardgame.mjs')),
    chess: await ifInstalled(() => import('./chess.mjs')),
  };
};
