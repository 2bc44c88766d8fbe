/** The rule book of a game: in brief, in examples, and in full with a search. */
import type { GameId } from '@paiju/engine';
import { at, GAME_IDS, isGameId } from '@paiju/engine';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../looks/useMedia.ts';
import type { ScreenProps } from '../../routes.ts';
import { addressOf } from '../../routes.ts';
import { Blocks } from './Blocks.tsx';
import { Brief } from './Brief.tsx';
import { loadBook } from './books.ts';
import { Examples } from './Examples.tsx';
import type { Section } from './markdown.ts';
import { placesIn, searched } from './markdown.ts';
import './rules.css';

const RulesScreen = ({ rest }: ScreenProps) => {
  const { t } = useTranslation(['rules', 'common', 'tutorial']);
  const [ruleset = at(GAME_IDS, 0), place = ''] = rest;
  return (
    <main className="rules-page" data-testid="rules">
      <header className="row rules-head">
        <a className="button button-quiet" href={addressOf()}>
          ← {t('common:home')}
        </a>
        <nav className="row" aria-label={t('title')}>
          {GAME_IDS.map((id) => (
            <a
              key={id}
              className="button"
              href={addressOf('rules', id)}
              aria-current={id === ruleset ? 'page' : undefined}
            >
              {t(`common:game.${id}`)}
            </a>
          ))}
        </nav>
      </header>
      {isGameId(ruleset) ? (
        <Book key={ruleset} ruleset={ruleset} place={place} />
      ) : (
        <p role="alert">{t('tutorial:unknown')}</p>
      )}
    </main>
  );
};
export default RulesScreen;

const Book = ({ ruleset, place }: { readonly ruleset: GameId; readonly place: string }) => {
  const isBroad = useMedia('(width >= 64rem)');
  const { t } = useTranslation(['rules', 'common']);
  const [sections, setSections] = useState<readonly Section[] | null>(null);
  const [query, setQuery] = useState('');
  const lazyQuery = useDeferredValue(query);
  const isSearching = lazyQuery.trim() !== '';
  const found = searched(sections ?? [], lazyQuery);
  useEffect(() => {
    let isLeft = false;
    loadBook(ruleset).then((book) => !isLeft && setSections(book));
    return () => {
      isLeft = true;
    };
  }, [ruleset]);
  useEffect(() => {
    if (sections === null || place === '') return;
    const target = document.getElementById(place);
    target?.scrollIntoView({ block: target.tagName === 'SECTION' ? 'start' : 'center' });
    target?.setAttribute('data-wanted', '');
    return () => target?.removeAttribute('data-wanted');
  }, [sections, place]);
  return (
    <div className="rules-body">
      <nav className="rules-contents card" aria-label={t('contents')}>
        <label>
          {t('search')}
          <input
            className="field"
            type="search"
            data-testid="rules-search"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
        {isSearching && (
          <p className="soft" role="status">
            {found.length === 0 ? t('nothing') : t('found', { n: placesIn(found) })}
          </p>
        )}
        <details open={isBroad}>
          <summary>{t('contents')}</summary>
          <ol>
            {!isSearching && (
              <>
                <li>
                  <a href={addressOf('rules', ruleset, 'brief')}>{t('brief')}</a>
                </li>
                <li>
                  <a href={addressOf('rules', ruleset, 'examples')}>{t('examples')}</a>
                </li>
              </>
            )}
            {found.map(({ id, title }) => (
              <li key={id}>
                <a href={addressOf('rules', ruleset, id)}>{title}</a>
              </li>
            ))}
          </ol>
        </details>
        <a className="button button-strong" href={addressOf('learn', ruleset)}>
          {t('learn')}
        </a>
      </nav>
      <article className="book">
        {!isSearching && (
          <>
            <section id="brief" className="card">
              <h1>{t('briefOf', { game: t(`common:game.${ruleset}`) })}</h1>
              <Brief ruleset={ruleset} />
            </section>
            <section id="examples">
              <h2>{t('examples')}</h2>
              <Examples ruleset={ruleset} />
            </section>
          </>
        )}
        {sections === null ? (
          <p role="status">{t('loading')}</p>
        ) : (
          <>
            {t('bookLanguage') !== '' && <p className="soft">{t('bookLanguage')}</p>}
            <div lang="en">
              {found.map(({ id, title, blocks }) => (
                <section key={id} id={id}>
                  <h2>{title}</h2>
                  <Blocks ruleset={ruleset} blocks={blocks} />
                </section>
              ))}
            </div>
          </>
        )}
      </article>
    </div>
  );
};
