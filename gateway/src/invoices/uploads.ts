import type { FastifyInstance } from 'fastify';
import { DomainError, invalid, type Storage } from '#platform';
import { UPLOAD_MAX_BYTES } from '#contracts';
import { UPLOADS_PATH } from '../http/hooks.js';
import { checked } from './file-beginning.js';
import type { Readable } from 'node:stream';

/**
 * The raw file of a signed upload URL, streamed to the store. Beside Nest's routes because the body must not be
 * parsed or held in memory; the signature in the URL is the permission, so no session is asked for.
 */
export function registerUploads(fastify: FastifyInstance, storage: Storage): void {
  void fastify.register((uploads, _options, done) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, payload, parsed) => parsed(null, payload));
    uploads.put<{ Params: { '*': string }; Querystring: Record<string, string> }>(
      `${UPLOADS_PATH}*`,
      { bodyLimit: UPLOAD_MAX_BYTES },
      async (request, reply) => {
        const key = storage.verifyUpload(request.params['*'], request.query);
        if (Number(request.headers['content-length']) > UPLOAD_MAX_BYTES) {
          throw new DomainError('too-large', 'File too large');
        }
        if (!request.body) throw invalid('The file is empty');
        // Nothing of a refused file is kept: the URL is as good as before.
        await storage.write(key, checked(request.body as Readable, key), UPLOAD_MAX_BYTES);
        return reply.status(204).send();
      },
    );
    done();
  });
}
