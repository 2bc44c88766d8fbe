/** How people stand: ladders, one's own matches, what is counted of them, and how one did against somebody. */
import type { ScreenProps } from '../../routes.ts';
import '../lobby/lobby.css';
import '../records/records.css';
import { HeadToHead } from './HeadToHead.tsx';
import { LadderScreen } from './LadderScreen.tsx';
import { MatchesScreen } from './MatchesScreen.tsx';
import { wishIn } from './matchWish.ts';
import { StatisticsScreen } from './StatisticsScreen.tsx';
import './standing.css';

const StandingScreen = ({ rest: [part, ...parts] }: ScreenProps) => {
  const wish = wishIn(parts);
  if (part === 'matches') return <MatchesScreen wish={wish} />;
  if (part === 'statistics') return <StatisticsScreen game={wish.game} />;
  if (part === 'with' && wish.with !== null) return <HeadToHead who={wish.with} game={wish.game} />;
  return <LadderScreen name={parts[0]} />;
};
export default StandingScreen;
