/** What statistics count in Wuhan. */
import type { Moment } from '@paiju/engine';
import type { WuhanEnded, WuhanEvent, WuhanReason, WuhanWon } from '@paiju/engine/wuhan';
import type { Chart } from '../desk.ts';
import { codes } from '../text/catalogue.ts';
import { BIG_TYPES } from '../text/wuhan/codes.ts';

const eventsOf = ({ events }: Moment): readonly WuhanEvent[] => events as readonly WuhanEvent[];

const winsIn = (moment: Moment): WuhanWon[] => eventsOf(moment).filter((event) => event.type === 'won');

const endsIn = (moment: Moment): WuhanEnded[] => eventsOf(moment).filter((event) => event.type === 'ended');

const FLOW_DRAW: WuhanReason = 'flow-draw';
const NO_CONTRACTOR = 'none';

/** What a contractor pays for. */
const CONTRACTS: ReadonlySet<string> = new Set<WuhanReason>([
  'contract-robbed-kong',
  'contract-fully-melded',
  'contract-third-opening',
]);

/** At most one seat is the contractor of a win. */
const contractOf = ({ transfers }: Moment): string =>
  transfers.find(({ reason }) => CONTRACTS.has(reason))?.reason ?? NO_CONTRACTOR;

export const CHARTS: readonly Chart[] = [
  {
    key: 'worths',
    title: 'Wins',
    names: {
      'small-hard': 'small 屁胡, hard 硬胡',
      'small-soft': 'small 屁胡, soft 软胡',
      'big-hard': 'big 大胡, hard 硬胡',
      'big-soft': 'big 大胡, soft 软胡',
    },
    shape: 'share-of-wins',
    counted: (moment) =>
      winsIn(moment).map(
        ({ types, hard }) => `${types.length === 0 ? 'small' : 'big'}-${hard ? 'hard' : 'soft'}`,
      ),
  },
  {
    key: 'types',
    title: 'Big types',
    names: BIG_TYPES,
    shape: 'share-of-wins',
    counted: (moment) => winsIn(moment).flatMap(({ types }) => types),
  },
  {
    key: 'contractors',
    title: 'Contractors',
    names: { ...codes.wuhan.reasons, [NO_CONTRACTOR]: 'no contractor' },
    shape: 'share-of-wins',
    counted: (moment) => winsIn(moment).map(() => contractOf(moment)),
  },
  {
    key: 'ready',
    title: 'Seats that were ready at a flow draw',
    names: {},
    shape: 'share-of-all',
    counted: (moment) =>
      endsIn(moment).flatMap(({ standings }) =>
        standings === null ? [] : [standings.filter(({ ready }) => ready).length],
      ),
  },
  {
    key: 'raw',
    title: 'Owed for a win by each loser, before caps and contractors',
    names: {},
    shape: 'doublings',
    counted: (moment) => winsIn(moment).flatMap(({ seat, raw }) => raw.toSpliced(seat, 1)),
  },
  {
    key: 'paid',
    title: 'Paid for a win by each who paid',
    names: {},
    shape: 'numbers',
    counted: ({ transfers }) =>
      transfers.filter(({ reason }) => reason !== FLOW_DRAW).map(({ points }) => points),
  },
];
