import type { IdInput } from '../common/common.dto.js';
import type { ExportAnswer, StoredFile } from '../common/export.dto.js';
import { defineRequest } from '../define.js';

/**
 * Everything that the services keep of the caller, as a ZIP file that is made in the background; forbidden while
 * impersonating and with a token, as is the file. Errors: conflict while an earlier one is being made.
 */
export const ExportOwnData = defineRequest<{ format: 'zip' }, ExportAnswer>('identity.export-own-data');
/** The caller's own. Errors: not-found after a day, conflict while it is not there. */
export const GetOwnDataExport = defineRequest<IdInput, StoredFile>('identity.get-own-data-export');
