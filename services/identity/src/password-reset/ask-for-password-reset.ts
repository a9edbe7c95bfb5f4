import { Injectable } from '@nestjs/common';
import { type ForgottenPasswordInput, type MessageAnswer, PasswordResetAsked } from '#contracts';
import { Db, Outbox } from '#platform';

/** Writes the wish down and no more: whether anybody has the address shows neither in the answer nor in its time. */
@Injectable()
export class AskForPasswordResetHandler {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  async execute({ email }: ForgottenPasswordInput): Promise<MessageAnswer> {
    await this.db.transaction((tx) => this.outbox.add(tx, PasswordResetAsked, { email }));
    return { message: 'If an account has this address, a link to set a new password is on its way.' };
  }
}
