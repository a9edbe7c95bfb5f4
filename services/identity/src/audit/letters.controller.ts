import { Controller, type Type } from '@nestjs/common';
import { DEAD_LETTERS, type LetterDecided, type ServiceName } from '#contracts';
import { type Actor, type Delivery, Subscribes } from '#platform';
import { AuditLog } from './audit-log.js';

/** What administrators, and operators by the command, do with the dead letters of each service. */
export const LETTER_CONTROLLERS: Type[] = (Object.keys(DEAD_LETTERS) as ServiceName[]).map(lettersOf);

/** Whoever has a shell: the command knows no accounts. */
const OPERATOR: Actor = { userId: 0, role: 'admin', viewMode: 'buyer' };

function lettersOf(service: ServiceName): Type {
  @Controller()
  class LettersController {
    constructor(private readonly audit: AuditLog) {}

    @Subscribes(DEAD_LETTERS[service].decided)
    async decided(
      { decision, id, kind, subject, error }: LetterDecided,
      { tx, actor, occurredAt }: Delivery,
    ): Promise<void> {
      const entity = { type: 'dead-letter', id };
      await this.audit.record(
        tx,
        actor ?? OPERATOR,
        `dead-letter.${decision}`,
        entity,
        { service, kind, subject, error },
        new Date(occurredAt),
      );
    }
  }
  return LettersController;
}
