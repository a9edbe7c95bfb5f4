import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PlatformModule, provideConfig, provideStorage, RedisConnections } from '#platform';
import { AdminController } from './admin/admin.controller.js';
import { UserAccountController } from './admin/user-account.controller.js';
import { DeadLettersController } from './admin/dead-letters.controller.js';
import { MetricsController } from './admin/metrics.controller.js';
import { BasketController } from './basket/basket.controller.js';
import { BrandsController } from './brands/brands.controller.js';
import { GatewayConfig } from './config.js';
import { ConversationsController } from './conversations/conversations.controller.js';
import { HealthController } from './health/health.controller.js';
import { ImportsController } from './inventory/imports.controller.js';
import { RateLimits } from './http/rate-limits.js';
import { AdminInvitationsController } from './admin/admin-invitations.controller.js';
import { BuyerInvitationsController } from './invitations/buyer-invitations.controller.js';
import { SupplierInvitationsController } from './invitations/supplier-invitations.controller.js';
import { InventoryController } from './inventory/inventory.controller.js';
import { InvoicesController } from './invoices/invoices.controller.js';
import { MarketplaceController } from './marketplace/marketplace.controller.js';
import { ActivitiesController } from './notifications/activities.controller.js';
import { ASKED_BEFORE, ASKS, LISTENS } from './messages.js';
import { NotificationStreams } from './notifications/notification-streams.js';
import { MailController } from './mail/mail.controller.js';
import { NotificationsController } from './notifications/notifications.controller.js';
import { OrdersController } from './orders/orders.controller.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { PicturesController } from './pictures/pictures.controller.js';
import { PotentialBuyersController } from './potential-buyers/potential-buyers.controller.js';
import { ProductImportsController } from './products/product-imports.controller.js';
import { ProductsController } from './products/products.controller.js';
import { EmailChangeController } from './profile/email-change.controller.js';
import { OwnDataController } from './profile/own-data.controller.js';
import { ProfileController } from './profile/profile.controller.js';
import { RelationshipsController } from './relationships/relationships.controller.js';
import { SalesController } from './orders/sales.controller.js';
import { SearchController } from './search/search.controller.js';
import { ImpersonationController } from './session/impersonation.controller.js';
import { BodyGuard } from './http/body.guard.js';
import { ImpersonationGuard } from './session/impersonation.guard.js';
import { ForgottenPasswordController } from './session/forgotten-password.controller.js';
import { LinkThrottle } from './session/link-throttle.js';
import { LocalStrategy } from './session/local.strategy.js';
import { LoginThrottle } from './session/login-throttle.js';
import { OwnSessionsController } from './session/own-sessions.controller.js';
import { PasskeyLoginController } from './session/passkey-login.controller.js';
import { RegistrationController } from './session/registration.controller.js';
import { SessionController } from './session/session.controller.js';
import { SessionGuard } from './session/session.guard.js';
import { SessionOpening } from './session/session-opening.js';
import { SessionStates } from './session/session-states.js';
import { SessionStore } from './session/session.store.js';
import { SessionWatch } from './session/session-watch.js';
import { Sessions } from './session/sessions.js';
import { OwnSecrets } from './session/own-secrets.js';
import { SuppliersController } from './suppliers/suppliers.controller.js';
import { AccessTokens } from './tokens/access-tokens.js';
import { AccessTokensController } from './tokens/access-tokens.controller.js';
import { TokenGuard } from './tokens/token.guard.js';
import { TwoFactorController } from './two-factor/two-factor.controller.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';

@Module({
  imports: [PlatformModule.forClient({ name: 'gateway', asks: [...ASKS, ...ASKED_BEFORE], listens: LISTENS })],
  controllers: [
    SessionController,
    PasskeyLoginController,
    RegistrationController,
    ForgottenPasswordController,
    OwnSessionsController,
    ProfileController,
    OwnDataController,
    EmailChangeController,
    TwoFactorController,
    PasskeysController,
    AccessTokensController,
    WebhooksController,
    SuppliersController,
    BrandsController,
    ProductsController,
    PicturesController,
    MarketplaceController,
    RelationshipsController,
    PotentialBuyersController,
    ImportsController,
    ProductImportsController,
    SupplierInvitationsController,
    BuyerInvitationsController,
    InventoryController,
    SalesController,
    OrdersController,
    BasketController,
    NotificationsController,
    ActivitiesController,
    ConversationsController,
    MailController,
    InvoicesController,
    SearchController,
    AdminController,
    UserAccountController,
    MetricsController,
    DeadLettersController,
    ImpersonationController,
    AdminInvitationsController,
    HealthController,
  ],
  providers: [
    provideConfig(GatewayConfig),
    provideStorage(),
    {
      provide: SessionStore,
      inject: [RedisConnections, GatewayConfig],
      useFactory: (redis: RedisConnections, { NAMESPACE }: GatewayConfig) =>
        new SessionStore(redis.shared(), NAMESPACE),
    },
    {
      provide: LoginThrottle,
      inject: [RedisConnections, GatewayConfig],
      useFactory: (redis: RedisConnections, { NAMESPACE }: GatewayConfig) =>
        new LoginThrottle(redis.shared(), NAMESPACE),
    },
    {
      provide: LinkThrottle,
      inject: [RedisConnections, GatewayConfig],
      useFactory: (redis: RedisConnections, { NAMESPACE, REGISTRATIONS_PER_ADDRESS }: GatewayConfig) =>
        new LinkThrottle(redis.shared(), NAMESPACE, REGISTRATIONS_PER_ADDRESS),
    },
    {
      provide: OwnSecrets,
      inject: [RedisConnections, GatewayConfig],
      useFactory: (redis: RedisConnections, { NAMESPACE }: GatewayConfig) => new OwnSecrets(redis.shared(), NAMESPACE),
    },
    {
      provide: RateLimits,
      inject: [RedisConnections, GatewayConfig],
      useFactory: (redis: RedisConnections, config: GatewayConfig) => new RateLimits(redis.shared(), config),
    },
    SessionStates,
    Sessions,
    SessionOpening,
    SessionWatch,
    AccessTokens,
    LocalStrategy,
    NotificationStreams,
    { provide: APP_GUARD, useClass: SessionGuard },
    { provide: APP_GUARD, useClass: TokenGuard },
    { provide: APP_GUARD, useClass: BodyGuard },
    { provide: APP_GUARD, useClass: ImpersonationGuard },
  ],
})
export class GatewayModule {}
