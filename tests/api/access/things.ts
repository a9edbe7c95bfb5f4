import { until } from '#testing';
import { invoicePdf } from '../../../deploy/local/demo/invoice-pdf.js';
import { orderOf, PASSWORD, signUp, succeeds, type TestProduct } from '../../support/product.js';
import { parkLetter } from '../../support/dead-letter.js';
import type { People } from './people.js';

/** What the table's addresses and bodies name: `:order` is an id of the first buyer's order. */
export type Things = Record<string, () => Promise<number | string>>;

interface Id {
  id: number;
}

/** Made once; those that a call uses up are made anew each time. */
export async function things(product: TestProduct, { buyer, seller }: People): Promise<Things> {
  const { url, admin } = product;
  const [first, second, third] = seller.products as [P, P, P];
  const made = async (answer: Promise<{ status: number; body: unknown }>): Promise<number> => {
    const { status, body } = await answer;
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
    return (body as Id).id;
  };
  const order = (draft = false): Promise<number> =>
    made(
      buyer.client.post('/api/orders', {
        ...orderOf(seller.supplierId, [[first, 1]]),
        ...(draft && { status: 'draft', notifySupplier: false }),
      }),
    );
  await until(() => order(true).catch(() => false as const), 'the product to be orderable');
  const item = (productId: number): Promise<number> =>
    made(buyer.client.post('/api/inventory', { productId, currentStock: 5 }));
  const deletable = async (): Promise<number> => {
    const mine = (await buyer.client.get<{ id: number; productId: number }[]>('/api/inventory')).body;
    return mine.find(({ productId }) => productId === third.id)?.id ?? item(third.id);
  };
  const newSeller = async (): Promise<number> => (await signUp(url, 'seller', 'Cedar Works')).id;
  const newBuyer = async (): Promise<number> => (await signUp(url, 'buyer', 'Dogwood Works')).id;

  const placed = await order();
  const stock = await item(first.id);
  const stocked = await item(second.id);
  const conversation = await until(
    () =>
      made(buyer.client.post('/api/conversations', { supplierId: seller.supplierId, text: 'Hello' })).catch(
        () => false as const,
      ),
    'the two to be able to write to each other',
  );
  // Unread, it would be told of in a while.
  await seller.client.put(`/api/conversations/${conversation}/read`, {});
  let names = 0;
  const name = (): string => `thing${++names}`;
  // A record of the buyer's own, whose supplier is not here yet.
  const ownSupplier = await made(buyer.client.post('/api/suppliers', { name: name(), category: 'Other' }));
  const invitation = (): Promise<number> =>
    made(buyer.client.post('/api/supplier-invitations', { email: `${name()}@example.com`, supplierId: ownSupplier }));
  const buyerInvitation = (): Promise<number> =>
    made(
      seller.client.post('/api/buyer-invitations', { email: `${name()}@example.com`, supplierId: seller.supplierId }),
    );
  const invoice = await upload(buyer.client);
  const { lineItems } = await until(
    async () => {
      const { body } = await buyer.client.get<{ lineItems: Id[] }>(`/api/invoices/${invoice}`);
      return body.lineItems?.length > 0 && body;
    },
    'the invoice to be read',
    60_000,
  );
  const notice = await until(
    async () => (await buyer.client.get<Id[]>('/api/notifications')).body[0]?.id,
    'the buyer to be told of something',
  );
  const token = (await buyer.client.get<Id[]>('/api/user/tokens')).body[0]!.id;
  const brand = await made(seller.client.post('/api/brands', { name: 'Access', supplierId: seller.supplierId }));
  const pending = async (): Promise<number> => {
    const asking = await signUp(url, 'buyer', 'Elder Works');
    await asking.client.post('/api/marketplace/connect', { supplierId: seller.supplierId });
    return until(
      async () =>
        (
          await seller.client.get<{ id: number; buyerId: number }[]>(
            '/api/buyer-supplier-relationships/supplier?status=pending',
          )
        ).body.find(({ buyerId }) => buyerId === asking.id)?.id,
      'the request to reach the supplier',
    );
  };
  const adminInvitation = (): Promise<number> =>
    made(admin.post('/api/admin/invite', { email: `${name()}@example.com`, role: 'buyer' }));
  const spareSupplier = (): Promise<number> =>
    made(seller.client.post('/api/suppliers', { name: name(), category: 'Hardware & Tools' }));
  const spareBrand = (): Promise<number> =>
    made(seller.client.post('/api/brands', { name: name(), supplierId: seller.supplierId }));
  const unreviewed = (): Promise<number> =>
    made(seller.client.post('/api/products', { name: name(), sku: name(), price: 100, supplierId: seller.supplierId }));
  const spareLine = (): Promise<number> =>
    made(
      buyer.client.post(`/api/invoices/${invoice}/line-items`, { description: 'More', quantity: 1, unitPrice: 100 }),
    );
  const spareToken = (): Promise<number> =>
    made(
      buyer.client.post('/api/user/tokens', {
        name: name(),
        scopes: ['stock:read'],
        expiresInDays: 1,
        password: PASSWORD,
      }),
    );
  const webhook = (): Promise<number> =>
    made(buyer.client.post('/api/webhooks', { url: 'https://hooks.example/in', events: ['product.rejected'] }));
  const ownWebhook = await webhook();
  /** A supplier whom the buyer has asked. */
  const asked = async (): Promise<number> => {
    const supplierId = await spareSupplier();
    await succeeds(
      () => buyer.client.post('/api/marketplace/connect', { supplierId }),
      'the supplier to be known in the marketplace',
    );
    return supplierId;
  };
  const movement = async (): Promise<number> => {
    await buyer.client.post(`/api/inventory/${stocked}/adjustments`, { adjustment: 2, reason: 'Found stock' });
    return (await buyer.client.get<Id[]>(`/api/inventory/${stocked}/history`)).body[0]!.id;
  };
  const same = (value: number | string) => (): Promise<number | string> => Promise.resolve(value);
  return {
    order: same(placed),
    draft: () => order(true),
    item: same(stock),
    stocked: same(stocked),
    movement,
    deletable,
    conversation: same(conversation),
    invitation,
    buyerInvitation,
    adminInvitation,
    invoice: same(invoice),
    line: same(lineItems[0]!.id),
    notice: same(notice),
    token: same(token),
    brand: same(brand),
    supplier: same(seller.supplierId),
    product: same(first.id),
    ownSupplier: same(ownSupplier),
    asked,
    pending,
    user: newBuyer,
    name: () => Promise.resolve(name()),
    emptySupplier: spareSupplier,
    spareBrand,
    spareProduct: unreviewed,
    unreviewed,
    spareLine,
    spareToken,
    webhook: same(ownWebhook),
    spareWebhook: webhook,
    spareInvoice: () => upload(buyer.client),
    newOrder: () => order(),
    newSeller,
    letter: () => parkLetter(product),
    import: () => imported(url, buyer.client, '/api/inventory/import', 'stock'),
    catalogueImport: () =>
      imported(url, seller.client, `/api/products/import?supplierId=${seller.supplierId}`, 'catalogue'),
    deletion: async () => {
      await buyer.client.post('/api/inventory/bulk-delete', { ids: [await deletable()] });
      const { body } = await buyer.client.get<{ kind: string; id: number }[]>('/api/inventory/bulk-changes');
      return body.find(({ kind }) => kind === 'deletion')!.id;
    },
  };
}

interface P {
  id: number;
  sku: string;
  name: string;
  price: number;
}

async function upload(client: People['buyer']['client']): Promise<number> {
  const pdf = await invoicePdf({
    number: 'ACC-1',
    date: '2026-11-02',
    vendor: 'Access Tools',
    vendorAddress: '1 Quay, Portland, OR 97209',
    customer: 'Alder Works',
    lines: [{ sku: 'ACC-1', description: 'Access Tools product 1', quantity: 2, unitPrice: 500 }],
  });
  const { body: target } = await client.post<{ uploadURL: string; fileUrl: string }>('/api/invoices/upload-url', {
    fileExtension: 'pdf',
    fileSize: pdf.length,
  });
  await client.upload(target.uploadURL, pdf, 'application/pdf');
  const { body } = await client.post<{ invoiceId: number }>('/api/invoices/process', {
    fileUrl: target.fileUrl,
    fileName: 'invoice.pdf',
    fileType: 'application/pdf',
  });
  return body.invoiceId;
}

/** Made of a table, by its owner. */
async function imported(
  url: string,
  { sessionCookie }: People['buyer']['client'],
  path: string,
  table: Table,
): Promise<number> {
  const answer = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { cookie: sessionCookie },
    body: tableForm(table),
  });
  const { id } = (await answer.json()) as Id;
  return id;
}

const TABLES = {
  stock: 'SKU,Name,Stock\nNONE-1,None,3\n',
  catalogue: 'SKU,Name,Price\nNONE-1,None,3.00\n',
};
export type Table = keyof typeof TABLES;

/** What is sent when a table is imported. */
export function tableForm(table: Table): FormData {
  const form = new FormData();
  form.set('file', new Blob([TABLES[table]], { type: 'text/csv' }), `${table}.csv`);
  return form;
}

/** With the ids of the things that it names: `:order`, in a body `":order"`. */
export async function named(text: string, ids: Things): Promise<string> {
  let result = text;
  for (const [whole, name] of text.matchAll(/"?:([a-zA-Z]+)"?/g)) {
    const thing = ids[name!];
    if (!thing) continue;
    const id = await thing();
    const quoted = whole.startsWith('"') && whole.endsWith('"');
    const value = quoted ? JSON.stringify(id) : `${whole.startsWith('"') ? '"' : ''}${id}`;
    result = result.replace(whole, value);
  }
  return result;
}
