/** The middle of the table: who and what, the wall as it shrinks, and what was turned over. */
import { useTranslation } from 'react-i18next';
import type { CentreSays } from '../telling/centre.ts';
import { tileName } from '../tiles/names.ts';
import type { FourScene } from './reading.ts';
import { placeOf } from './reading.ts';
import { WORDS } from './rivers.ts';
import { TableTile } from './TableTile.tsx';
import type { TableLayout } from './tableLayout.ts';
import type { Vars } from './vars.ts';
import { WallRing } from './WallRing.tsx';

interface Props {
  readonly scene: FourScene;
  readonly layout: TableLayout;
  readonly says: CentreSays;
}

/** What is said in more letters than `Your answer?` has is written smaller where there is little room. */
const SHORT = 14;
/** So many letters stand in a line between the arrows of a narrow centre. */
const SHORT_WORD = 6;
/** Lying down what was turned over stands beside the words. */
const TURNED_OVER = 62;
const wordsRoom = ({ specials }: FourScene, { field, isFlat }: TableLayout): number =>
  field.centre.width - (isFlat && specials !== null ? TURNED_OVER : 0);
const isLong = (now: string, width: number, isLow: boolean): boolean =>
  now.length > SHORT || isLow || (width < WORDS && now.split(' ').some(({ length }) => length > SHORT_WORD));

/** A line of small words, and what the wall and the number below them take. */
const LINE = 14;
const ROUND_IT = 28;
/** Where fewer lines than that fit, two large ones do not. */
const HIGH = 3;

/** So many lines fit: what is said longer than that stands in the log, and in the line below the table. */
const linesIn = ({ field, river, isFlat }: TableLayout, hasSpecials: boolean): number =>
  Math.max(
    1,
    Math.floor((field.centre.height - ROUND_IT - (hasSpecials && !isFlat ? river * 1.2 : 0)) / LINE),
  );

export const Centre = ({ scene, layout, says }: Props) => {
  const { t } = useTranslation('table');
  const { isSmall, field } = layout;
  const { wallSize, own, seats, specials, phase } = scene;
  const { seat, now, last, isYours } = says;
  const place = seat === null ? null : placeOf(seat, own, seats.length);
  const hasSpecials = specials !== null && phase.name !== 'choice';
  const lines = linesIn(layout, hasSpecials);
  const isLow = !layout.isFlat && lines < HIGH;
  const style: Vars = { ...field.centre, '--lines': `${lines}` };
  return (
    <section
      className="centre"
      data-turn={place ?? undefined}
      data-anchor="wall"
      aria-label={t('centre.label')}
      style={style}
    >
      <WallRing left={wallSize} total={scene.tiles} room={field.centre} />
      {place !== null && <span className={`centre-arrow centre-arrow-${place}`} aria-hidden="true" />}
      <div className="centre-facts">
        <span
          className="centre-now"
          data-yours={isYours || undefined}
          data-long={isLong(now, wordsRoom(scene, layout), isLow) || undefined}
          data-testid="turn-of"
        >
          {now}
        </span>
        {!isSmall && last !== null && last !== now && <span className="centre-last">{last}</span>}
        <span className="centre-count">
          <span data-testid="wall-count" title={t('centre.wall', { n: wallSize })}>
            {t('centre.left', { n: wallSize })}
          </span>
          {!isSmall && <span>{t('centre.round', { n: scene.round + 1 })}</span>}
        </span>
      </div>
      {hasSpecials && <SpecialTiles scene={scene} isSmall={isSmall} />}
    </section>
  );
};

const SpecialTiles = ({ scene, isSmall }: { readonly scene: FourScene; readonly isSmall: boolean }) => {
  const { t } = useTranslation('table');
  const { specials, ruleset } = scene;
  if (specials === null) return null;
  const { laizi, pizi, flip } = specials;
  const wildWhy = t('centre.wildWhy', { tile: tileName(t, ruleset, laizi) });
  return (
    <div className="specials" title={t('centre.flip', { tile: tileName(t, ruleset, flip) })}>
      <figure className="special special-wild" title={wildWhy}>
        <TableTile ruleset={ruleset} tile={laizi} state={wildWhy} />
        {!isSmall && <figcaption>{t('centre.wild')}</figcaption>}
      </figure>
      {pizi.length > 0 && (
        <figure
          className="special special-skins"
          title={pizi.map((tile) => t('centre.skinWhy', { tile: tileName(t, ruleset, tile) })).join(' ')}
        >
          <span className="special-tiles">
            {pizi.map((tile) => (
              <TableTile
                key={tile}
                ruleset={ruleset}
                tile={tile}
                state={t('centre.skinWhy', { tile: tileName(t, ruleset, tile) })}
              />
            ))}
          </span>
          {!isSmall && <figcaption>{t('centre.skins')}</figcaption>}
        </figure>
      )}
    </div>
  );
};
