/** From whose seat the film is seen, and what else can be done with the record. */
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../routes.ts';
import { CopyButton } from '../../share/CopyButton.tsx';
import type { FilmFacts, Viewpoint } from '../../study/messages.ts';
import { CheckWallButton } from '../fair/CheckWallButton.tsx';
import { RecordTools } from '../records/RecordTools.tsx';

export interface ReplayHeadProps {
  readonly text: string;
  readonly id: string | null;
  readonly facts: FilmFacts;
  readonly viewpoint: Viewpoint;
  readonly isWide: boolean;
  /** The position on the table, as text. */
  position(): Promise<string>;
  onViewpoint(viewpoint: Viewpoint): void;
}

export const ReplayHead = ({
  text,
  id,
  facts,
  viewpoint,
  isWide,
  position,
  onViewpoint,
}: ReplayHeadProps) => {
  const { t } = useTranslation('records');
  const tools = (
    <RecordTools text={async () => text} id={id} name={facts.ruleset}>
      <CheckWallButton text={text} />
      <CopyButton label={t('copyPosition')} testId="copy-position" text={position} />
    </RecordTools>
  );
  return (
    <header className="replay-head">
      <a className="button" href={addressOf(...(id === null ? [] : ['records']))} data-testid="replay-back">
        <span aria-hidden="true">←</span>
        <span className={isWide ? undefined : 'sr-only'}>{t(id === null ? 'home' : 'title')}</span>
      </a>
      <label className="replay-viewpoint">
        {isWide && <span>{t('viewpoint')}</span>}
        <select
          className="field"
          data-testid="replay-viewpoint"
          aria-label={t('viewpoint')}
          value={String(viewpoint)}
          onChange={({ target }) => onViewpoint(viewpointOf(target.value))}
        >
          <option value="all">{t('allHands')}</option>
          {facts.players.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place, and two may have one name
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
          <option value="null">{t('spectator')}</option>
        </select>
      </label>
      {isWide ? (
        tools
      ) : (
        <details className="replay-more">
          <summary className="button" aria-label={t('more')}>
            ⋯
          </summary>
          <div className="card">{tools}</div>
        </details>
      )}
    </header>
  );
};

const viewpointOf = (value: string): Viewpoint =>
  value === 'all' ? 'all' : value === 'null' ? null : Number(value);
