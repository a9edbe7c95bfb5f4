import { Controller } from '@nestjs/common';
import {
  type AuthenticatedUser,
  EndImpersonation,
  type EndImpersonationInput,
  type IdInput,
  type ImpersonatedOutcomeInput,
  type ImpersonatedWrite,
  type ImpersonatedWriteInput,
  type Impersonation,
  RecordImpersonatedOutcome,
  RecordImpersonatedWrite,
  RecordImpersonatedWriteV1,
  StartImpersonation,
} from '#contracts';
import { type Call, Handles } from '#platform';
import { EndImpersonationHandler } from './end-impersonation.js';
import { RecordImpersonatedOutcomeHandler } from './record-impersonated-outcome.js';
import { RecordImpersonatedWriteHandler } from './record-impersonated-write.js';
import { StartImpersonationHandler } from './start-impersonation.js';

/** Administrators who work as somebody else. */
@Controller()
export class ImpersonationController {
  constructor(
    private readonly startImpersonation: StartImpersonationHandler,
    private readonly endImpersonation: EndImpersonationHandler,
    private readonly recordWrite: RecordImpersonatedWriteHandler,
    private readonly recordOutcome: RecordImpersonatedOutcomeHandler,
  ) {}

  @Handles(StartImpersonation)
  start(input: IdInput, { actor }: Call): Promise<Impersonation> {
    return this.startImpersonation.execute(actor, input);
  }

  @Handles(EndImpersonation)
  end(input: EndImpersonationInput, { actor }: Call): Promise<AuthenticatedUser> {
    return this.endImpersonation.execute(actor, input);
  }

  @Handles(RecordImpersonatedWrite)
  record(input: ImpersonatedWriteInput, { actor }: Call): Promise<ImpersonatedWrite> {
    return this.recordWrite.execute(actor, input);
  }

  @Handles(RecordImpersonatedWriteV1)
  async recordUntold(input: ImpersonatedWriteInput, { actor }: Call): Promise<null> {
    await this.recordWrite.execute(actor, input);
    return null;
  }

  @Handles(RecordImpersonatedOutcome)
  ended(input: ImpersonatedOutcomeInput, { actor }: Call): Promise<null> {
    return this.recordOutcome.execute(actor, input);
  }
}
