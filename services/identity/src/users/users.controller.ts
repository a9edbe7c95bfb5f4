import { Controller } from '@nestjs/common';
import {
  AdminUpdateUser,
  type AdminUpdateUserInput,
  ApproveUser,
  type AskingSession,
  type AuthenticatedUser,
  ChangePassword,
  type ChangePasswordInput,
  EndOtherSessions,
  EndUserSessions,
  GetCurrentUser,
  GetSessionStates,
  FindUserByEmail,
  GetUser,
  type IdInput,
  ListUsers,
  type ListUsersInput,
  type LoginInput,
  type MessageAnswer,
  RecordSessionEnd,
  type RegisterInput,
  RegisterUser,
  type RejectInput,
  RejectUser,
  ResetPassword,
  type ResetPasswordInput,
  type SessionState,
  UpdateProfile,
  type UpdateProfileInput,
  UpdateSettings,
  type UpdateSettingsInput,
  type User,
  type UserAccount,
  type UserSession,
  VerifyCredentials,
} from '#contracts';
import { type Call, Handles, type Page } from '#platform';
import { AdminUpdateUserHandler } from './admin-update-user.js';
import { ApproveUserHandler } from './approve-user.js';
import { ChangePasswordHandler } from './change-password.js';
import { EndOtherSessionsHandler } from './end-other-sessions.js';
import { EndUserSessionsHandler } from './end-user-sessions.js';
import { RegisterUserHandler } from './register-user.js';
import { RejectUserHandler } from './reject-user.js';
import { ResetPasswordHandler } from './reset-password.js';
import { UpdateProfileHandler } from './update-profile.js';
import { UpdateSettingsHandler } from './update-settings.js';
import { UserQueries } from './user.queries.js';
import { VerifyCredentialsHandler } from './verify-credentials.js';

/** Everything identity is asked. */
@Controller()
export class UsersController {
  constructor(
    private readonly queries: UserQueries,
    private readonly verifyCredentials: VerifyCredentialsHandler,
    private readonly registerUser: RegisterUserHandler,
    private readonly updateProfile: UpdateProfileHandler,
    private readonly changePassword: ChangePasswordHandler,
    private readonly endOtherSessions: EndOtherSessionsHandler,
    private readonly endUserSessions: EndUserSessionsHandler,
    private readonly updateSettings: UpdateSettingsHandler,
    private readonly adminUpdateUser: AdminUpdateUserHandler,
    private readonly resetPassword: ResetPasswordHandler,
    private readonly approveUser: ApproveUserHandler,
    private readonly rejectUser: RejectUserHandler,
  ) {}

  @Handles(VerifyCredentials)
  verify(input: LoginInput): Promise<AuthenticatedUser> {
    return this.verifyCredentials.execute(input);
  }

  @Handles(RegisterUser)
  register(input: RegisterInput): Promise<AuthenticatedUser> {
    return this.registerUser.execute(input);
  }

  @Handles(GetCurrentUser)
  current(_input: Record<string, never>, { actor }: Call): Promise<User> {
    return this.queries.current(actor);
  }

  @Handles(GetSessionStates)
  sessionStates({ userIds }: { userIds: number[] }): Promise<SessionState[]> {
    return this.queries.sessionStates(userIds);
  }

  @Handles(UpdateProfile)
  profile(input: UpdateProfileInput, { actor }: Call): Promise<User> {
    return this.updateProfile.execute(actor, input);
  }

  @Handles(ChangePassword)
  password(input: ChangePasswordInput & { session?: AskingSession }, { actor }: Call): Promise<MessageAnswer> {
    return this.changePassword.execute(actor, input);
  }

  @Handles(EndOtherSessions)
  endOthers(input: { session: AskingSession }, { actor }: Call): Promise<null> {
    return this.endOtherSessions.execute(actor, input);
  }

  @Handles(UpdateSettings)
  settings(input: UpdateSettingsInput, { actor }: Call): Promise<User> {
    return this.updateSettings.execute(actor, input);
  }

  @Handles(FindUserByEmail)
  findByEmail({ email }: { email: string }, { actor }: Call): Promise<{ id: number | null }> {
    return this.queries.findByEmail(actor, email);
  }

  @Handles(ListUsers)
  list(input: ListUsersInput, { actor }: Call): Promise<Page<User>> {
    return this.queries.list(actor, input);
  }

  @Handles(GetUser)
  account({ id }: IdInput, { actor }: Call): Promise<UserAccount> {
    return this.queries.account(actor, id);
  }

  @Handles(EndUserSessions)
  endSessionsOf(input: IdInput, { actor }: Call): Promise<null> {
    return this.endUserSessions.execute(actor, input);
  }

  @Handles(RecordSessionEnd)
  sessionEnd(input: IdInput & { session: Pick<UserSession, 'device' | 'place'> }, { actor }: Call): Promise<null> {
    return this.endUserSessions.recordOne(actor, input);
  }

  @Handles(AdminUpdateUser)
  adminUpdate(input: AdminUpdateUserInput & IdInput, { actor }: Call): Promise<User> {
    return this.adminUpdateUser.execute(actor, input);
  }

  @Handles(ResetPassword)
  reset(input: ResetPasswordInput & IdInput, { actor }: Call): Promise<User> {
    return this.resetPassword.execute(actor, input);
  }

  @Handles(ApproveUser)
  approve(input: IdInput, { actor }: Call): Promise<User> {
    return this.approveUser.execute(actor, input);
  }

  @Handles(RejectUser)
  reject(input: RejectInput & IdInput, { actor }: Call): Promise<User> {
    return this.rejectUser.execute(actor, input);
  }
}
