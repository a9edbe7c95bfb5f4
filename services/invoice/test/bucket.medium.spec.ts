import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { CreateUploadUrl, GetInvoice, ProcessInvoice } from '#contracts';
import { closeAll, S3Store } from '#testing';
import { ExtractInvoiceJob, MAX_READING_TRIES } from '../src/reading/extract-invoice.job.js';
import { buyer, freshPdf, Invoices } from './invoices.js';

const SECRET = 'the secret key of this test run';
process.env.AWS_ACCESS_KEY_ID = 'test';
process.env.AWS_SECRET_ACCESS_KEY = SECRET;

const input = { fileName: 'a.pdf', fileType: 'application/pdf' };

describe('files in a bucket', () => {
  let store: S3Store;
  let invoices: Invoices;

  beforeAll(async () => {
    store = await S3Store.start(SECRET);
    invoices = await Invoices.open({ STORAGE_URL: `s3://bucket?endpoint=${store.endpoint}`, WORKERS: 'off' });
  });
  afterAll(() =>
    closeAll(
      () => invoices.close(),
      () => store.stop(),
    ),
  );

  it('go there straight, with the size that was told, and become invoices', async () => {
    const me = invoices.as(buyer());
    const pdf = await freshPdf();
    const { uploadURL, fileUrl } = await me.send(CreateUploadUrl, { fileExtension: 'pdf', fileSize: pdf.length });
    expect(uploadURL.startsWith(store.endpoint)).toBe(true);
    const put = async (body: Buffer): Promise<number> =>
      (await fetch(uploadURL, { method: 'PUT', body: new Uint8Array(body) })).status;
    expect(await put(Buffer.concat([pdf, pdf]))).toBe(403);
    await expect(me.send(ProcessInvoice, { ...input, fileUrl })).rejects.toMatchObject({ kind: 'conflict' });
    expect(await put(pdf)).toBe(200);
    const { invoiceId } = await me.send(ProcessInvoice, { ...input, fileUrl });
    expect((await me.send(GetInvoice, { id: invoiceId })).invoice).toMatchObject({ fileType: 'application/pdf' });
  });

  it('are waited for while the bucket is away: that counts neither as a try nor as a failure', async () => {
    const me = invoices.as(buyer());
    const pdf = await freshPdf();
    const { uploadURL, fileUrl } = await me.send(CreateUploadUrl, { fileExtension: 'pdf', fileSize: pdf.length });
    await fetch(uploadURL, { method: 'PUT', body: new Uint8Array(pdf) });
    const { invoiceId } = await me.send(ProcessInvoice, { ...input, fileUrl });
    const job = invoices.service.service.app.get(ExtractInvoiceJob);
    const context = { attempt: 5, lastAttempt: true, signal: new AbortController().signal };

    store.stop();
    for (let i = 0; i < MAX_READING_TRIES + 1; i++) {
      // `unavailable` is what makes the platform put the job back instead of using up its attempts.
      await expect(job.extract({ invoiceId }, context)).rejects.toMatchObject({ kind: 'unavailable' });
    }
    const waiting = await me.send(GetInvoice, { id: invoiceId });
    expect(waiting.invoice).toMatchObject({ extractionStatus: 'processing', failureReason: null });

    await store.startAgain();
    await job.extract({ invoiceId }, context);
    const { invoice, lineItems } = await me.send(GetInvoice, { id: invoiceId });
    expect(invoice).toMatchObject({ extractionStatus: 'completed' });
    expect(lineItems).toHaveLength(2);
  });

  it('come through the app when their size was not told', async () => {
    const me = invoices.as(buyer());
    const { uploadURL } = await me.send(CreateUploadUrl, { fileExtension: 'pdf' });
    expect(uploadURL).toMatch(/^\/api\/uploads\/.+\?expires=\d+&signature=/);
  });
});

describe('a bucket that takes connections and never answers', () => {
  let silent: Server;
  let invoices: Invoices;

  beforeAll(async () => {
    silent = createServer((socket) => socket.on('error', () => undefined).resume()).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    invoices = await Invoices.open({ STORAGE_URL: `s3://bucket?endpoint=http://127.0.0.1:${port}`, WORKERS: 'off' });
  });
  afterAll(() =>
    closeAll(
      () => invoices.close(),
      () => silent.close(),
    ),
  );

  it('makes processing unavailable and leaves the upload for another try', async () => {
    const me = invoices.as(buyer());
    const { fileUrl } = await me.send(CreateUploadUrl, { fileExtension: 'pdf', fileSize: 9 });
    await expect(me.send(ProcessInvoice, { ...input, fileUrl })).rejects.toMatchObject({ kind: 'unavailable' });
    const key = fileUrl.split('/').at(-1);
    expect(await invoices.service.db.rows('SELECT 1 FROM upload WHERE key = $1', [key])).toHaveLength(1);
  });
});
