/**
 * `npm run bench -- invoices`: reading text against pdftotext, OCR against the bare call of its engine on the same
 * prepared picture, all of a photo against both engines, in turn (A B A B) in one run, and the memory of the worker on a long scan.
 * Ratios are what counts.
 */
import PDFDocument from 'pdfkit';
import { fork, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const SCAN_PAGES = 50;
/** Until Node has compiled what is called most. */
const TEXT_WARM_UPS = 4;
const GOALS = { text: 5, ocr: 1.3, bothEngines: 1.15, memoryMb: 600 };
const READING = '../dist/libs/invoice-reading/src/';
const READERS = `${READING}readers/`;

const ROWS = 30;
const dollars = (cents) => `$${(cents / 100).toFixed(2)}`;

/** An invoice of `pages` pages with 30 lines each, every one another. */
async function invoice(pages) {
  const document = new PDFDocument({ size: 'A4', margin: 40, autoFirstPage: false });
  for (let page = 0; page < pages; page++) {
    document.addPage().fontSize(9);
    const put = (x, y, text) => document.text(text, x, y, { lineBreak: false });
    put(40, 40, 'Northgate Fasteners Ltd, 12 Mill Road, Springfield');
    put(400, 40, 'Invoice Number: INV-20417');
    put(400, 54, 'Invoice Date: 17 March 2026');
    for (const [x, heading] of Object.entries({ 40: 'Description', 330: 'Qty', 400: 'Unit Price', 500: 'Amount' })) {
      put(Number(x), 110, heading);
    }
    for (let row = 0; row < ROWS; row++) {
      const [y, number] = [130 + row * 20, page * ROWS + row];
      const [quantity, cents] = [2 + (number % 7), 1250 + 7 * number];
      put(40, y, `Hex bolt M${(row % 20) + 3} x ${40 + number}, stainless, box of 100`);
      put(330, y, String(quantity));
      put(400, y, dollars(cents));
      put(500, y, dollars(quantity * cents));
    }
  }
  document.end();
  return buffer(document);
}

/** The same as pictures, one per page. */
async function scan(pages) {
  const { openRenderer } = await import(`${READERS}pdf-render.js`);
  const { pipelineOf } = await import(`${READERS}ocr/raster.js`);
  const renderer = await openRenderer(await invoice(1));
  const { picture } = await renderer.render(1);
  renderer.close();
  const jpeg = await pipelineOf(picture).jpeg({ quality: 70 }).toBuffer();
  const document = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false });
  const image = document.openImage(jpeg);
  for (let page = 0; page < pages; page++) document.addPage().image(image, 0, 0, { width: 595 });
  document.end();
  return { picture, jpeg, pdf: await buffer(document) };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function timed(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** What all threads of this process have spent, in milliseconds. */
async function spent(work) {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/** Medians of both in milliseconds, taken in turn after rounds that only warm up. */
async function inTurn(ours, theirs, { warmUps = 1, measured = timed } = {}) {
  const times = [[], []];
  for (let round = 0; round < warmUps + ROUNDS; round++) {
    for (const [side, work] of [ours, theirs].entries()) {
      const ms = await measured(work);
      if (round >= warmUps) times[side].push(ms);
    }
  }
  return times.map(median);
}

function row(name, ours, theirs, goal) {
  const ratio = (ours / theirs).toFixed(2);
  console.log(
    `${name.padEnd(34)}${ours.toFixed(1).padStart(10)} ms${theirs.toFixed(1).padStart(10)} ms${ratio.padStart(8)}${String(goal).padStart(8)}`,
  );
}

async function benchText(folder) {
  const { extractInvoice } = await import(`${READING}index.js`);
  if (spawnSync('pdftotext', ['-v']).error) {
    console.log('pdftotext is not installed (poppler-utils): nothing to compare the reading of text with');
    return;
  }
  for (const pages of [1, 10, 50]) {
    const bytes = await invoice(pages);
    const file = join(folder, `${pages}.pdf`);
    writeFileSync(file, bytes);
    const [ours, theirs] = await inTurn(
      () => extractInvoice(bytes),
      () => spawnSync('pdftotext', ['-layout', file, '-']),
      { warmUps: TEXT_WARM_UPS },
    );
    row(`text, per page of ${pages}: pdftotext`, ours / pages, theirs / pages, GOALS.text);
  }
}

async function benchOcr(picture, jpeg) {
  const { prepare } = await import(`${READERS}ocr/prepare.js`);
  const { readPrepared } = await import(`${READERS}ocr/read-grey-page.js`);
  const { toPgm } = await import(`${READERS}ocr/grey-picture.js`);
  const { LAYOUT } = await import(`${READERS}ocr/engine.js`);
  const { default: tesseract } = await import('tesseract.js');
  const model = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
  const worker = await tesseract.createWorker('eng', tesseract.OEM.LSTM_ONLY, {
    langPath: join(model, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  });
  const prepared = await prepare(picture);
  const pgm = toPgm(prepared.picture);
  const bare = () => worker.recognize(pgm, { tessedit_pageseg_mode: LAYOUT.page }, { text: false, blocks: true });
  const [ours, theirs] = await inTurn(() => readPrepared(prepared, 1, prepared.picture.width / 595), bare);
  row('OCR of a prepared page: tesseract.js', ours, theirs, GOALS.ocr);
  const [whole, again] = await inTurn(async () => readPrepared(await prepare(picture), 1, 0.25), bare);
  row('... with its preparation', whole, again, GOALS.ocr);
  const { lookOver } = await import(`${READERS}ocr/second-eye.js`);
  const extractor = await newExtractor();
  const both = async () => {
    await bare();
    await lookOver(prepared.picture, () => false);
  };
  const [cpu, bareCpu] = await inTurn(() => extractor.extract(jpeg), both, { measured: spent });
  row('CPU of a photo: both engines bare', cpu, bareCpu, GOALS.bothEngines);
  await extractor.onModuleDestroy();
  await worker.terminate();
}

async function newExtractor() {
  await import('reflect-metadata');
  const { Extractor } = await import('../dist/services/invoice/src/reading/extractor.js');
  const { ReadingConfig } = await import('../dist/services/invoice/src/reading/reading.config.js');
  return new Extractor(new ReadingConfig());
}

/** In a process of its own, so that the peak is the worker's alone. */
async function benchMemory(folder, pdf) {
  const file = join(folder, 'scan.pdf');
  writeFileSync(file, pdf);
  const child = fork(import.meta.filename, ['read', file]);
  const [{ status, ms, reason }, peakMb] = await new Promise((done) => {
    child.once('message', (message) => {
      const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024;
      done([message, peak]);
      child.kill();
    });
  });
  const took = `${(ms / 1000).toFixed(0)} s, ${status}${reason ? `: ${reason}` : ''}`;
  console.log(
    `${`peak memory, ${SCAN_PAGES}-page scan`.padEnd(34)}${peakMb.toFixed(0).padStart(10)} MB${' '.repeat(21)}${String(GOALS.memoryMb).padStart(8)}   (${took})`,
  );
}

async function readInChild(file) {
  const extractor = await newExtractor();
  const begun = performance.now();
  const { status, reason, warnings } = await extractor.extract(readFileSync(file));
  process.send({ status, ms: performance.now() - begun, reason: reason ?? warnings?.[0]?.message });
  setInterval(() => {}, 1000);
}

export async function benchInvoices() {
  const folder = mkdtempSync(join(tmpdir(), 'tradeyard-bench-'));
  try {
    console.log(
      `\n${ROUNDS} rounds, in turn; medians\n\n${''.padEnd(34)}${'ours'.padStart(13)}${'theirs'.padStart(13)}${'ratio'.padStart(8)}${'goal'.padStart(8)}`,
    );
    await benchText(folder);
    const { picture, jpeg, pdf } = await scan(SCAN_PAGES);
    await benchOcr(picture, jpeg);
    await benchMemory(folder, pdf);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[2] === 'read' && process.send) await readInChild(process.argv[3]);
