/**
 * `node bench/papers/mutate.mjs FILES... [--out FILE.json]`: changes one thing at a time on every paper that is completed,
 * reads the paper again and lists the mutants that are completed as well, by what was changed. See README.md.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
const dist = '../../dist/libs/invoice-reading';
const [
  { readPdfText },
  { understandPages },
  { prove },
  { toExtractedInvoice },
  { isCentredIn, middle },
  { mutantsOf },
] = await Promise.all(
  [
    'src/readers/pdf-text.js',
    'src/understanding/understand-pages.js',
    'src/proof.js',
    'src/to-extracted-invoice.js',
    'src/page-model.js',
    'test/documents/mutations.js',
  ].map((path) => import(`${dist}/${path}`)),
);

const survivors = [];
let [papers, mutants] = [0, 0];
for (const file of positionals.flatMap(pdfsIn)) {
  const pages = await pagesOf(file);
  const paper = pages && read(pages);
  if (paper?.status !== 'completed') continue;
  papers++;
  for (const mutant of mutantsOf(pages, paper)) {
    mutants++;
    const again = read(mutant.pages);
    if (again.status === 'completed') survivors.push(describe(file, pages, paper, mutant, again));
  }
}
report();

function pdfsIn(path) {
  const files = statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];
  return files.filter((file) => file.endsWith('.pdf')).sort();
}

/** Null where the text layer is not what is read. */
async function pagesOf(file) {
  const { pages, attachments } = await readPdfText(readFileSync(file));
  return attachments.length > 0 || pages.some(({ scanned }) => scanned) ? null : pages;
}

function read(pages) {
  const draft = understandPages({ kind: 'pages', pages, attachments: [] });
  return toExtractedInvoice('pdf-text', pages, draft, prove(draft));
}

/** What was changed, what it had been read as, and whether that is read otherwise now. */
function describe(file, pages, paper, { kind, was, now, page, box }, again) {
  const row = pages
    .find(({ number }) => number === page)
    .words.filter((word) => Math.abs(middle(word.box) - middle(box)) < box.height / 2)
    .map(({ text }) => text)
    .join(' ');
  return {
    paper: basename(file, '.pdf'),
    kind,
    role: roleOf(paper, page, box),
    was,
    now,
    row,
    differs: differences(paper, again),
  };
}

/** The field, line value or amount that stands there; empty for what was read as nothing. */
function roleOf({ data }, page, box) {
  const isThere = (value) => value?.box && value.page === page && isCentredIn(box, value.box);
  const named = [
    ...Object.entries(data.fields).map(([name, value]) => [name, value]),
    ...data.lines.flatMap((line) => Object.entries(line).map(([name, value]) => [`line ${name}`, value])),
    ...data.amounts.map(({ kind, amount, explanation }) => [`${kind}: ${explanation}`, amount]),
  ];
  return named.findLast(([, value]) => isThere(value))?.[0] ?? '';
}

function differences(paper, again) {
  const fields = ['invoiceNumber', 'invoiceDate', 'vendorName', 'currency', 'totalAmount', 'taxAmount'];
  const ofLines = ({ lines }) =>
    JSON.stringify(lines.map(({ sku, quantity, unitPrice, lineTotal }) => [sku, quantity, unitPrice, lineTotal]));
  return [
    ...fields.filter((name) => paper[name] !== again[name]),
    ...(ofLines(paper) === ofLines(again) ? [] : ['lines']),
  ];
}

function report() {
  const classes = new Map();
  for (const one of survivors) {
    const name = `${one.kind} | ${one.role} | ${one.differs.join(' ')}`;
    classes.set(name, [...(classes.get(name) ?? []), one]);
  }
  console.log(`${papers} papers, ${mutants} mutants, ${survivors.length} completed`);
  for (const [name, some] of [...classes].sort((a, b) => b[1].length - a[1].length)) {
    console.log(
      `${String(some.length).padStart(5)} on ${new Set(some.map(({ paper }) => paper)).size} papers  ${name}`,
    );
  }
  if (values.out) writeFileSync(values.out, `${JSON.stringify(survivors, null, 1)}\n`);
}
