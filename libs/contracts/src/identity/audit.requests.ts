import type { IdInput } from '../common/common.dto.js';
import type { ExportAnswer, StoredFile } from '../common/export.dto.js';
import { definePage, defineRequest } from '../define.js';
import type { AuditEntry, ExportAuditInput, ListAuditInput } from './audit.dto.js';

/** Administrators only, as are the next two. */
export const ListAudit = definePage<ListAuditInput, AuditEntry>('identity.list-audit');
/** Errors: conflict while three are being made. */
export const ExportAudit = defineRequest<ExportAuditInput, ExportAnswer>('identity.export-audit', {
  deadlineMs: 20_000,
});
/** The caller's own. Errors: not-found after a day, conflict while it is not there. */
export const GetAuditExport = defineRequest<IdInput, StoredFile>('identity.get-audit-export');
