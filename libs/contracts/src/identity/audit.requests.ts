import { definePage } from '../define.js';
import type { AuditEntry, ListAuditInput } from './audit.dto.js';

/** Administrators only. */
export const ListAudit = definePage<ListAuditInput, AuditEntry>('identity.list-audit');
