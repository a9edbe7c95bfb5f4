import { describe, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LoadLimit, shedLoad } from './shed-load.js';

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
    expect(admitted(new LoadLimit(20), 50)).toBe(20);
  });

  it('lets one in for each that is answered', () => {
    const limit = new LoadLimit(20);
    admitted(limit, 20);
    answer(limit, 3);
    expect(admitted(limit, 50)).toBe(3);
  });

  it('becomes what is answered in 0.8 seconds, and less again when less is', () => {
    const limit = new LoadLimit(20);
    const second = (answers: number): void => {
      for (let n = 0; n < 4; n++) {
        for (let m = 0; m < answers / 4; m++) answer(limit, admitted(limit, 1));
        limit.sample();
      }
    };
    for (let n = 0; n < 10; n++) second(400);
    expect(admitted(limit, 1000)).toBe(320);
    answer(limit, 320);
    for (let n = 0; n < 10; n++) second(0);
    expect(admitted(limit, 1000)).toBe(20);
  });
});

describe('requests that are answered before their body has been read', () => {
  it('leave their places free', async () => {
    const server = createServer((_request, response) => response.writeHead(400).end());
    await new Promise<void>((done) => server.listen(0, done));
    const limit = new LoadLimit(3);
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
