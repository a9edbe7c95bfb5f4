import { Controller, type Type } from '@nestjs/common';
import { DEAD_LETTERS, type LetterDecided, type ServiceName } from '#contracts';
import { type Delivery, Subscribes } from '#platform';
import { AuditLog } from './audit-log.js';

/** What administrators do with the dead letters of each service. */
export const LETTER_CONTROLLERS: Type[] = (Object.keys(DEAD_LETTERS) as ServiceName[]).map(lettersOf);

function lettersOf(service: ServiceName): Type {
  @Controller()
  class LettersController {
    constructor(private readonly audit: AuditLog) {}

    @Subscribes(DEAD_LETTERS[service].decided)
    async decided(
      { decision, id, kind, subject, error }: LetterDecided,
      { tx, actor, occurredAt }: Delivery,
    ): Promise<void> {
      if (!actor) return;
      const entity = { type: 'dead-letter', id };
      await this.audit.record(
        tx,
        actor,
        `dead-letter.${decision}`,
        entity,
        { service, kind, subject, error },
        new Date(occurredAt),
      );
    }
  }
  return LettersController;
}
