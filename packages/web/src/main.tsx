// First of all: every other style sheet builds on it and must be able to overrule it.
import './looks/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { PAGE_GAMES } from './games/index.ts';
import { offline } from './offline/offline.ts';
import { mountSprite } from './tiles/sprite.ts';
import { startWords } from './words/index.ts';

await startWords();
mountSprite(Object.values(PAGE_GAMES).map(({ art }) => art));
const page = document.getElementById('page');
if (page === null) throw new Error('the page has no #page');
createRoot(page).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
if (import.meta.env.PROD) void offline.start();
