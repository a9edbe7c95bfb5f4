import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  CreateUploadUrl,
  type ExtractionStatus,
  GetCurrentUser,
  GetInvoice,
  GetSupplierNames,
  type InvoiceDetail,
  MatchProducts,
  ProcessInvoice,
  type ProcessedInvoice,
  type ReceiveStockInput,
  UPLOAD_MAX_BYTES,
} from '#contracts';
import { type Actor, Db, type Environment, type RunningService, startService, Storage, unavailable } from '#platform';
import {
  actor,
  type Caller,
  closeAll,
  freshDatabase,
  goldenAnswer,
  type TestService,
  testService,
  until,
} from '#testing';
import { InvoiceModule } from '../src/invoice.module.js';
import { printedInvoice, printedPdf } from '../../../libs/invoice-reading/test/documents/printed-pdf.js';
import { Lines, OthersModule } from './others.js';

let users = 0;
let documents = 0;

/** A buyer whom no other test knows. */
export const buyer = (): Actor => actor({ userId: 1000 + ++users });

/** A PDF whose bytes no other test has: the invoice of `printedInvoice` under a number of its own. */
export const freshPdf = (changes: Record<string, string | null> = {}): Promise<Buffer> =>
  printedPdf(
    printedInvoice({ 'Invoice Number: INV-20417': `Invoice Number: INV-${30_000 + ++documents}`, ...changes }),
  );

/**
 * The invoice service on real PostgreSQL, NATS, Redis and files. Fake: what the catalogue knows ("Hex bolt M8" as
 * product 501, and whatever was confirmed before). What is asked of catalog and inventory to change goes to
 * {@link OthersModule}.
 */
export class Invoices {
  catalogueIsAway = false;
  /** Who sells to every buyer, by their ids. */
  readonly suppliers: { id: number; name: string }[] = [];

  private constructor(
    readonly service: TestService,
    private readonly others: RunningService,
    private readonly cleanUp: () => Promise<void>,
  ) {}

  static async open(environment: Environment = {}): Promise<Invoices> {
    const folder = await mkdtemp(join(tmpdir(), 'invoices-'));
    const storage = { STORAGE_URL: `file:${folder}`, STORAGE_SECRET: 'only known to this test run' };
    const service = await testService(InvoiceModule, { ...storage, ...environment });
    const database = await freshDatabase();
    const others = await startService(OthersModule, { ...service.environment, OTHERS_DATABASE_URL: database.url });
    const invoices = new Invoices(service, others, async () => {
      await database.drop();
      await rm(folder, { recursive: true });
    });
    await invoices.fakeCatalogue();
    return invoices;
  }

  close(): Promise<void> {
    return closeAll(
      () => this.others.close(),
      () => this.service.close(),
      () => this.cleanUp(),
    );
  }

  /** The lines to the services that are asked to change something. */
  get lines(): Lines {
    return this.others.app.get(Lines);
  }

  /** What went into stock for an invoice's line, oldest first. */
  async receipts(lineItemId: number): Promise<ReceiveStockInput[]> {
    const rows = await this.others.app
      .get(Db)
      .rows<{ input: ReceiveStockInput }>(`SELECT input FROM receipt WHERE key ~ $1`, [
        `^invoice-line-${lineItemId}(-|$)`,
      ]);
    return rows.map(({ input }) => input);
  }

  /** Lets the time pass that commands wait between tries. */
  async commandsDue(): Promise<void> {
    await this.service.db.rows(`UPDATE command SET next_try_at = now(), leased_until = '-infinity'`);
  }

  async privateProducts(who: Actor): Promise<{ id: number; name: string; price: number }[]> {
    const rows = await this.others.app
      .get(Db)
      .rows<{ id: number; input: { name: string; price: number } }>(
        `SELECT id, input FROM product WHERE input ->> 'privateTo' = $1`,
        [String(who.userId)],
      );
    return rows.map(({ id, input }) => ({ id, ...input }));
  }

  as(who: Actor): Caller {
    return this.service.as(who);
  }

  get storage(): Storage {
    return this.service.service.app.get(Storage);
  }

  /** As the browser and the gateway do it: ask for a URL, PUT the bytes. */
  async upload(who: Actor, bytes: Buffer, fileExtension = 'pdf'): Promise<{ fileUrl: string; key: string }> {
    const { uploadURL, fileUrl } = await this.as(who).send(CreateUploadUrl, { fileExtension, fileSize: bytes.length });
    const url = new URL(uploadURL, 'http://app');
    const key = this.storage.verifyUpload(url.pathname.split('/').at(-1)!, Object.fromEntries(url.searchParams));
    await this.storage.write(key, Readable.from(bytes), UPLOAD_MAX_BYTES);
    return { fileUrl, key };
  }

  async process(who: Actor, bytes: Buffer, fileExtension = 'pdf'): Promise<ProcessedInvoice> {
    const { fileUrl } = await this.upload(who, bytes, fileExtension);
    const input = { fileUrl, fileName: `invoice.${fileExtension}`, fileType: 'application/octet-stream' };
    return this.as(who).send(ProcessInvoice, input);
  }

  /** Uploaded, processed and read. */
  async read(who: Actor, bytes: Buffer, fileExtension = 'pdf'): Promise<InvoiceDetail> {
    const { invoiceId } = await this.process(who, bytes, fileExtension);
    return this.whenRead(who, invoiceId);
  }

  whenRead(who: Actor, id: number): Promise<InvoiceDetail> {
    return until(
      async () => {
        const detail = await this.detail(who, id);
        return OPEN.includes(detail.invoice.extractionStatus) ? undefined : detail;
      },
      `invoice ${id} to be read`,
      15_000,
    );
  }

  detail(who: Actor, id: number): Promise<InvoiceDetail> {
    return this.as(who).send(GetInvoice, { id });
  }

  private async fakeCatalogue(): Promise<void> {
    await this.service.fake(GetCurrentUser, () => ({
      ...goldenAnswer(GetCurrentUser, {}),
      companyName: 'Fjord Mechanical',
    }));
    await this.service.fake(GetSupplierNames, () => {
      if (this.catalogueIsAway) throw unavailable(new Error('away'));
      return { suppliers: this.suppliers };
    });
    await this.service.fake(MatchProducts, ({ lines }) => {
      if (this.catalogueIsAway) throw unavailable(new Error('away'));
      const bolt = { productId: 501, name: 'Hex bolt M8', sku: 'HX', score: 1, reason: 'Same name' };
      const confirmed = (productId: number) => ({ ...bolt, productId, reason: 'As on an earlier invoice' });
      return {
        lines: lines.map(({ description, confirmedProductId }) => ({
          certain: confirmedProductId ? confirmed(confirmedProductId) : description === bolt.name ? bolt : null,
          suggestions: [],
        })),
      };
    });
  }
}

const OPEN: ExtractionStatus[] = ['pending', 'processing'];
