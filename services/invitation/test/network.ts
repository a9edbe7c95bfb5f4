import {
  AcceptConnection,
  FindUserByEmail,
  GetCurrentUser,
  GetSupplier,
  type Relationship,
  RequestConnection,
  type Supplier,
  SupplierCreated,
  type SupplierSnapshot,
  type UserSnapshot,
  UserUpdated,
} from '#contracts';
import { type Actor, notFound } from '#platform';
import { actor, goldenAnswer, testService, type TestService, until } from '#testing';
import { InvitationModule } from '../src/invitation.module.js';

let lastId = 1000;
const nextId = () => ++lastId;

/** The supplier network: the real invitation service; catalog and identity are fakes that answer what a test told. */
export class Network {
  /** What the fake catalog shows, by supplier id. */
  readonly catalog = new Map<number, Partial<Supplier>>();
  /** E-mail addresses by user id; `user<id>@example.com` otherwise. */
  readonly emails = new Map<number, string>();

  private constructor(readonly svc: TestService) {}

  static async open(): Promise<Network> {
    const network = new Network(await testService(InvitationModule));
    await network.svc.fake(GetSupplier, ({ id }) => {
      const supplier = network.catalog.get(id);
      if (!supplier) throw notFound('Supplier not found');
      const usual = { id, name: `Supplier ${id}`, category: 'Other', location: null, ...supplier };
      return goldenAnswer(GetSupplier, usual);
    });
    await network.svc.fake(GetCurrentUser, (_input, { actor: { userId } }) => {
      const read = { companyName: `Read ${userId}`, firstName: 'Jo', lastName: 'Doe', industry: null };
      const email = network.emails.get(userId) ?? `user${userId}@example.com`;
      return goldenAnswer(GetCurrentUser, { id: userId, email, ...read });
    });
    await network.svc.fake(FindUserByEmail, ({ email }) => {
      const found = [...network.emails].find(([, address]) => address === email.toLowerCase());
      return { id: found?.[0] ?? null };
    });
    return network;
  }

  close(): Promise<void> {
    return this.svc.close();
  }

  as(who: Actor) {
    return this.svc.as(who);
  }

  /** A buyer whom invitation knows. */
  async buyer(): Promise<Actor> {
    const buyer = this.stranger();
    await this.user(buyer, {});
    return buyer;
  }

  /** A buyer of whom invitation has heard nothing. */
  stranger(): Actor {
    return actor({ userId: nextId(), role: 'buyer' });
  }

  /** A supplier with an approved owner. */
  async shop(): Promise<{ seller: Actor; supplier: SupplierSnapshot }> {
    const seller = actor({ userId: nextId(), role: 'seller' });
    await this.user(seller, { isApproved: true, version: 2 });
    return { seller, supplier: await this.supplier({ ownerId: seller.userId, createdBy: seller.userId }) };
  }

  async supplier(facts: Partial<SupplierSnapshot>): Promise<SupplierSnapshot> {
    const snapshot = supplierSnapshot(facts);
    await this.handled(await this.svc.publish(SupplierCreated, snapshot));
    return snapshot;
  }

  async user({ userId, role }: Actor, facts: Partial<UserSnapshot>): Promise<void> {
    const snapshot = { ...userSnapshot(userId), role: role as UserSnapshot['role'], ...facts };
    await this.handled(await this.svc.publish(UserUpdated, snapshot));
  }

  request(buyer: Actor, supplier: { id: number }, message?: string): Promise<Relationship> {
    return this.as(buyer).send(RequestConnection, { supplierId: supplier.id, message });
  }

  async connected(buyer: Actor, seller: Actor, supplier: { id: number }): Promise<Relationship> {
    const { id } = await this.request(buyer, supplier);
    return this.as(seller).send(AcceptConnection, { id });
  }

  async handled(eventId: string): Promise<void> {
    await until(
      () => this.svc.db.row('SELECT 1 FROM inbox WHERE event_id = $1', [eventId]),
      `event ${eventId} is handled`,
    );
  }
}

export function supplierSnapshot(facts: Partial<SupplierSnapshot>): SupplierSnapshot {
  const id = nextId();
  return {
    id,
    name: `Supplier ${id}`,
    category: 'Other',
    ownerId: null,
    createdBy: 1,
    contactEmail: null,
    location: null,
    currency: 'USD',
    version: 1,
    ...facts,
  };
}

function userSnapshot(id: number): UserSnapshot {
  return {
    id,
    username: `user${id}`,
    email: `user${id}@example.com`,
    firstName: 'Kim',
    lastName: 'Miller',
    companyName: `Company ${id}`,
    companySize: null,
    industry: 'retail',
    role: 'buyer',
    isApproved: false,
    isActive: true,
    orderNotifications: true,
    inventoryAlerts: true,
    supplierUpdates: true,
    discoverable: true,
    version: 1,
  };
}
