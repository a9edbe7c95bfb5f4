import { api, body } from '../lib/api-client';
import { ApiError } from '../lib/api-error';

const EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp', 'gif'];
const MAX_BYTES = 10 * 1024 * 1024;

export const PICTURE_TYPES = EXTENSIONS.map((extension) => `.${extension}`).join(',');

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Why a file is refused before it is sent; the server looks at its content. */
export function refusalOf({ name, size }: File): string | undefined {
  if (!EXTENSIONS.includes(extensionOf(name))) return 'Only JPEG, PNG, WebP and GIF pictures can be shown';
  return size > MAX_BYTES ? 'The picture is over 10 MB' : undefined;
}

/** The file goes straight to the store and is made a picture there; answers its address. */
export async function uploadPicture(file: File): Promise<string> {
  const { uploadURL, fileUrl } = body(
    await api.POST('/api/pictures/upload-url', {
      body: { fileExtension: extensionOf(file.name), fileSize: file.size },
    }),
  );
  const stored = await fetch(uploadURL, { method: 'PUT', body: file });
  if (!stored.ok) throw await ApiError.from(stored);
  return body(await api.POST('/api/pictures', { body: { fileUrl } })).url;
}
