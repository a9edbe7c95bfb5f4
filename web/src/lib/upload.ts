import { ApiError } from './api-error';

/** The most that a file may have, wherever one is taken. */
export const MOST_BYTES = 10 * 1024 * 1024;

/** 'Invoice.PDF' → 'pdf'; empty for a name without one. */
export const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** For a file field: '.pdf,.xml'. */
export const acceptOf = (extensions: string[]) => extensions.map((extension) => `.${extension}`).join(',');

/** Puts a file where the API has said. */
export async function storeFile(uploadURL: string, file: File): Promise<void> {
  const stored = await fetch(uploadURL, { method: 'PUT', body: file });
  if (!stored.ok) throw await ApiError.from(stored);
}
