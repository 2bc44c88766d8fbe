/** A process to be killed: `node busy.ts PLACE` opens tables and appends for ever, and prints what it was told is kept. */
import { openStore, type StorePlace } from '../store/store.ts';
import { newSitting, registration } from './sittings.ts';

const TABLES = 4;

const store = await openStore(JSON.parse(process.argv[2] ?? '') as StorePlace);
const member = await store.register(registration());
const play = async (): Promise<never> => {
  const { id: sitting, epoch } = await store.sittings.open(newSitting(member.id));
  for (let n = 2; ; n++) {
    await store.journal.append({ sitting, epoch, n, body: { n }, phase: 'playing' });
    process.stdout.write(`${JSON.stringify({ member: member.id, sitting, n })}\n`);
  }
};
await Promise.all(Array.from({ length: TABLES }, play));
