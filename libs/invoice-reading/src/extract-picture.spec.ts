import { afterEach, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { picture, scannedPdf } from '../test/documents/picture.js';
import { printedInvoice, type Printed } from '../test/documents/printed-pdf.js';
import { extractInvoice } from './extract-invoice.js';
import type { ExtractedInvoice, FailedExtraction } from './extraction.js';

jest.setTimeout(60_000);

const read = async (bytes: Uint8Array) => (await extractInvoice(bytes)) as ExtractedInvoice;
const reasonOf = async (bytes: Uint8Array) => ((await extractInvoice(bytes)) as FailedExtraction).reason;

const RIGHT = {
  invoiceNumber: 'INV-20417',
  invoiceDate: '2026-03-17',
  currency: 'USD',
  totalAmount: 20_350,
  lines: [
    [20, 125, 2500],
    [2, 8000, 16_000],
  ],
};
const factsOf = ({ invoiceNumber, invoiceDate, currency, totalAmount, lines }: ExtractedInvoice) => ({
  ...{ invoiceNumber, invoiceDate, currency, totalAmount },
  lines: lines.map(({ quantity, unitPrice, lineTotal }) => [quantity, unitPrice, lineTotal]),
});

/** Where a point of an A4 page lies once the page is turned clockwise, grown by its corners and shown 595 points wide. */
function turned({ x, y }: { x: number; y: number }, degrees: number): { x: number; y: number } {
  const [width, height] = [595, 842];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [dx, dy] = [x - width / 2, y - height / 2];
  const [grownWidth, grownHeight] = [width * cos + height * sin, width * sin + height * cos];
  const scale = width / grownWidth;
  return {
    x: (dx * cos - dy * sin + grownWidth / 2) * scale,
    y: (dx * sin + dy * cos + grownHeight / 2) * scale,
  };
}

describe('Reading a picture', () => {
  it.each([
    { degrees: 0, format: 'gif' },
    { degrees: -1, format: 'webp' },
    { degrees: 3, format: 'jpeg' },
  ] as const)('%j: gives the lines and the head, each where it stands on the original', async (look) => {
    const invoice = await read(await picture(printedInvoice(), look));
    expect(invoice.lines).toHaveLength(2);
    expect(invoice.totalAmount).toBe(20_350);
    if (invoice.status === 'completed' || look.degrees === 0) expect(factsOf(invoice)).toEqual(RIGHT);
    // The page is 595 points wide, as the print was.
    const { box } = invoice.data.fields.totalAmount!;
    const expected = turned({ x: 480, y: 280 }, look.degrees);
    expect(Math.abs(box!.x - expected.x)).toBeLessThan(10);
    expect(Math.abs(box!.y - expected.y)).toBeLessThan(10);
  });

  it.each([90, 180, 270])('reads a page turned by %i°, and marks values where they stand on it', async (degrees) => {
    const invoice = await read(await picture(printedInvoice(), { degrees, width: degrees === 180 ? 1240 : 1754 }));
    expect(factsOf(invoice)).toEqual(RIGHT);
    // The middle of the total on the page shown 595 points wide.
    const { box } = invoice.data.fields.totalAmount!;
    const [x, y] = [box!.x + box!.width / 2, box!.y + box!.height / 2];
    const share = degrees === 180 ? 1 : 595 / 842;
    const [across, down] = [497 * share, 286 * share];
    const expected = { 90: [595 - down, across], 180: [595 - across, 842 - down], 270: [down, 420 - across] }[degrees]!;
    expect(Math.abs(x - expected[0]!)).toBeLessThan(12);
    expect(Math.abs(y - expected[1]!)).toBeLessThan(12);
  });

  it('does not take a table of like rows for a page on its side', async () => {
    const rows = Array.from({ length: 25 }, (_, row): Printed[] => [
      [50, 240 + row * 20, 'Hex bolt, stainless, box of 100'],
      [300, 240 + row * 20, '4'],
      [370, 240 + row * 20, '$12.50'],
      [480, 240 + row * 20, '$50.00'],
    ]).flat();
    const head = printedInvoice().filter(([, y]) => y < 240);
    // Without time for the second engine: what it prints does not add up.
    const page = await picture([...head, ...rows], { width: 1654 });
    const invoice = (await extractInvoice(page, { pagesWithinMs: 0 })) as ExtractedInvoice;
    expect(invoice.lines.length).toBeGreaterThan(20);
  });

  it('reads small values a second time beside a total in large letters', async () => {
    const words = printedInvoice().map(([x, y, text]): Printed => {
      if (text === 'Total') return [330, 300, text, 34];
      return text === '$203.50' ? [430, 300, text, 34] : [x, y, text, 8];
    });
    const invoice = await read(await picture(words));
    expect(invoice.warnings).toEqual([]);
    expect(factsOf(invoice)).toEqual(RIGHT);
  });
});

describe('What one engine does not prove', () => {
  /** The table's headings and rows. */
  const dark = { x: 40, y: 170, width: 540, height: 200 };

  it('is read by another: light text on dark, of which the first loses a figure', async () => {
    const invoice = await read(await picture(printedInvoice(), { dark }));
    expect(invoice.warnings).toEqual([]);
    expect(factsOf(invoice)).toEqual(RIGHT);
  });

  it('stays unproved where both read figures that do not agree, and is shown with both readings where they differ', async () => {
    const wrong = { '$203.50': '$213.50', 'Invoice Number: INV-20417': 'Invoice Number: S5B8-O0Q' };
    const { status, totalAmount, data } = await read(await picture(printedInvoice(wrong), { dark }));
    const { text, otherReading } = data.fields.invoiceNumber!;
    expect({ status, totalAmount, readings: [text, otherReading].sort() }).toEqual({
      status: 'needs_review',
      totalAmount: 21_350,
      readings: ['S5B8-00Q', 'S5B8-O0Q'],
    });
  });
});

describe('A name with letters that the first model has not learned', () => {
  it('is read with the model of the language of its country', async () => {
    const words = printedInvoice({ 'Northgate Fasteners Ltd': 'Nørgaard Værktøj ApS' });
    const mailed: Printed[] = [...words, [50, 75, 'faktura@norgaard.dk']];
    const { data } = await read(await picture(mailed));
    expect(data.fields.vendorName?.text).toBe('Nørgaard Værktøj ApS');
  });
});

describe('Reading a scanned PDF', () => {
  it('whose invisible text says another number is reviewed', async () => {
    const layer = printedInvoice({ 'Invoice Number: INV-20417': 'Invoice Number: INV-99999' });
    const invoice = await read(await scannedPdf(printedInvoice(), layer));
    expect(invoice.status).toBe('needs_review');
    expect(invoice.warnings.map(({ field }) => field)).toContain('invoiceNumber');
  });
});

describe('The time for the pages of a scan', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** As in a process that has been up for an hour. */
  const beLate = (): void => {
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + 3_600_000);
  };
  const readTwoPages = async (pagesWithinMs: number) => {
    const pages: number[] = [];
    const onPage = (page: number): unknown => pages.push(page);
    const scan = await scannedPdf(printedInvoice(), [], 2);
    const invoice = (await extractInvoice(scan, { onPage, pagesWithinMs })) as ExtractedInvoice;
    return { pages, codes: invoice.warnings.map(({ code }) => code), lines: factsOf(invoice).lines };
  };

  it('counts from the call, however long the process has been up', async () => {
    beLate();
    const { pages, codes, lines } = await readTwoPages(600_000);
    expect(pages).toEqual([1, 2]);
    expect(codes).not.toContain('unread-pages');
    expect(lines).toEqual([...RIGHT.lines, ...RIGHT.lines]);
  }, 120_000);

  it('once over leaves the later pages unread, and says so', async () => {
    const { pages, codes } = await readTwoPages(0);
    expect(pages).toEqual([1]);
    expect(codes).toContain('unread-pages');
  }, 120_000);
});

describe('A picture that is none', () => {
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'white' }, limitInputPixels: false });

  it('with too many pixels is told so at once', async () => {
    const bomb = await blank(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await reasonOf(bomb)).toContain('more than 36 million pixels');
  });

  it('that is a strip is told so', async () => {
    expect(await reasonOf(await blank(10_000, 2).png().toBuffer())).toContain('10000 × 2 pixels');
  });

  it('that is blank holds no text', async () => {
    expect(await reasonOf(await blank(800, 1000).png().toBuffer())).toContain('No text');
  });

  it.each(['png', 'jpeg', 'gif', 'webp'] as const)('that is a broken %s is damaged', async (format) => {
    const whole = await blank(800, 1000).toFormat(format).toBuffer();
    expect(await reasonOf(whole.subarray(0, whole.length / 2))).toMatch(/damaged|No text/);
  });
});
