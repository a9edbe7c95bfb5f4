import { detectKind, type FileKind, isMail, kindOfExtension } from '#invoice-reading';
import { DomainError } from '#platform';

/** What may be uploaded: a file that may be an invoice, or an email with such files. */
export type UploadKind = FileKind | 'eml';

/** The kind that a file name's ending claims; null for kinds that are not taken. */
export const uploadKindOf = (extension: string): UploadKind | null =>
  /^\.?eml$/i.test(extension) ? 'eml' : kindOfExtension(extension);

/** Errors: unsupported unless content, announcement and name all say the same. */
export async function mustBeKind(bytes: Buffer, announced: UploadKind, fileName: string): Promise<void> {
  const named = /\.([^.]+)$/.exec(fileName)?.[1];
  const agrees = named === undefined || uploadKindOf(named) === announced;
  if (agrees && (await isKind(bytes, announced))) return;
  throw new DomainError('unsupported', isHeic(bytes) ? HEIC : 'Invalid file type');
}

async function isKind(bytes: Buffer, announced: UploadKind): Promise<boolean> {
  if (announced === 'eml') return isMail(bytes);
  const content = await detectKind(bytes);
  return content === 'empty' || content === announced;
}

/** What telephones save photos as, under whatever name they are sent. */
const isHeic = (bytes: Buffer): boolean => /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));

const HEIC = 'Invalid file type: this is a HEIC photo. Set the camera to save JPEG ("Most Compatible"), or send a PDF.';
