/** What a server that comes up again knows of people: each of their matches once, and every session they had. */
import type { Me, OwnMatches } from '@paiju/protocol';
import { asks } from '../../packages/server/src/testing/client.ts';
import { me } from '../../packages/server/src/testing/people.ts';
import type { Identity } from './identity.ts';

/** `ended`: the matches each of them has played to the end, by the table's code for watchers and their number. */
export const remembered = async (
  address: string,
  ended: ReadonlyMap<Identity, readonly string[]>,
): Promise<readonly string[]> => {
  const breaks: string[] = [];
  for (const [identity, matches] of ended) {
    breaks.push(...identity.breaks, ...againstHistory(identity, matches, await historyOf(address, identity)));
    if (identity.account !== null) breaks.push(...(await lostSessions(address, identity)));
  }
  return breaks;
};

const historyOf = async (address: string, { token }: Identity): Promise<readonly string[]> => {
  const found: string[] = [];
  for (let before: string | null = ''; before !== null; ) {
    const path: string = `/api/matches${before === '' ? '' : `?before=${before}`}`;
    const { status, body } = await asks<OwnMatches>(address, 'GET', path, { token });
    if (status !== 200) return [`refused with ${status}`];
    found.push(...body.matches.map(({ code, number }) => `${code} ${number}`));
    before = body.next;
  }
  return found;
};

const againstHistory = (
  { name }: Identity,
  ended: readonly string[],
  history: readonly string[],
): readonly string[] => [
  ...ended
    .filter((match) => !history.includes(match))
    .map((match) => `${name} misses ${match} in the history`),
  ...history
    .filter((match) => !ended.includes(match))
    .map((match) => `${name} never played to the end what the history has: ${match}`),
  ...history
    .filter((match, i) => history.indexOf(match) < i)
    .map((match) => `${name} has ${match} twice in the history`),
];

/** Every token opens a session of its own, and the list of sessions has them all; the guest's opens none. */
const lostSessions = async (
  address: string,
  { name, account, tokens }: Identity,
): Promise<readonly string[]> => {
  const breaks: string[] = [];
  const known: Me[] = [];
  for (const [i, token] of tokens.entries()) {
    const { status, body } = await me(address, token);
    if (status !== 200) breaks.push(`${name} lost session ${i + 1} of ${tokens.length}: ${status}`);
    else known.push(body);
  }
  const own = known.flatMap(({ devices }) => devices.filter(({ isThis }) => isThis).map(({ id }) => id));
  if (new Set(own).size !== tokens.length)
    breaks.push(`${name} has ${new Set(own).size} sessions for ${tokens.length} tokens`);
  for (const { account: is, devices } of known) {
    if (is?.login !== account?.login) breaks.push(`${name} is not the account any more`);
    if (own.some((id) => !devices.some((device) => device.id === id)))
      breaks.push(`${name} is not shown a session`);
  }
  const former = await me(address, account?.former ?? '');
  if (former.status !== 401) breaks.push(`${name} is still let in as the guest: ${former.status}`);
  return breaks;
};
