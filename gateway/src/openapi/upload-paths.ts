import type { OpenAPIObject } from '@nestjs/swagger';
import { UPLOAD_MAX_BYTES } from '#contracts';
import { errorsOf } from './errors.js';

/** The one route beside Nest's (see `invoices/uploads.ts`). */
export const UPLOAD_PATHS: OpenAPIObject['paths'] = {
  '/api/uploads/{key}': {
    put: {
      operationId: 'Uploads_put',
      tags: ['Invoices'],
      summary: 'Takes the raw file of a signed upload URL.',
      description:
        'The URL comes from `POST /api/invoices/upload-url` and is used as it is; its signature stands for the session. ' +
        'A file that does not begin like its extension is refused with 415, and the URL can be used again. ' +
        'Where files are kept in an S3 store, that URL points there instead.',
      security: [],
      parameters: [
        { name: 'key', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'expires', in: 'query', required: true, schema: { type: 'string' } },
        { name: 'signature', in: 'query', required: true, schema: { type: 'string' } },
      ],
      requestBody: {
        required: true,
        content: { '*/*': { schema: { type: 'string', format: 'binary', maxLength: UPLOAD_MAX_BYTES } } },
      },
      responses: { 204: { description: 'The file is kept.' }, ...errorsOf([400, 403, 404, 409, 413, 415, 503]) },
    },
  },
};
