import { Injectable } from '@nestjs/common';
import type { ExportAnswer, IdInput, StoredFile } from '#contracts';
import { type Actor, notFound } from '#platform';
import { AuditLog } from '../audit/audit-log.js';
import { requireOneself } from '../users/require-oneself.js';
import { IdentityExports } from '../exports/identity-exports.js';

/** The caller takes away what is kept of them. */
@Injectable()
export class ExportOwnDataHandler {
  constructor(
    private readonly exports: IdentityExports,
    private readonly audit: AuditLog,
  ) {}

  /** One at a time. It is written down with the wish: the file holds all that there is. */
  execute(actor: Actor): Promise<ExportAnswer> {
    requireOneself(actor, 'Personal data');
    return this.exports.begin(actor, { format: 'zip' }, (tx) =>
      this.audit.record(tx, actor, 'user.data-exported', { type: 'user', id: actor.userId }),
    );
  }

  /** Not an export of the audit log, which is for as long as one is an administrator. */
  async file(actor: Actor, { id }: IdInput): Promise<StoredFile> {
    requireOneself(actor, 'Personal data');
    const file = await this.exports.file(actor, id);
    if (file.fileType !== 'application/zip') throw notFound('This export is not kept any more');
    return file;
  }
}
