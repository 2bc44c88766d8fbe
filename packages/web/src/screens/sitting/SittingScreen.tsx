/** A table online, by its code: who comes sees what is played and who sits there, waits for the others, plays, or watches. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isCode } from '../../online/addresses.ts';
import type { OnlineSitting, SittingShown } from '../../online/sitting.ts';
import type { ScreenProps } from '../../routes.ts';
import { lastTable } from '../../store/lastTable.ts';
import { leftMatch } from '../../store/leftMatch.ts';
import '../lobby/lobby.css';
import { Heard } from './Heard.tsx';
import { JoinTable } from './JoinTable.tsx';
import { Looking } from './Looking.tsx';
import { OnlineTable } from './OnlineTable.tsx';
import { placeOf } from './place.ts';
import { Refused } from './Refused.tsx';
import { Said } from './Said.tsx';
import './sitting.css';
import type { AtSitting } from './useSitting.ts';
import { useSitting } from './useSitting.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

const SittingScreen = ({ rest: [code = ''] }: ScreenProps) => {
  // What could never be a code is no reason to ask.
  if (!isCode(code)) return <Refused why="no-such-table" />;
  return <AtTableWith key={code} code={code} />;
};
export default SittingScreen;

const AtTableWith = ({ code }: { readonly code: string }) => {
  const at = useSitting(code);
  return at.sitting === null ? <Looking /> : <AtOne at={at} sitting={at.sitting} code={code} />;
};

interface Props {
  readonly at: AtSitting;
  readonly sitting: OnlineSitting;
  readonly code: string;
}

const AtOne = ({ at, sitting, code }: Props) => {
  const shown = useSyncExternalStore(sitting.subscribe, () => sitting.shown);
  const hasGame = useSyncExternalStore(sitting.client.subscribe, () => sitting.client.shown.now !== null);
  const [isWatching, setWatching] = useState(false);
  const [isAtChairs, setAtChairs] = useState(false);
  const { link, table } = shown;
  useForgotten(shown, at);
  const isRemoved = useRemoved(shown);
  useRemembered(shown, code);
  // A new match begins at the table, whatever was looked at.
  const match = table?.match;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another match counts
  useEffect(() => setAtChairs(false), [match]);
  if (link.name === 'refused') return <Refused why={link.why} until={link.until} />;
  if (table === null) return <Looking />;
  const place = placeOf(table, { isWatching, isAtChairs, hasGame });
  return (
    <>
      {place === 'join' && (
        <JoinTable
          table={table}
          shown={shown}
          at={at}
          isRemoved={isRemoved}
          onWatch={() => setWatching(true)}
        />
      )}
      {place === 'room' && (
        <WaitingRoom
          table={table}
          shown={shown}
          sitting={sitting}
          onTable={hasGame ? () => setAtChairs(false) : null}
        />
      )}
      {place === 'table' && (
        <OnlineTable
          code={code}
          table={table}
          shown={shown}
          sitting={sitting}
          onChairs={() => setAtChairs(true)}
        />
      )}
      <Heard
        key={String(table.match)}
        table={table}
        presence={shown.presence}
        isAtTable={place === 'table'}
      />
      <Said table={table} said={shown.said} />
    </>
  );
};

/** Whom the server does not know any more it meets anew. */
const useForgotten = ({ link }: SittingShown, { forget }: AtSitting): void => {
  const isForgotten = link.name === 'refused' && link.why === 'unknown-token';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is refused
  useEffect(() => {
    if (isForgotten) forget();
  }, [isForgotten]);
};

/** Whoever leaves does not stay on this screen: a chair that is gone was taken away. */
const useRemoved = ({ table }: SittingShown): boolean => {
  const own = table?.own ?? null;
  const [wasSeated, setWasSeated] = useState(false);
  if (own !== null && !wasSeated) setWasSeated(true);
  return wasSeated && own === null;
};

const useRemembered = ({ table }: SittingShown, code: string): void => {
  const isSeated = table === null ? null : table.own !== null;
  useEffect(() => {
    // Whoever is back has left nobody.
    if (isSeated === true && leftMatch.now === code) leftMatch.keep(null);
    if (isSeated === true) lastTable.keep(code);
    else if (isSeated === false && lastTable.now === code) lastTable.keep(null);
  }, [isSeated, code]);
};
