import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { securityHeaders } from '../http/security-headers.js';
import { isPage } from './is-page.js';

/**
 * Serves the built web client. Files with a hash in their name may be kept for ever; `/` is the landing page
 * (index.html), and any other path that may be a page's answers the application's, whose router knows it.
 */
export async function registerWebClient(fastify: FastifyInstance, root: string, uploads?: string): Promise<void> {
  if (!existsSync(join(root, 'app.html'))) return;
  await fastify.register((pages) => servePages(pages, root, uploads));
}

async function servePages(pages: FastifyInstance, root: string, uploads?: string): Promise<void> {
  await securityHeaders(pages, uploads);
  await pages.register(fastifyStatic, {
    root,
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  pages.get('/*', (request, reply) => {
    if (!isPage(request.url)) return reply.callNotFound();
    return reply.sendFile('app.html');
  });
}
