/** A model as a guest at a table online that its host has opened to programs. */
import { TableClient, tableAddress } from '@paiju/agents';
import type { FairFinding } from '@paiju/engine/fair';
import { isFoul } from '@paiju/engine/fair';
import type { OnlineDown, TableNow, WallDown } from '@paiju/protocol';
import { deskFor } from '../../args/game.ts';
import { UsageError } from '../../edge/failure.ts';
import { Session } from './session.ts';

/** Resolves once it sits there. */
export const joinTable = async (link: string, name: string): Promise<Session> => {
  const address = tableAddress(link);
  if (address === null) throw new UsageError('that is no link to a table');
  return new Promise((resolve, reject) => {
    let session: Session | null = null;
    let hasAsked = false;
    const fail = (why: string): void => {
      client?.close();
      if (session === null) reject(new UsageError(why));
      else session.end(why);
    };
    const sit = (table: TableNow): void => {
      const place = (is: string): number => table.chairs.findIndex((chair) => chair.is === is);
      const seat = place('empty') < 0 ? place('bot') : place('empty');
      hasAsked = true;
      if (seat < 0) fail('no chair is free');
      else client?.say({ type: 'sit', seat, agent: true });
    };
    const seated = (table: TableNow): Session => {
      const { ruleset, preset } = table.terms;
      return new Session({
        ...{ desk: deskFor(ruleset), heading: preset },
        say: (message) => client?.say(message),
        close: () => {
          client?.say({ type: 'stand' });
          client?.close();
        },
      });
    };
    const look = (table: TableNow): void => {
      if (table.own === null && !hasAsked) sit(table);
      if (table.own === null || session !== null) return;
      session = seated(table);
      resolve(session);
    };
    const hear = (message: Exclude<OnlineDown, WallDown>): void => {
      if (message.type === 'table') look(message);
      else if (message.type === 'denied') fail(`the table says ${message.code}`);
      else if (message.type !== 'device' && message.type !== 'said' && message.type !== 'noted')
        session?.hear(message);
    };
    const found = (finding: FairFinding): void => {
      if (isFoul(finding)) fail(`the wall of this table is not fair: ${finding}`);
    };
    let client: TableClient | null = null;
    TableClient.enter(address, name, { hear, found, ended: fail }).then((entered) => {
      client = entered;
    }, reject);
  });
};
