/** Where people find each other: open tables, the way to a new one, results of the deal of the day, and fair play. */
import type { ScreenProps } from '../../routes.ts';
import { CreateTable } from './CreateTable.tsx';
import { DailyResultsScreen } from './DailyResultsScreen.tsx';
import { FairPlay } from './FairPlay.tsx';
import { Lobby } from './Lobby.tsx';
import './lobby.css';

const LobbyScreen = ({ rest: [place, what, day] }: ScreenProps) => {
  if (place === 'new') return <CreateTable isListed={what === 'listed'} />;
  if (place === 'daily') return <DailyResultsScreen key={`${what} ${day}`} game={what} day={day} />;
  return place === 'fair-play' ? <FairPlay /> : <Lobby />;
};
export default LobbyScreen;
