/** What a page and its own worker say to each other: the words of the protocol, with the levels and opinions of our bots. */
import type { BotLevel, Opinion } from '@paiju/bots';
import type * as protocol from '@paiju/protocol';

export type { Pace, Trouble } from '@paiju/protocol';

/** Who sits where: the level of a bot, or null for the person. */
export type Lineup = protocol.Lineup<BotLevel>;
export type NewGame = protocol.NewGame<BotLevel>;
export type Request = protocol.PracticeUp<BotLevel>;
export type Reply = protocol.PracticeDown<Opinion>;
