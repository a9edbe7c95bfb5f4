import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UpdateInvoice } from '#contracts';
import { type Actor, Jobs } from '#platform';
import { until } from '#testing';
import { ReadingQueue } from '../src/reading/reading-queue.js';
import { picture, scannedPdf } from '../../../libs/invoice-reading/test/documents/picture.js';
import { printedInvoice, printedPdf } from '../../../libs/invoice-reading/test/documents/printed-pdf.js';
import { mailOf } from '../../../libs/invoice-reading/test/documents/mail.js';
import { buyer, freshPdf, Invoices } from './invoices.js';

const mailWith = (pdf: Buffer): Buffer => mailOf({ parts: [{ name: 'invoice.pdf', bytes: pdf }] });

const csv = (number: string): Buffer =>
  Buffer.from(`Invoice number,Date,SKU,Description,Quantity,Unit price,Line total
${number},2026-03-17,HB-8,Hex bolt M8,20,1.25,25.00
`);

let numbers = 0;
const freshWords = () => printedInvoice({ 'Invoice Number: INV-20417': `Invoice Number: INV-${90_000 + ++numbers}` });
const freshPicture = (): Promise<Buffer> => picture(freshWords());
const freshScan = (): Promise<Buffer> => scannedPdf(freshWords());

describe('pictures', () => {
  let invoices: Invoices;
  beforeAll(async () => {
    invoices = await Invoices.open();
  });
  afterAll(() => invoices.close());

  const whenRead = (who: Actor, id: number) =>
    until(
      async () => {
        const detail = await invoices.detail(who, id);
        return ['pending', 'processing'].includes(detail.invoice.extractionStatus) ? undefined : detail;
      },
      `invoice ${id} to be read`,
      60_000,
    );
  const row = async (id: number) =>
    (await invoices.service.db.row<{ needsOcr: boolean; tries: number; status: string }>(
      `SELECT needs_ocr AS "needsOcr", reading_tries AS tries, extraction_status AS status
       FROM uploaded_invoices WHERE id = $1`,
      [id],
    ))!;
  const queue = (name: string) => invoices.service.service.app.get(Jobs).queue(name);

  /** Of a text, which is read at once, it is said that it is a picture. */
  const takenForPicture = async (who: Actor): Promise<number> => {
    const { invoice } = await invoices.read(who, await freshPdf());
    await invoices.service.db.rows('UPDATE uploaded_invoices SET needs_ocr = true WHERE id = $1', [invoice.id]);
    return invoice.id;
  };
  const unread = async (id: number, age = '0 s'): Promise<void> => {
    await invoices.service.db.rows('DELETE FROM invoice_line_items WHERE invoice_id = $1', [id]);
    await invoices.service.db.rows(
      `UPDATE uploaded_invoices SET extraction_status = 'pending', updated_at = now() - $2::interval WHERE id = $1`,
      [id, age],
    );
  };
  const doneInQueue = async (name: string, job: string, id: number): Promise<number> => {
    const jobs = await (await queue(name)).getCompleted();
    return jobs.filter((one) => one.name === job && (one.data as { invoiceId: number }).invoiceId === id).length;
  };

  it('keep nothing else waiting: the others are read while one is', async () => {
    const me = buyer();
    const { invoiceId } = await invoices.process(me, await freshPicture(), 'png');
    const quick = [
      await invoices.process(me, await freshPdf()),
      await invoices.process(me, csv(`C-${++numbers}`), 'csv'),
      await invoices.process(me, mailWith(await freshPdf()), 'eml'),
    ];
    for (const { invoiceId: id } of quick) {
      expect((await whenRead(me, id)).invoice.extractionStatus).toMatch(/completed|needs_review/);
    }
    expect((await row(invoiceId)).status).toBe('processing');
    expect((await whenRead(me, invoiceId)).lineItems).toHaveLength(2);
  }, 120_000);

  it('in a PDF are found by looking at it, which costs no try', async () => {
    const me = buyer();
    const { invoiceId } = await invoices.process(me, await freshScan());
    expect((await row(invoiceId)).needsOcr).toBe(false);
    expect((await whenRead(me, invoiceId)).lineItems).toHaveLength(2);
    expect(await row(invoiceId)).toMatchObject({ needsOcr: true, tries: 1 });
    expect(await doneInQueue('invoice-pictures', 'extract-invoice', invoiceId)).toBe(1);
  }, 120_000);

  it('that were queued among the others before are handed over', async () => {
    const me = buyer();
    const id = await takenForPicture(me);
    await unread(id);
    await (await queue('invoice')).add('extract-invoice', { invoiceId: id });
    expect((await whenRead(me, id)).lineItems).toHaveLength(2);
    expect(await doneInQueue('invoice-pictures', 'extract-invoice', id)).toBe(1);
  });

  it('whose job was lost wait behind the others again', async () => {
    const me = buyer();
    const id = await takenForPicture(me);
    await unread(id, '3 minutes');
    const before = await doneInQueue('invoice', 'extract-invoice', id);
    await invoices.service.service.app.get(ReadingQueue).sweep();
    expect((await whenRead(me, id)).lineItems).toHaveLength(2);
    expect(await doneInQueue('invoice', 'extract-invoice', id)).toBe(before);
  });

  it('are learned from behind the others, too', async () => {
    const me = buyer();
    const id = await takenForPicture(me);
    await invoices.as(me).send(UpdateInvoice, { id, vendorName: 'Northgate Group' });
    await until(async () => (await doneInQueue('invoice-pictures', 'learn-layout', id)) > 0, 'it to be learned from');
    const { db } = invoices.service;
    expect(await db.rows('SELECT 1 FROM vendor_layouts WHERE uploaded_by = $1', [me.userId])).toHaveLength(1);
  });

  it('leave a long text that is read beside them its progress, in whatever call its thread was begun', async () => {
    const me = buyer();
    // The mail's thread is kept for the document after it.
    await invoices.read(me, mailWith(await freshPdf()), 'eml');
    const { invoiceId } = await invoices.process(me, await printedPdf(freshWords(), { pages: 40 }));
    await whenRead(me, invoiceId);
    const { db } = invoices.service;
    const told = await db.row('SELECT page_count AS pages FROM uploaded_invoices WHERE id = $1', [invoiceId]);
    expect(told).toEqual({ pages: 40 });
  }, 60_000);
});
