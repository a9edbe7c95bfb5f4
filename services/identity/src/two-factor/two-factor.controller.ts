import { Controller } from '@nestjs/common';
import {
  type AskingSession,
  ConfirmTwoFactor,
  DisableTwoFactor,
  type IdInput,
  type PasswordInput,
  type RecoveryCodes,
  ResetTwoFactor,
  StartTwoFactor,
  type TwoFactorCodeInput,
  type TwoFactorEnrolment,
  type User,
} from '#contracts';
import { type Call, Handles } from '#platform';
import { ConfirmTwoFactorHandler } from './confirm-two-factor.js';
import { DisableTwoFactorHandler } from './disable-two-factor.js';
import { ResetTwoFactorHandler } from './reset-two-factor.js';
import { StartTwoFactorHandler } from './start-two-factor.js';

/** The second factor of a login: on, off, and reset by an administrator. */
@Controller()
export class TwoFactorController {
  constructor(
    private readonly startTwoFactor: StartTwoFactorHandler,
    private readonly confirmTwoFactor: ConfirmTwoFactorHandler,
    private readonly disableTwoFactor: DisableTwoFactorHandler,
    private readonly resetTwoFactor: ResetTwoFactorHandler,
  ) {}

  @Handles(StartTwoFactor)
  start(_input: Record<string, never>, { actor }: Call): Promise<TwoFactorEnrolment> {
    return this.startTwoFactor.execute(actor);
  }

  @Handles(ConfirmTwoFactor)
  confirm(input: TwoFactorCodeInput & { session?: AskingSession }, { actor }: Call): Promise<RecoveryCodes> {
    return this.confirmTwoFactor.execute(actor, input);
  }

  @Handles(DisableTwoFactor)
  disable(input: PasswordInput, { actor }: Call): Promise<null> {
    return this.disableTwoFactor.execute(actor, input);
  }

  @Handles(ResetTwoFactor)
  reset(input: IdInput, { actor }: Call): Promise<User> {
    return this.resetTwoFactor.execute(actor, input);
  }
}
