import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offlinePlugin } from './src/offline/plugin.ts';

/** The screen on which games are played, and what the tables of all games are made of. */
const PLAY =
  /[\\/](PlayScreen\.tsx|AtTable\.tsx|(hand|bar|calls|settlement|sound|telling|tiles|advice|motion|looks)[\\/](OwnHand\.tsx|use(Received|Refusal|Leaving|Voice|Flights|Room)\.ts|Face\.tsx|account\.ts|ActionBar\.tsx|Voices\.tsx|laidOver\.ts|Rows\.tsx|groups\.ts|four\.ts|sounds\.ts|actionTiles\.ts))$/;

/** The packages are bundled from their sources, through the "paiju-source" condition. */
export default defineConfig({
  // Relative addresses: the page works from any folder of any server.
  base: './',
  plugins: [react(), offlinePlugin()],
  resolve: { conditions: ['paiju-source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    manifest: true,
    // Every browser that runs this page knows modulepreload.
    modulePreload: { polyfill: false },
    // How long a plugin took is news for whoever works on the build, not for somebody who wants to play.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // What is always wanted together comes in one file: a file of its own for every few lines costs more than they do.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: 'play', test: PLAY, priority: 1 },
          ],
        },
      },
    },
  },
});
