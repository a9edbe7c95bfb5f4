import sharp from 'sharp';
import { detectKind, type FileKind, isPicture, kindOfExtension } from '../detect-type.js';

/** A smaller picture is a logo, an icon or a signature: no page can be read from so little. */
const PAGE_BYTES = 20_000;
/** Pixels on the shorter side. */
const PAGE_SIDE = 600;

const XML_TYPES = new Set(['application/xml', 'text/xml']);

/**
 * What an attachment is when it may be an invoice, by content; null otherwise. Nearly every text passes for a table and
 * every web page for XML, so those two must be called what they are.
 */
export async function attachmentKind(bytes: Uint8Array, name: string, mimeType: string): Promise<FileKind | null> {
  const kind = await detectKind(bytes);
  const named = kindOfExtension(/\.[^.]+$/.exec(name)?.[0] ?? '');
  switch (kind) {
    case 'empty':
    case null:
      return null;
    case 'pdf':
      return kind;
    case 'csv':
      return named === kind || mimeType === 'text/csv' ? kind : null;
    case 'xml':
      return named === kind || XML_TYPES.has(mimeType) ? kind : null;
    default:
      return (await isPage(bytes)) ? kind : null;
  }
}

/** Why an attachment without a kind is left out. */
export async function whyLeftOut(bytes: Uint8Array): Promise<string> {
  const kind = await detectKind(bytes);
  if (kind === 'empty') return 'The file is empty';
  if (kind !== null && isPicture(kind)) return 'The picture is too small to be of a page';
  return 'It is no PDF, XML, CSV or picture';
}

/** Whether a picture is large enough to be of a page. */
async function isPage(bytes: Uint8Array): Promise<boolean> {
  if (bytes.length < PAGE_BYTES) return false;
  const size = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  return size !== undefined && Math.min(size.width, size.height) >= PAGE_SIDE;
}
