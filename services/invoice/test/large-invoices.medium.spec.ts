import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buyer, Invoices } from './invoices.js';

/** As many as a file may have; written beside what was read, since reading so many takes a while. */
const LINES = 5000;

let invoices: Invoices;
beforeAll(async () => {
  invoices = await Invoices.open();
});
afterAll(() => invoices.close());

it('an invoice of thousands of lines is answered with all of them, whatever they may be in the catalogue', async () => {
  const me = buyer();
  const csv = 'SKU,Description,Qty,Unit Price,Line Total\nHX-08,Hex bolt M8,20,1.25,25.00\n';
  const { invoice, lineItems } = await invoices.read(me, Buffer.from(csv), 'csv');
  const { db } = invoices.service;
  const suggestion = { productId: 501, name: 'ж'.repeat(200), score: 0.5, reason: 'Has the words of the line' };
  await db.rows(
    `INSERT INTO invoice_line_items (invoice_id, position, description, confidence, suggestion)
     SELECT $1, n, 'Part ' || n, 1, $3 FROM generate_series(1, $2 - 1) n`,
    [invoice.id, LINES, JSON.stringify([1, 2, 3, 4, 5].map((productId) => ({ ...suggestion, productId })))],
  );
  const answered = await invoices.detail(me, invoice.id);
  const parts = Array.from({ length: LINES - 1 }, (_, i) => `Part ${i + 1}`);
  expect(answered.lineItems.map(({ description }) => description)).toEqual([lineItems[0]!.description, ...parts]);
});
