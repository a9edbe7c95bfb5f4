import {
  CreatePrivateProducts,
  FindProductsBySku,
  GetProductSnapshot,
  type OrderFacts,
  type ProductBySku,
  type ProductSnapshot,
} from '#contracts';
import { notFound } from '#platform';
import { actor, type Caller, type TestService, testService } from '#testing';
import { InventoryModule } from '../src/inventory.module.js';

export interface Inventory extends TestService {
  /** A product in the (fake) catalogue, which the buyers of `privateTo` alone may use where that is set. */
  product(overrides?: Partial<ProductSnapshot>): ProductSnapshot;
  /** A user nobody else has been. */
  someone(): Caller & { userId: number };
  /** The suppliers whose goods the catalogue was last asked for on behalf of the user, besides those connected. */
  suppliersNamed(userId: number): number[];
  /** How often the catalogue was asked for a product. */
  asked(productId: number): number;
}

/**
 * The inventory service against real PostgreSQL, NATS and Redis. Fake: catalog, which answers GetProductSnapshot from
 * the products that a test makes, and what imports ask.
 */
export async function setup(): Promise<Inventory> {
  const service = await testService(InventoryModule);
  const catalogue = new Map<number, ProductSnapshot>();
  const questions = new Map<number, number>();
  await service.fake(GetProductSnapshot, ({ id }, call) => {
    questions.set(id, (questions.get(id) ?? 0) + 1);
    const found = catalogue.get(id);
    if (!found || (found.privateTo !== null && found.privateTo !== call.actor.userId)) {
      throw notFound('Product not found');
    }
    return found;
  });
  const mayUse = ({ privateTo }: ProductSnapshot, userId: number): boolean =>
    privateTo === null || privateTo === userId;
  const bySku = (userId: number, skus: string[]): ProductBySku[] => {
    const asked = new Map(skus.map((sku) => [sku.toLowerCase(), sku]));
    return [...catalogue.values()]
      .filter((product) => asked.has(product.sku.toLowerCase()) && mayUse(product, userId))
      .map(({ id, name, sku, price, currency, supplier, privateTo }) => ({
        ...{ asked: asked.get(sku.toLowerCase())!, id, name, sku, price, currency: currency ?? 'USD', supplier },
        isOwn: privateTo !== null,
      }));
  };
  const named = new Map<number, number[]>();
  await service.fake(FindProductsBySku, ({ skus, supplierIds = [] }, call) => {
    named.set(call.actor.userId, supplierIds.toSorted());
    return { products: bySku(call.actor.userId, skus) };
  });
  await service.fake(CreatePrivateProducts, ({ products: wanted }, call) => {
    const { userId } = call.actor;
    const skus = wanted.map(({ sku }) => sku);
    const there = new Set(bySku(userId, skus).flatMap(({ asked, isOwn }) => (isOwn ? asked : [])));
    for (const { name, sku, price } of wanted) {
      if (there.has(sku)) continue;
      const id = ++products;
      catalogue.set(id, { ...SAMPLE, id, name, sku, price, brand: null, supplier: null, privateTo: userId });
    }
    return { products: bySku(userId, skus).filter(({ isOwn }) => isOwn) };
  });
  let products = 0;
  let users = 100;
  return {
    ...service,
    product(overrides = {}) {
      const id = ++products;
      const made: ProductSnapshot = { ...SAMPLE, id, sku: `SKU-${id}`, name: `Product ${id}`, ...overrides };
      catalogue.set(made.id, made);
      return made;
    },
    someone() {
      const userId = ++users;
      return { userId, ...service.as(actor({ userId })) };
    },
    suppliersNamed: (userId) => named.get(userId) ?? [],
    asked: (productId) => questions.get(productId) ?? 0,
  };
}

const SAMPLE: Omit<ProductSnapshot, 'id' | 'sku' | 'name'> = {
  description: null,
  category: 'Hardware & Tools',
  price: 1250,
  currency: 'USD',
  unitOfMeasure: 'piece',
  minOrderQuantity: 1,
  imageUrl: null,
  brand: { id: 3, name: 'Boltworks' },
  supplier: { id: 2, name: 'Northwind Supply' },
  privateTo: null,
  isApproved: true,
  visibleOnMarketplace: true,
  archived: false,
  version: 1,
};

export const ORDER: OrderFacts = {
  orderId: 1,
  orderNumber: 'PO-2025-000001',
  status: 'delivered',
  buyerId: 1,
  buyerCompany: 'Acme',
  supplierId: 2,
  supplierName: 'Northwind Supply',
  supplierOwnerId: 9,
  totalAmount: 1000,
  currency: 'USD',
};
