import { describe, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { until } from '#testing';
import { arrivedAt, LoadLimit, shedLoad } from './shed-load.js';

/** How many of so many are let in. */
function admitted(limit: LoadLimit, asked: number): number {
  let begun = 0;
  for (; begun < asked && limit.allowsMore; begun++) limit.begun();
  return begun;
}
const answer = (limit: LoadLimit, times: number): void => {
  for (let n = 0; n < times; n++) limit.answered();
};

describe('the limit of requests at a time', () => {
  it('lets the least in after a quiet time, and no more', () => {
    expect(admitted(new LoadLimit(20, 100), 50)).toBe(20);
  });

  it('lets one in for each that is answered', () => {
    const limit = new LoadLimit(20, 100);
    admitted(limit, 20);
    answer(limit, 3);
    expect(admitted(limit, 50)).toBe(3);
  });

  it('becomes what is answered in half a second, and less again when less is', () => {
    const limit = new LoadLimit(20, 100);
    const second = (answers: number): void => {
      for (let n = 0; n < 4; n++) {
        for (let m = 0; m < answers / 4; m++) answer(limit, admitted(limit, 1));
        limit.sample(0);
      }
    };
    for (let n = 0; n < 10; n++) second(400);
    expect(admitted(limit, 1000)).toBe(200);
    answer(limit, 200);
    for (let n = 0; n < 10; n++) second(0);
    expect(admitted(limit, 1000)).toBe(20);
  });
});

describe('an event loop that is late', () => {
  it('lets nobody in while turns take longer than they may, but for one', () => {
    const limit = new LoadLimit(20, 100);
    limit.sample(101);
    expect(limit.allowsMore).toBe(true);
    limit.sample(101);
    expect(admitted(limit, 50)).toBe(0);
    limit.sample(100);
    expect(admitted(limit, 50)).toBe(20);
  });

  it('is answered for in the turn that a request comes in, and forgotten once it is in time again', async () => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      response.end();
    });
    await new Promise<void>((done) => server.listen(0, done));
    shedLoad(server, new LoadLimit(20, 100));
    const endedAtOnce: boolean[] = [];
    server.on('request', (_request, response) => endedAtOnce.push(response.writableEnded));
    const { port } = server.address() as AddressInfo;
    const ask = (path: string) => fetch(`http://localhost:${port}${path}`);
    let isBusy = true;
    const block = (): void => {
      for (const end = performance.now() + 200; performance.now() < end;);
      if (isBusy) setTimeout(block, 0);
    };
    try {
      block();
      const refused = await until(async () => {
        const answer = await ask('/api/orders');
        return answer.status === 503 && answer;
      }, 'a refusal');
      const askedBefore = asked;
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(endedAtOnce.at(-1)).toBe(true);
      expect((await ask('/api/health')).status).toBe(200);
      expect(asked).toBe(askedBefore + 1);
      isBusy = false;
      await until(async () => (await ask('/api/orders')).status === 200, 'to be let in again');
    } finally {
      isBusy = false;
      server.closeAllConnections();
      server.close();
    }
  });
});

describe('requests that are refused together', () => {
  it('are told to come back one after the other, not together', async () => {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, done));
    shedLoad(server, new LoadLimit(0, 10_000));
    const url = `http://localhost:${(server.address() as AddressInfo).port}/api/orders`;
    try {
      const refused = await Promise.all(Array.from({ length: 6 }, () => fetch(url)));
      expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 503));
      expect(refused.map(({ headers }) => headers.get('retry-after')).sort()).toEqual(['1', '1', '2', '2', '3', '3']);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});

describe('requests that are let in', () => {
  it('are begun as others are answered, with the time they came, and never when their client has left', async () => {
    const begun: { path: string; since: number; end: () => void }[] = [];
    const server = createServer((request, response) => {
      begun.push({ path: request.url!, since: arrivedAt(request), end: () => response.end() });
    });
    await new Promise<void>((done) => server.listen(0, done));
    // Four are let in, of which two are worked on.
    const limit = new LoadLimit(4, 10_000);
    shedLoad(server, limit);
    const port = (server.address() as AddressInfo).port;
    const ask = (path: string, signal?: AbortSignal) => fetch(`http://localhost:${port}${path}`, { signal });
    const leaving = new AbortController();
    try {
      const first = [ask('/api/1'), ask('/api/2')];
      await until(() => begun.length === 2, 'the first two to be begun');
      const left = ask('/api/left', leaving.signal).catch(() => 'left');
      await until(() => limit.open === 3, 'the third to have come');
      const waiting = ask('/api/waiting');
      await until(() => limit.open === 4, 'the fourth to have come');
      const known = Date.now();
      expect((await ask('/api/refused')).status).toBe(503);
      leaving.abort();
      expect(await left).toBe('left');
      await until(() => limit.open === 3, 'the one that left to be forgotten');
      begun[0]!.end();
      await until(() => begun.length === 3, 'the one that waits to be begun');
      expect(begun[2]!.path).toBe('/api/waiting');
      expect(begun[2]!.since).toBeLessThanOrEqual(known);
      begun[1]!.end();
      begun[2]!.end();
      await Promise.all([...first, waiting]);
      await until(() => limit.open === 0, 'all places to be free');
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});

describe('requests that are answered before their body has been read', () => {
  it('leave their places free', async () => {
    const server = createServer((_request, response) => response.writeHead(400).end());
    await new Promise<void>((done) => server.listen(0, done));
    const limit = new LoadLimit(3, 10_000);
    shedLoad(server, limit);
    const url = `http://localhost:${(server.address() as AddressInfo).port}/api/orders`;
    try {
      for (let n = 0; n < 10; n++) {
        const { status } = await fetch(url, { method: 'POST', body: 'x'.repeat(1000) });
        expect(status).toBe(400);
      }
    } finally {
      server.closeAllConnections();
      server.close();
    }
    expect(admitted(limit, 10)).toBe(3);
  });
});
