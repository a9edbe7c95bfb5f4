import { acceptOf, extensionOf, MOST_BYTES } from '../../lib/upload';

const EXTENSIONS = ['pdf', 'xml', 'csv', 'tsv', 'png', 'jpeg', 'jpg', 'gif', 'webp'];

export const ACCEPT = acceptOf(EXTENSIONS);

/** Why a file is refused before it is sent; undefined when it may go. The server checks again, by content. */
export function refusalOf(file: File): { title: string; text: string } | undefined {
  if (!EXTENSIONS.includes(extensionOf(file.name))) {
    return { title: 'Invalid file type', text: `${file.name}: only PDF, XML, CSV and pictures can be read.` };
  }
  if (file.size > MOST_BYTES) return { title: 'File too large', text: `${file.name} is over 10MB.` };
  return undefined;
}
