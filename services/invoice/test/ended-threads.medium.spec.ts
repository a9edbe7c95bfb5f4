import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtFile } from '#platform';
import { picture } from '../../../libs/invoice-reading/test/documents/picture.js';
import { printedInvoice } from '../../../libs/invoice-reading/test/documents/printed-pdf.js';

/**
 * A process that gives a document up in the middle of each of the first calls into the second engine, whose library would
 * abort the process where its thread ended then.
 */
const GIVES_UP = `
  import 'reflect-metadata';
  import { readFileSync } from 'node:fs';
  import { setTimeout as pause } from 'node:timers/promises';
  const gates = [];
  const Memory = globalThis.SharedArrayBuffer;
  globalThis.SharedArrayBuffer = function (size) {
    const memory = new Memory(size);
    gates.push(new Int32Array(memory));
    return memory;
  };
  const { Extractor } = await import(process.env.EXTRACTOR);
  const bytes = readFileSync(process.env.PICTURE);
  for (let calls = 1; calls <= 4; calls++) {
    const extractor = new Extractor({ READING_TIMEOUT_MS: 60_000, READING_MEMORY_MB: 700 });
    const giveUp = new AbortController();
    const reading = extractor.extract(bytes, { signal: giveUp.signal }).catch((error) => error.message);
    const gate = gates.at(-1);
    const isHeld = async (held) => { while ((gate[0] === 1) !== held) await pause(1); };
    for (let call = 1; call < calls; call++) { await isHeld(true); await isHeld(false); }
    await isHeld(true);
    giveUp.abort();
    console.log(await reading);
  }
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ended-threads-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a document that is given up inside the second engine leaves the process as it was', async () => {
  const file = join(folder, 'invoice.png');
  writeFileSync(file, await picture(printedInvoice()));
  const child = spawn(process.execPath, ['--input-type=module', '--eval', GIVES_UP], {
    cwd: process.cwd(),
    env: {
      ...process.env,
      PICTURE: file,
      EXTRACTOR: builtFile('services/invoice/src/reading/extractor.js').toString(),
      NODE_OPTIONS: '',
    },
  });
  let said = '';
  child.stdout.on('data', (data) => (said += String(data)));
  child.stderr.on('data', (data) => (said += String(data)));
  const code = await new Promise((resolve) => child.once('exit', (status, signal) => resolve(status ?? signal)));
  expect([code, said.trim().split('\n')]).toEqual([0, Array(4).fill('Reading was aborted')]);
}, 120_000);
