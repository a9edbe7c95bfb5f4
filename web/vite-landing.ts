import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Connect, createServer, type Plugin } from 'vite';

type Renderer = typeof import('./src/features/landing/render.tsx');

/**
 * Two pages: `/` is index.html, the landing page, whose markup and colours are written here; every other address is
 * app.html, the application. The gateway serves them so, and the development server does too.
 */
export function landing(): Plugin {
  let root = '';
  return {
    name: 'landing',
    config: ({ root: folder = '.' }) => ({
      build: { rolldownOptions: { input: ['index.html', 'app.html'].map((file) => resolve(folder, file)) } },
    }),
    configResolved: (config) => {
      root = config.root;
    },
    configureServer: (server) => {
      server.middlewares.use(toApplication);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path }) {
        if (path !== '/index.html') return html;
        const { theme, style, markup, appearance } = await rendered(root);
        return html
          .replace('<html lang="en">', `<html lang="en" data-appearance="${appearance}">`)
          .replace('</head>', (tag) => `<style id="theme">${theme}</style><style>${style}</style>${tag}`)
          .replace('<div id="root">', (tag) => tag + markup);
      },
    },
  };
}

async function rendered(root: string) {
  const server = await createServer({
    root,
    configFile: false,
    plugins: [react()],
    server: { middlewareMode: true, ws: false, watch: null },
    // No browser asks this server: what it would make ready for one takes longer than the page.
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const { render } = (await server.ssrLoadModule('/src/features/landing/render.tsx')) as Renderer;
    return render(JSON.parse(await readFile(resolve(root, 'public/theme.json'), 'utf8')));
  } finally {
    await server.close();
  }
}

/** Addresses of the application, as opposed to files and the landing page. */
const toApplication: Connect.NextHandleFunction = (request, _response, next) => {
  const path = request.url?.split('?')[0] ?? '/';
  const isPage = request.headers.accept?.includes('text/html') && !/^\/(api|src|node_modules|@)|\.\w+$/.test(path);
  if (isPage && path !== '/') request.url = '/app.html';
  next();
};
