import { Module } from '@nestjs/common';
import {
  FindUserByEmail,
  GetCurrentUser,
  GetSupplier,
  InvitationAccepted,
  InvitationCancelled,
  InvitationDeclined,
  InvitationSent,
  RelationshipActivated,
  RelationshipDeclined,
  RelationshipRemoved,
  RelationshipRequested,
  RelationshipRestated,
  DEAD_LETTERS,
} from '#contracts';
import { answersDeadLetters, PlatformModule, provideSecretTokens } from '#platform';
import { OwnDataController } from './own-data/own-data.controller.js';
import { CopiesController } from './copies/copies.controller.js';
import { SupplierCopies } from './copies/supplier-copies.js';
import { UserCopies } from './copies/user-copies.js';
import { AcceptByRegistering } from './invitations/accept-by-registering.js';
import { AcceptInvitationHandler } from './invitations/accept-invitation.js';
import { AdminInvitationsController } from './invitations/admin-invitations.controller.js';
import { CancelInvitationHandler } from './invitations/cancel-invitation.js';
import { DeclineInvitationHandler } from './invitations/decline-invitation.js';
import { InvitationEvents } from './invitations/invitation-events.js';
import { InvitationQueries } from './invitations/invitation.queries.js';
import { InvitationTokens } from './invitations/invitation-tokens.js';
import { InvitationsController } from './invitations/invitations.controller.js';
import { InviteBuyerHandler } from './invitations/invite-buyer.js';
import { InviteSupplierHandler } from './invitations/invite-supplier.js';
import { InviteUserHandler } from './invitations/invite-user.js';
import { ResendInvitationHandler } from './invitations/resend-invitation.js';
import { SendInvitation } from './invitations/send-invitation.js';
import { OrderCopies } from './copies/order-copies.js';
import { DiscoveryController } from './discovery/discovery.controller.js';
import { DiscoveryQueries } from './discovery/discovery.queries.js';
import { CountFindable1772000000001 } from './migrations/count-findable.js';
import { ScoreInIndex1772100000004 } from './migrations/score-in-index.js';
import { Discovery1764800000001 } from './migrations/discovery.js';
import { CreateRelationships1763700000001 } from './migrations/create-relationships.js';
import { IndexRelationshipSuppliers1763800000001 } from './migrations/index-relationship-suppliers.js';
import { IndexAcceptedInvitations1764400000001 } from './migrations/index-accepted-invitations.js';
import { Invitations1764300000001 } from './migrations/invitations.js';
import { Settings1764700000008 } from './migrations/settings.js';
import { WalkInvitations1766200000001 } from './migrations/walk-invitations.js';
import { AcceptConnectionHandler } from './relationships/accept-connection.js';
import { ConnectPair } from './relationships/connect-pair.js';
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
import { MetricsController } from './metrics/metrics.controller.js';

@Module({
  imports: [
    PlatformModule.forService({
      name: 'invitation',
      asks: [FindUserByEmail, GetCurrentUser, GetSupplier],
      publishes: [
        DEAD_LETTERS.invitation.decided,
        InvitationAccepted,
        InvitationCancelled,
        InvitationDeclined,
        InvitationSent,
        RelationshipActivated,
        RelationshipDeclined,
        RelationshipRemoved,
        RelationshipRequested,
        RelationshipRestated,
      ],
      entities: [RelationshipEntity],
      migrations: [
        CreateRelationships1763700000001,
        IndexRelationshipSuppliers1763800000001,
        Invitations1764300000001,
        IndexAcceptedInvitations1764400000001,
        Discovery1764800000001,
        Settings1764700000008,
        WalkInvitations1766200000001,
        CountFindable1772000000001,
        ScoreInIndex1772100000004,
      ],
    }),
  ],
  controllers: [
    MetricsController,
    answersDeadLetters(DEAD_LETTERS.invitation),
    OwnDataController,
    RebuildController,
    RelationshipsController,
    InvitationsController,
    AdminInvitationsController,
    DiscoveryController,
    CopiesController,
  ],
  providers: [
    provideSecretTokens(),
    InvitationQueries,
    InvitationEvents,
    InvitationTokens,
    SendInvitation,
    InviteSupplierHandler,
    InviteBuyerHandler,
    InviteUserHandler,
    ResendInvitationHandler,
    CancelInvitationHandler,
    AcceptByRegistering,
    AcceptInvitationHandler,
    DeclineInvitationHandler,
    ConnectPair,
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
    OrderCopies,
    DiscoveryQueries,
  ],
})
export class InvitationModule {}
