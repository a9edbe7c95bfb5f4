import type { INestApplication } from '@nestjs/common';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { projectRoot } from '#platform';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The document that is committed beside the code; a test keeps it true. */
export const DOCUMENT_FILE = 'docs/openapi.json';

/** Swagger at /api/docs, the document at /api/docs-json. */
export function serveApiDocs(app: INestApplication): void {
  const file = join(projectRoot(), DOCUMENT_FILE);
  if (!existsSync(file)) return;
  SwaggerModule.setup('api/docs', app, () => JSON.parse(readFileSync(file, 'utf8')) as OpenAPIObject, {
    jsonDocumentUrl: 'api/docs-json',
  });
}
