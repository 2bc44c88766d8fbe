/** The end of a round: why, what everybody held, and how those stood who had not won. */
import type { HaiyukiEnded, RoundView, Seat, Tile, WuhanEnded, XuezhanEnded } from '@paiju/engine';
import { at } from '@paiju/engine';
import { useId } from 'react';
import { endingText } from '../telling/codes.ts';
import type { Telling } from '../telling/index.ts';
import { saying } from '../telling/say.ts';
import { tilesText, who } from '../telling/setting.ts';
import type { AnyEnd } from './account.ts';
import { Hand } from './Hand.tsx';
import { pilesOf } from './layout.ts';
import type { PartProps } from './parts.ts';

interface Props extends PartProps {
  readonly end: AnyEnd;
  /** Their hands are shown with their wins. */
  readonly winners: readonly Seat[];
}

export const EndSection = ({ ruleset, end, winners, setting }: Props) => {
  const { t, view } = setting;
  const title = useId();
  const note = noteText(ruleset, end, setting);
  return (
    <section className="settlement-end" aria-labelledby={title}>
      <h3 id={title}>{endingText(t, ruleset, end.reason)}</h3>
      {end.hands.map((tiles, seat) =>
        winners.includes(seat) ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <div key={seat} className="settlement-held">
            <p>
              <b>{who(setting, seat)}</b>{' '}
              <span data-pig={isPig(end, seat)}>{standingText(ruleset, end, seat, setting)}</span>
            </p>
            <Hand
              ruleset={ruleset}
              groups={ruleset === 'haiyuki' ? pilesOf(tiles) : [inOrder(tiles)]}
              melds={at((view as RoundView).table, seat).melds}
              words={tilesText(t, ruleset, tiles)}
            />
          </div>
        ),
      )}
      {note === null ? null : <p className="settlement-note">{note}</p>}
    </section>
  );
};

const inOrder = (tiles: readonly Tile[]): Tile[] => [...tiles].sort((a, b) => a - b);

const isPig = (end: AnyEnd, seat: Seat): boolean =>
  'standings' in end && (end as XuezhanEnded).standings?.[seat]?.pig === true;

const standingText = (ruleset: string, end: AnyEnd, seat: Seat, { t }: Telling): string => {
  if (ruleset === 'xuezhan') return xuezhanStanding(end as XuezhanEnded, seat, t);
  if (ruleset === 'wuhan') return wuhanStanding(end as WuhanEnded, seat, t);
  const { tenpai } = end as HaiyukiEnded;
  if (tenpai === null) return '';
  return saying(t)(at(tenpai, seat) ? 'settlement:ready' : 'settlement:notReady');
};

const xuezhanStanding = ({ standings }: XuezhanEnded, seat: Seat, t: Telling['t']): string => {
  const standing = standings[seat] ?? null;
  const say = saying(t);
  if (standing === null) return '';
  if (standing.pig) return say('settlement:pig');
  return standing.ready === null
    ? say('settlement:notReady')
    : say('settlement:readyFan', { n: standing.ready });
};

const wuhanStanding = ({ standings }: WuhanEnded, seat: Seat, t: Telling['t']): string => {
  const say = saying(t);
  if (standings === null) return '';
  const { ready, opened, product } = at(standings, seat);
  return [
    say(ready ? 'settlement:ready' : 'settlement:notReady'),
    ...(opened ? [] : [say('settlement:notOpened')]),
    say('settlement:product', { n: product }),
  ].join(say('telling:list.gap'));
};

/** By what reckoning a flow draw is paid. */
const noteText = (ruleset: string, end: AnyEnd, { t }: Telling): string | null => {
  const standings = ruleset === 'wuhan' ? (end as WuhanEnded).standings : null;
  if (standings === null) return null;
  const ready = standings.filter((standing) => standing.ready).length;
  if (ready === 0) return saying(t)('settlement:nobodyReady');
  return saying(t)(ready === standings.length ? 'settlement:allReady' : 'settlement:flowDraw');
};
