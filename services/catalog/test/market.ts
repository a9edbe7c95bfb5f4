import {
  ApproveProduct,
  CreateProduct,
  type CreateProductInput,
  CreateSupplier,
  type CreateSupplierInput,
  type Currency,
  GetCurrentUser,
  type Product,
  RelationshipActivated,
  type RelationshipFacts,
  RelationshipRequested,
  type Supplier,
  UserUpdated,
  type UserSnapshot,
} from '#contracts';
import type { Actor } from '#platform';
import { actor, goldenAnswer, testService, type TestService, until } from '#testing';
import { CatalogModule } from '../src/catalog.module.js';

let lastId = 1000;
const nextId = () => ++lastId;

export const admin: Actor = actor({ userId: 1, role: 'admin' });
export const buyer = (): Actor => actor({ userId: nextId(), role: 'buyer' });

/** The catalogue with people around it: each test makes the ones it needs, under ids of their own. */
export class Market {
  /** What the fake identity says that users count in, by user id; USD otherwise. */
  readonly currencies = new Map<number, Currency>();

  private constructor(readonly svc: TestService) {}

  static async open(): Promise<Market> {
    const market = new Market(await testService(CatalogModule));
    await market.svc.fake(GetCurrentUser, (_input, { actor: { userId } }) =>
      goldenAnswer(GetCurrentUser, { id: userId, currency: market.currencies.get(userId) ?? 'USD' }),
    );
    return market;
  }

  close(): Promise<void> {
    return this.svc.close();
  }

  as(who: Actor) {
    return this.svc.as(who);
  }

  /** A seller whom an administrator has approved. */
  async seller(): Promise<Actor> {
    const seller = this.newcomer();
    await this.changeUser(seller, { isApproved: true, version: 2 });
    return seller;
  }

  /** A seller of whom catalog has heard nothing yet. */
  newcomer(): Actor {
    return actor({ userId: nextId(), role: 'seller' });
  }

  /** What identity tells of a user; waits until catalog has taken it up. */
  async changeUser({ userId, role }: Actor, facts: Partial<UserSnapshot>): Promise<void> {
    const user: UserSnapshot = {
      id: userId,
      username: `user${userId}`,
      email: `user${userId}@example.com`,
      firstName: 'Kim',
      lastName: 'Miller',
      companyName: `Company ${userId}`,
      companySize: null,
      industry: null,
      role: role as UserSnapshot['role'],
      isApproved: false,
      isActive: true,
      orderNotifications: true,
      inventoryAlerts: true,
      supplierUpdates: true,
      version: 1,
      ...facts,
    };
    await this.handled(await this.svc.publish(UserUpdated, user));
  }

  supplier(owner: Actor, facts: Partial<CreateSupplierInput> = {}): Promise<Supplier> {
    return this.as(owner).send(CreateSupplier, { name: `Supplier ${nextId()}`, category: 'Other', ...facts });
  }

  /** A product that waits for approval. */
  product(owner: Actor, supplier: { id: number }, facts: Partial<CreateProductInput> = {}): Promise<Product> {
    const n = nextId();
    const input = { name: `Product ${n}`, sku: `SKU-${n}`, price: 1250, supplierId: supplier.id, ...facts };
    return this.as(owner).send(CreateProduct, input);
  }

  async approved(owner: Actor, supplier: { id: number }, facts: Partial<CreateProductInput> = {}): Promise<Product> {
    const { id } = await this.product(owner, supplier, facts);
    return this.as(admin).send(ApproveProduct, { id });
  }

  /** An approved seller with a supplier. */
  async shop(): Promise<{ seller: Actor; supplier: Supplier }> {
    const seller = await this.seller();
    return { seller, supplier: await this.supplier(seller) };
  }

  async connect(who: Actor, supplier: Supplier, version = 2): Promise<void> {
    await this.handled(await this.svc.publish(RelationshipActivated, factsOf(who, supplier, version)));
  }

  async request(who: Actor, supplier: Supplier): Promise<void> {
    const facts = { ...factsOf(who, supplier, 1), message: null };
    await this.handled(await this.svc.publish(RelationshipRequested, facts));
  }

  /** Waits until the event has taken effect here, whatever that was. */
  async handled(eventId: string): Promise<void> {
    await until(
      () => this.svc.db.row('SELECT 1 FROM inbox WHERE event_id = $1', [eventId]),
      `event ${eventId} is handled`,
    );
  }
}

export function factsOf(who: Actor, supplier: Supplier, version: number): RelationshipFacts {
  return {
    relationshipId: who.userId,
    buyerId: who.userId,
    buyerCompany: `Company ${who.userId}`,
    supplierId: supplier.id,
    supplierName: supplier.name,
    supplierOwnerId: supplier.userId,
    version,
  };
}
