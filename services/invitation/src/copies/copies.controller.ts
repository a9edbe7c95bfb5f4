import { Controller } from '@nestjs/common';
import {
  OrderCreated,
  OrderRestated,
  OrderStatusChanged,
  type PayloadOf,
  SupplierCreated,
  SupplierDeleted,
  type SupplierSnapshot,
  SupplierUpdated,
  SystemSettingsChanged,
  UserDeleted,
  UserRegistered,
  type UserSnapshot,
  UserUpdated,
} from '#contracts';
import { type Arrival, type Delivery, Subscribes, SubscribesInBatches, type Tx } from '#platform';
import { AcceptByRegistering } from '../invitations/accept-by-registering.js';
import { ConnectRecord } from '../relationships/connect-record.js';
import { LeaveNetwork } from '../relationships/leave-network.js';
import { RemoveSupplierConnections } from '../relationships/remove-supplier-connections.js';
import { OrderCopies } from './order-copies.js';
import { SupplierCopies } from './supplier-copies.js';
import { UserCopies } from './user-copies.js';

/** Of a deletion that was told without its version: nothing comes after it. */
const FINAL = 2 ** 31 - 1;

/** What invitation hears of identity, catalog and ordering. */
@Controller()
export class CopiesController {
  constructor(
    private readonly users: UserCopies,
    private readonly suppliers: SupplierCopies,
    private readonly orders: OrderCopies,
    private readonly connectRecord: ConnectRecord,
    private readonly removeConnections: RemoveSupplierConnections,
    private readonly leaveNetwork: LeaveNetwork,
    private readonly acceptByRegistering: AcceptByRegistering,
  ) {}

  @Subscribes(UserRegistered)
  async userRegistered(user: UserSnapshot, { tx }: Delivery): Promise<void> {
    await this.users.apply(tx, user);
    await this.acceptByRegistering.execute(tx, user);
  }

  @Subscribes(UserUpdated)
  userUpdated(user: UserSnapshot, { tx }: Delivery): Promise<void> {
    return this.users.apply(tx, user);
  }

  @Subscribes(SystemSettingsChanged)
  async settings(told: PayloadOf<typeof SystemSettingsChanged>, { tx }: Delivery): Promise<void> {
    const { invitationDays, version } = told;
    await tx.changed('UPDATE settings SET invitation_days = $1, version = $2 WHERE version < $2', [
      invitationDays,
      version,
    ]);
  }

  @Subscribes(UserDeleted)
  userDeleted({ userId }: PayloadOf<typeof UserDeleted>, { tx }: Delivery): Promise<void> {
    return this.leaveNetwork.execute(tx, userId);
  }

  @Subscribes(SupplierCreated)
  async supplierCreated(supplier: SupplierSnapshot, { tx }: Delivery): Promise<void> {
    await this.suppliers.apply(tx, supplier);
    if (supplier.ownerId === null) await this.connectRecord.execute(tx, supplier);
  }

  @Subscribes(SupplierUpdated)
  async supplierUpdated(supplier: SupplierSnapshot, { tx }: Delivery): Promise<void> {
    const hadOwner = await this.suppliers.hasOwner(tx, supplier.id);
    const isNews = await this.suppliers.apply(tx, supplier);
    if (isNews && hadOwner && supplier.ownerId === null) await this.connectRecord.again(tx, supplier);
  }

  @Subscribes(SupplierDeleted)
  async supplierDeleted(
    { supplierId, version = FINAL }: PayloadOf<typeof SupplierDeleted>,
    { tx }: Delivery,
  ): Promise<void> {
    await this.suppliers.markDeleted(tx, supplierId, version);
    await this.removeConnections.execute(tx, supplierId);
  }

  @SubscribesInBatches(OrderCreated)
  async orderCreated(events: Arrival<PayloadOf<typeof OrderCreated>>[], tx: Tx): Promise<void> {
    this.orders.saveAll(tx, events.map(dated));
  }

  @SubscribesInBatches(OrderStatusChanged)
  async orderChanged(events: Arrival<PayloadOf<typeof OrderStatusChanged>>[], tx: Tx): Promise<void> {
    this.orders.saveAll(tx, events.map(dated));
  }

  @SubscribesInBatches(OrderRestated)
  async orderRestated(events: Arrival<PayloadOf<typeof OrderRestated>>[], tx: Tx): Promise<void> {
    this.orders.saveAll(
      tx,
      events.map(({ payload, occurredAt }) => ({ order: payload, at: payload.createdAt ?? occurredAt })),
    );
  }
}

/** An order with when it was sent, or took the step that is told of. */
const dated = <Order>({ payload, occurredAt }: Arrival<Order>): { order: Order; at: string } => ({
  order: payload,
  at: occurredAt,
});
