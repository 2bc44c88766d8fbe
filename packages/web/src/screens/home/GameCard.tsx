/** A game to play: its picture, what it is, and the one button that deals. */
import type { GameId } from '@paiju/engine';
import { resolveOptions } from '@paiju/engine';
import { useTranslation } from 'react-i18next';
import { outlineOf } from '../../game/outlineOf.ts';
import { pageGame } from '../../games/index.ts';
import { namesFor, startGame } from '../../games/start.ts';
import { addressOf } from '../../routes.ts';
import type { Choice } from '../../store/choices.ts';
import { choices } from '../../store/choices.ts';
import { gameName, presetName } from '../../telling/optionWords.ts';
import { TileFace } from '../../tiles/TileFace.tsx';

export interface GameCardProps {
  readonly ruleset: GameId;
  readonly choice: Choice;
  readonly isLookedAt: boolean;
  /** Nothing was played or learnt here yet: the lesson is the main door. */
  readonly isFirst: boolean;
  onTable(): void;
}

export const GameCard = ({ ruleset, choice, isLookedAt, isFirst, onTable }: GameCardProps) => {
  const { t } = useTranslation(['home', 'presets', 'characters']);
  const title = `game-${ruleset}`;
  const { card, personal } = pageGame(ruleset);
  const [middle, edge] = card.cloth;
  const isPlayable = resolveOptions(outlineOf(ruleset).options, choice.preset, choice.changes).ok;
  const play = (): void => {
    choices.lookAt(ruleset);
    startGame({ ruleset, choice, names: namesFor(t, ruleset, choice) });
  };
  return (
    <article className="game" data-ruleset={ruleset} aria-labelledby={title}>
      <div
        className="game-picture felt"
        aria-hidden="true"
        style={{ '--cloth': middle, '--cloth-edge': edge } as React.CSSProperties}
      >
        {card.tiles.map((tile, i) => (
          <span key={tile} className="game-tile" style={{ '--place': i - 2 } as React.CSSProperties}>
            <TileFace ruleset={ruleset} tile={tile} />
          </span>
        ))}
      </div>
      <div className="game-words">
        <h2 id={title}>{gameName(t, ruleset)}</h2>
        <p className="game-scripts soft">{t(`home:otherNames.${ruleset}`)}</p>
        <p className="game-line">{t(`home:line.${ruleset}`)}</p>
        <p className="game-facts soft">{t(`home:facts.${ruleset}`)}</p>
      </div>
      <div className="game-doors">
        {isFirst && (
          <a
            className="button button-strong game-play"
            href={addressOf('learn', ruleset)}
            data-testid={`learn-${ruleset}`}
            aria-label={t('home:learnFirstGame', { game: gameName(t, ruleset) })}
          >
            {t('home:learnFirst')}
          </a>
        )}
        <button
          type="button"
          className={isFirst ? 'button' : 'button button-strong game-play'}
          data-testid={`play-${ruleset}`}
          // Beginning with what stands on the button, for those who speak to it.
          aria-label={t(isFirst ? 'home:playAtOnceGame' : 'home:playGame', { game: gameName(t, ruleset) })}
          disabled={!isPlayable}
          onClick={play}
        >
          {t(isFirst ? 'home:playAtOnce' : 'home:play')}
        </button>
        <button
          type="button"
          className="button button-quiet game-table"
          data-testid={`table-${ruleset}`}
          aria-expanded={isLookedAt}
          aria-controls="table-setup"
          onClick={onTable}
        >
          <span>
            {presetName(t, ruleset, choice.preset)}
            {Object.keys(choice.changes).some((name) => !personal.has(name)) && ' *'}
          </span>
          <span className="soft">{levelsText(t, choice)}</span>
        </button>
      </div>
    </article>
  );
};

const levelsText = (
  t: ReturnType<typeof useTranslation<['home', 'presets', 'characters']>>['t'],
  { bots }: Choice,
): string => {
  const [first = 'expert'] = bots;
  return bots.every((level) => level === first) ? t(`home:level.${first}`) : t('home:mixed');
};
