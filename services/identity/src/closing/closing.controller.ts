import { Controller } from '@nestjs/common';
import { CloseAccount, DeleteUser, type IdInput, type PasswordInput } from '#contracts';
import { type Call, Handles } from '#platform';
import { CloseAccountHandler } from './close-account.js';
import { DeleteUserHandler } from './delete-user.js';

/** Accounts that come to their end. */
@Controller()
export class ClosingController {
  constructor(
    private readonly closeAccount: CloseAccountHandler,
    private readonly deleteUser: DeleteUserHandler,
  ) {}

  @Handles(CloseAccount)
  close(input: PasswordInput, { actor }: Call): Promise<null> {
    return this.closeAccount.execute(actor, input);
  }

  @Handles(DeleteUser)
  delete(input: IdInput, { actor }: Call): Promise<null> {
    return this.deleteUser.execute(actor, input);
  }
}
