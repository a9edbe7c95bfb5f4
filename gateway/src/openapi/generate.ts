import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { EnvironmentModule, projectRoot } from '#platform';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GatewayModule } from '../gateway.module.js';
import { buildDocument } from './document.js';
import { DOCUMENT_FILE } from './serve-api-docs.js';

class PreviewRoot {}

/** Writes the OpenAPI document, or with `--check` says whether the committed one is still true. Needs no server. */
async function main(): Promise<void> {
  const app = await NestFactory.create(
    { module: PreviewRoot, imports: [EnvironmentModule.with({}), GatewayModule] },
    new FastifyAdapter(),
    { preview: true, logger: ['error'] },
  );
  const metadata = (await import(join(projectRoot(), 'dist/openapi-metadata.js'))) as {
    default: () => Promise<Record<string, unknown>>;
  };
  await SwaggerModule.loadPluginMetadata(metadata.default);
  const text = `${JSON.stringify(buildDocument(app), null, 2)}\n`;
  const file = join(projectRoot(), DOCUMENT_FILE);
  if (!process.argv.includes('--check')) return writeFileSync(file, text);
  if (readFileSync(file, 'utf8') !== text) {
    console.error(`${DOCUMENT_FILE} is out of date: run npm run openapi`);
    process.exitCode = 1;
  }
}

await main();
