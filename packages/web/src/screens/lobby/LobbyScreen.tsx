/** Where people find each other: open tables, and the way to a new one. */
import type { ScreenProps } from '../../routes.ts';
import { CreateTable } from './CreateTable.tsx';
import { Lobby } from './Lobby.tsx';
import './lobby.css';

const LobbyScreen = ({ rest: [place] }: ScreenProps) => (place === 'new' ? <CreateTable /> : <Lobby />);
export default LobbyScreen;
