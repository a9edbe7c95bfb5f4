import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { zipBombPdf } from '../../../libs/invoice-reading/test/documents/hostile-pdf.js';
import { buyer, Invoices } from './invoices.js';

let invoices: Invoices;
beforeAll(async () => {
  invoices = await Invoices.open({ READING_TIMEOUT_MS: '500', READING_MEMORY_MB: '4096' });
});
afterAll(() => invoices.close());

it('a document that takes too long to read is given up', async () => {
  const { invoice } = await invoices.read(buyer(), await zipBombPdf(100));
  expect(invoice).toMatchObject({
    extractionStatus: 'failed',
    failureReason: 'Reading the document took longer than 0.5 seconds.',
  });
});
