import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GetInvoiceMetrics, InvoiceProgressed, type PayloadOf } from '#contracts';
import { LiveEvents, NatsLink } from '#platform';
import { actor, until } from '#testing';
import { ReadingProgress } from '../src/reading/reading-progress.js';
import { printedInvoice, printedPdf } from '../../../libs/invoice-reading/test/documents/printed-pdf.js';
import { buyer, freshPdf, Invoices } from './invoices.js';

let invoices: Invoices;
const told: PayloadOf<typeof InvoiceProgressed>[] = [];
beforeAll(async () => {
  invoices = await Invoices.open();
  new LiveEvents(invoices.service.service.app.get(NatsLink)).listen(InvoiceProgressed, (progress) =>
    told.push(progress),
  );
});
afterAll(() => invoices.close());

it('the uploader is told live how many pages are read, and nothing remains of it afterwards', async () => {
  const me = buyer();
  const { invoice } = await invoices.read(me, await printedPdf(printedInvoice(), { pages: 12 }));
  const mine = await until(() => {
    const heard = told.filter(({ invoiceId }) => invoiceId === invoice.id);
    return heard.length > 0 && heard;
  }, 'progress to be heard');
  expect(mine[0]).toEqual({ invoiceId: invoice.id, userId: me.userId, page: expect.any(Number), of: 12 });
  expect(invoice.progress).toBeNull();
});

it('who asks while it is read is told the page', async () => {
  const me = buyer();
  const { invoice } = await invoices.read(me, await freshPdf());
  const { db } = invoices.service;
  await db.rows(`UPDATE uploaded_invoices SET extraction_status = 'processing' WHERE id = $1`, [invoice.id]);
  invoices.service.service.app.get(ReadingProgress).of(invoice.id, me.userId)(3, 12);
  await until(async () => (await invoices.detail(me, invoice.id)).invoice.progress !== null, 'progress to be written');
  expect((await invoices.detail(me, invoice.id)).invoice.progress).toEqual({ page: 3, of: 12 });
});

it('administrators alone are told how many invoices are in which state', async () => {
  const { db } = invoices.service;
  const ask = (role: string) => invoices.service.as(actor({ role })).send(GetInvoiceMetrics, {});
  const states = await db.rows<{ state: string; count: number }>(
    'SELECT extraction_status AS state, count(*)::int AS count FROM uploaded_invoices GROUP BY 1',
  );
  const of = (...names: string[]) =>
    states.filter(({ state }) => names.includes(state)).reduce((sum, { count }) => sum + count, 0);
  const { facts, queues } = await ask('admin');
  expect(facts).toEqual({
    processing: of('pending', 'processing'),
    completed: of('completed'),
    needsReview: of('needs_review'),
    failed: of('failed'),
  });
  expect(queues.map(({ name }) => name)).toEqual(['invoice', 'invoice-pictures']);
  await expect(ask('buyer')).rejects.toMatchObject({ kind: 'forbidden' });
});
