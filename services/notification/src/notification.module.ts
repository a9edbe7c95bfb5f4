import { Module } from '@nestjs/common';
import { ConversationRead, MessageSent, NotificationCreated } from '#contracts';
import { PlatformModule } from '#platform';
import { ActivitiesController } from './activities/activities.controller.js';
import { ActivityQueries } from './activities/activity.queries.js';
import { RecordActivities } from './activities/record-activities.js';
import { ConversationQueries } from './conversations/conversation.queries.js';
import { ConversationsController } from './conversations/conversations.controller.js';
import { NotifyOfMessages } from './conversations/notify-of-messages.js';
import { ReadConversationHandler } from './conversations/read-conversation.js';
import { SendMessageHandler } from './conversations/send-message.js';
import { StartConversationHandler } from './conversations/start-conversation.js';
import { WriteMessage } from './conversations/write-message.js';
import { OrderCopies } from './copies/order-copies.js';
import { RecipientCopies } from './copies/recipient-copies.js';
import { RelationshipCopies } from './copies/relationship-copies.js';
import { SupplierCopies } from './copies/supplier-copies.js';
import { Conversations1764200000001 } from './migrations/conversations.js';
import { CreateNotifications1763700000001 } from './migrations/create-notifications.js';
import { IndexAges1763800000001 } from './migrations/index-ages.js';
import { MarkAllReadHandler } from './notifications/mark-all-read.js';
import { MarkReadHandler } from './notifications/mark-read.js';
import { NotificationQueries } from './notifications/notification.queries.js';
import { NotificationsController } from './notifications/notifications.controller.js';
import { Notify } from './notifications/notify.js';
import { Announce } from './subscriptions/announce.js';
import { CatalogSubscriptions } from './subscriptions/catalog.subscriptions.js';
import { IdentitySubscriptions } from './subscriptions/identity.subscriptions.js';
import { InventorySubscriptions } from './subscriptions/inventory.subscriptions.js';
import { InvitationSubscriptions } from './subscriptions/invitation.subscriptions.js';
import { InvoiceSubscriptions } from './subscriptions/invoice.subscriptions.js';
import { OrderingSubscriptions } from './subscriptions/ordering.subscriptions.js';
import { ForgetOldNews } from './upkeep/forget-old-news.js';

@Module({
  imports: [
    PlatformModule.forService({
      name: 'notification',
      publishes: [NotificationCreated, MessageSent, ConversationRead],
      // Each write here is one SQL statement: there are no entities to load and save.
      entities: [],
      migrations: [CreateNotifications1763700000001, IndexAges1763800000001, Conversations1764200000001],
    }),
  ],
  controllers: [
    NotificationsController,
    ConversationsController,
    ActivitiesController,
    IdentitySubscriptions,
    CatalogSubscriptions,
    InventorySubscriptions,
    OrderingSubscriptions,
    InvitationSubscriptions,
    InvoiceSubscriptions,
  ],
  providers: [
    NotificationQueries,
    Notify,
    MarkReadHandler,
    MarkAllReadHandler,
    ActivityQueries,
    RecordActivities,
    ConversationQueries,
    WriteMessage,
    StartConversationHandler,
    SendMessageHandler,
    ReadConversationHandler,
    NotifyOfMessages,
    RecipientCopies,
    SupplierCopies,
    RelationshipCopies,
    OrderCopies,
    Announce,
    ForgetOldNews,
  ],
})
export class NotificationModule {}
