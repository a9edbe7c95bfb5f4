import { env } from 'node:process';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './vite-compress.ts';
import { landing } from './vite-landing.ts';

/** Where `npm run dev:web` finds the API. */
const API = env.API_URL ?? 'http://localhost:8080';

/**
 * Few files that many pages share, instead of one for each set of pages that share something. A group takes what its
 * modules import along, unless a group before it has it already; what no group takes is divided by Vite itself.
 */
const CHUNKS = [
  // What the landing page runs, which must not bring the application along.
  {
    name: 'theme',
    test: /src\/(lib\/(theme\/(theme-file|design-tokens|palette|preference)|store|local|media-queries)\.ts|features\/landing)|@fontsource/,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
  // Not main.tsx itself: a chunk that is shared must do nothing when it is loaded.
  { name: 'start', test: /src\/app\/(providers|router)\.tsx/ },
  { name: 'auth', test: /features\/auth\/pages\/auth\.page/ },
  { name: 'fields', test: /features\/auth\/components\/register-tab|node_modules\/antd\/es\/tabs\// },
  { name: 'shell', test: /app\/layouts\/application-layout/ },
  { name: 'kit', test: /src\/(kit\/(?!list\/|chart)|api\/|lib\/)/ },
  // Every list page; what a phone alone needs is asked for there.
  { name: 'lists', test: /src\/kit\/list\/(?!filter-sheet)/ },
].map((group, i, { length }) => ({ ...group, priority: length - i }));

export default defineConfig({
  plugins: [react(), landing(), compress()],
  server: { proxy: { '/api': { target: API } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
