import { describe, expect, it } from '@jest/globals';
import { printedInvoice, printedPdf, type Printed } from '../../test/documents/printed-pdf.js';
import type { Draft } from '../draft.js';
import type { Page } from '../page-model.js';
import { prove } from '../proof.js';
import { readPdfText } from '../readers/pdf-text.js';
import { understandPages } from '../understanding/understand-pages.js';
import { textLines } from '../understanding/text-lines.js';
import { learnLayout } from './learn-layout.js';
import { replayLayouts } from './replay-layout.js';
import type { Taught, VendorLayout } from './vendor-layout.js';

interface Paper {
  pages: Page[];
  draft: Draft;
}

const FOOTER: Printed[] = [
  [50, 780, 'VAT GB 123 456 789  www.northgate.example  accounts@northgate.example'],
  [50, 795, 'Northgate Fasteners Ltd, registered in England, all goods remain our property until paid'],
];

async function paper(changes: Record<string, string | null>, extra: Printed[] = []): Promise<Paper> {
  const reading = await readPdfText(await printedPdf(printedInvoice(changes, [...FOOTER, ...extra])));
  return { pages: reading.pages, draft: understandPages(reading) };
}

function learn({ pages, draft }: Paper, taught: Partial<Taught>): VendorLayout {
  const layout = learnLayout(pages.flatMap(textLines), draft, { skus: {}, ...taught });
  if (!layout) throw new Error('nothing was learned');
  return layout;
}

const replay = ({ pages, draft }: Paper, layout: VendorLayout): Draft => replayLayouts(draft, pages, [layout]);

/** The number under a name that no dictionary has. */
const unnamed = (number: string): Record<string, string> => ({ 'Invoice Number: INV-20417': `Vorgang: ${number}` });

describe('a number that a person found', () => {
  it('is read at the same label on the next invoice, with its place', async () => {
    const layout = learn(await paper(unnamed('7-2231')), { invoiceNumber: '7-2231' });
    const next = replay(await paper(unnamed('7-2298')), layout);
    expect(next.invoiceNumber).toMatchObject({ value: '7-2298', source: { page: 1 }, checks: ['learned-layout'] });
    expect(next.invoiceNumber!.source.box!.y).toBeCloseTo(60, -1);
  });

  it('is read below its label, too', async () => {
    const stacked = (number: string): Promise<Paper> =>
      paper({ 'Invoice Number: INV-20417': null }, [
        [340, 20, 'Vorgang'],
        [340, 34, number],
      ]);
    const layout = learn(await stacked('7-2231'), { invoiceNumber: '7-2231' });
    expect(replay(await stacked('7-2298'), layout).invoiceNumber?.value).toBe('7-2298');
  });

  it('is read at its place where nothing names it', async () => {
    const bare = (number: string): Promise<Paper> => paper({ 'Invoice Number: INV-20417': null }, [[450, 22, number]]);
    const layout = learn(await bare('7-2231'), { invoiceNumber: '7-2231' });
    expect(replay(await bare('7-2298'), layout).invoiceNumber?.value).toBe('7-2298');
  });

  it('is never carried over to an invoice that does not print one', async () => {
    const layout = learn(await paper(unnamed('7-2231')), { invoiceNumber: '7-2231' });
    const next = replay(await paper({ 'Invoice Number: INV-20417': null }), layout);
    expect(next.invoiceNumber).toBeNull();
  });

  it('is not taken for something of another pattern', async () => {
    const layout = learn(await paper(unnamed('7-2231')), { invoiceNumber: '7-2231' });
    expect(replay(await paper(unnamed('Meier, Kauffrau')), layout).invoiceNumber).toBeNull();
  });

  it('is not learned when it is not printed', async () => {
    const { pages, draft } = await paper({});
    expect(learnLayout(pages.flatMap(textLines), draft, { invoiceNumber: 'Z-1', skus: {} })).toBeNull();
  });
});

describe('the paper', () => {
  it('of another vendor is not taken for this one, though the same buyer stands on it', async () => {
    const buyer: Printed[] = [[50, 138, 'VAT GB 999 888 777']];
    const layout = learn(await paper(unnamed('7-2231'), buyer), { vendorName: 'Northgate' });
    const words = printedInvoice(
      {
        'Northgate Fasteners Ltd': 'Easterly Tools Inc',
        '12 Mill Road, Springfield': '9 Quay Street, Lakewood',
      },
      [...buyer, [50, 780, 'VAT GB 555 444 333  www.easterly.example']],
    );
    const reading = await readPdfText(await printedPdf(words));
    const draft = understandPages(reading);
    expect(replayLayouts(draft, reading.pages, [layout])).toBe(draft);
  });

  it('is known without tax number and domain only by its name', async () => {
    const plain = async (vendor: string): Promise<Paper> => {
      const reading = await readPdfText(await printedPdf(printedInvoice({ 'Northgate Fasteners Ltd': vendor })));
      return { pages: reading.pages, draft: understandPages(reading) };
    };
    const taught = { vendorName: 'Northgate Fasteners', currency: 'AUD' };
    const layout = learn(await plain('Northgate Fasteners Ltd'), taught);
    expect(layout.fingerprint.marks).toEqual([]);
    expect(replay(await plain('Northgate Fasteners Ltd'), layout).currency?.value).toBe('AUD');
    expect(replay(await plain('Easterly Fasteners Ltd'), layout).currency?.value).toBe('USD');
  });
});

describe('other things that a person settles', () => {
  it('the name of a vendor who stands only in a logo', async () => {
    const logoOnly = { 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null };
    const layout = learn(await paper(logoOnly), { vendorName: 'Northgate Group' });
    const next = replay(await paper(logoOnly), layout);
    expect(next.vendorName).toMatchObject({ value: 'Northgate Group', checks: ['learned-layout'] });
  });

  it('whether the vendor writes the day or the month first', async () => {
    const dated = (date: string): Promise<Paper> => paper({ 'Invoice Date: 17 March 2026': `Invoice Date: ${date}` });
    const layout = learn(await dated('05/03/2026'), { invoiceDate: '2026-03-05' });
    expect(replay(await dated('04/02/2026'), layout).invoiceDate?.value).toBe('2026-02-04');
    const american = learn(await dated('05/03/2026'), { invoiceDate: '2026-05-03' });
    expect(replay(await dated('04/02/2026'), american).invoiceDate?.value).toBe('2026-04-02');
  });

  it('which dollar it is, as long as the paper says no other', async () => {
    const first = await paper({});
    const layout = learn(first, { currency: 'AUD' });
    expect(replay(await paper({}), layout).currency?.value).toBe('AUD');
    const inEuro = await paper({}, [[50, 300, 'All amounts in EUR']]);
    expect(replay(inEuro, layout).currency?.value).not.toBe('AUD');
  });

  it('which column holds the code', async () => {
    const coded = (codes: [string, string]): Promise<Paper> =>
      paper({}, [
        [230, 200, codes[0]],
        [230, 220, codes[1]],
      ]);
    const layout = learn(await coded(['QX-81', 'QX-90']), { skus: { 0: 'QX-81' } });
    const next = replay(await coded(['QX-4410', 'RT-7']), layout);
    expect(next.lines.map(({ sku }) => sku?.value)).toEqual(['QX-4410', 'RT-7']);
    expect(next.lines[0]!.sku!.checks).toEqual(['learned-layout']);
  });
});

describe('learning never makes a wrong value right', () => {
  it('a learned total that the lines do not lead to stays in review', async () => {
    const withOther = (total: string): Promise<Paper> =>
      paper({ '$203.50': total }, [[370, 320, 'Account balance $999.99']]);
    const layout = learn(await withOther('$203.50'), { totalAmount: 99_999 });
    const next = replay(await withOther('$250.00'), layout);
    expect(prove(next).status).toBe('needs_review');
  });

  it('a plainly labelled number that differs from the one at the learned place is asked about', async () => {
    const layout = learn(await paper(unnamed('7-2231')), { invoiceNumber: '7-2231' });
    const next = replay(
      await paper({ 'Invoice Number: INV-20417': 'Invoice Number: 7-2298' }, [[50, 90, 'Vorgang: 7-1111']]),
      layout,
    );
    expect(next.doubts).toContainEqual({
      code: 'readings-differ',
      field: 'invoiceNumber',
      message: 'It may be “7-1111”, as on an earlier invoice of this vendor, or “7-2298”.',
    });
  });

  it('a plainly labelled date that differs from the one at the learned place is asked about', async () => {
    const dated = (label: string, date: string, extra: Printed[] = []): Promise<Paper> =>
      paper({ 'Invoice Date: 17 March 2026': `${label}: ${date}` }, extra);
    const layout = learn(await dated('Stand', '17 March 2026'), { invoiceDate: '2026-03-17' });
    const next = replay(await dated('Invoice Date', '20 April 2026', [[50, 90, 'Stand: 1 January 2026']]), layout);
    expect(prove(next).warnings.map(({ field }) => field)).toEqual(['invoiceDate']);
  });

  it('what a person said no to at its place is not asked about again', async () => {
    const both = (own: string, real: string): Promise<Paper> =>
      paper({ 'Invoice Number: INV-20417': `Invoice Number: ${own}` }, [[50, 90, `Vorgang: ${real}`]]);
    const layout = learn(await both('7-1', '9-2231'), { invoiceNumber: '9-2231' });
    const next = replay(await both('7-2', '9-2298'), layout);
    expect(next.invoiceNumber?.value).toBe('9-2298');
    expect(next.doubts).toEqual([]);
  });

  it('another company in the vendor’s place is asked about', async () => {
    const layout = learn(await paper({}), { vendorName: 'Northgate Group' });
    const same = replay(await paper({}), layout);
    expect(same.doubts).toEqual([]);
    const other = replay(await paper({ 'Northgate Fasteners Ltd': 'Northgate Factoring Ltd' }), layout);
    expect(other.doubts.map(({ field }) => field)).toEqual(['vendorName']);
  });

  it('an invoice of which nothing was known before is untouched', async () => {
    const { draft, pages } = await paper({});
    expect(replayLayouts(draft, pages, [])).toBe(draft);
  });
});
