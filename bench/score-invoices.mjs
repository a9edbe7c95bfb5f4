/**
 * `npm run score -- FILES_DIR OUT_DIR [--context FILE.json]`: reads every file of a folder as the worker would, without servers, and writes
 * one `NAME.json` each, NAME with its ending: status, the header fields, the lines (cents), the reasons for a review and the milliseconds. The context is what a
 * buyer knows beforehand: {company, suppliers: []}, each a name or {name, aliases}.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { context: { type: 'string' } } });
const toPath = (path) => path && resolve(process.env.INIT_CWD ?? '.', path);
const [filesDir, outDir] = positionals.map(toPath);
if (!filesDir || !outDir) {
  console.error('usage: npm run score -- FILES_DIR OUT_DIR [--context FILE.json]');
  process.exit(2);
}
const knowledge = values.context && toKnowledge(JSON.parse(readFileSync(toPath(values.context), 'utf8')));
process.chdir(resolve(import.meta.dirname, '..'));
if (spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' }).status !== 0) process.exit(1);
await import('reflect-metadata');
const { Extractor } = await import('../dist/services/invoice/src/reading/extractor.js');
const { ReadingConfig } = await import('../dist/services/invoice/src/reading/reading.config.js');

const extractor = new Extractor(new ReadingConfig());
mkdirSync(outDir, { recursive: true });
for (const name of readdirSync(filesDir).sort()) {
  const bytes = readFileSync(join(filesDir, name));
  const begun = performance.now();
  const extraction = await extractor.extract(bytes, { knowledge });
  const ms = Math.round(performance.now() - begun);
  const result = inScorersForm(extraction, ms);
  writeFileSync(join(outDir, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
  console.log(
    `${name.padEnd(44)} ${extraction.status.padEnd(13)} ${String(ms).padStart(6)} ms  ${result.reasons[0] ?? ''}`,
  );
}

/** Names and aliases of both sides. */
function toKnowledge({ company, suppliers = [] }) {
  const namesOf = (party) =>
    !party ? [] : typeof party === 'string' ? [party] : [party.name, ...(party.aliases ?? [])].filter(Boolean);
  return { company: [company].flat().flatMap(namesOf), suppliers: suppliers.flatMap(namesOf) };
}

function inScorersForm(extraction, ms) {
  if (extraction.status === 'failed') return { status: 'failed', reasons: [extraction.reason], lineItems: [], ms };
  const { status, invoiceNumber, invoiceDate, vendorName, currency, totalAmount, taxAmount } = extraction;
  const header = { status, invoiceNumber, invoiceDate, vendorName, currency, totalAmount, taxAmount };
  const lineItems = extraction.lines.map(({ sku, description, quantity, unitPrice, lineTotal }) => ({
    ...{ sku, description, quantity, unitPrice, lineTotal },
  }));
  const notes = extraction.lines.flatMap(({ reviewNotes }) => reviewNotes ?? []);
  return { ...header, lineItems, reasons: [...extraction.warnings.map(({ message }) => message), ...notes], ms };
}
