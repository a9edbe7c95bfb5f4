import { Controller } from '@nestjs/common';
import {
  type AuditEntry,
  type ExportAnswer,
  ExportAudit,
  type ExportAuditInput,
  GetAuditExport,
  type IdInput,
  ListAudit,
  type ListAuditInput,
  type StoredFile,
} from '#contracts';
import { type Call, Handles, notFound, type Page } from '#platform';
import { IdentityExports } from '../exports/identity-exports.js';
import { requireAdmin } from '../users/require-admin.js';
import { AuditLog } from './audit-log.js';
import { AuditQueries } from './audit.queries.js';

@Controller()
export class AuditController {
  constructor(
    private readonly queries: AuditQueries,
    private readonly exports: IdentityExports,
    private readonly log: AuditLog,
  ) {}

  @Handles(ListAudit)
  list(input: ListAuditInput, { actor }: Call): Promise<Page<AuditEntry>> {
    return this.queries.list(actor, input);
  }

  @Handles(ExportAudit)
  async export(input: ExportAuditInput, { actor }: Call): Promise<ExportAnswer> {
    requireAdmin(actor);
    const { format, action, userId, from, to, q } = input;
    return this.exports.begin(actor, input, (tx) =>
      this.log.record(tx, actor, 'audit.exported', { type: 'audit', id: 0 }, { format, action, userId, from, to, q }),
    );
  }

  /** Of the administrator's own; their personal data is another file. */
  @Handles(GetAuditExport)
  async exported({ id }: IdInput, { actor }: Call): Promise<StoredFile> {
    requireAdmin(actor);
    const file = await this.exports.file(actor, id);
    if (file.fileType === 'application/zip') throw notFound('This export is not kept any more');
    return file;
  }
}
