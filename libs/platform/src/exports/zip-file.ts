import { Zip, ZipDeflate } from 'fflate';
import { Readable } from 'node:stream';

/** A file in an archive, read when its turn comes. */
export interface ZipEntry {
  /** With `/` between folders. */
  name: string;
  content: AsyncIterable<Uint8Array | string>;
}

/** The entries as one ZIP file, written as they come: nothing is held but what is on its way. At most 4 GB. */
export function zipFile(entries: AsyncIterable<ZipEntry>): Readable {
  return Readable.from(zipped(entries), { objectMode: false });
}

async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  for await (const { name, content } of entries) {
    const file = new ZipDeflate(name);
    zip.add(file);
    for await (const chunk of content) {
      file.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
      yield* written.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}

/** A name as part of a path: it leads nowhere else, and every system can keep it. */
export function safeName(name: string): string {
  const safe = name.replace(/[/\\:*?"<>|\u0000-\u001f\u007f]/g, '_').replace(/^\.+/, '_');
  return safe.slice(-120) || '_';
}
