/** The screens, and which one the address asks for. All but home are loaded when they are wanted. */
import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import { TOURNAMENTS } from './games/index.ts';
import { useLooks } from './looks/useLooks.ts';
import { Notices } from './notices/Notices.tsx';
import type { ScreenProps } from './routes.ts';
import { useRoute } from './routes.ts';
import { HomeScreen } from './screens/home/HomeScreen.tsx';
import { withLaterWords, withOnlineWords } from './words/index.ts';

const PlayScreen = lazy(() => import('./screens/play/PlayScreen.tsx'));

/** What is played at a table is told with all its options. */
const withTableWords = <T,>(load: () => Promise<T>): (() => Promise<T>) =>
  withLaterWords(withOnlineWords(load));

const SCREENS: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  ...Object.fromEntries(
    TOURNAMENTS.map(({ address, Screen }) => [
      address,
      (props: ScreenProps) => <Screen {...props} Play={PlayScreen} />,
    ]),
  ),
  play: PlayScreen,
  records: lazy(() => import('./screens/records/RecordsScreen.tsx')),
  replay: lazy(() => import('./screens/replay/ReplayScreen.tsx')),
  r: lazy(() => import('./screens/replay/SharedScreen.tsx')),
  review: lazy(withLaterWords(() => import('./screens/review/ReviewScreen.tsx'))),
  settings: lazy(() => import('./screens/settings/SettingsScreen.tsx')),
  rules: lazy(withLaterWords(() => import('./screens/rules/RulesScreen.tsx'))),
  learn: lazy(withLaterWords(() => import('./screens/tutorial/TutorialScreen.tsx'))),
  online: lazy(withTableWords(() => import('./screens/lobby/LobbyScreen.tsx'))),
  table: lazy(withTableWords(() => import('./screens/sitting/SittingScreen.tsx'))),
  gallery: lazy(() => import('./screens/gallery/GalleryScreen.tsx')),
};

export const App = () => {
  useLooks();
  const { screen, rest } = useRoute();
  const Screen = Object.hasOwn(SCREENS, screen) ? SCREENS[screen] : undefined;
  return (
    <>
      {Screen === undefined ? (
        <HomeScreen isLost={screen !== ''} />
      ) : (
        <Suspense fallback={null}>
          <Screen rest={rest} />
        </Suspense>
      )}
      <Notices />
    </>
  );
};
