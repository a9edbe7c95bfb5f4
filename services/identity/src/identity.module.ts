import { Module } from '@nestjs/common';
import { UserApproved, UserRegistered, UserRejected, UserUpdated } from '#contracts';
import { PlatformModule, provideConfig } from '#platform';
import { AuditEntryEntity } from './audit/audit-entry.entity.js';
import { AuditLog } from './audit/audit-log.js';
import { CreateUsers1763700000001 } from './migrations/create-users.js';
import { EndSessions1763700000002 } from './migrations/end-sessions.js';
import { AdminUpdateUser } from './users/admin-update-user.js';
import { ApproveUser } from './users/approve-user.js';
import { ChangePassword } from './users/change-password.js';
import { FirstAdmin } from './users/first-admin.js';
import { FirstAdminConfig } from './users/first-admin.config.js';
import { RegisterUser } from './users/register-user.js';
import { RejectUser } from './users/reject-user.js';
import { UpdateProfile } from './users/update-profile.js';
import { UpdateSettings } from './users/update-settings.js';
import { UserEntity } from './users/user.entity.js';
import { UserQueries } from './users/user.queries.js';
import { UserRepository } from './users/user.repository.js';
import { UsersController } from './users/users.controller.js';
import { VerifyCredentials } from './users/verify-credentials.js';
import { RebuildController } from './users/rebuild.controller.js';

@Module({
  imports: [
    PlatformModule.forService({
      name: 'identity',
      publishes: [UserApproved, UserRegistered, UserRejected, UserUpdated],
      entities: [UserEntity, AuditEntryEntity],
      migrations: [CreateUsers1763700000001, EndSessions1763700000002],
    }),
  ],
  controllers: [RebuildController, UsersController],
  providers: [
    provideConfig(FirstAdminConfig),
    FirstAdmin,
    UserRepository,
    UserQueries,
    AuditLog,
    RegisterUser,
    VerifyCredentials,
    UpdateProfile,
    ChangePassword,
    UpdateSettings,
    AdminUpdateUser,
    ApproveUser,
    RejectUser,
  ],
})
export class IdentityModule {}
