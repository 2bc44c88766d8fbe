/** The screens, and which one the address asks for. All but home are loaded when they are wanted. */
import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import { HomeScreen } from './home/HomeScreen.tsx';
import { useLooks } from './looks/useLooks.ts';
import { Notices } from './notices/Notices.tsx';
import type { ScreenProps } from './routes.ts';
import { useRoute } from './routes.ts';

const SCREENS: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  play: lazy(() => import('./play/PlayScreen.tsx')),
  records: lazy(() => import('./records/RecordsScreen.tsx')),
  replay: lazy(() => import('./replay/ReplayScreen.tsx')),
  r: lazy(() => import('./share/SharedScreen.tsx')),
  review: lazy(() => import('./review/ReviewScreen.tsx')),
  settings: lazy(() => import('./settings/SettingsScreen.tsx')),
  rules: lazy(() => import('./rules/RulesScreen.tsx')),
  learn: lazy(() => import('./tutorial/TutorialScreen.tsx')),
  tournament: lazy(() => import('./tournament/TournamentScreen.tsx')),
  gallery: lazy(() => import('./gallery/GalleryScreen.tsx')),
};

export const App = () => {
  useLooks();
  const { screen, rest } = useRoute();
  const Screen = Object.hasOwn(SCREENS, screen) ? SCREENS[screen] : undefined;
  return (
    <>
      {Screen === undefined ? (
        <HomeScreen />
      ) : (
        <Suspense fallback={null}>
          <Screen rest={rest} />
        </Suspense>
      )}
      <Notices />
    </>
  );
};
