/** The great words of a duel: riichi, skills, wins. Gone within a second, and nothing has to be put away. */
import { at } from '@paiju/engine';
import type { HaiyukiSeen, HaiyukiView } from '@paiju/engine/haiyuki';
import { useTranslation } from 'react-i18next';
import { Portrait } from '../characters/Portrait.tsx';
import { skillText, yakuText } from '../words/codes.ts';
import { isStill } from './motion.ts';

interface SplashProps {
  readonly view: HaiyukiView;
  readonly events: readonly HaiyukiSeen[];
}

type Loud = Extract<HaiyukiSeen, { readonly type: 'won' | 'riichi-declared' | 'skill-used' | 'ended' }>;

/** The loudest of what happened at once. */
const LOUDNESS = ['won', 'riichi-declared', 'skill-used', 'ended'] as const;

const loudest = (events: readonly HaiyukiSeen[]): Loud | null => {
  for (const type of LOUDNESS) {
    const found = events.find((event): event is Loud => event.type === type);
    if (found !== undefined) return found;
  }
  return null;
};

export const Splash = ({ view, events }: SplashProps) => {
  const { t } = useTranslation(['duel', 'codes', 'telling', 'tiles']);
  const event = loudest(events);
  if (event === null || isStill()) return null;
  if (event.type === 'ended')
    return (
      <div className="splash" data-loud="nagari" aria-hidden="true">
        <strong>{t('splash.nagari')}</strong>
      </div>
    );
  const { character } = at(view.table, event.seat);
  const words =
    event.type === 'won'
      ? t(`splash.${event.way}`)
      : event.type === 'riichi-declared'
        ? t('splash.riichi')
        : skillText(t, event.skill);
  return (
    <div
      className="splash"
      data-loud={event.type}
      data-side={event.seat === view.seat ? 'own' : 'other'}
      aria-hidden="true"
    >
      <span className="splash-portrait">
        <Portrait character={character} expression={event.type === 'won' ? 'winning' : 'neutral'} />
      </span>
      <span className="splash-words">
        <strong>{words}</strong>
        {event.type === 'won' && (
          <small>{t('damage', { yaku: yakuText(t, event.yaku, event.variant), damage: event.damage })}</small>
        )}
      </span>
    </div>
  );
};
