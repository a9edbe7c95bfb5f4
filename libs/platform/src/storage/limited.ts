import type { Readable } from 'node:stream';
import { DomainError } from '../errors/domain-error.js';

/**
 * The stream's bytes, `too-large` as soon as there are too many. Called before anything is waited for: an error that
 * nobody hears ends the process, and may come before the first byte is asked for; whoever reads gets it all the same.
 */
export function limited(content: Readable, maxBytes: number): AsyncIterable<Buffer> {
  content.on('error', () => undefined);
  return upTo(content, maxBytes);
}

/** The stream stays open: its request still gets an answer. */
async function* upTo(content: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new DomainError('too-large', 'File too large');
    yield chunk;
  }
}
