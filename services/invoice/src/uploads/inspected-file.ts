import type { InvoiceMail } from '#contracts';
import type { FileKind } from '#invoice-reading';

/** What must be known of a file before it can become an invoice. */
export interface InspectedFile {
  key: string;
  fileName: string;
  kind: FileKind;
  sha256: string;
  /** The email that it came with. */
  mail: InvoiceMail | null;
}
