import { Controller } from '@nestjs/common';
import {
  AcceptConnection,
  type ConnectInput,
  DeclineConnection,
  type DeclineInput,
  type IdInput,
  ListBuyersOfSupplier,
  type ListRelationshipsInput,
  ListSuppliersOfBuyer,
  type Relationship,
  RemoveConnection,
  RequestConnection,
  type SupplierIdInput,
} from '#contracts';
import { type Call, Handles, type Page } from '#platform';
import { AcceptConnectionHandler } from './accept-connection.js';
import { DeclineConnectionHandler } from './decline-connection.js';
import { RelationshipQueries } from './relationship.queries.js';
import { RemoveConnectionHandler } from './remove-connection.js';
import { RequestConnectionHandler } from './request-connection.js';

/** Everything invitation is asked. */
@Controller()
export class RelationshipsController {
  constructor(
    private readonly queries: RelationshipQueries,
    private readonly requestConnection: RequestConnectionHandler,
    private readonly acceptConnection: AcceptConnectionHandler,
    private readonly declineConnection: DeclineConnectionHandler,
    private readonly removeConnection: RemoveConnectionHandler,
  ) {}

  @Handles(RequestConnection)
  request(input: ConnectInput, { actor }: Call): Promise<Relationship> {
    return this.requestConnection.execute(actor, input);
  }

  @Handles(AcceptConnection)
  accept(input: IdInput, { actor }: Call): Promise<Relationship> {
    return this.acceptConnection.execute(actor, input);
  }

  @Handles(DeclineConnection)
  decline(input: Partial<DeclineInput> & IdInput, { actor }: Call): Promise<Relationship> {
    return this.declineConnection.execute(actor, input);
  }

  @Handles(RemoveConnection)
  remove(input: SupplierIdInput, { actor }: Call): Promise<null> {
    return this.removeConnection.execute(actor, input);
  }

  @Handles(ListSuppliersOfBuyer)
  listSuppliers(input: ListRelationshipsInput, { actor }: Call): Promise<Page<Relationship>> {
    return this.queries.listSuppliers(actor, input);
  }

  @Handles(ListBuyersOfSupplier)
  listBuyers(input: ListRelationshipsInput, { actor }: Call): Promise<Page<Relationship>> {
    return this.queries.listBuyers(actor, input);
  }
}
