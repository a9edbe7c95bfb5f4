/**
 * `npm run golden`: writes the golden messages (libs/contracts/golden) of events and requests from their typed examples.
 * A change that those who know the present version would trip over is refused: define a new version instead.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const GOLDEN = resolve(import.meta.dirname, '../libs/contracts/golden');
const { EVENT_EXAMPLES } = await import('../dist/libs/contracts/src/golden/event-examples.js');
const { REQUEST_EXAMPLES } = await import('../dist/libs/contracts/src/golden/request-examples.js');
const { answerBreaks, eventBreaks, inputBreaks, shapeOf } = await import('../dist/libs/contracts/src/golden/shape.js');

const stale = new Set(readdirSync(GOLDEN));
for (const { definition, payloads } of EVENT_EXAMPLES) {
  update(`${definition.subject}.v${definition.version}.json`, payloads, (before, now) =>
    eventBreaks(shapeOf(before), shapeOf(now)),
  );
}
for (const { definition, messages } of REQUEST_EXAMPLES) {
  update(`${definition.subject}.json`, messages, (before, now) => [
    ...inputBreaks(shapeOf(before.inputs), shapeOf(now.inputs)),
    ...answerBreaks(shapeOf(before.answers), shapeOf(now.answers)),
  ]);
}
for (const file of stale) rmSync(join(GOLDEN, file));

function update(name, messages, breaks) {
  stale.delete(name);
  const file = join(GOLDEN, name);
  const text = JSON.stringify(messages, null, 2);
  const broken = existsSync(file) ? breaks(JSON.parse(readFileSync(file, 'utf8')), JSON.parse(text)) : [];
  if (broken.length > 0) {
    console.error(`${name}: ${broken.join('; ')}. Define a new version.`);
    process.exitCode = 1;
  } else writeFileSync(file, `${text}\n`);
}
