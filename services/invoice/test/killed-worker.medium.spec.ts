import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Actor } from '#platform';
import { until } from '#testing';
import { picture } from '../../../libs/invoice-reading/test/documents/picture.js';
import { printedInvoice, printedPdf, type Printed } from '../../../libs/invoice-reading/test/documents/printed-pdf.js';
import { buyer, freshPdf, Invoices } from './invoices.js';

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
    env: {
      ...invoices.service.environment,
      ...{ WORKERS: 'on', REQUESTS: 'off', OPS_PORT: '0', LOG_LEVEL: 'fatal', READING_TIMEOUT_MS: '80000' },
    },
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

const statusOf = async (who: Actor, id: number) => (await invoices.detail(who, id)).invoice.extractionStatus;

const whenRead = (who: Actor, id: number) =>
  until(
    async () => {
      const detail = await invoices.detail(who, id);
      return ['pending', 'processing'].includes(detail.invoice.extractionStatus) ? undefined : detail;
    },
    'the second worker to read it',
    90_000,
  );

it('a worker that is killed while it reads loses nothing: another one takes its document up', async () => {
  const me = buyer();
  const { invoiceId } = await invoices.process(me, await longInvoice());
  expect(await statusOf(me, invoiceId)).toBe('pending');

  const first = startWorker();
  await until(async () => (await statusOf(me, invoiceId)) === 'processing', 'the first worker to begin', 20_000);
  first.kill('SIGKILL');
  expect(await statusOf(me, invoiceId)).toBe('processing');

  const second = startWorker();
  const { invoice, lineItems } = await whenRead(me, invoiceId);
  expect(['completed', 'needs_review']).toContain(invoice.extractionStatus);
  expect(lineItems.length).toBeGreaterThan(0);
  second.kill('SIGKILL');
}, 150_000);

it('a picture is taken up as well, and keeps nothing waiting meanwhile', async () => {
  const me = buyer();
  const { invoiceId } = await invoices.process(me, await picture(printedInvoice()), 'png');
  const first = startWorker();
  await until(async () => (await statusOf(me, invoiceId)) === 'processing', 'the first worker to begin', 20_000);
  first.kill('SIGKILL');

  startWorker();
  const text = await invoices.process(me, await freshPdf());
  expect((await whenRead(me, text.invoiceId)).invoice.extractionStatus).toBe('completed');
  expect(await statusOf(me, invoiceId)).toBe('processing');
  expect((await whenRead(me, invoiceId)).lineItems).toHaveLength(2);
}, 150_000);
