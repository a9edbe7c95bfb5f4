import { Controller } from '@nestjs/common';
import {
  AddPasskey,
  type AddPasskeyInput,
  type AtOrigin,
  type AuthenticatedUser,
  type IdInput,
  ListPasskeys,
  LogInByPasskey,
  type Passkey,
  type PasskeyCreation,
  type PasskeyLoginInput,
  type PasskeyRequest,
  type PasswordInput,
  RemovePasskey,
  RenamePasskey,
  type RenamePasskeyInput,
  StartPasskey,
  StartPasskeyLogin,
} from '#contracts';
import { type Call, Handles } from '#platform';
import { AddPasskeyHandler } from './add-passkey.js';
import { LogInByPasskeyHandler } from './log-in-by-passkey.js';
import { PasskeyQueries } from './passkey.queries.js';
import { CHALLENGE_MS, PasskeyChallenges } from './passkey-challenges.js';
import { relyingParty } from './relying-party.js';
import { RemovePasskeyHandler } from './remove-passkey.js';
import { RenamePasskeyHandler } from './rename-passkey.js';
import { StartPasskeyHandler } from './start-passkey.js';

/** What opens an account without its password. */
@Controller()
export class PasskeysController {
  constructor(
    private readonly queries: PasskeyQueries,
    private readonly challenges: PasskeyChallenges,
    private readonly startPasskey: StartPasskeyHandler,
    private readonly addPasskey: AddPasskeyHandler,
    private readonly renamePasskey: RenamePasskeyHandler,
    private readonly removePasskey: RemovePasskeyHandler,
    private readonly logInByPasskey: LogInByPasskeyHandler,
  ) {}

  @Handles(ListPasskeys)
  list(_input: Record<string, never>, { actor }: Call): Promise<Passkey[]> {
    return this.queries.list(actor);
  }

  @Handles(StartPasskey)
  start(input: PasswordInput & AtOrigin, { actor }: Call): Promise<PasskeyCreation> {
    return this.startPasskey.execute(actor, input);
  }

  @Handles(AddPasskey)
  add(input: AddPasskeyInput & AtOrigin, { actor }: Call): Promise<Passkey> {
    return this.addPasskey.execute(actor, input);
  }

  @Handles(RenamePasskey)
  rename(input: RenamePasskeyInput & IdInput, { actor }: Call): Promise<Passkey> {
    return this.renamePasskey.execute(actor, input);
  }

  @Handles(RemovePasskey)
  remove(input: PasswordInput & IdInput, { actor }: Call): Promise<null> {
    return this.removePasskey.execute(actor, input);
  }

  @Handles(StartPasskeyLogin)
  async startLogin({ origin }: AtOrigin): Promise<PasskeyRequest> {
    const challenge = await this.challenges.forLogin();
    return { rpId: relyingParty(origin).id, challenge, timeout: CHALLENGE_MS, userVerification: 'required' };
  }

  @Handles(LogInByPasskey)
  logIn(input: PasskeyLoginInput & AtOrigin): Promise<AuthenticatedUser> {
    return this.logInByPasskey.execute(input);
  }
}
