import { Module } from '@nestjs/common';
import {
  ConversationRead,
  GetAccountLink,
  GetInvitationLink,
  GetOrder,
  ListLowStock,
  MessageSent,
  NotificationCreated,
  UserUnsubscribed,
  DEAD_LETTERS,
} from '#contracts';
import { answersDeadLetters, PlatformModule, provideConfig, provideSecretTokens } from '#platform';
import { OwnDataController } from './own-data/own-data.controller.js';
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
import { NamesForgotten1767100000001 } from './migrations/names-forgotten.js';
import { ClosedAccounts1765300000033 } from './migrations/closed-accounts.js';
import { Conversations1764200000001 } from './migrations/conversations.js';
import { ComposeMail } from './mail/compose-mail.js';
import { LowStockDigest } from './mail/low-stock-digest.js';
import { MailConfig } from './mail/mail.config.js';
import { MailController } from './mail/mail.controller.js';
import { MailQueue } from './mail/mail.queue.js';
import { Mails } from './mail/mails.js';
import { PlanDigests } from './mail/plan-digests.js';
import { providePost } from './mail/provide-post.js';
import { SecretLinks } from './mail/secret-links.js';
import { SendMail } from './mail/send-mail.job.js';
import { UnsubscribeHandler } from './mail/unsubscribe.js';
import { UnsubscribeTokens } from './mail/unsubscribe-tokens.js';
import { CreateMails1764300000001 } from './migrations/create-mails.js';
import { CreateNotifications1763700000001 } from './migrations/create-notifications.js';
import { IndexAges1763800000001 } from './migrations/index-ages.js';
import { SearchNews1765000000001 } from './migrations/search-news.js';
import { IndexRecipientEmails1764400000001 } from './migrations/index-recipient-emails.js';
import { MailsAboutUsers1764900000017 } from './migrations/mails-about-users.js';
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
import { ForgetUser } from './upkeep/forget-user.js';
import { ForgetOldNews } from './upkeep/forget-old-news.js';
import { MetricsController } from './metrics/metrics.controller.js';
import { Webhooks1765200000001 } from './migrations/webhooks.js';
import { CreateWebhookHandler } from './webhooks/create-webhook.js';
import { DeleteWebhookHandler } from './webhooks/delete-webhook.js';
import { DeliverWebhook } from './webhooks/deliver-webhook.job.js';
import { Deliveries } from './webhooks/deliveries.js';
import { provideCallEndpoint } from './webhooks/provide-call-endpoint.js';
import { ReplayDeliveryHandler } from './webhooks/replay-delivery.js';
import { RotateWebhookSecretHandler } from './webhooks/rotate-webhook-secret.js';
import { TestWebhookHandler } from './webhooks/test-webhook.js';
import { UpdateWebhookHandler } from './webhooks/update-webhook.js';
import { WebhookConfig } from './webhooks/webhook.config.js';
import { WebhookQueries } from './webhooks/webhook.queries.js';
import { WebhookQueue } from './webhooks/webhook.queue.js';
import { WebhookSecrets } from './webhooks/webhook-secrets.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';

@Module({
  imports: [
    PlatformModule.forService({
      name: 'notification',
      asks: [GetAccountLink, GetInvitationLink, GetOrder, ListLowStock],
      publishes: [
        DEAD_LETTERS.notification.decided,
        NotificationCreated,
        MessageSent,
        ConversationRead,
        UserUnsubscribed,
      ],
      queues: [MailQueue, WebhookQueue],
      // Each write here is one SQL statement: there are no entities to load and save.
      entities: [],
      migrations: [
        CreateNotifications1763700000001,
        IndexAges1763800000001,
        Conversations1764200000001,
        CreateMails1764300000001,
        IndexRecipientEmails1764400000001,
        SearchNews1765000000001,
        MailsAboutUsers1764900000017,
        Webhooks1765200000001,
        ClosedAccounts1765300000033,
        NamesForgotten1767100000001,
      ],
    }),
  ],
  controllers: [
    MetricsController,
    answersDeadLetters(DEAD_LETTERS.notification),
    OwnDataController,
    NotificationsController,
    ConversationsController,
    ActivitiesController,
    MailController,
    WebhooksController,
    IdentitySubscriptions,
    CatalogSubscriptions,
    InventorySubscriptions,
    OrderingSubscriptions,
    InvitationSubscriptions,
    InvoiceSubscriptions,
  ],
  providers: [
    provideConfig(MailConfig),
    provideSecretTokens(),
    providePost(),
    Mails,
    SendMail,
    ComposeMail,
    SecretLinks,
    LowStockDigest,
    PlanDigests,
    UnsubscribeTokens,
    UnsubscribeHandler,
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
    ForgetUser,
    provideConfig(WebhookConfig),
    provideCallEndpoint(),
    WebhookSecrets,
    Deliveries,
    DeliverWebhook,
    WebhookQueries,
    CreateWebhookHandler,
    UpdateWebhookHandler,
    DeleteWebhookHandler,
    RotateWebhookSecretHandler,
    ReplayDeliveryHandler,
    TestWebhookHandler,
  ],
})
export class NotificationModule {}
