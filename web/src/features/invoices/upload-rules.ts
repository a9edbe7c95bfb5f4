import { acceptOf, extensionOf, MOST_BYTES } from '../../lib/upload';

const EXTENSIONS = ['pdf', 'xml', 'csv', 'tsv', 'png', 'jpeg', 'jpg', 'gif', 'webp', 'eml'];
const TELEPHONE_EXTENSIONS = ['heic', 'heif'];

export const ACCEPT = acceptOf(EXTENSIONS);

/** Of one choice or one drop. */
export const MOST_FILES = 20;

/** Why a file is refused before it is sent; undefined when it may go. The server checks again, by content. */
export function refusalOf(file: File): { title: string; text: string } | undefined {
  const extension = extensionOf(file.name);
  if (TELEPHONE_EXTENSIONS.includes(extension)) {
    return {
      title: 'Invalid file type',
      text: `${file.name}: HEIC photos cannot be read. Set the camera to save JPEG ("Most Compatible"), or send a PDF.`,
    };
  }
  if (!EXTENSIONS.includes(extension)) {
    return { title: 'Invalid file type', text: `${file.name}: only PDF, XML, CSV, pictures and emails can be read.` };
  }
  if (file.size === 0) return { title: 'Empty file', text: `${file.name} has nothing in it.` };
  if (file.size > MOST_BYTES) return { title: 'File too large', text: `${file.name} is over 10MB.` };
  return undefined;
}
