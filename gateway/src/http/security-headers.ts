import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * What browsers may load into our pages: our own files, inline styles (antd writes them), and images of our own or by https.
 * `uploads` is where files go to that the store takes itself: without TLS on a developer's machine.
 * Applies to the routes of this scope; JSON answers need none of it but `nosniff`.
 */
export async function securityHeaders(pages: FastifyInstance, uploads?: string): Promise<void> {
  await pages.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        connectSrc: ["'self'", 'https:', ...(uploads ? [uploads] : [])],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'self'"],
        // The product may be served without TLS on a developer's machine.
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  });
}
