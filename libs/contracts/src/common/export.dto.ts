/** Lists as files, the same for each service that has some. */

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A file in the store, for the gateway to pass on. */
export class StoredFile {
  key: string;
  fileName: string;
  fileType: string;
}

/** Short lists are there at once; long ones are made in the background. */
export class ExportAnswer {
  id: number;
  status: 'waiting' | 'ready';
  /** Null while it waits. */
  file: StoredFile | null;
}

/** A list that is too long to be answered at once; a notification tells when its file is there. */
export class PendingExport {
  id: number;
  message: string;
}

/** A file that was made in the background is there, or could not be made. */
export interface ExportFacts {
  exportId: number;
  userId: number;
  /** What is in it: `orders`. */
  name: string;
  /** How many; null when it failed. */
  rows: number | null;
}
