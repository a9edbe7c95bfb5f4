import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { until } from '#testing';
import { printedInvoice, printedPdf, type Printed } from '../../../libs/invoice-reading/test/documents/printed-pdf.js';
import { buyer, Invoices } from './invoices.js';

/** This process answers requests and reads nothing; reading is done by processes of their own, from dist/. */
let invoices: Invoices;
const workers: ChildProcess[] = [];
beforeAll(async () => {
  invoices = await Invoices.open({ WORKERS: 'off' });
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await invoices.close();
});

function startWorker(): ChildProcess {
  const worker = spawn(process.execPath, [join(process.cwd(), 'dist/services/invoice/src/main.js')], {
    env: { ...invoices.service.environment, WORKERS: 'on', REQUESTS: 'off', OPS_PORT: '0', LOG_LEVEL: 'fatal' },
    stdio: 'inherit',
  });
  workers.push(worker);
  return worker;
}

/** Enough text on enough pages that its reading takes a while. */
const longInvoice = (): Promise<Buffer> => {
  const terms = Array.from({ length: 60 }, (_, row): Printed => [
    50,
    300 + row * 8,
    'All goods stay ours. '.repeat(4),
    6,
  ]);
  return printedPdf(printedInvoice({}, terms), { pages: 50 });
};

it('a worker that is killed while it reads loses nothing: another one takes its document up', async () => {
  const me = buyer();
  const { invoiceId } = await invoices.process(me, await longInvoice());
  expect((await invoices.detail(me, invoiceId)).invoice.extractionStatus).toBe('pending');

  const first = startWorker();
  await until(
    async () => (await invoices.detail(me, invoiceId)).invoice.extractionStatus === 'processing',
    'the first worker to begin',
    20_000,
  );
  first.kill('SIGKILL');
  expect((await invoices.detail(me, invoiceId)).invoice.extractionStatus).toBe('processing');

  startWorker();
  const { invoice, lineItems } = await until(
    async () => {
      const detail = await invoices.detail(me, invoiceId);
      return detail.invoice.extractionStatus === 'processing' ? undefined : detail;
    },
    'the second worker to read it',
    90_000,
  );
  expect(['completed', 'needs_review']).toContain(invoice.extractionStatus);
  expect(lineItems.length).toBeGreaterThan(0);
}, 150_000);
