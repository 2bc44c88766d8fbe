/** Somebody at a table without a page: answers as a bot would, until the match is over. */
import { createBot } from '@paiju/bots';
import type { AnyAction } from '@paiju/engine';
import { seedOf } from '@paiju/engine';
import type { OnlineDown, OnlineUp } from '@paiju/protocol';
import { PROTOCOL, readOnlineDown, writeOnlineUp } from '@paiju/protocol';
import type { Page } from 'playwright-core';

const SEED = seedOf('0'.repeat(64));

/** What whoever comes to a table says there first. */
type Wish = Extract<OnlineUp, { readonly type: 'sit' | 'begin' }>;

/** As whoever has this token: of several pages of one person the newest plays. */
export const playThrough = (
  page: Page,
  code: string,
  token: string,
  wishes: readonly Wish[] = [],
): Promise<void> =>
  new Promise((done, failed) => {
    const socket = new WebSocket(new URL('api/socket', page.url()).href.replace(/^http/, 'ws'));
    const say = (message: OnlineUp): void => socket.send(writeOnlineUp(message));
    let [seat, view] = [0, {}];
    const hear = (message: OnlineDown): void => {
      if (message.type === 'table') seat = message.own ?? seat;
      if (message.type === 'told') view = message.view;
      if (message.type === 'round-over') say({ type: 'ready', round: message.round });
      if (message.type === 'asked') {
        const { question, legal, ruleset } = message;
        const bot = createBot('greedy', { seed: SEED, seat, ruleset });
        const action = bot.choose(view, legal as readonly AnyAction[]);
        say({ type: 'act', question, action } as OnlineUp);
      }
      if (message.type === 'table' && message.phase === 'over') {
        socket.close();
        done();
      }
    };
    socket.onopen = () => {
      say({ type: 'enter', protocol: PROTOCOL, code, token, after: 0 });
      for (const wish of wishes) say(wish);
    };
    socket.onmessage = ({ data }) => {
      const read = readOnlineDown(String(data));
      if (read.ok) hear(read.value);
      else failed(new Error(`told what is no message: ${read.error.code}`));
    };
    socket.onerror = () => failed(new Error('the socket is broken'));
  });
