/**
 * `npm run golden`: writes an event's golden messages (libs/contracts/golden) from its typed examples. An event that
 * consumers of its version could not read any more is refused: raise the version instead.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const { EVENT_EXAMPLES } = await import('../dist/libs/contracts/src/golden/event-examples.js');
const { breaks, shapeOf } = await import('../dist/libs/contracts/src/golden/shape.js');

for (const { definition, payloads } of EVENT_EXAMPLES) {
  const file = join(ROOT, 'libs/contracts/golden', `${definition.subject}.v${definition.version}.json`);
  const broken = existsSync(file) ? breaks(shapeOf(JSON.parse(readFileSync(file, 'utf8'))), shapeOf(payloads)) : [];
  if (broken.length > 0) {
    console.error(`${definition.subject} v${definition.version}: ${broken.join('; ')}. Raise its version.`);
    process.exitCode = 1;
  } else writeFileSync(file, `${JSON.stringify(payloads, null, 2)}\n`);
}
