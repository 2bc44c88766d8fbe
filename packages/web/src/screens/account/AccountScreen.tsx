/** Who somebody is online: as they are known here, or the ways to sign in. */
import { isName, tidyName } from '@paiju/engine/input';
import { useEffect } from 'react';
import type { ScreenProps } from '../../routes.ts';
import { useSettings } from '../../store/settings.ts';
import { ownWish } from '../lobby/ownWish.ts';
import '../settings/settings.css';
import { OwnAccount } from './OwnAccount.tsx';
import { SignIn } from './SignIn.tsx';
import './account.css';

const AccountScreen = ({ rest: [place] }: ScreenProps) => {
  const { name } = useSettings();
  // Whoever has no name has one a moment later.
  useEffect(() => void ownWish(), []);
  if (!isName(tidyName(name))) return null;
  return place === 'sign-in' ? <SignIn /> : <OwnAccount />;
};
export default AccountScreen;
