/** The screens, and which one the address asks for. All but home are loaded when they are wanted. */
import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import { TOURNAMENTS } from './games/index.ts';
import { useLooks } from './looks/useLooks.ts';
import { Notices } from './notices/Notices.tsx';
import type { ScreenProps } from './routes.ts';
import { useRoute } from './routes.ts';
import { HomeScreen } from './screens/home/HomeScreen.tsx';
import { withLaterWords, withWords } from './words/index.ts';

const PlayScreen = lazy(() => import('./screens/play/PlayScreen.tsx'));

/** What has been played is shown with its wins. */
const withPlayedWords = withWords('later', 'wins');
/** What is played at a table is told with all its options. */
const withTableWords = withWords('later', 'online');
const withOwnWords = withWords('later', 'online', 'person');

const SCREENS: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  ...Object.fromEntries(
    TOURNAMENTS.map(({ address, Screen }) => [
      address,
      (props: ScreenProps) => <Screen {...props} Play={PlayScreen} />,
    ]),
  ),
  play: PlayScreen,
  records: lazy(withLaterWords(() => import('./screens/records/RecordsScreen.tsx'))),
  replay: lazy(withPlayedWords(() => import('./screens/replay/ReplayScreen.tsx'))),
  r: lazy(withPlayedWords(() => import('./screens/replay/SharedScreen.tsx'))),
  review: lazy(withLaterWords(() => import('./screens/review/ReviewScreen.tsx'))),
  settings: lazy(withLaterWords(() => import('./screens/settings/SettingsScreen.tsx'))),
  bots: lazy(withLaterWords(() => import('./screens/bots/BotsScreen.tsx'))),
  rules: lazy(withLaterWords(() => import('./screens/rules/RulesScreen.tsx'))),
  learn: lazy(withPlayedWords(() => import('./screens/tutorial/TutorialScreen.tsx'))),
  online: lazy(withTableWords(() => import('./screens/lobby/LobbyScreen.tsx'))),
  standing: lazy(withTableWords(() => import('./screens/standing/StandingScreen.tsx'))),
  table: lazy(withTableWords(() => import('./screens/sitting/SittingScreen.tsx'))),
  account: lazy(withOwnWords(() => import('./screens/account/AccountScreen.tsx'))),
  privacy: lazy(withWords('person')(() => import('./screens/account/PrivacyScreen.tsx'))),
  gallery: lazy(withLaterWords(() => import('./screens/gallery/GalleryScreen.tsx'))),
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
