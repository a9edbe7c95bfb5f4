import { Controller } from '@nestjs/common';
import type { IdInput, MessageAnswer, User } from '#contracts';
import * as contracts from '#contracts';
import { type Call, Db, Handles, type Page } from '#platform';
import { AdminUpdateUser } from './admin-update-user.js';
import { ApproveUser } from './approve-user.js';
import { ChangePassword } from './change-password.js';
import { RegisterUser } from './register-user.js';
import { RejectUser } from './reject-user.js';
import { UpdateProfile } from './update-profile.js';
import { UpdateSettings } from './update-settings.js';
import { UserQueries } from './user.queries.js';
import { VerifyCredentials } from './verify-credentials.js';

/** Everything identity is asked. */
@Controller()
export class UsersController {
  constructor(
    private readonly db: Db,
    private readonly queries: UserQueries,
    private readonly verifyCredentials: VerifyCredentials,
    private readonly registerUser: RegisterUser,
    private readonly updateProfile: UpdateProfile,
    private readonly changePassword: ChangePassword,
    private readonly updateSettings: UpdateSettings,
    private readonly adminUpdateUser: AdminUpdateUser,
    private readonly approveUser: ApproveUser,
    private readonly rejectUser: RejectUser,
  ) {}

  @Handles(contracts.VerifyCredentials)
  verify(input: contracts.LoginInput): Promise<contracts.AuthenticatedUser> {
    return this.verifyCredentials.execute(input);
  }

  @Handles(contracts.RegisterUser)
  register(input: contracts.RegisterInput): Promise<contracts.AuthenticatedUser> {
    return this.registerUser.execute(input);
  }

  @Handles(contracts.GetCurrentUser)
  current(_input: Record<string, never>, { actor }: Call): Promise<User> {
    return this.queries.current(actor);
  }

  @Handles(contracts.GetSessionStates)
  sessionStates({ userIds }: { userIds: number[] }): Promise<contracts.SessionState[]> {
    return this.queries.sessionStates(userIds);
  }

  @Handles(contracts.UpdateProfile)
  profile(input: contracts.UpdateProfileInput, { actor }: Call): Promise<User> {
    return this.db.transaction((tx) => this.updateProfile.execute(tx, actor, input));
  }

  @Handles(contracts.ChangePassword)
  password(
    input: contracts.ChangePasswordInput & { session?: contracts.AskingSession },
    { actor }: Call,
  ): Promise<MessageAnswer> {
    return this.changePassword.execute(actor, input);
  }

  @Handles(contracts.UpdateSettings)
  settings(input: contracts.UpdateSettingsInput, { actor }: Call): Promise<User> {
    return this.db.transaction((tx) => this.updateSettings.execute(tx, actor, input));
  }

  @Handles(contracts.ListUsers)
  list(input: contracts.ListUsersInput, { actor }: Call): Promise<Page<User>> {
    return this.queries.list(actor, input);
  }

  @Handles(contracts.AdminUpdateUser)
  adminUpdate({ id, ...input }: contracts.AdminUpdateUserInput & IdInput, { actor }: Call): Promise<User> {
    return this.db.transaction((tx) => this.adminUpdateUser.execute(tx, actor, id, input));
  }

  @Handles(contracts.ApproveUser)
  approve({ id }: IdInput, { actor }: Call): Promise<User> {
    return this.db.transaction((tx) => this.approveUser.execute(tx, actor, id));
  }

  @Handles(contracts.RejectUser)
  reject({ id, ...input }: contracts.RejectInput & IdInput, { actor }: Call): Promise<User> {
    return this.db.transaction((tx) => this.rejectUser.execute(tx, actor, id, input));
  }
}
