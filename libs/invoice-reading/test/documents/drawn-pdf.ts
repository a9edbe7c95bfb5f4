interface More {
  /** Of the content's stream. */
  filter?: string;
  /** Beside the font `/F1`, which is Helvetica with the letters of Windows. */
  resources?: string;
  /** Objects of the file, the first of which is number 6. */
  objects?: (string | Buffer)[];
  catalog?: string;
  page?: string;
}

/** A PDF of one A4 page that these operators draw (ISO 32000-1, annex A). */
export function onePagePdf(operators: string | Buffer, more: More = {}): Buffer {
  const { filter, resources = '', objects = [], catalog = '', page = '' } = more;
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R
      /Resources << /Font << /F1 5 0 R >> ${resources} >> ${page} >>`,
    streamOf(operators, filter ? `/Filter ${filter}` : ''),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...objects,
  ]);
}

/** A stream object. */
export function streamOf(content: string | Buffer, dictionary = ''): Buffer {
  const bytes = Buffer.from(content as string, 'latin1');
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${dictionary} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
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
