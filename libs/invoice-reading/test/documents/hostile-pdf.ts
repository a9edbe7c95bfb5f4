import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDeflate } from 'node:zlib';
import { onePagePdf } from './drawn-pdf.js';

const MEGABYTE = 1024 * 1024;

/** A small PDF whose only page unpacks to so many megabytes of text operators. */
export async function zipBombPdf(megabytes: number): Promise<Buffer> {
  const operators = Buffer.alloc(MEGABYTE, '(aaaaaaaaaaaaaaaa) Tj 1 1 Td\n');
  function* page() {
    yield Buffer.from('BT /F1 9 Tf\n');
    for (let written = 0; written < megabytes; written++) yield operators;
    yield Buffer.from('\nET');
  }
  const content = await buffer(Readable.from(page()).pipe(createDeflate()));
  return onePagePdf(content, { filter: '/FlateDecode' });
}
