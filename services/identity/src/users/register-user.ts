import { Injectable } from '@nestjs/common';
import { type AuthenticatedUser, GetInvitedRole, type RegisterInput, type Role } from '#contracts';
import { Db, forbidden, invalid, Requests } from '#platform';
import { SystemSettingsQueries } from '../settings/system-settings.queries.js';
import { hashPassword } from './password.js';
import { UserEntity } from './user.entity.js';
import { toUser } from './user.mapper.js';
import { UserRepository } from './user.repository.js';

/** A buyer or a seller signs up. Buyers work at once; a seller is public only after an administrator's approval. */
@Injectable()
export class RegisterUserHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly requests: Requests,
    private readonly settings: SystemSettingsQueries,
  ) {}

  /** Hashes before the transaction opens: that takes its time and must not hold a database connection. */
  async execute(input: RegisterInput): Promise<AuthenticatedUser> {
    const { password, confirmPassword, invitationToken, ...profile } = input;
    if (password !== confirmPassword) throw invalid("Passwords don't match", 'confirmPassword');

    const { registrationOpen, defaultCurrency } = await this.settings.told();
    // Who was invited may come in all the same.
    if (!registrationOpen && !invitationToken) throw forbidden('Registration is closed');
    const role = invitationToken ? await this.invitedRole(invitationToken, profile.email) : profile.role;
    const user = Object.assign(new UserEntity(), profile, {
      companySize: profile.companySize ?? null,
      industry: profile.industry ?? null,
      role,
      currency: defaultCurrency,
      phone: profile.phone || null,
      address: profile.address?.trim() || null,
      passwordHash: await hashPassword(password),
    });
    await this.db.transaction((tx) => this.users.insert(tx, user));
    return { ...toUser(user), sessionEpoch: user.sessionEpoch };
  }

  /** Only an administrator's invitation makes administrators, and only its addressee. */
  private async invitedRole(token: string, email: string): Promise<Role> {
    return (await this.requests.send(GetInvitedRole, { token, email })).role;
  }
}
