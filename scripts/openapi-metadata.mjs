/** What swc does not see: types and comments of DTO and controller files, for the OpenAPI document. */
import { PluginMetadataGenerator } from '@nestjs/cli/lib/compiler/plugins/plugin-metadata-generator.js';
import { ReadonlyVisitor } from '@nestjs/swagger/plugin';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
new PluginMetadataGenerator().generate({
  visitors: [
    new ReadonlyVisitor({
      introspectComments: true,
      classValidatorShim: true,
      esmCompatible: true,
      pathToSource: root,
    }),
  ],
  outputDir: root,
  filename: 'openapi-metadata.ts',
  tsconfigPath: 'gateway/tsconfig.openapi.json',
  printDiagnostics: false,
});
