import { readFileSync } from 'node:fs';

/** A request of docs/api.md and the answer that stands below it. */
export interface DocumentedExample {
  request: string;
  answer: string;
}

const BLOCK = /^```http\n([\s\S]*?)^```$/gm;

/** In the order of the page: a request, then its answer. */
export function documentedExamples(): DocumentedExample[] {
  const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
  const blocks = [...page.matchAll(BLOCK)].map(([, text]) => text!);
  if (blocks.length === 0 || blocks.length % 2 !== 0) throw new Error('docs/api.md: a request without an answer');
  return blocks.flatMap((request, i) => (i % 2 === 0 ? [{ request, answer: blocks[i + 1]! }] : []));
}

export interface Message {
  /** `GET /api/user`, or a status. */
  first: string;
  headers: Record<string, string>;
  body?: string;
}

export function parseMessage(text: string): Message {
  const [head = '', ...body] = text.trim().split('\n\n');
  const [first = '', ...lines] = head.split('\n');
  const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2) as [string, string]));
  return { first, headers, ...(body.length > 0 && { body: body.join('\n\n') }) };
}
