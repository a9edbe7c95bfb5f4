import { Controller } from '@nestjs/common';
import type { IdInput, Relationship, SupplierIdInput } from '#contracts';
import * as contracts from '#contracts';
import { type Call, conflict, Db, forbidden, Handles, type Page } from '#platform';
import { SupplierCopies } from '../copies/supplier-copies.js';
import { UserCopies } from '../copies/user-copies.js';
import { AcceptConnection } from './accept-connection.js';
import { DeclineConnection } from './decline-connection.js';
import { RelationshipQueries } from './relationship.queries.js';
import { RemoveConnection } from './remove-connection.js';
import { RequestConnection } from './request-connection.js';

/** Everything invitation is asked. */
@Controller()
export class RelationshipsController {
  constructor(
    private readonly db: Db,
    private readonly queries: RelationshipQueries,
    private readonly suppliers: SupplierCopies,
    private readonly users: UserCopies,
    private readonly requestConnection: RequestConnection,
    private readonly acceptConnection: AcceptConnection,
    private readonly declineConnection: DeclineConnection,
    private readonly removeConnection: RemoveConnection,
  ) {}

  @Handles(contracts.RequestConnection)
  async request(input: contracts.ConnectInput, { actor }: Call): Promise<Relationship> {
    // Before the transaction: either may have to ask another service.
    const supplier = await this.suppliers.find(actor, input.supplierId);
    if (supplier.ownerId === actor.userId) throw forbidden('This is your own supplier');
    if (supplier.ownerId === null) throw conflict('You are already connected with this supplier');
    await this.users.ensure(actor);
    const id = await this.db.transaction((tx) => this.requestConnection.execute(tx, actor, input));
    return this.queries.get(id);
  }

  @Handles(contracts.AcceptConnection)
  async accept({ id }: IdInput, { actor }: Call): Promise<Relationship> {
    await this.db.transaction((tx) => this.acceptConnection.execute(tx, actor, id));
    return this.queries.get(id);
  }

  @Handles(contracts.DeclineConnection)
  async decline({ id, reason }: contracts.DeclineInput & IdInput, { actor }: Call): Promise<Relationship> {
    await this.db.transaction((tx) => this.declineConnection.execute(tx, actor, id, reason || null));
    return this.queries.get(id);
  }

  @Handles(contracts.RemoveConnection)
  async remove({ supplierId }: SupplierIdInput, { actor }: Call): Promise<null> {
    await this.db.transaction((tx) => this.removeConnection.execute(tx, actor, supplierId));
    return null;
  }

  @Handles(contracts.ListSuppliersOfBuyer)
  async listSuppliers(input: contracts.ListRelationshipsInput, { actor }: Call): Promise<Page<Relationship>> {
    return this.queries.listSuppliers(actor, input);
  }

  @Handles(contracts.ListBuyersOfSupplier)
  async listBuyers(input: contracts.ListRelationshipsInput, { actor }: Call): Promise<Page<Relationship>> {
    return this.queries.listBuyers(actor, input);
  }
}
