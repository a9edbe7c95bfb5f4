import { Injectable } from '@nestjs/common';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import {
  AddressRefused,
  isPublicAddress,
  isReceiversPort,
  literalAddress,
  publicLookup,
  type Resolve,
} from './public-addresses.js';

/** What an endpoint said. */
export interface EndpointAnswer {
  /** Null when there was none; `note` then says why. */
  status: number | null;
  /** Its beginning; null without an answer. */
  text: string | null;
  note: string | null;
}

export interface EndpointCall {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** From resolving the name to the last byte that is kept. */
const TIMEOUT_MS = 10_000;
const KEPT_BYTES = 1024;

/** Posts to addresses that users have entered: only public ones, each connection made anew, redirects not followed. */
@Injectable()
export class CallEndpoint {
  constructor(
    private readonly resolve: Resolve,
    private readonly privateAddresses: boolean,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  /** Never rejects: what goes wrong is an answer too. */
  async execute(call: EndpointCall): Promise<EndpointAnswer> {
    const deadline = AbortSignal.timeout(this.timeoutMs);
    try {
      const response = await this.send(call, deadline);
      const status = response.statusCode!;
      const text = await beginningOf(response);
      const redirects = status >= 300 && status < 400;
      return { status, text, note: redirects ? 'Redirects are not followed' : null };
    } catch (error) {
      return { status: null, text: null, note: deadline.aborted ? this.tooSlow : noteOf(error) };
    }
  }

  private send({ url, headers, body }: EndpointCall, signal: AbortSignal): Promise<IncomingMessage> {
    const target = new URL(url);
    const address = literalAddress(target.hostname);
    // An address is connected to without being looked up.
    if (!this.privateAddresses) {
      if (address !== undefined && !isPublicAddress(address)) throw new AddressRefused();
      // Some were entered while any port would do.
      if (!isReceiversPort(target)) throw new AddressRefused('The port is neither 443 nor 1024 or above');
    }
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // A connection of its own: one that is kept was looked at long ago.
      agent: false,
      signal,
      ...(!this.privateAddresses && { lookup: publicLookup(this.resolve) }),
    };
    const request = target.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise((resolve, reject) => {
      request(target, options, resolve).on('error', reject).end(body);
    });
  }

  private get tooSlow(): string {
    return `No answer within ${this.timeoutMs / 1000} seconds`;
  }
}

/** The status has been said: that the rest is cut off, or never ends, changes nothing. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= KEPT_BYTES) break;
    }
  } catch {
    // What came is what there is.
  } finally {
    response.destroy();
  }
  // PostgreSQL keeps no NUL in a text.
  return Buffer.concat(chunks).subarray(0, KEPT_BYTES).toString('utf8').replaceAll('\0', '\uFFFD');
}

const NOTES: Record<string, string> = {
  ENOTFOUND: 'The name is not known',
  EAI_AGAIN: 'The name could not be looked up',
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was cut off',
};

function noteOf(error: unknown): string {
  if (error instanceof AddressRefused) return error.message;
  const { code = 'error' } = error as { code?: string };
  return NOTES[code] ?? `The connection failed (${code})`;
}
