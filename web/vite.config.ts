import { env } from 'node:process';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './vite-compress.ts';
import { landing } from './vite-landing.ts';

/** Where `npm run dev:web` finds the API. */
const API = env.API_URL ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [react(), landing(), compress()],
  server: { proxy: { '/api': { target: API } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
  },
});
