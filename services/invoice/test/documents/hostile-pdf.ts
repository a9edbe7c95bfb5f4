import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDeflate } from 'node:zlib';

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
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    Buffer.concat([
      Buffer.from(`<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}

function pdfOf(objects: (string | Buffer)[]): Buffer {
  const parts = [Buffer.from('%PDF-1.5\n')];
  const offsets: number[] = [];
  for (const [index, body] of objects.entries()) {
    offsets.push(parts.reduce((sum, part) => sum + part.length, 0));
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n'));
  }
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`));
  parts.push(Buffer.from(`trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}
