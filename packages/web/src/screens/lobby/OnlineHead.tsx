/** The head of a screen about playing online: the way back, and what this is. */
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../routes.ts';
import './head.css';

interface Props {
  readonly title: string;
  /** At the end of the line. */
  readonly children?: ReactNode;
}

/** Whoever came here by a button that is gone now goes on from the title. */
export const OnlineHead = ({ title, children }: Props) => {
  const { t } = useTranslation('online');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className="screen-head online-head">
      <a className="button" href={addressOf('online')}>
        <span aria-hidden="true">←</span> {t('back')}
      </a>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </header>
  );
};
