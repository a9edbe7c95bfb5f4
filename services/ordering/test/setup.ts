import {
  ChangeOrderStatus,
  GetReorders,
  type CreateOrderInput,
  type Order,
  type OrderStatus,
  PlaceOrder,
  type PricedLine,
  PriceLines,
  type PricedSupplier,
  PriceProducts,
  type SuggestedReorder,
  SupplierCreated,
  type UserSnapshot,
  UserRegistered,
} from '#contracts';
import { notFound } from '#platform';
import { actor, type Caller, type TestService, testService, until } from '#testing';
import { OrderingModule } from '../src/ordering.module.js';

/** Somebody, as both sides of the market. */
export interface Person {
  userId: number;
  /** In buyer mode. */
  buying: Caller;
  /** In seller mode. */
  selling: Caller;
}

export interface Shop {
  id: number;
  name: string;
  owner: Person;
}

/** Of every shop. */
export const RATINGS = { average: 4.5, count: 8 };

export interface Ordering extends TestService {
  /** A user that ordering has heard of. */
  person(companyName?: string): Promise<Person>;
  /** A user whose event has not arrived. */
  stranger(): Person;
  /** A supplier in the (fake) catalogue, with its owner. */
  shop(name?: string, orderMinimum?: number): Promise<Shop>;
  /** A product there; a test may change it. */
  product(shop: { id: number }, overrides?: Partial<PricedLine>): PricedLine;
  /** What (fake) inventory says is low, for everybody. */
  reorders: SuggestedReorder[];
  /** The product is no longer in the catalogue. */
  remove(product: PricedLine): void;
  /** How often the catalogue was asked for prices. */
  asked(): number;
  /** Places an order of these lines at today's prices. */
  order(buyer: Person, shop: Shop, quantities?: number[], overrides?: Partial<CreateOrderInput>): Promise<Order>;
  /** Takes an order from pending along these steps, by the seller. */
  advance(order: Order, shop: Shop, ...steps: OrderStatus[]): Promise<void>;
}

/**
 * The ordering service against real PostgreSQL, NATS and Redis. Fake: catalog, which answers prices from the shops
 * and products that a test makes.
 */
export async function setup(): Promise<Ordering> {
  const service = await testService(OrderingModule);
  const suppliers = new Map<number, PricedSupplier>();
  const products = new Map<number, { line: PricedLine; supplierId: number }>();
  const reorders: SuggestedReorder[] = [];
  let asked = 0;
  let ids = 0;
  await service.fake(PriceLines, ({ supplierId, productIds }) => {
    asked += 1;
    const supplier = suppliers.get(supplierId);
    if (!supplier) throw notFound('Supplier not found');
    return { supplier, lines: productIds.map((id) => priced(products.get(id), id, supplierId)) };
  });

  await service.fake(GetReorders, () => ({ reorders }));
  await service.fake(PriceProducts, ({ productIds }) => {
    asked += 1;
    const found = productIds.flatMap((id) => products.get(id) ?? []);
    return {
      products: found.map(({ line, supplierId }) => ({
        ...line,
        supplier: { ...suppliers.get(supplierId)!, ratings: RATINGS },
      })),
    };
  });

  const stranger = (): Person => {
    const userId = ++ids;
    return {
      userId,
      buying: service.as(actor({ userId })),
      selling: service.as(actor({ userId, role: 'seller' })),
    };
  };

  const ordering: Ordering = {
    ...service,
    stranger,
    asked: () => asked,
    async person(companyName = 'Acme') {
      const person = stranger();
      await service.publish(UserRegistered, { ...USER, id: person.userId, companyName });
      await known(service, 'users', person.userId);
      return person;
    },
    async shop(name = 'Northwind Supply', orderMinimum) {
      const owner = stranger();
      const shop = { id: ++ids, name, owner };
      const supplier = { id: shop.id, name, ownerId: owner.userId, currency: 'USD' };
      suppliers.set(shop.id, { ...supplier, orderMinimum: orderMinimum ?? null });
      await service.publish(SupplierCreated, {
        ...supplier,
        category: 'Other',
        createdBy: owner.userId,
        contactEmail: null,
        location: null,
        version: 1,
      });
      await known(service, 'suppliers', shop.id);
      return shop;
    },
    product(shop, overrides = {}) {
      const productId = ++ids;
      const made = { ...PRODUCT, productId, name: `Product ${productId}`, sku: `SKU-${productId}`, ...overrides };
      products.set(productId, { line: made, supplierId: shop.id });
      return made;
    },
    reorders,
    remove: ({ productId }) => void products.delete(productId),
    order(buyer, shop, quantities = [2, 1], overrides = {}) {
      const lines = quantities.map((quantity) => ({ quantity, product: ordering.product(shop) }));
      return buyer.buying.send(PlaceOrder, { ...wanted(shop, lines), ...overrides });
    },
    async advance({ id }, shop, ...steps) {
      for (const status of steps) await shop.owner.selling.send(ChangeOrderStatus, { id, status });
    },
  };
  return ordering;
}

/** What a client sends for these lines. */
export function wanted(
  { id }: { id: number },
  lines: { quantity: number; product: { productId: number; price: number } }[],
): CreateOrderInput {
  const subtotal = lines.reduce((sum, { quantity, product }) => sum + quantity * product.price, 0);
  const tax = Math.round(subtotal / 10);
  return {
    supplierId: id,
    items: lines.map(({ quantity, product: { productId, price } }) => ({ productId, quantity, price })),
    subtotal,
    tax,
    total: subtotal + tax,
    notifySupplier: true,
  };
}

function priced(
  product: { line: PricedLine; supplierId: number } | undefined,
  productId: number,
  supplierId: number,
): PricedLine {
  if (!product) return { ...PRODUCT, productId, refusal: 'This product does not exist' };
  if (product.supplierId === supplierId) return product.line;
  return { ...product.line, refusal: 'This product belongs to another supplier' };
}

async function known(service: TestService, table: 'users' | 'suppliers', id: number): Promise<void> {
  await until(() => service.db.row(`SELECT 1 FROM ${table} WHERE id = $1`, [id]), `${table} ${id} in ordering`);
}

const PRODUCT: PricedLine = {
  productId: 0,
  name: 'Unknown product',
  sku: '',
  category: null,
  imageUrl: null,
  price: 1000,
  minOrderQuantity: 1,
  unitOfMeasure: 'piece',
};

export const USER: UserSnapshot = {
  id: 0,
  username: 'ada',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: 'Acme',
  companySize: null,
  industry: null,
  role: 'buyer',
  isApproved: true,
  isActive: true,
  orderNotifications: true,
  inventoryAlerts: true,
  supplierUpdates: true,
  version: 1,
};
