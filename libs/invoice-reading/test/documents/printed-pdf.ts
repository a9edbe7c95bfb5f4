import { buffer } from 'node:stream/consumers';

/** [x, y, text] in points from the top left; a fourth value is the size. */
export type Printed = [x: number, y: number, text: string, size?: number];

/** Cells of one height, from the left; of small print, if nothing else is said. */
export const row = (y: number, cells: [x: number, text: string][], size = 8): Printed[] =>
  cells.map(([x, text]): Printed => [x, y, text, size]);

export interface PrintOptions {
  password?: string;
  /** A picture behind the text, over the whole page. */
  scan?: boolean;
  /** Files to put inside, by name. */
  attachments?: Record<string, string | Buffer>;
  pages?: number;
  /** A sign that is drawn, but that the font gives no letter for. */
  nameless?: string;
}

/** One grey pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** A PDF with exactly these words on each of its pages. */
export async function printedPdf(words: Printed[], options: PrintOptions = {}): Promise<Buffer> {
  // Most test files take only the words from here, and pdfkit is long to load.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({ size: 'A4', autoFirstPage: false, userPassword: options.password });
  if (options.nameless) withoutName(document, options.nameless);
  for (let page = 0; page < (options.pages ?? 1); page++) {
    document.addPage();
    if (options.scan) document.image(PIXEL, 0, 0, { width: 595, height: 842 });
    for (const [x, y, text, size = 10] of words) document.fontSize(size).text(text, x, y, { lineBreak: false });
  }
  for (const [name, content] of Object.entries(options.attachments ?? {})) {
    document.file(Buffer.from(content), { name });
  }
  document.end();
  return buffer(document);
}

/** The font says of the sign that it stands for a letter of nobody's alphabet. */
function withoutName(document: PDFKit.PDFDocument, sign: string): void {
  const code = sign.charCodeAt(0).toString(16).padStart(2, '0');
  const map = document.ref({});
  map.end(
    `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Custom def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <${code}> <E001> endbfchar
endcmap CMapName currentdict /CMap defineresource pop end end`,
  );
  const font = (
    document as unknown as { _font: { ref(): { data: Record<string, unknown>; end(): void } } }
  )._font.ref();
  const end = font.end.bind(font);
  font.end = () => {
    font.data['ToUnicode'] = map;
    end();
  };
}

/** A change of the small invoice below: its date is called no more than that. */
export const PLAINLY_DATED = { 'Invoice Date: 17 March 2026': 'Date: 17 March 2026' };

/** Both parties, number and date of a small invoice. */
export const HEAD: readonly Printed[] = [
  [50, 40, 'Northgate Fasteners Ltd', 14],
  [50, 60, '12 Mill Road, Springfield'],
  [340, 60, 'Invoice Number: INV-20417'],
  [340, 75, 'Invoice Date: 17 March 2026'],
  [50, 110, 'Bill to:'],
  [50, 124, 'Harbour Workshop Inc.'],
];

/** Of two lines that come to 185.00, below them. */
export const SUMS: readonly Printed[] = [
  [370, 330, 'Subtotal'],
  [480, 330, '$185.00'],
  [370, 345, 'VAT 10 %'],
  [480, 345, '$ 18.50'],
  [370, 360, 'Total'],
  [480, 360, '$203.50'],
];

/** Takes the sums off the printed invoice below. */
export const WITHOUT_SUMS = {
  ...{ Subtotal: null, '$185.00': null, 'Sales Tax 10%': null, '$18.50': null },
  ...{ Total: null, '$203.50': null },
};

/** A small invoice that is proved; a test adds to it, or changes what stands at a place by its text. */
export function printedInvoice(changes: Record<string, string | null> = {}, extra: Printed[] = []): Printed[] {
  const words: Printed[] = [
    ...HEAD,
    [50, 180, 'Description'],
    [300, 180, 'Qty'],
    [370, 180, 'Unit Price'],
    [480, 180, 'Amount'],
    [50, 200, 'Hex bolt M8'],
    [300, 200, '20'],
    [370, 200, '$1.25'],
    [480, 200, '$25.00'],
    [50, 220, 'Cordless drill'],
    [300, 220, '2'],
    [370, 220, '$80.00'],
    [480, 220, '$160.00'],
    [370, 250, 'Subtotal'],
    [480, 250, '$185.00'],
    [370, 265, 'Sales Tax 10%'],
    [480, 265, '$18.50'],
    [370, 280, 'Total'],
    [480, 280, '$203.50'],
  ];
  const changed = words.flatMap(([x, y, text, size]): Printed[] => {
    const now = text in changes ? (changes[text] ?? null) : text;
    return now === null ? [] : [[x, y, now, size]];
  });
  return [...changed, ...extra];
}
