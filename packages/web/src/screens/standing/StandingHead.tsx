/** The head of what is told about ratings and matches: ladders, matches and statistics side by side. */
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../routes.ts';
import { OnlineHead } from '../lobby/OnlineHead.tsx';

export const STANDING_PARTS = ['ladders', 'matches', 'statistics'] as const;
export type StandingPart = (typeof STANDING_PARTS)[number];

interface Props {
  readonly title: string;
  readonly part: StandingPart;
}

export const StandingHead = ({ title, part }: Props) => {
  const { t } = useTranslation('standing');
  return (
    <>
      <OnlineHead title={title} />
      <nav className="row standing-nav" aria-label={t('title')}>
        {STANDING_PARTS.map((each) => (
          <a
            key={each}
            className="button"
            href={addressOf('standing', each)}
            aria-current={each === part ? 'page' : undefined}
            data-testid={`standing-${each}`}
          >
            {t(`parts.${each}`)}
          </a>
        ))}
      </nav>
    </>
  );
};
