// First of all: every other style sheet builds on it and must be able to overrule it.
import './looks/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { offline } from './offline/offline.ts';
import { startWords } from './words/index.ts';

await startWords();
const page = document.getElementById('page');
if (page === null) throw new Error('the page has no #page');
createRoot(page).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
if (import.meta.env.PROD) void offline.start();
