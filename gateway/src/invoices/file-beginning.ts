import { Readable } from 'node:stream';
import { DomainError } from '#platform';

/** Readers allow some rubbish before a PDF begins. */
const LOOKED_AT = 1024;

const startsWith =
  (mark: string, at = 0) =>
  (head: Buffer): boolean =>
    head.toString('latin1', at, at + mark.length) === mark;
const PICTURES = [startsWith('\x89PNG'), startsWith('\xff\xd8\xff'), startsWith('GIF8'), startsWith('WEBP', 8)];
/** A photo as telephones save it: what to do about it is said when it is processed. */
const isPhoto = startsWith('ftyp', 4);
const isPicture = (head: Buffer): boolean => isPhoto(head) || PICTURES.some((is) => is(head));
const isPdf = (head: Buffer): boolean => head.subarray(0, LOOKED_AT).includes('%PDF-');
const isText = (head: Buffer): boolean =>
  !isPicture(head) && !startsWith('%PDF-')(head) && !startsWith('PK\x03\x04')(head);

/** Which kind of picture it is, whoever processes it looks at by itself. */
const BEGINS: Record<string, (head: Buffer) => boolean> = {
  pdf: isPdf,
  ...Object.fromEntries(['png', 'jpg', 'jpeg', 'gif', 'webp'].map((extension) => [extension, isPicture])),
  ...Object.fromEntries(['csv', 'xml', 'eml'].map((extension) => [extension, isText])),
};

/** The same stream, which fails as `unsupported` once its beginning is not what the file's extension says. */
export function checked(content: Readable, key: string): Readable {
  // An error that nobody hears ends the process; whoever reads gets it all the same.
  content.on('error', () => undefined);
  return Readable.from(withBeginning(content, BEGINS[key.split('.').at(-1)!] ?? (() => true)));
}

/** The stream stays open: its request still gets an answer. */
async function* withBeginning(content: Readable, begins: (head: Buffer) => boolean): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (head === null) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < LOOKED_AT) continue;
    yield right(head, begins);
    head = null;
  }
  if (head !== null && head.length > 0) yield right(head, begins);
}

function right(head: Buffer, begins: (head: Buffer) => boolean): Buffer {
  if (!begins(head)) throw new DomainError('unsupported', 'Invalid file type');
  return head;
}
