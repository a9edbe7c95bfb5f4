import { Controller } from '@nestjs/common';
import { type AccountTokenInput, CancelEmailChange, ConfirmEmail, type EmailChange, GetEmailChange } from '#contracts';
import { type Call, Handles } from '#platform';
import { AccountLinks } from '../links/account-links.js';
import { UserQueries } from '../users/user.queries.js';
import { CancelEmailChangeHandler } from './cancel-email-change.js';
import { ConfirmEmailHandler } from './confirm-email.js';

/** New email addresses, before and when they count. */
@Controller()
export class EmailChangeController {
  constructor(
    private readonly confirmEmail: ConfirmEmailHandler,
    private readonly cancelChange: CancelEmailChangeHandler,
    private readonly links: AccountLinks,
    private readonly users: UserQueries,
  ) {}

  @Handles(GetEmailChange)
  async look({ token }: AccountTokenInput): Promise<EmailChange> {
    const { userId, email } = await this.links.look(token, 'email-change');
    return { username: await this.users.username(userId), email: email! };
  }

  @Handles(ConfirmEmail)
  confirm(input: AccountTokenInput): Promise<EmailChange> {
    return this.confirmEmail.execute(input);
  }

  @Handles(CancelEmailChange)
  cancel(_input: Record<string, never>, { actor }: Call): Promise<null> {
    return this.cancelChange.execute(actor);
  }
}
