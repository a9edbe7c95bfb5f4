const EXTENSIONS = ['pdf', 'xml', 'csv', 'tsv', 'png', 'jpeg', 'jpg', 'gif', 'webp'];
const MAX_BYTES = 10 * 1024 * 1024;

export const ACCEPT = EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** 'Invoice.PDF' → 'pdf'; empty for a name without one. */
export const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Why a file is refused before it is sent; undefined when it may go. The server checks again, by content. */
export function refusalOf(file: File): { title: string; text: string } | undefined {
  if (!EXTENSIONS.includes(extensionOf(file.name))) {
    return { title: 'Invalid file type', text: `${file.name}: only PDF, XML, CSV and pictures can be read.` };
  }
  if (file.size > MAX_BYTES) return { title: 'File too large', text: `${file.name} is over 10MB.` };
  return undefined;
}
