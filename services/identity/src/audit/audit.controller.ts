import { Controller } from '@nestjs/common';
import { type AuditEntry, ListAudit, type ListAuditInput } from '#contracts';
import { type Call, Handles, type Page } from '#platform';
import { AuditQueries } from './audit.queries.js';

@Controller()
export class AuditController {
  constructor(private readonly queries: AuditQueries) {}

  @Handles(ListAudit)
  list(input: ListAuditInput, { actor }: Call): Promise<Page<AuditEntry>> {
    return this.queries.list(actor, input);
  }
}
