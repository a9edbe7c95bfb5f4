import { fileTypeFromBuffer } from 'file-type';
import { isXml } from './readers/xml-text.js';

export const FILE_KINDS = ['pdf', 'xml', 'csv', 'png', 'jpeg', 'gif', 'webp'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export const MEDIA_TYPES: Record<FileKind, string> = {
  pdf: 'application/pdf',
  xml: 'application/xml',
  csv: 'text/csv',
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

export const isPicture = (kind: FileKind): boolean => MEDIA_TYPES[kind].startsWith('image/');

const KIND_OF_EXTENSION: Record<string, FileKind> = {
  pdf: 'pdf',
  xml: 'xml',
  csv: 'csv',
  tsv: 'csv',
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  gif: 'gif',
  webp: 'webp',
};

/** The kind that a file name's ending claims; null for kinds that are not taken. */
export function kindOfExtension(extension: string): FileKind | null {
  return KIND_OF_EXTENSION[extension.toLowerCase().replace(/^\./, '')] ?? null;
}

const KIND_OF_MEDIA_TYPE = new Map(FILE_KINDS.map((kind) => [MEDIA_TYPES[kind], kind]));

/** The kind by content alone; null when it is none of those that are taken. An empty file is any kind. */
export async function detectKind(bytes: Uint8Array): Promise<FileKind | 'empty' | null> {
  if (bytes.length === 0) return 'empty';
  if (isXml(bytes)) return 'xml';
  if (isUtf16(bytes)) return 'csv'; // its mark also looks like the beginning of an MP3
  const binary = await fileTypeFromBuffer(bytes);
  if (binary) return KIND_OF_MEDIA_TYPE.get(binary.mime) ?? null;
  if (startsLikePdf(bytes)) return 'pdf';
  return isText(bytes) ? 'csv' : null;
}

/** Readers allow some rubbish before the PDF begins. */
const startsLikePdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** Any other text holds no NUL. */
const isText = (bytes: Uint8Array): boolean => !bytes.subarray(0, 65_536).includes(0);
