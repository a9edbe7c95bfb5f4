import { Controller } from '@nestjs/common';
import {
  AdminUpdateUser,
  type AdminUpdateUserInput,
  ApproveUser,
  ChangePassword,
  type ChangePasswordInput,
  GetCurrentUser,
  type IdInput,
  ListUsers,
  type ListUsersInput,
  type LoginInput,
  type MessageAnswer,
  type RegisterInput,
  RegisterUser,
  type RejectInput,
  RejectUser,
  UpdateProfile,
  type UpdateProfileInput,
  UpdateSettings,
  type UpdateSettingsInput,
  type User,
  VerifyCredentials,
} from '#contracts';
import { type Call, Db, Handles, type Page } from '#platform';
import { AdminUpdateUserCase } from './admin-update-user.js';
import { ApproveUserCase } from './approve-user.js';
import { ChangePasswordCase } from './change-password.js';
import { RegisterUserCase } from './register-user.js';
import { RejectUserCase } from './reject-user.js';
import { UpdateProfileCase } from './update-profile.js';
import { UpdateSettingsCase } from './update-settings.js';
import { UserQueries } from './user.queries.js';
import { VerifyCredentialsCase } from './verify-credentials.js';

@Controller()
export class UsersController {
  constructor(
    private readonly db: Db,
    private readonly queries: UserQueries,
    private readonly verifyCredentials: VerifyCredentialsCase,
    private readonly registerUser: RegisterUserCase,
    private readonly updateProfile: UpdateProfileCase,
    private readonly changePassword: ChangePasswordCase,
    private readonly updateSettings: UpdateSettingsCase,
    private readonly adminUpdateUser: AdminUpdateUserCase,
    private readonly approveUser: ApproveUserCase,
    private readonly rejectUser: RejectUserCase,
  ) {}

  @Handles(VerifyCredentials)
  verify(input: LoginInput): Promise<User> {
    return this.verifyCredentials.execute(input);
  }

  @Handles(RegisterUser)
  register(input: RegisterInput): Promise<User> {
    return this.registerUser.execute(input);
  }

  @Handles(GetCurrentUser)
  current(_input: Record<string, never>, { actor }: Call): Promise<User> {
    return this.queries.current(actor);
  }

  @Handles(UpdateProfile)
  profile(input: UpdateProfileInput, { actor }: Call): Promise<User> {
    return this.db.transaction((tx) => this.updateProfile.execute(tx, actor, input));
  }

  @Handles(ChangePassword)
  password(input: ChangePasswordInput, { actor }: Call): Promise<MessageAnswer> {
    return this.changePassword.execute(actor, input);
  }

  @Handles(UpdateSettings)
  settings(input: UpdateSettingsInput, { actor }: Call): Promise<User> {
    return this.db.transaction((tx) => this.updateSettings.execute(tx, actor, input));
  }

  @Handles(ListUsers)
  list(input: ListUsersInput, { actor }: Call): Promise<Page<User>> {
    return this.queries.list(actor, input);
  }

  @Handles(AdminUpdateUser)
  adminUpdate({ id, ...input }: AdminUpdateUserInput & IdInput, { actor }: Call): Promise<User> {
    return this.db.transaction((tx) => this.adminUpdateUser.execute(tx, actor, id, input));
  }

  @Handles(ApproveUser)
  approve({ id }: IdInput, { actor }: Call): Promise<User> {
    return this.db.transaction((tx) => this.approveUser.execute(tx, actor, id));
  }

  @Handles(RejectUser)
  reject({ id, ...input }: RejectInput & IdInput, { actor }: Call): Promise<User> {
    return this.db.transaction((tx) => this.rejectUser.execute(tx, actor, id, input));
  }
}
