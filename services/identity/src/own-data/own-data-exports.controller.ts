import { Controller } from '@nestjs/common';
import { type ExportAnswer, ExportOwnData, GetOwnDataExport, type IdInput, type StoredFile } from '#contracts';
import { type Call, Handles } from '#platform';
import { ExportOwnDataHandler } from './export-own-data.js';

/** What is kept of a person, for them to take away. */
@Controller()
export class OwnDataExportsController {
  constructor(private readonly exportOwnData: ExportOwnDataHandler) {}

  @Handles(ExportOwnData)
  export(_input: { format: 'zip' }, { actor }: Call): Promise<ExportAnswer> {
    return this.exportOwnData.execute(actor);
  }

  @Handles(GetOwnDataExport)
  exported(input: IdInput, { actor }: Call): Promise<StoredFile> {
    return this.exportOwnData.file(actor, input);
  }
}
