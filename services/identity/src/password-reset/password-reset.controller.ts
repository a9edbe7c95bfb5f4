import { Controller } from '@nestjs/common';
import {
  type AccountTokenInput,
  AskForPasswordReset,
  CompletePasswordReset,
  type CompletePasswordResetInput,
  type ForgottenPasswordInput,
  GetPasswordReset,
  type MessageAnswer,
  type PasswordReset,
  PasswordResetAsked,
  type PayloadOf,
} from '#contracts';
import { type Delivery, Handles, Subscribes } from '#platform';
import { AccountLinks } from '../links/account-links.js';
import { UserQueries } from '../users/user.queries.js';
import { AskForPasswordResetHandler } from './ask-for-password-reset.js';
import { CompletePasswordResetHandler } from './complete-password-reset.js';
import { StartPasswordReset } from './start-password-reset.js';

/** Forgotten passwords. */
@Controller()
export class PasswordResetController {
  constructor(
    private readonly askForReset: AskForPasswordResetHandler,
    private readonly startReset: StartPasswordReset,
    private readonly completeReset: CompletePasswordResetHandler,
    private readonly links: AccountLinks,
    private readonly users: UserQueries,
  ) {}

  @Handles(AskForPasswordReset)
  ask(input: ForgottenPasswordInput): Promise<MessageAnswer> {
    return this.askForReset.execute(input);
  }

  @Subscribes(PasswordResetAsked)
  asked({ email }: PayloadOf<typeof PasswordResetAsked>, { tx }: Delivery): Promise<void> {
    return this.startReset.execute(tx, email);
  }

  @Handles(GetPasswordReset)
  async look({ token }: AccountTokenInput): Promise<PasswordReset> {
    const { userId } = await this.links.look(token, 'password-reset');
    return { username: await this.users.username(userId) };
  }

  @Handles(CompletePasswordReset)
  complete(input: CompletePasswordResetInput): Promise<MessageAnswer> {
    return this.completeReset.execute(input);
  }
}
