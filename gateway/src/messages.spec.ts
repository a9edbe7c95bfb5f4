import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as contracts from '#contracts';
import { pingOf } from '#platform';
import { ASKED_BEFORE, ASKS } from './messages.js';

/** Requests as controllers name them: `requests.send(PlaceOrder, …)`. */
const ASKED = /\.(?:send|page|bytes)\(\s*([A-Z]\w+)\b(?!\.)/g;

function askedInSources(): string[] {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));
  const names = sources.flatMap((file) =>
    [...readFileSync(resolve(import.meta.dirname, file), 'utf8').matchAll(ASKED)].map(([, name]) => name!),
  );
  return [...new Set(names)];
}

describe('what the gateway says that it asks', () => {
  it('is what its routes ask: the broker and the process refuse anything else', () => {
    const known = new Map<string, unknown>(Object.entries(contracts));
    const asked = askedInSources().flatMap((name) => {
      const request = known.get(name);
      return request instanceof Object && 'subject' in request ? [request.subject] : [];
    });
    const pings = contracts.SERVICES.map((service) => pingOf(service).subject);
    const letters = Object.values(contracts.DEAD_LETTERS).flatMap(({ list, decide }) => [list.subject, decide.subject]);
    expect(asked.length).toBeGreaterThan(60);
    expect(ASKS.map(({ subject }) => subject).sort()).toEqual([...asked, ...pings, ...letters].sort());
  });

  it('goes on where an earlier gateway asked otherwise, until the last of them is replaced', () => {
    const asked = ASKS.map(({ subject }) => subject);
    for (const { subject } of ASKED_BEFORE)
      expect(asked.filter((now) => now.startsWith(`${subject}.v`))).toHaveLength(1);
  });
});
