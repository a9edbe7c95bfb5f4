import { expect } from '@jest/globals';
import { until } from '#testing';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { printedInvoice, printedPdf } from '../../libs/invoice-reading/test/documents/printed-pdf.js';
import { allPages, sorted } from './all-pages.js';
import { type Person, signUp, type TestProduct } from './product.js';
import { SteadyLoad } from './steady-load.js';

/** Less than one process can read, so that no queue builds up that has to be waited for in the end. */
const BETWEEN_UPLOADS_MS = 2000;
/** Reading needs the processor more than its watcher does. */
const LOOK_MS = 500;
const LINES_A_PAGE = 2;

interface Listed {
  id: number;
  extractionStatus: string;
}

/**
 * A buyer who uploads invoices, each insisted on until it is accepted. What was accepted must be read in the end, and
 * told of once.
 */
export class InvoiceLoad extends SteadyLoad {
  /** How many lines each has. */
  private readonly accepted = new Map<number, number>();
  private documents = 0;

  private constructor(private readonly buyer: Person) {
    super(BETWEEN_UPLOADS_MS);
  }

  static async prepare(product: TestProduct): Promise<InvoiceLoad> {
    return new InvoiceLoad(await signUp(product.url, 'buyer', 'Harbour Workshop'));
  }

  protected async operate(worker: number): Promise<void> {
    await this.upload(worker);
  }

  /** Uploads an invoice of so many pages that it takes a while, and returns once its reading has begun. */
  async longInvoiceIsBeingRead(pages: number): Promise<void> {
    const id = await this.upload(this.finished.length, pages);
    await until(async () => (await this.statusOf(id)) === 'processing', 'the long invoice to be begun', 30_000);
  }

  /** Every invoice that was accepted is read, with one set of lines and one notification, and there are no others. */
  async expectEachReadOnce(withinMs: number): Promise<void> {
    const { client } = this.buyer;
    const invoices = await until(
      async () => {
        await pause(LOOK_MS);
        const all = await allPages<Listed>(client, '/api/invoices?limit=200');
        const open = all.filter(({ extractionStatus }) => ['pending', 'processing'].includes(extractionStatus));
        if (open.length > 0)
          throw new Error(open.map(({ id, extractionStatus }) => `${id} ${extractionStatus}`).join());
        return all;
      },
      'every invoice to be read',
      withinMs,
    );
    expect(sorted(invoices.map(({ id }) => id))).toEqual(sorted([...this.accepted.keys()]));
    expect(
      invoices.filter(({ extractionStatus }) => !['completed', 'needs_review'].includes(extractionStatus)),
    ).toEqual([]);
    for (const [id, lines] of this.accepted) {
      const { body } = await client.get<{ lineItems: unknown[] }>(`/api/invoices/${id}`);
      expect([id, body.lineItems.length]).toEqual([id, lines]);
    }
    const told = async (): Promise<number[]> => {
      const notices = await allPages<{ entityType: string; entityId: number }>(client, '/api/notifications?limit=200');
      return sorted(notices.filter(({ entityType }) => entityType === 'invoice').map(({ entityId }) => entityId));
    };
    await until(async () => new Set(await told()).size === this.accepted.size, 'the buyer to be told of each', 20_000);
    expect(await told()).toEqual(sorted([...this.accepted.keys()]));
  }

  private async statusOf(id: number): Promise<string | undefined> {
    const { body } = await this.buyer.client.get<{ invoice?: Listed }>(`/api/invoices/${id}`);
    return body.invoice?.extractionStatus;
  }

  private async upload(worker: number, pages = 1): Promise<number> {
    const { client } = this.buyer;
    const number = `Invoice Number: INV-${40_000 + ++this.documents}`;
    const pdf = await printedPdf(printedInvoice({ 'Invoice Number: INV-20417': number }), { pages });
    const wanted = { fileExtension: 'pdf', fileSize: pdf.length };
    const { body: target } = await this.insist(worker, 'upload-url', () =>
      client.post<{ uploadURL: string; fileUrl: string }>('/api/invoices/upload-url', wanted),
    );
    await this.insist(worker, 'upload', async () => ({ status: await client.upload(target.uploadURL, pdf) }));
    const file = { fileUrl: target.fileUrl, fileName: 'invoice.pdf', fileType: 'application/pdf' };
    const idempotencyKey = randomUUID();
    const { body } = await this.insist(worker, 'process', () =>
      client.post<{ invoiceId: number }>('/api/invoices/process', file, { idempotencyKey }),
    );
    this.accepted.set(body.invoiceId, pages * LINES_A_PAGE);
    return body.invoiceId;
  }
}
