import { api, body } from '../lib/api-client';
import { acceptOf, extensionOf, MOST_BYTES, storeFile } from '../lib/upload';

const EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp', 'gif'];

export const PICTURE_TYPES = acceptOf(EXTENSIONS);

/** Why a file is refused before it is sent; the server looks at its content. */
export function refusalOf({ name, size }: File): string | undefined {
  if (!EXTENSIONS.includes(extensionOf(name))) return 'Only JPEG, PNG, WebP and GIF pictures can be shown';
  return size > MOST_BYTES ? 'The picture is over 10 MB' : undefined;
}

/** The file goes straight to the store and is made a picture there; answers its address. */
export async function uploadPicture(file: File): Promise<string> {
  const { uploadURL, fileUrl } = body(
    await api.POST('/api/pictures/upload-url', {
      body: { fileExtension: extensionOf(file.name), fileSize: file.size },
    }),
  );
  await storeFile(uploadURL, file);
  return body(await api.POST('/api/pictures', { body: { fileUrl } })).url;
}
