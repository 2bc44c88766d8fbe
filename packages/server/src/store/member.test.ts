/** Who is alive, who runs what, and who may take it over. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ENGINES, runOn } from '../testing/places.ts';
import { newSitting, registration } from '../testing/sittings.ts';
import { LOCKS_OF_THE_LIVING } from './locks.ts';
import type { Member, Registration } from './member.ts';
import { MemberLost, Superseded } from './problems.ts';
import { openStore, type Store, type StorePlace } from './store.ts';

describe.each(ENGINES)('%s', (name, emptyPlace) => {
  let place: StorePlace;
  let store: Store;
  beforeAll(async () => {
    place = await emptyPlace();
    store = await openStore(place);
  });
  afterAll(() => store.close());

  const register = async (more: Partial<Registration> = {}): Promise<Member> => {
    const member = await store.register(registration(more));
    onTestFinished(() => member.leave());
    return member;
  };
  const open = async ({ id: owner }: Member): Promise<string> =>
    (await store.sittings.open(newSitting(owner))).id;
  const appendTo = (sitting: string, epoch: number, n: number) =>
    store.journal.append({ sitting, epoch, n, body: { n }, phase: 'playing' });

  test('a member is alive from when it registers until it leaves, and the others hear of it', async () => {
    const onGone = vi.fn();
    const [ann, ben] = [await register({ onGone }), await register({ address: '10.0.0.2:4000' })];
    expect(ben.id).not.toBe(ann.id);
    expect(await ann.others()).toEqual([{ id: ben.id, address: '10.0.0.2:4000' }]);
    // Ann has to have seen Ben before she can miss him.
    await vi.waitFor(() => expect(ann.alive).toContain(ben.id), 10_000);
    expect([await store.isAlive(ann.id), await store.isAlive(ben.id)]).toEqual([true, true]);
    await ben.leave();
    expect([await store.isAlive(ann.id), await store.isAlive(ben.id)]).toEqual([true, false]);
    await vi.waitFor(() => expect(onGone).toHaveBeenCalledExactlyOnceWith([ben.id]), 10_000);
    expect(await ann.others()).toEqual([]);
  });

  test('a sitting is claimed from nobody, from the dead and from oneself, and not from the living', async () => {
    const [ann, ben] = [await register(), await register()];
    const sitting = await open(ann);
    expect(await ben.claim(sitting)).toEqual({
      is: 'elsewhere',
      owner: ann.id,
      address: '10.0.0.1:4000',
    });
    expect(await ann.claim(sitting)).toEqual({ is: 'mine', epoch: 2, entries: 1 });
    await expect(appendTo(sitting, 1, 2)).rejects.toThrow(Superseded);
    await appendTo(sitting, 2, 2);
    await ann.leave();
    expect(await ben.claim(sitting)).toEqual({ is: 'mine', epoch: 3, entries: 2 });
    await expect(appendTo(sitting, 2, 3)).rejects.toThrow(Superseded);
    await appendTo(sitting, 3, 3);
    expect((await store.sittings.ownedBy(ben.id)).map(({ id }) => id)).toEqual([sitting]);
    expect(await ben.claim('00000000-0000-4000-8000-000000000000')).toEqual({ is: 'unknown' });
    await expect(ann.claim(sitting)).rejects.toThrow(MemberLost);
  });

  test('of many who claim at once one has it, and the others are told who', async () => {
    const dead = await register();
    const members = await Promise.all(Array.from({ length: 6 }, () => register()));
    const sittings = await Promise.all(Array.from({ length: 10 }, () => open(dead)));
    await dead.leave();
    for (const sitting of sittings) {
      const claims = await Promise.all(members.map((member) => member.claim(sitting)));
      const winner = members.filter((_, i) => claims[i]?.is === 'mine');
      expect(winner).toHaveLength(1);
      const others = claims.filter(({ is }) => is !== 'mine');
      expect(others).toHaveLength(members.length - 1);
      for (const claim of others) expect(claim).toMatchObject({ is: 'elsewhere', owner: winner[0]?.id });
      expect((await store.sittings.find(sitting))?.epoch).toBe(2);
    }
  });

  test('who lets a sitting go says so, and to whom', async () => {
    const onReleased = vi.fn();
    const [ann, ben] = [await register(), await register({ onReleased })];
    const sitting = await open(ann);
    expect(await ben.release(sitting, 1)).toBe(false);
    expect(await ann.release(sitting, 2)).toBe(false);
    expect(await ann.release(sitting, 1, { to: ben.id })).toBe(true);
    expect(await ann.release(sitting, 1)).toBe(false);
    await vi.waitFor(() => expect(onReleased).toHaveBeenCalled(), 10_000);
    expect(onReleased.mock.calls).toEqual([[{ sitting, to: ben.id }]]);
    expect(await ben.claim(sitting)).toEqual({ is: 'mine', epoch: 2, entries: 1 });
  });

  test('orphans are the sittings at which a match is played and that nobody runs', async () => {
    const [ann, ben] = [await register(), await register()];
    const [waiting, played, released, ended] = [
      await open(ann),
      await open(ann),
      await open(ann),
      await open(ann),
    ];
    for (const sitting of [played, released, ended]) await appendTo(sitting, 1, 2);
    await store.journal.append({ sitting: ended, epoch: 1, n: 3, body: {}, isEnded: true });
    const own = [waiting, played, released, ended];
    const orphans = async () => (await ben.orphans(100)).filter((id) => own.includes(id));
    expect(await orphans()).toEqual([]);
    await ann.release(released, 1);
    expect(await orphans()).toEqual([released]);
    await ann.leave();
    expect((await orphans()).sort()).toEqual([played, released].sort());
    expect(await ben.orphans(1)).toHaveLength(1);
    await ben.claim(played);
    expect(await orphans()).toEqual([released]);
    // What rests is taken by who comes, and is as any other then.
    await ben.release(played, 2, { rests: true });
    expect(await orphans()).toEqual([released]);
    expect(await ben.claim(played)).toMatchObject({ is: 'mine', epoch: 3 });
    await ben.release(played, 3);
    expect((await orphans()).sort()).toEqual([played, released].sort());
  });

  // The embedded database has no connection that could be lost without it.
  if (name === 'PostgreSQL')
    test('whose connection is lost is dead to the others, knows it, and comes back under another id', async () => {
      const [onLost, onGone] = [vi.fn(), vi.fn()];
      const [ann, ben] = [await register({ onLost }), await register({ onGone })];
      const sitting = await open(ann);
      await vi.waitFor(() => expect(ben.alive).toContain(ann.id), 10_000);
      await runOn(
        place.database ?? '',
        `SELECT pg_terminate_backend(pid) ${LOCKS_OF_THE_LIVING} AND objid = ${ann.id}`,
      );
      await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce(), 10_000);
      await vi.waitFor(() => expect(onGone).toHaveBeenCalledWith([ann.id]), 10_000);
      expect(await store.isAlive(ann.id)).toBe(false);
      await expect(ann.claim(sitting)).rejects.toThrow(MemberLost);
      // Until somebody claims it, what is written there is still in order.
      await appendTo(sitting, 1, 2);
      expect(await ben.claim(sitting)).toEqual({ is: 'mine', epoch: 2, entries: 2 });
      await expect(appendTo(sitting, 1, 3)).rejects.toThrow(Superseded);
      const again = await register();
      expect(again.id).toBeGreaterThan(ben.id);
      expect(await again.claim(sitting)).toMatchObject({ is: 'elsewhere', owner: ben.id });
    });
});
