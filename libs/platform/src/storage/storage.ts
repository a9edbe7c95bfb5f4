import type { Readable } from 'node:stream';

/** Where to PUT one file, as it arrives in the signed URL's query. */
export interface UploadQuery {
  expires?: string;
  signature?: string;
}

/**
 * Files by key. A key is one path segment chosen by the service that owns the file: letters, digits, `-`, `_`, `.`.
 * A file is written once and never changed. A store that is away, or too slow for the current call, is `unavailable`.
 */
export abstract class Storage {
  /** Where browsers send files to a store that takes uploads itself and has an address of its own. */
  get uploadOrigin(): string | undefined {
    return undefined;
  }

  /**
   * A URL that takes a PUT of one file without a session, until it expires. A store that takes uploads itself refuses
   * any other size than `bytes`; the app's own URLs (elsewhere, and where `bytes` is not known) end in `write`.
   */
  abstract signedUploadUrl(key: string, seconds: number, bytes?: number): Promise<string>;

  /** The key that an upload URL of the app permits to write; `forbidden` when its signature is wrong or has expired. */
  abstract verifyUpload(key: string, query: UploadQuery): string;

  /** Keeps the stream's bytes: all of them or none. `too-large` beyond the limit, `conflict` when the key exists. */
  abstract write(key: string, content: Readable, maxBytes: number): Promise<void>;

  /** `not-found` when there is no such file. The stream fails with `unavailable` when it stops coming. */
  abstract read(key: string): Promise<Readable>;

  abstract stat(key: string): Promise<{ bytes: number } | undefined>;

  /** Also when there is none. */
  abstract delete(key: string): Promise<void>;
}
