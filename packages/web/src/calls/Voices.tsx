/** The voice of the table: what somebody calls out stands at the seat for a moment, a win in the middle. */
import type { Seat } from '@paiju/engine';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isStill } from '../motion/pace.ts';
import type { SettledGame } from '../settlement/game.ts';
import type { Call } from '../telling/game.ts';
import { withWinWords } from '../words/index.ts';
import './calls.css';
import { laidOver } from './laidOver.ts';
import type { Voice } from './useVoice.ts';
import type { Voiced } from './voiced.ts';

/** Nobody wins before that, and the first deal does not wait for it. */
const WIN_WANTED_MS = 4000;

const loadWinShow = withWinWords(() => import('./WinShow.tsx'));

type Show = typeof import('./WinShow.tsx').WinShow;

/** Fetched in time: what is only asked for when it is wanted comes too late for a moment. */
const useWinShow = (isWanted: boolean): Show | null => {
  const [show, setShow] = useState<Show | null>(null);
  useEffect(() => {
    // Without a network nothing comes: who won is told in words, too.
    const fetch = (): Promise<void> =>
      loadWinShow().then(
        ({ WinShow }) => setShow(() => WinShow),
        () => {},
      );
    const timer = setTimeout(fetch, isWanted ? 0 : WIN_WANTED_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return show;
};

/** How long it stands there. */
const CALL_MS: Readonly<Record<Call['tone'], number>> = {
  claim: 600,
  kong: 600,
  win: 1200,
  riichi: 950,
  skill: 950,
  end: 950,
};

interface Props {
  readonly game: SettledGame;
  readonly voice: Voice;
  /** The table that it is laid over. */
  readonly table: RefObject<HTMLElement | null>;
  /** What whoever calls looks like. */
  readonly face?: (seat: Seat, tone: Call['tone']) => ReactNode;
}

export const Voices = ({ game, voice: { live, end }, table, face = () => null }: Props) => {
  const WinShow = useWinShow(live.some(({ wins }) => wins.length > 0));
  return (
    // What is said here is told to those who do not see it by the announcer.
    <div className="voices" aria-hidden="true" data-still={isStill() || undefined} data-testid="voices">
      {live.map((voiced, place) => (
        <Saying
          key={voiced.number}
          {...{ game, voiced, table, face, end, WinShow }}
          since={live.slice(place + 1)}
        />
      ))}
    </div>
  );
};

interface SayingProps extends Required<Omit<Props, 'voice'>> {
  readonly voiced: Voiced;
  /** What was said since. */
  readonly since: readonly Voiced[];
  /** Null while it is being fetched. */
  readonly WinShow: Show | null;
  end(number: number): void;
}

const Saying = ({ game, voiced, table, face, since, end, WinShow }: SayingProps) => {
  const { number, calls, wins } = voiced;
  // A new word of somebody, and a new win, take the place of the old one.
  const hushed = since.flatMap((later) => later.calls.map(({ seat }) => seat));
  const isOver = since.some((later) => later.wins.length > 0);
  const ms = Math.max(...calls.map(({ tone }) => CALL_MS[tone]));
  useEffect(() => {
    const timer = setTimeout(() => end(number), ms);
    return () => clearTimeout(timer);
  }, [number, ms, end]);
  return (
    <>
      {calls.map((call) =>
        hushed.includes(call.seat) ? null : (
          <CallMark key={`${call.seat}`} call={call} table={table} face={face} />
        ),
      )}
      {wins.length > 0 && !isOver && WinShow !== null && (
        <WinShow game={game} voiced={voiced} table={table} />
      )}
    </>
  );
};

interface CallMarkProps extends Pick<SayingProps, 'table' | 'face'> {
  readonly call: Call;
}

const CallMark = ({ call: { seat, tone, sign, word }, table, face }: CallMarkProps) => {
  const own = useRef<HTMLDivElement>(null);
  // Again with every change of the table: plates grow when points move.
  useLayoutEffect(() => {
    if (own.current !== null && table.current !== null) laidOver(table.current, own.current, seat);
  });
  const look = seat === null ? null : face(seat, tone);
  return (
    <div ref={own} className="call" data-tone={tone} data-seat={seat ?? undefined} data-testid="call">
      {look !== null && <span className="call-face">{look}</span>}
      <span className="call-words">
        {sign !== null && sign !== word && <b className="call-sign">{sign}</b>}
        <strong className="call-word" data-sign={sign === word || undefined}>
          {word}
        </strong>
      </span>
    </div>
  );
};
