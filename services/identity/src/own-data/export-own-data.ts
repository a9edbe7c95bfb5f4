import { Injectable } from '@nestjs/common';
import type { ExportAnswer, IdInput, StoredFile } from '#contracts';
import { type Actor } from '#platform';
import { AuditLog } from '../audit/audit-log.js';
import { requireOneself } from '../users/require-oneself.js';
import { OwnDataExports } from './own-data-exports.js';

/** The caller takes away what is kept of them. */
@Injectable()
export class ExportOwnDataHandler {
  constructor(
    private readonly exports: OwnDataExports,
    private readonly audit: AuditLog,
  ) {}

  /** One at a time. It is written down with the wish: the file holds all that there is. */
  execute(actor: Actor): Promise<ExportAnswer> {
    requireOneself(actor, 'Personal data');
    return this.exports.begin(actor, { format: 'zip' }, (tx) =>
      this.audit.record(tx, actor, 'user.data-exported', { type: 'user', id: actor.userId }),
    );
  }

  file(actor: Actor, { id }: IdInput): Promise<StoredFile> {
    requireOneself(actor, 'Personal data');
    return this.exports.file(actor, id);
  }
}
