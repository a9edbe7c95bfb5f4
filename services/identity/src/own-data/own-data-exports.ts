import { OwnDataExportFinished } from '#contracts';
import { exportsOf, zipFile } from '#platform';
import { gatherOwnData } from './gather-own-data.js';

/** Everything that is kept of a person, as a ZIP file. */
export class OwnDataExports extends exportsOf<{ format: 'zip' }>(
  'identity',
  OwnDataExportFinished,
  (actor, _input, _db, servers) => ({
    name: 'personal-data',
    content: (tally) => zipFile(gatherOwnData(actor, servers, tally)),
  }),
) {}
