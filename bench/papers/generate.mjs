/**
 * `node bench/papers/generate.mjs --designs open|closed|sealed --seed N --count 60 --out DIR [--pictures]`: invoices nobody has
 * seen, as PDFs with their truth, and beside each the same paper with one contradiction in it. See README.md.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { composeSet } from './compose.mjs';
import { openPrinter } from './print.mjs';
import { pictureOf } from './pictures.mjs';

const { values } = parseArgs({
  options: {
    designs: { type: 'string', default: 'open' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    out: { type: 'string' },
    pictures: { type: 'boolean', default: false },
  },
});
if (!values.out || !['open', 'closed', 'sealed'].includes(values.designs)) {
  console.error(
    'usage: node bench/papers/generate.mjs --designs open|closed|sealed --seed N --count N --out DIR [--pictures]',
  );
  process.exit(2);
}
const PICTURE_EVERY = 4;
const folder = (name) => {
  const path = join(values.out, name);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  return path;
};
const json = (value) => `${JSON.stringify(value, null, 1)}\n`;

const [files, truth, contradictions] = ['files', 'truth', 'contradictions'].map(folder);
const printer = await openPrinter();
const kinds = [];
const set = composeSet({ group: values.designs, seed: values.seed, count: Number(values.count) });
for (const [index, { name, paper, twin, truth: known, draw }] of set.entries()) {
  const pdf = await printer.print((room) => draw(paper, room));
  writeFileSync(join(files, `${name}.pdf`), pdf);
  writeFileSync(
    join(truth, `${name}.pdf.json`),
    json({ ...known, file: `${name}.pdf`, kind: 'pdf-text', variant: 'original' }),
  );
  const pictured = values.pictures && index % PICTURE_EVERY === 0;
  if (pictured) {
    const { file, variant } = await writePicture(files, name, pdf, index);
    writeFileSync(join(truth, `${file}.json`), json({ ...known, file, kind: 'image', variant }));
  }
  if (!twin) continue;
  const { kind, contradiction } = twin;
  const contradicting = await printer.print((room) => draw(twin.paper, room));
  writeFileSync(join(contradictions, `${name}.pdf`), contradicting);
  kinds.push({ file: `${name}.pdf`, kind, contradiction });
  if (pictured) {
    const { file } = await writePicture(contradictions, name, contradicting, index);
    kinds.push({ file, kind, contradiction });
  }
}
await printer.close();
writeFileSync(join(values.out, 'contradictions.json'), json(kinds));
console.log(`${set.length} papers and ${kinds.length} contradictions in ${values.out}`);

/** Writes a paper as a picture, too: {file, variant}. A paper and its twin are captured alike. */
async function writePicture(into, name, pdf, index) {
  const { extension, variant, bytes } = await pictureOf(pdf, `${values.seed}/${index}`);
  const file = `${name}__${variant}.${extension}`;
  writeFileSync(join(into, file), bytes);
  return { file, variant };
}
