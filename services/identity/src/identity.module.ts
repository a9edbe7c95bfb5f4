import { Module } from '@nestjs/common';
import {
  AccessTokenCreated,
  GetInvitedRole,
  EmailChanged,
  EmailChangeStarted,
  GetOpenOrders,
  ImpersonationStarted,
  OWN_DATA,
  OwnDataExportFinished,
  PasskeyChanged,
  PasswordChanged,
  PasswordResetAsked,
  PasswordResetStarted,
  SystemSettingsChanged,
  TwoFactorChanged,
  UserApproved,
  UserDeleted,
  UserRegistered,
  UserRejected,
  UserUpdated,
  DEAD_LETTERS,
} from '#contracts';
import {
  answersDeadLetters,
  CreateExports1764100000000,
  PlatformModule,
  provideConfig,
  provideSecretTokens,
  provideStorage,
} from '#platform';
import { ExportOwnDataHandler } from './own-data/export-own-data.js';
import { OwnDataController } from './own-data/own-data.controller.js';
import { IdentityExports } from './exports/identity-exports.js';
import { OwnDataExportsController } from './own-data/own-data-exports.controller.js';
import { AuditEntryEntity } from './audit/audit-entry.entity.js';
import { AuditController } from './audit/audit.controller.js';
import { DecisionsController } from './audit/decisions.controller.js';
import { LETTER_CONTROLLERS } from './audit/letters.controller.js';
import { AuditLog } from './audit/audit-log.js';
import { AuditQueries } from './audit/audit.queries.js';
import { CloseAccountHandler } from './closing/close-account.js';
import { CloseAccounts } from './closing/close-accounts.js';
import { ClosingController } from './closing/closing.controller.js';
import { DeleteUserHandler } from './closing/delete-user.js';
import { OpenOrders } from './closing/open-orders.js';
import { CancelEmailChangeHandler } from './email-change/cancel-email-change.js';
import { ConfirmEmailHandler } from './email-change/confirm-email.js';
import { EmailChangeController } from './email-change/email-change.controller.js';
import { StartEmailChange } from './email-change/start-email-change.js';
import { EndImpersonationHandler } from './impersonation/end-impersonation.js';
import { ImpersonationController } from './impersonation/impersonation.controller.js';
import { ImpersonationEnds } from './impersonation/impersonation-ends.js';
import { RecordImpersonatedOutcomeHandler } from './impersonation/record-impersonated-outcome.js';
import { RecordImpersonatedWriteHandler } from './impersonation/record-impersonated-write.js';
import { StartImpersonationHandler } from './impersonation/start-impersonation.js';
import { AccountLinks } from './links/account-links.js';
import { AccountLinksController } from './links/account-links.controller.js';
import { AccountLinks1764900000011 } from './migrations/account-links.js';
import { AccessTokens1764900000021 } from './migrations/access-tokens.js';
import { Addresses1764100000001 } from './migrations/addresses.js';
import { CloseAccounts1764700000004 } from './migrations/close-accounts.js';
import { CreateUsers1763700000001 } from './migrations/create-users.js';
import { Discoverable1764800000001 } from './migrations/discoverable.js';
import { EmailChanges1764900000012 } from './migrations/email-changes.js';
import { EndSessions1763700000002 } from './migrations/end-sessions.js';
import { AuditOutcomes1767300000001 } from './migrations/audit-outcomes.js';
import { HandOverAuditLog1766300000001 } from './migrations/hand-over-audit-log.js';
import { Impersonations1764700000002 } from './migrations/impersonations.js';
import { Passkeys1764900000041 } from './migrations/passkeys.js';
import { Preferences1764000000001 } from './migrations/preferences.js';
import { SealAuditLog1764700000005 } from './migrations/seal-audit-log.js';
import { SupplierOwners1766400000001 } from './migrations/supplier-owners.js';
import { SystemSettings1764700000006 } from './migrations/system-settings.js';
import { TwoFactor1764700000001 } from './migrations/two-factor.js';
import { AddPasskeyHandler } from './passkeys/add-passkey.js';
import { LogInByPasskeyHandler } from './passkeys/log-in-by-passkey.js';
import { PasskeyQueries } from './passkeys/passkey.queries.js';
import { PasskeyChallenges } from './passkeys/passkey-challenges.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { RemovePasskeyHandler } from './passkeys/remove-passkey.js';
import { RenamePasskeyHandler } from './passkeys/rename-passkey.js';
import { StartPasskeyHandler } from './passkeys/start-passkey.js';
import { AskForPasswordResetHandler } from './password-reset/ask-for-password-reset.js';
import { CompletePasswordResetHandler } from './password-reset/complete-password-reset.js';
import { PasswordResetController } from './password-reset/password-reset.controller.js';
import { StartPasswordReset } from './password-reset/start-password-reset.js';
import { PreferencesController } from './preferences/preferences.controller.js';
import { SetPreferenceHandler } from './preferences/set-preference.js';
import { SystemSettingsController } from './settings/system-settings.controller.js';
import { SystemSettingsQueries } from './settings/system-settings.queries.js';
import { UpdateSystemSettingsHandler } from './settings/update-system-settings.js';
import { AccessTokenQueries } from './tokens/access-token.queries.js';
import { AccessTokensController } from './tokens/access-tokens.controller.js';
import { CreateAccessTokenHandler } from './tokens/create-access-token.js';
import { RevokeAccessTokenHandler } from './tokens/revoke-access-token.js';
import { CopiesController } from './copies/copies.controller.js';
import { SupplierCopies } from './copies/supplier-copies.js';
import { ConfirmTwoFactorHandler } from './two-factor/confirm-two-factor.js';
import { DisableTwoFactorHandler } from './two-factor/disable-two-factor.js';
import { ResetTwoFactorHandler } from './two-factor/reset-two-factor.js';
import { SecondFactor } from './two-factor/second-factor.js';
import { StartTwoFactorHandler } from './two-factor/start-two-factor.js';
import { TwoFactorConfig } from './two-factor/two-factor.config.js';
import { TwoFactorController } from './two-factor/two-factor.controller.js';
import { Vault } from './two-factor/vault.js';
import { AdminUpdateUserHandler } from './users/admin-update-user.js';
import { ApproveUserHandler } from './users/approve-user.js';
import { ChangePasswordHandler } from './users/change-password.js';
import { FirstAdmin } from './users/first-admin.js';
import { FirstAdminConfig } from './users/first-admin.config.js';
import { EndOtherSessionsHandler } from './users/end-other-sessions.js';
import { EndUserSessionsHandler } from './users/end-user-sessions.js';
import { OwnPassword } from './users/own-password.js';
import { RegisterUserHandler } from './users/register-user.js';
import { RejectUserHandler } from './users/reject-user.js';
import { ResetPasswordHandler } from './users/reset-password.js';
import { UnsubscribeController } from './users/unsubscribe.controller.js';
import { UpdateProfileHandler } from './users/update-profile.js';
import { UpdateSettingsHandler } from './users/update-settings.js';
import { UserEntity } from './users/user.entity.js';
import { UserQueries } from './users/user.queries.js';
import { UserRepository } from './users/user.repository.js';
import { UsersController } from './users/users.controller.js';
import { VerifyCredentialsHandler } from './users/verify-credentials.js';
import { RebuildController } from './users/rebuild.controller.js';
import { MetricsController } from './metrics/user-metrics.js';
import { CountInactive1772000000001 } from './migrations/count-inactive.js';
import { CountUsers1764900000013 } from './migrations/count-users.js';
import { WalkUsers1766200000002 } from './migrations/walk-users.js';
import { OneEmail1770200000001 } from './migrations/one-email.js';
import { TellDeactivated1770000000001 } from './migrations/tell-deactivated.js';

@Module({
  imports: [
    PlatformModule.forService({
      name: 'identity',
      asks: [GetInvitedRole, GetOpenOrders, ...Object.values(OWN_DATA).map(({ request }) => request)],
      publishes: [
        DEAD_LETTERS.identity.decided,
        AccessTokenCreated,
        SystemSettingsChanged,
        EmailChanged,
        EmailChangeStarted,
        ImpersonationStarted,
        OwnDataExportFinished,
        PasskeyChanged,
        PasswordChanged,
        PasswordResetAsked,
        PasswordResetStarted,
        TwoFactorChanged,
        UserApproved,
        UserDeleted,
        UserRegistered,
        UserRejected,
        UserUpdated,
      ],
      entities: [UserEntity, AuditEntryEntity],
      migrations: [
        CreateUsers1763700000001,
        EndSessions1763700000002,
        Preferences1764000000001,
        Addresses1764100000001,
        TwoFactor1764700000001,
        Impersonations1764700000002,
        CloseAccounts1764700000004,
        SealAuditLog1764700000005,
        Discoverable1764800000001,
        SystemSettings1764700000006,
        AccountLinks1764900000011,
        EmailChanges1764900000012,
        AccessTokens1764900000021,
        CountUsers1764900000013,
        WalkUsers1766200000002,
        SupplierOwners1766400000001,
        HandOverAuditLog1766300000001,
        Passkeys1764900000041,
        AuditOutcomes1767300000001,
        CreateExports1764100000000,
        TellDeactivated1770000000001,
        OneEmail1770200000001,
        CountInactive1772000000001,
      ],
      queues: [IdentityExports.queue],
    }),
  ],
  controllers: [
    MetricsController,
    answersDeadLetters(DEAD_LETTERS.identity),
    OwnDataController,
    OwnDataExportsController,
    AccountLinksController,
    AccessTokensController,
    AuditController,
    DecisionsController,
    ...LETTER_CONTROLLERS,
    ClosingController,
    CopiesController,
    EmailChangeController,
    ImpersonationController,
    PasskeysController,
    PasswordResetController,
    PreferencesController,
    RebuildController,
    SystemSettingsController,
    TwoFactorController,
    UnsubscribeController,
    UsersController,
  ],
  providers: [
    provideConfig(FirstAdminConfig),
    FirstAdmin,
    provideConfig(TwoFactorConfig),
    provideSecretTokens(),
    provideStorage(),
    IdentityExports,
    ExportOwnDataHandler,
    AccountLinks,
    StartEmailChange,
    ConfirmEmailHandler,
    CancelEmailChangeHandler,
    AskForPasswordResetHandler,
    StartPasswordReset,
    CompletePasswordResetHandler,
    Vault,
    SecondFactor,
    StartTwoFactorHandler,
    ConfirmTwoFactorHandler,
    DisableTwoFactorHandler,
    ResetTwoFactorHandler,
    OwnPassword,
    PasskeyQueries,
    PasskeyChallenges,
    StartPasskeyHandler,
    AddPasskeyHandler,
    RenamePasskeyHandler,
    RemovePasskeyHandler,
    LogInByPasskeyHandler,
    AccessTokenQueries,
    CreateAccessTokenHandler,
    RevokeAccessTokenHandler,
    SystemSettingsQueries,
    UpdateSystemSettingsHandler,
    CloseAccountHandler,
    CloseAccounts,
    DeleteUserHandler,
    OpenOrders,
    StartImpersonationHandler,
    EndImpersonationHandler,
    ImpersonationEnds,
    RecordImpersonatedOutcomeHandler,
    RecordImpersonatedWriteHandler,
    UserRepository,
    SupplierCopies,
    UserQueries,
    AuditLog,
    AuditQueries,
    RegisterUserHandler,
    VerifyCredentialsHandler,
    UpdateProfileHandler,
    ChangePasswordHandler,
    EndOtherSessionsHandler,
    EndUserSessionsHandler,
    UpdateSettingsHandler,
    SetPreferenceHandler,
    AdminUpdateUserHandler,
    ApproveUserHandler,
    RejectUserHandler,
    ResetPasswordHandler,
  ],
})
export class IdentityModule {}
