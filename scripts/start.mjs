// `npm start`: installs and builds what is missing, then serves the page and says where.
import { parseArgs } from 'node:util';
import { ensurePage, pageFolder } from './page.mjs';
import { serve } from './serve.mjs';
import { ensureInstalled, fail } from './setup.mjs';

const DEFAULT_PORT = 5180;

const port = readPort();
ensureInstalled();
ensurePage();
const server = await serve(pageFolder, port).catch((error) =>
  fail(`the page cannot be served: ${error.message}`),
);
console.log(`Paiju is at ${server.address} (Ctrl-C stops it)`);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close());

/** The port that was asked for; where it is taken the next free one will do. */
function readPort() {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string', default: String(DEFAULT_PORT) } } });
    if (/^\d+$/.test(values.port) && Number(values.port) <= 65_535) return Number(values.port);
    return wrong(`not a port: '${values.port}'`);
  } catch (error) {
    return wrong(error.message.split('\n')[0].replace(/\.( To specify.*)?$/, ''));
  }
}

function wrong(reason) {
  console.error(
    `paiju: ${reason}; npm start -- [--port N] serves the page, npm run play opens a game in the terminal`,
  );
  process.exit(2);
}
