import { type ExportAuditInput, OwnDataExportFinished } from '#contracts';
import { type Actor, exportsOf, type ExportServers, type FilePlan, zipFile } from '#platform';
import { auditTable } from '../audit/audit-table.js';
import { gatherOwnData } from '../own-data/gather-own-data.js';

const ownData = (actor: Actor, servers: ExportServers): FilePlan => ({
  name: 'personal-data',
  content: (tally) => zipFile(gatherOwnData(actor, servers, tally)),
});

/** Everything that is kept of a person, as a ZIP file; and the audit log as a table. */
export class IdentityExports extends exportsOf<{ format: 'zip' } | ExportAuditInput>(
  'identity',
  OwnDataExportFinished,
  (actor, input, db, servers) => (input.format === 'zip' ? ownData(actor, servers) : auditTable(actor, input, db)),
) {}
