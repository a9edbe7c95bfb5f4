import { Module } from '@nestjs/common';
import {
  GetCurrentUser,
  GetSupplier,
  RelationshipActivated,
  RelationshipDeclined,
  RelationshipRemoved,
  RelationshipRequested,
  RelationshipRestated,
} from '#contracts';
import { PlatformModule } from '#platform';
import { CopiesController } from './copies/copies.controller.js';
import { SupplierCopies } from './copies/supplier-copies.js';
import { UserCopies } from './copies/user-copies.js';
import { CreateRelationships1763700000001 } from './migrations/create-relationships.js';
import { IndexRelationshipSuppliers1763800000001 } from './migrations/index-relationship-suppliers.js';
import { AcceptConnectionHandler } from './relationships/accept-connection.js';
import { ConnectRecord } from './relationships/connect-record.js';
import { DeclineConnectionHandler } from './relationships/decline-connection.js';
import { LeaveNetwork } from './relationships/leave-network.js';
import { RelationshipEvents } from './relationships/relationship-events.js';
import { RelationshipEntity } from './relationships/relationship.entity.js';
import { RelationshipQueries } from './relationships/relationship.queries.js';
import { RelationshipsController } from './relationships/relationships.controller.js';
import { RemoveConnectionHandler } from './relationships/remove-connection.js';
import { RemoveSupplierConnections } from './relationships/remove-supplier-connections.js';
import { RequestConnectionHandler } from './relationships/request-connection.js';
import { RebuildController } from './relationships/rebuild.controller.js';

@Module({
  imports: [
    PlatformModule.forService({
      name: 'invitation',
      asks: [GetCurrentUser, GetSupplier],
      publishes: [
        RelationshipActivated,
        RelationshipDeclined,
        RelationshipRemoved,
        RelationshipRequested,
        RelationshipRestated,
      ],
      entities: [RelationshipEntity],
      migrations: [CreateRelationships1763700000001, IndexRelationshipSuppliers1763800000001],
    }),
  ],
  controllers: [RebuildController, RelationshipsController, CopiesController],
  providers: [
    RelationshipQueries,
    RelationshipEvents,
    RequestConnectionHandler,
    AcceptConnectionHandler,
    DeclineConnectionHandler,
    RemoveConnectionHandler,
    ConnectRecord,
    RemoveSupplierConnections,
    LeaveNetwork,
    SupplierCopies,
    UserCopies,
  ],
})
export class InvitationModule {}
