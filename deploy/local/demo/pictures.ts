import sharp from 'sharp';
import type { ApiClient } from './api-client.js';
import { ok } from './calls.js';

/** Puts drawings into the product as its users put pictures: each is uploaded once. */
export class Pictures {
  private readonly urls = new Map<string, string>();

  constructor(private readonly client: ApiClient) {}

  /** The address of a drawing. */
  async of(svg: string): Promise<string> {
    const known = this.urls.get(svg);
    if (known) return known;
    const bytes = await sharp(Buffer.from(svg)).png().toBuffer();
    const { uploadURL, fileUrl } = await ok<{ uploadURL: string; fileUrl: string }>(
      this.client.post('/api/pictures/upload-url', { fileExtension: 'png', fileSize: bytes.length }),
    );
    const status = await this.client.upload(uploadURL, bytes, 'image/png');
    if (status >= 300) throw new Error(`demo data: the picture's upload was answered ${status}`);
    const { url } = await ok<{ url: string }>(this.client.post('/api/pictures', { fileUrl }));
    this.urls.set(svg, url);
    return url;
  }
}
