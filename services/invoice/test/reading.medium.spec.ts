import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  CreateUploadUrl,
  GetInvoice,
  InvoiceExtracted,
  InvoiceFailed,
  InvoiceUploaded,
  ProcessInvoice,
  RetryInvoice,
} from '#contracts';
import { type Actor, Jobs } from '#platform';
import { until } from '#testing';
import { ExtractInvoiceJob } from '../src/reading/extract-invoice.job.js';
import { ReadingQueue } from '../src/reading/reading-queue.js';
import { DropFiles } from '../src/uploads/drop-files.js';
import { eInvoiceSpec } from '../../../libs/invoice-reading/test/documents/e-invoice-spec.js';
import { eInvoiceXml } from '../../../libs/invoice-reading/test/documents/e-invoice-xml.js';
import { zipBombPdf } from '../../../libs/invoice-reading/test/documents/hostile-pdf.js';
import { forwarded, mailOf } from '../../../libs/invoice-reading/test/documents/mail.js';
import { printedInvoice, printedPdf } from '../../../libs/invoice-reading/test/documents/printed-pdf.js';
import { buyer, freshPdf, Invoices } from './invoices.js';

describe('From upload to invoice', () => {
  let invoices: Invoices;
  beforeAll(async () => {
    invoices = await Invoices.open({ READING_MEMORY_MB: '256' });
  });
  afterAll(() => invoices.close());

  const eventsOf = (invoiceId: number) => ({
    uploaded: invoices.service.published(InvoiceUploaded).filter((event) => event.invoiceId === invoiceId),
    extracted: invoices.service.published(InvoiceExtracted).filter((event) => event.invoiceId === invoiceId),
    failed: invoices.service.published(InvoiceFailed).filter((event) => event.invoiceId === invoiceId),
  });

  it('a PDF is stored, queued, read and matched, and everybody who listens is told', async () => {
    const me = buyer();
    const { invoice, lineItems } = await invoices.read(me, await freshPdf());
    expect(invoice).toMatchObject({
      uploadedBy: me.userId,
      fileName: 'invoice.pdf',
      fileType: 'application/pdf',
      extractionStatus: 'completed',
      invoiceDate: '2026-03-17',
      vendorName: 'Northgate Fasteners Ltd',
      currency: 'USD',
      totalAmount: 20_350,
      taxAmount: 1850,
      failureReason: null,
      warnings: [],
      duplicateOf: null,
      lineCount: lineItems.length,
      importedCount: 0,
    });
    expect(invoice.extractedData).toMatchObject({ reader: 'pdf-text', equation: '185.00 + 18.50 = 203.50' });
    expect(lineItems).toMatchObject([
      {
        description: 'Hex bolt M8',
        quantity: 20,
        unitPrice: 125,
        lineTotal: 2500,
        productId: 501,
        needsReview: false,
        suggestion: [{ productId: 501, name: 'Hex bolt M8', score: 1, reason: 'Same name' }],
        importedAt: null,
      },
      { description: 'Cordless drill', quantity: 2, productId: null, suggestion: [] },
    ]);
    await invoices.service.waitForEvent(InvoiceExtracted, ({ invoiceId }) => invoiceId === invoice.id);
    expect(eventsOf(invoice.id)).toMatchObject({
      uploaded: [{ userId: me.userId, fileName: 'invoice.pdf' }],
      extracted: [{ userId: me.userId, status: 'completed', lineCount: 2, vendorName: 'Northgate Fasteners Ltd' }],
      failed: [],
    });
  });

  it('a CSV is read too', async () => {
    const csv = 'SKU,Description,Qty,Unit Price,Line Total\nHX-08,Hex bolt M8,20,1.25,25.00\nD,Drill,2,80,160\n';
    const { invoice, lineItems } = await invoices.read(buyer(), Buffer.from(csv), 'csv');
    expect(invoice).toMatchObject({ extractionStatus: 'needs_review', fileType: 'text/csv' });
    expect(lineItems).toHaveLength(2);
  });

  it('an electronic invoice is read too, other XML fails with the reason', async () => {
    const spec = eInvoiceSpec({ number: `E-${Date.now()}` });
    const { invoice, lineItems } = await invoices.read(buyer(), Buffer.from(eInvoiceXml(spec, 'ubl')), 'xml');
    expect(invoice).toMatchObject({ extractionStatus: 'completed', fileType: 'application/xml', totalAmount: 22_015 });
    expect(lineItems).toHaveLength(2);
    const other = await invoices.read(buyer(), Buffer.from('<?xml version="1.0"?><order/>'), 'xml');
    expect(other.invoice).toMatchObject({ extractionStatus: 'failed' });
    expect(other.invoice.failureReason).toContain('not an electronic invoice');
  });

  it('a catalogue that is away costs the suggestions, not the invoice', async () => {
    invoices.catalogueIsAway = true;
    const { invoice, lineItems } = await invoices.read(buyer(), await freshPdf());
    invoices.catalogueIsAway = false;
    expect(invoice.extractionStatus).toBe('completed');
    expect(lineItems[0]).toMatchObject({ productId: null, suggestion: [] });
  });

  describe('an e-mail', () => {
    const NO_INVOICE = 'There is no invoice in the email: no PDF, XML, CSV or picture of a page is attached.';
    const process = (me: Actor, bytes: Buffer) => invoices.process(me, bytes, 'eml');
    const pdfPart = async (name = 'invoice.pdf') => ({ name, type: 'application/pdf', bytes: await freshPdf() });

    it('becomes an invoice per file that came with it, each of which knows the mail', async () => {
      const me = buyer();
      const terms = { name: 'terms.docx', bytes: 'PK\x03\x04' };
      const parts = [await pdfPart('a.pdf'), terms, await pdfPart('../../b.pdf')];
      const answer = await process(me, mailOf({ subject: 'Two invoices', parts }));
      expect(answer).toEqual({
        invoiceId: answer.invoices![0]!.invoiceId,
        invoices: [
          { invoiceId: expect.any(Number), fileName: 'a.pdf' },
          { invoiceId: expect.any(Number), fileName: 'b.pdf' },
        ],
        leftOut: [{ fileName: 'terms.docx', reason: 'It is no PDF, XML, CSV or picture' }],
      });
      for (const { invoiceId, fileName } of answer.invoices!) {
        const { invoice } = await invoices.whenRead(me, invoiceId);
        expect(invoice).toMatchObject({ fileName, extractionStatus: 'completed', fileType: 'application/pdf' });
        expect(invoice.mail).toEqual({
          from: 'Anna Berg <anna@northgate.example>',
          subject: 'Two invoices',
          sentAt: '2026-03-17T08:30:00.000Z',
          leftOut: [{ fileName: 'terms.docx', reason: 'It is no PDF, XML, CSV or picture' }],
        });
        expect(eventsOf(invoiceId).uploaded).toMatchObject([{ userId: me.userId, fileName }]);
        const read = await invoices.service.waitForEvent(InvoiceExtracted, (event) => event.invoiceId === invoiceId);
        expect(read.leftOut).toEqual(['terms.docx']);
      }
    });

    it('again, or its file by itself, is the invoice of before', async () => {
      const me = buyer();
      const part = await pdfPart();
      const mail = mailOf({ parts: [part, part] });
      const { invoiceId, invoices: first } = await process(me, mail);
      expect(first).toEqual([{ invoiceId, fileName: 'invoice.pdf' }]);
      const again = { invoiceId, duplicate: true };
      expect(await process(me, mail)).toEqual({ ...again, invoices: [{ ...again, fileName: 'invoice.pdf' }] });
      expect(await invoices.process(me, part.bytes)).toEqual(again);
      const withNew = await process(me, mailOf({ parts: [part, await pdfPart('new.pdf')] }));
      expect(withNew.invoices![0]).toEqual({ ...again, fileName: 'invoice.pdf' });
      expect(withNew).toEqual({ invoiceId: withNew.invoices![1]!.invoiceId, invoices: withNew.invoices });
      expect((await process(buyer(), mail)).duplicate).toBeUndefined();
    });

    it('eight times at once is each invoice once, and the copies go', async () => {
      const me = buyer();
      const mail = mailOf({ parts: [await pdfPart('a.pdf'), await pdfPart('b.pdf')] });
      const { fileUrl } = await invoices.upload(me, mail, 'eml');
      const input = { fileUrl, fileName: 'mail.eml', fileType: 'message/rfc822' };
      const calls = Array.from({ length: 8 }, () => invoices.as(me).send(ProcessInvoice, input));
      const ids = (await Promise.all(calls)).map(({ invoiceId }) => invoiceId);
      expect(new Set(ids).size).toBeLessThanOrEqual(2);
      const { db } = invoices.service;
      const mine = 'uploaded_by = $1';
      const rows = await db.rows<{ key: string }>(`SELECT file_key AS key FROM uploaded_invoices WHERE ${mine}`, [
        me.userId,
      ]);
      expect(rows).toHaveLength(2);
      const left = await db.rows(`SELECT FROM upload WHERE ${mine} AND drop_after > now()`, [me.userId]);
      expect(left).toEqual([]);
      await invoices.service.service.app.get(DropFiles).dropDue();
      for (const { key } of rows) expect(await invoices.storage.stat(key)).toBeDefined();
    });

    it('without an invoice is refused with the reason, and nothing is kept', async () => {
      const me = buyer();
      await expect(process(me, mailOf())).rejects.toMatchObject({ kind: 'impossible', message: NO_INVOICE });
      await expect(process(me, forwarded(mailOf({ parts: [await pdfPart()] }), 4))).rejects.toMatchObject({
        kind: 'impossible',
        message: 'The email holds emails within emails more than 3 deep.',
      });
      await expect(process(me, await freshPdf())).rejects.toMatchObject({
        kind: 'unsupported',
        message: 'Invalid file type',
      });
      const rows = await invoices.service.db.rows('SELECT FROM uploaded_invoices WHERE uploaded_by = $1', [me.userId]);
      expect(rows).toEqual([]);
    });
  });

  it('a photo of a telephone in its own format is told apart', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    await expect(invoices.process(buyer(), heic, 'jpg')).rejects.toMatchObject({
      kind: 'unsupported',
      message: expect.stringContaining('this is a HEIC photo'),
    });
  });

  describe('uploads', () => {
    it('are refused by kind and size before they begin', async () => {
      const me = invoices.as(buyer());
      await expect(me.send(CreateUploadUrl, { fileExtension: 'exe' })).rejects.toMatchObject({
        kind: 'unsupported',
        message: 'Invalid file type',
      });
      await expect(
        me.send(CreateUploadUrl, { fileExtension: 'pdf', fileSize: 10 * 1024 ** 2 + 1 }),
      ).rejects.toMatchObject({
        kind: 'too-large',
        message: 'File too large',
      });
      await expect(me.send(CreateUploadUrl, { fileExtension: '.PDF' })).resolves.toBeDefined();
    });

    it('whose ending lies about the content are refused', async () => {
      const lie = { kind: 'unsupported', message: 'Invalid file type' };
      await expect(invoices.process(buyer(), Buffer.from('MZ\x90\0\x03'), 'pdf')).rejects.toMatchObject(lie);
      await expect(invoices.process(buyer(), await freshPdf(), 'csv')).rejects.toMatchObject(lie);
      await expect(invoices.process(buyer(), Buffer.from('a,b\n1,2'), 'png')).rejects.toMatchObject(lie);
      const me = buyer();
      const { fileUrl } = await invoices.upload(me, await freshPdf());
      const input = { fileUrl, fileName: 'invoice.csv', fileType: 'text/csv' };
      await expect(invoices.as(me).send(ProcessInvoice, input)).rejects.toMatchObject(lie);
    });

    it('are processed only when they have arrived, and only for whom they were made', async () => {
      const me = buyer();
      const input = { fileName: 'a.pdf', fileType: 'application/pdf' };
      const { fileUrl } = await invoices.as(me).send(CreateUploadUrl, { fileExtension: 'pdf' });
      await expect(invoices.as(me).send(ProcessInvoice, { ...input, fileUrl })).rejects.toMatchObject({
        kind: 'conflict',
        message: 'The file has not been uploaded yet',
      });
      const upload = await invoices.upload(me, await freshPdf());
      for (const url of [upload.fileUrl, '/api/uploads/../../etc/passwd', 'https://elsewhere.example/x.pdf', '']) {
        await expect(invoices.as(buyer()).send(ProcessInvoice, { ...input, fileUrl: url })).rejects.toMatchObject({
          kind: 'not-found',
        });
      }
    });

    it('that nobody processes are deleted after a day', async () => {
      const me = buyer();
      const { key } = await invoices.upload(me, await freshPdf());
      const dropFiles = invoices.service.service.app.get(DropFiles);
      await dropFiles.dropDue();
      expect(await invoices.storage.stat(key)).toBeDefined();
      await invoices.service.db.rows(`UPDATE upload SET drop_after = now() WHERE key = $1`, [key]);
      await dropFiles.dropDue();
      expect(await invoices.storage.stat(key)).toBeUndefined();
      expect(await invoices.service.db.rows('SELECT 1 FROM upload WHERE key = $1', [key])).toEqual([]);
    });
  });

  describe('duplicates', () => {
    it('the same bytes by the same user are the earlier invoice, and the copy goes', async () => {
      const me = buyer();
      const pdf = await freshPdf();
      const first = await invoices.process(me, pdf);
      const { fileUrl, key } = await invoices.upload(me, pdf);
      const input = { fileUrl, fileName: 'again.pdf', fileType: 'application/pdf' };
      expect(await invoices.as(me).send(ProcessInvoice, input)).toEqual({
        invoiceId: first.invoiceId,
        duplicate: true,
      });
      await invoices.service.service.app.get(DropFiles).dropDue();
      expect(await invoices.storage.stat(key)).toBeUndefined();
      await invoices.whenRead(me, first.invoiceId);
      expect(eventsOf(first.invoiceId).uploaded).toHaveLength(1);
    });

    it('the same bytes by another user are another invoice', async () => {
      const pdf = await freshPdf();
      const [mine, yours] = [await invoices.process(buyer(), pdf), await invoices.process(buyer(), pdf)];
      expect(yours.duplicate).toBeUndefined();
      expect(yours.invoiceId).not.toBe(mine.invoiceId);
    });

    it('of many calls at once, one makes the invoice', async () => {
      const me = buyer();
      const pdf = await freshPdf();
      const uploads = await Promise.all([1, 2, 3].map(() => invoices.upload(me, pdf)));
      const calls = [...uploads, ...uploads].map(({ fileUrl }) =>
        invoices.as(me).send(ProcessInvoice, { fileUrl, fileName: 'a.pdf', fileType: 'application/pdf' }),
      );
      const answers = await Promise.all(calls);
      expect(new Set(answers.map(({ invoiceId }) => invoiceId)).size).toBe(1);
      expect(answers.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
      const { invoice } = await invoices.whenRead(me, answers[0]!.invoiceId);
      await invoices.service.service.app.get(DropFiles).dropDue();
      const kept = await Promise.all(uploads.map(({ key }) => invoices.storage.stat(key)));
      expect(kept.filter(Boolean)).toHaveLength(1);
      expect(invoice.extractionStatus).toBe('completed');
    });

    it('a repeat under the same idempotency key gets the first answer', async () => {
      const me = buyer();
      const { fileUrl } = await invoices.upload(me, await freshPdf());
      const input = { fileUrl, fileName: 'a.pdf', fileType: 'application/pdf' };
      const send = () => invoices.as(me).send(ProcessInvoice, input, { idempotencyKey: 'once' });
      const first = await send();
      expect(first.duplicate).toBeUndefined();
      expect(await send()).toEqual(first);
    });

    it('a key that was answered with a duplicate is taken, too', async () => {
      const me = buyer();
      const { fileUrl } = await invoices.upload(me, await freshPdf());
      const input = { fileUrl, fileName: 'a.pdf', fileType: 'application/pdf' };
      const send = (fileName: string, idempotencyKey?: string) =>
        invoices.as(me).send(ProcessInvoice, { ...input, fileName }, { idempotencyKey });
      await send('a.pdf');
      expect((await send('a.pdf', 'taken')).duplicate).toBe(true);
      expect((await send('a.pdf', 'taken')).duplicate).toBe(true);
      await expect(send('b.pdf', 'taken')).rejects.toMatchObject({ kind: 'impossible' });
    });

    it('the same vendor and number in other bytes is told, and allowed', async () => {
      const me = buyer();
      const words = { 'Invoice Number: INV-20417': 'Invoice Number: INV-1' };
      const first = await invoices.read(me, await printedPdf(printedInvoice(words)));
      const second = await invoices.read(me, await printedPdf(printedInvoice(words, [[50, 700, 'Copy']])));
      expect(first.invoice.duplicateOf).toBeNull();
      expect(second.invoice.duplicateOf).toBe(first.invoice.id);
      const elsewhere = await invoices.read(buyer(), await printedPdf(printedInvoice(words)));
      expect(elsewhere.invoice.duplicateOf).toBeNull();
    });
  });

  describe('what cannot be read', () => {
    it.each([
      ['a password', () => printedPdf(printedInvoice(), { password: 'x' }), 'The PDF is protected by a password.'],
      ['damage', () => Buffer.from('%PDF-1.7 and nothing else'), 'The PDF is damaged and cannot be read.'],
      ['an empty file', () => Buffer.alloc(0), 'The file is empty.'],
    ])('fails for %s, with the reason', async (_what, make, reason) => {
      const me = buyer();
      const { invoice, lineItems } = await invoices.read(me, await make());
      expect(invoice).toMatchObject({ extractionStatus: 'failed', failureReason: reason });
      expect(lineItems).toEqual([]);
      await invoices.service.waitForEvent(InvoiceFailed, (event) => event.invoiceId === invoice.id);
      expect(eventsOf(invoice.id)).toMatchObject({ failed: [{ userId: me.userId, reason }], extracted: [] });
    });

    it('survives a PDF made to exhaust the memory, and goes on reading', async () => {
      const me = buyer();
      const { invoice } = await invoices.read(me, await zipBombPdf(400));
      expect(invoice.failureReason).toBe('The document needs more memory than one document may take.');
      expect((await invoices.read(me, await freshPdf())).invoice.extractionStatus).toBe('completed');
    });

    it('can be tried again', async () => {
      const me = buyer();
      const { invoice } = await invoices.read(me, Buffer.from(`%PDF-1.7 broken ${me.userId}`));
      const retried = await invoices.as(me).send(RetryInvoice, { id: invoice.id });
      // The worker may already have taken it up.
      expect(['pending', 'processing']).toContain(retried.extractionStatus);
      expect(retried.failureReason).toBeNull();
      expect((await invoices.whenRead(me, invoice.id)).invoice.extractionStatus).toBe('failed');
      await until(() => eventsOf(invoice.id).failed.length === 2, 'the second failure to be told');
      const completed = await invoices.read(me, await freshPdf());
      await expect(invoices.as(me).send(RetryInvoice, { id: completed.invoice.id })).rejects.toMatchObject({
        kind: 'conflict',
      });
    });

    it('a retry that did not reach the queue does so when it is repeated', async () => {
      const me = buyer();
      const { invoice } = await invoices.read(me, Buffer.from(`%PDF-1.7 broken ${me.userId}`));
      await invoices.service.db.rows(
        `UPDATE uploaded_invoices SET extraction_status = 'pending', failure_reason = NULL WHERE id = $1`,
        [invoice.id],
      );
      await invoices.as(me).send(RetryInvoice, { id: invoice.id });
      expect((await invoices.whenRead(me, invoice.id)).invoice.extractionStatus).toBe('failed');
    });

    it('a file that was changed after it was uploaded is not read', async () => {
      const me = buyer();
      const { fileUrl, key } = await invoices.upload(me, await freshPdf());
      const input = { fileUrl, fileName: 'a.pdf', fileType: 'application/pdf' };
      const { invoiceId } = await invoices.as(me).send(ProcessInvoice, input);
      await invoices.whenRead(me, invoiceId);
      await invoices.service.db.rows(
        `UPDATE uploaded_invoices SET extraction_status = 'pending', sha256 = repeat('0', 64) WHERE file_key = $1`,
        [key],
      );
      await invoices.service.service.app.get(ReadingQueue).add(invoiceId);
      expect((await invoices.whenRead(me, invoiceId)).invoice.failureReason).toContain('was changed');
    });

    it('when the file is gone, the last try says so in words', async () => {
      const me = buyer();
      const { invoice } = await invoices.read(me, Buffer.from(`%PDF-1.7 broken ${me.userId}`));
      await invoices.service.db.rows(
        `UPDATE uploaded_invoices SET extraction_status = 'pending', failure_reason = NULL, file_key = 'gone'
         WHERE id = $1`,
        [invoice.id],
      );
      const job = invoices.service.service.app.get(ExtractInvoiceJob);
      const signal = new AbortController().signal;
      const extract = (attempt: number) =>
        job.extract({ invoiceId: invoice.id }, { attempt, lastAttempt: attempt === 5, signal });
      await expect(extract(1)).rejects.toThrow();
      expect((await invoices.detail(me, invoice.id)).invoice.extractionStatus).toBe('processing');
      await expect(extract(5)).rejects.toThrow();
      expect((await invoices.detail(me, invoice.id)).invoice).toMatchObject({
        extractionStatus: 'failed',
        failureReason: expect.stringContaining('went wrong on our side'),
      });
      const reopen = () => invoices.service.db.transaction((tx) => job.reopen(tx, { invoiceId: invoice.id }));
      expect([await reopen(), await reopen()]).toEqual([true, false]);
      expect((await invoices.detail(me, invoice.id)).invoice).toMatchObject({
        extractionStatus: 'pending',
        failureReason: null,
      });
    });

    it('what keeps killing its reader is given up', async () => {
      const me = buyer();
      const { invoiceId } = await invoices.process(me, await freshPdf());
      await invoices.whenRead(me, invoiceId);
      await invoices.service.db.rows(
        `UPDATE uploaded_invoices SET extraction_status = 'processing', reading_tries = 12 WHERE id = $1`,
        [invoiceId],
      );
      await invoices.service.service.app.get(ReadingQueue).add(invoiceId);
      expect((await invoices.whenRead(me, invoiceId)).invoice.extractionStatus).toBe('failed');
    });
  });

  it('a vendor who is the only connected supplier of that name is the invoice’s supplier', async () => {
    invoices.suppliers.push({ id: 71, name: 'NORTHGATE FASTENERS' }, { id: 72, name: 'Northgate' });
    const { invoice } = await invoices.read(buyer(), await freshPdf());
    expect(invoice).toMatchObject({ vendorName: 'Northgate Fasteners Ltd', supplierId: 71 });
    invoices.suppliers.push({ id: 73, name: 'Northgate Fasteners Inc' });
    expect((await invoices.read(buyer(), await freshPdf())).invoice.supplierId).toBeNull();
    invoices.suppliers.length = 0;
  });

  it('a vendor whose name has no heading is certain when it is a connected supplier', async () => {
    const unlabelled = { 'Bill to:': null, 'Harbour Workshop Inc.': null };
    expect((await invoices.read(buyer(), await freshPdf(unlabelled))).invoice.extractionStatus).toBe('needs_review');
    invoices.suppliers.push({ id: 71, name: 'Northgate Fasteners' });
    expect((await invoices.read(buyer(), await freshPdf(unlabelled))).invoice.extractionStatus).toBe('completed');
    invoices.suppliers.length = 0;
  });

  it('reading twice at once counts once', async () => {
    const me = buyer();
    const { invoiceId } = await invoices.process(me, await freshPdf());
    await invoices.whenRead(me, invoiceId);
    await invoices.service.db.rows('DELETE FROM invoice_line_items WHERE invoice_id = $1', [invoiceId]);
    await invoices.service.db.rows(`UPDATE uploaded_invoices SET extraction_status = 'pending' WHERE id = $1`, [
      invoiceId,
    ]);
    const job = invoices.service.service.app.get(ExtractInvoiceJob);
    const context = { attempt: 1, lastAttempt: false, signal: new AbortController().signal };
    await Promise.all([job.extract({ invoiceId }, context), job.extract({ invoiceId }, context)]);
    expect((await invoices.detail(me, invoiceId)).lineItems).toHaveLength(2);
    await until(() => eventsOf(invoiceId).extracted.length === 2, 'one event per reading that counted');
    // Events come in the order of their commits: what follows this one would have come before.
    const { invoice: next } = await invoices.read(me, await freshPdf());
    await until(() => eventsOf(next.id).extracted.length === 1, 'the event of a later reading');
    expect(eventsOf(invoiceId).extracted).toHaveLength(2);
  });

  it('an invoice whose job was lost is found again', async () => {
    const me = buyer();
    const { invoiceId } = await invoices.process(me, await freshPdf());
    await invoices.whenRead(me, invoiceId);
    await invoices.service.db.rows('DELETE FROM invoice_line_items WHERE invoice_id = $1', [invoiceId]);
    const forget = (age: string) =>
      invoices.service.db.rows(
        `UPDATE uploaded_invoices SET extraction_status = 'pending', updated_at = now() - $2::interval WHERE id = $1`,
        [invoiceId, age],
      );
    const queue = await invoices.service.service.app.get(Jobs).queue('invoice');
    const readingQueue = invoices.service.service.app.get(ReadingQueue);
    await forget('30 seconds');
    await readingQueue.sweep();
    const waiting = await queue.getJobs(['waiting', 'active', 'delayed']);
    expect(waiting.filter(({ data }) => (data as { invoiceId: number }).invoiceId === invoiceId)).toEqual([]);
    await forget('3 minutes');
    await readingQueue.sweep();
    expect((await invoices.whenRead(me, invoiceId)).invoice.extractionStatus).toBe('completed');
  });

  it('who uploads many waits behind who uploads one', async () => {
    const [busy, other] = [buyer(), buyer()];
    const queue = await invoices.service.service.app.get(Jobs).queue('invoice');
    await queue.pause();
    const ids: number[] = [];
    for (const who of [busy, busy, other]) ids.push((await invoices.process(who, await freshPdf())).invoiceId);
    const waiting = await queue.getJobs(['waiting', 'prioritized']);
    const priorityOf = (invoiceId: number) =>
      waiting.find(({ data }) => (data as { invoiceId: number }).invoiceId === invoiceId)?.opts.priority ?? 0;
    expect(ids.map(priorityOf)).toEqual([0, 1, 0]);
    await queue.resume();
    for (const [at, who] of [busy, busy, other].entries()) await invoices.whenRead(who, ids[at]!);
  });

  it('an invoice that did not reach the queue does so when the call is repeated, with its key or without', async () => {
    const me = buyer();
    const { fileUrl } = await invoices.upload(me, await freshPdf());
    const input = { fileUrl, fileName: 'a.pdf', fileType: 'application/pdf' };
    const withKey = { idempotencyKey: randomUUID() };
    const { invoiceId } = await invoices.as(me).send(ProcessInvoice, input, withKey);
    await invoices.whenRead(me, invoiceId);
    for (const options of [withKey, {}]) {
      await invoices.service.db.rows('DELETE FROM invoice_line_items WHERE invoice_id = $1', [invoiceId]);
      await invoices.service.db.rows(`UPDATE uploaded_invoices SET extraction_status = 'pending' WHERE id = $1`, [
        invoiceId,
      ]);
      expect(await invoices.as(me).send(ProcessInvoice, input, options)).toMatchObject({ invoiceId });
      expect((await invoices.whenRead(me, invoiceId)).lineItems).toHaveLength(2);
    }
  });

  it('is nobody else’s to see', async () => {
    const { invoice } = await invoices.read(buyer(), await freshPdf());
    await expect(invoices.as(buyer()).send(GetInvoice, { id: invoice.id })).rejects.toMatchObject({
      kind: 'not-found',
    });
    await expect(invoices.service.anonymous.send(GetInvoice, { id: invoice.id })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });
});
