import { expect, onTestFinished, test } from 'vitest';
import { Conduct } from '../conduct/conduct.ts';
import { SITTING_TIMES } from '../sittings/ports.ts';
import { TERMS } from '../sittings/testing/sitters.ts';
import { HOUSE } from '../sittings/testing/table.ts';
import type { Member } from '../store/member.ts';
import { openStore, type Store } from '../store/store.ts';
import { emptyFolder } from '../testing/places.ts';
import { registration } from '../testing/sittings.ts';
import { NotReady, Tables } from './tables.ts';

const HOST = { id: '00000000-0000-4000-8000-000000000001', name: 'Ann', face: null };
const nothing = (): void => undefined;

const tablesOf = (store: Store, member: () => Member | null): Tables =>
  new Tables({
    ...{
      store,
      conduct: new Conduct(store),
      over: () => undefined,
      member,
      times: SITTING_TIMES,
      house: HOUSE,
      count: { takenOver: nothing, stopped: nothing },
    },
    log: { debug: nothing, info: nothing, warn: nothing, error: nothing },
  });

/** The connection with its lock breaks when this is asked of the store. */
const lostDuring = async (store: Store, asked: 'current' | 'open'): Promise<Tables> => {
  let member: Member | null = await store.register(registration());
  const { sittings } = store;
  const lose = (): void => {
    void member?.leave();
    member = null;
    tables.drop();
  };
  const breaking: Pick<Store['sittings'], 'findByCode' | 'current' | 'open'> = {
    findByCode: (code) => sittings.findByCode(code),
    current: (id) => {
      if (asked === 'current') lose();
      return sittings.current(id);
    },
    open: async (plan) => {
      const opened = await sittings.open(plan);
      if (asked === 'open') lose();
      return opened;
    },
  };
  const tables: Tables = tablesOf(
    Object.create(store, { sittings: { value: breaking } }) as Store,
    () => member,
  );
  return tables;
};

test('a process that is lost to the others while it takes a table does not run it', async () => {
  const store = await openStore({ database: null, data: emptyFolder() });
  onTestFinished(() => store.close());
  const first = await store.register(registration());
  const opened = tablesOf(store, () => first);
  const { joinCode } = await opened.open({ terms: TERMS, lineup: [null, null] }, HOST);
  await opened.handOver([]);

  const tables = await lostDuring(store, 'current');
  await expect(tables.reach(joinCode)).rejects.toThrow(NotReady);
  expect(tables.size).toBe(0);
});

test('nor while it opens one, which is there all the same for whoever the host comes to', async () => {
  const store = await openStore({ database: null, data: emptyFolder() });
  onTestFinished(() => store.close());
  const lost = await lostDuring(store, 'open');
  const { joinCode } = await lost.open({ terms: TERMS, lineup: [null, null] }, HOST);
  expect(lost.size).toBe(0);
  const other = await store.register(registration());
  expect(await tablesOf(store, () => other).reach(joinCode)).toMatchObject({ is: 'here', as: 'join' });
});

test('tables are handed over a few at a time, to all others in turn, and none is left', async () => {
  const store = await openStore({ database: null, data: emptyFolder() });
  onTestFinished(() => store.close());
  const member = await store.register(registration());
  let [now, most] = [0, 0];
  const released: (number | null | undefined)[] = [];
  const counting: Member = Object.create(member, {
    release: {
      value: async (...[id, epoch, how]: Parameters<Member['release']>) => {
        now += 1;
        most = Math.max(most, now);
        await member.release(id, epoch, how);
        released.push(how?.to);
        now -= 1;
        // Somebody takes it.
        await member.claim(id);
        return true;
      },
    },
  });
  const tables = tablesOf(store, () => counting);
  for (let i = 0; i < 45; i++) await tables.open({ terms: TERMS, lineup: [null, null] }, HOST);
  await tables.handOver([7, 8]);
  expect(tables.size).toBe(0);
  expect(most).toBeLessThan(45);
  expect([7, 8].map((id) => released.filter((to) => to === id).length)).toEqual([23, 22]);
});
