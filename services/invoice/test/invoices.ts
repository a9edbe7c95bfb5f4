import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  CreatePrivateProduct,
  CreateUploadUrl,
  type ExtractionStatus,
  GetInvoice,
  type InvoiceDetail,
  MatchProducts,
  ProcessInvoice,
  type ProcessedInvoice,
  type ProductSnapshot,
  ReceiveStock,
  UPLOAD_MAX_BYTES,
} from '#contracts';
import { type Actor, type Environment, notFound, Storage, unavailable } from '#platform';
import { actor, type Caller, type TestService, testService, until } from '#testing';
import { InvoiceModule } from '../src/invoice.module.js';
import { printedInvoice, printedPdf } from '../../../libs/invoice-reading/test/documents/printed-pdf.js';

let users = 0;
let documents = 0;

/** A buyer whom no other test knows. */
export const buyer = (): Actor => actor({ userId: 1000 + ++users });

/** A PDF whose bytes no other test has: the invoice of `printedInvoice` under a number of its own. */
export const freshPdf = (changes: Record<string, string | null> = {}): Promise<Buffer> =>
  printedPdf(
    printedInvoice({ 'Invoice Number: INV-20417': `Invoice Number: INV-${30_000 + ++documents}`, ...changes }),
  );

interface Receipt {
  productId: number;
  quantity: number;
  costPerUnit: number | null;
  reference: string;
}

/**
 * The invoice service on real PostgreSQL, NATS, Redis and files. Fake: the catalogue (knows "Hex bolt M8" as product
 * 501, and whatever was confirmed before) and the stock (takes each idempotency key once, as the real one does).
 */
export class Invoices {
  /** What went into stock, by idempotency key. */
  readonly stock = new Map<string, Receipt>();
  readonly privateProducts = new Map<string, ProductSnapshot>();
  /** `lost`: the stock does its work, but its answer never arrives. */
  stockAnswers: 'normally' | 'lost' | 'away' | 'refused' = 'normally';
  catalogueIsAway = false;
  stockCalls = 0;

  private constructor(
    readonly service: TestService,
    private readonly folder: string,
  ) {}

  static async open(environment: Environment = {}): Promise<Invoices> {
    const folder = await mkdtemp(join(tmpdir(), 'invoices-'));
    const storage = { STORAGE_URL: `file:${folder}`, STORAGE_SECRET: 'only known to this test run' };
    const invoices = new Invoices(await testService(InvoiceModule, { ...storage, ...environment }), folder);
    await invoices.fakeCatalogue();
    await invoices.fakeStock();
    return invoices;
  }

  async close(): Promise<void> {
    await this.service.close();
    await rm(this.folder, { recursive: true });
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
    await this.service.fake(CreatePrivateProduct, ({ name, sku, price }, { idempotencyKey, actor }) => {
      const earlier = this.privateProducts.get(idempotencyKey!);
      if (earlier) return earlier;
      const id = 9000 + this.privateProducts.size;
      const product = { id, name, sku: sku ?? '', price, privateTo: actor.userId } as ProductSnapshot;
      this.privateProducts.set(idempotencyKey!, product);
      return product;
    });
  }

  private async fakeStock(): Promise<void> {
    await this.service.fake(ReceiveStock, (input, { idempotencyKey }) => {
      this.stockCalls++;
      if (this.stockAnswers === 'away') throw unavailable(new Error('away'));
      if (this.stockAnswers === 'refused') throw notFound('Product not found');
      if (!this.stock.has(idempotencyKey!)) this.stock.set(idempotencyKey!, input);
      if (this.stockAnswers === 'lost') throw unavailable(new Error('away'));
      return { inventoryId: 700 + input.productId, created: true };
    });
  }
}

const OPEN: ExtractionStatus[] = ['pending', 'processing'];
