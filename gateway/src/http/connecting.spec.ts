import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EventEmitter } from 'node:events';
import type { Server } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { whileConnecting } from './connecting.js';

describe('while clients connect', () => {
  let server: EventEmitter;
  let now: number;
  let told: string[];
  const connect = (): boolean => server.emit('connection');
  const turns = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n++) await turn();
  };
  beforeEach(() => {
    server = new EventEmitter();
    now = 10_000;
    told = [];
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    whileConnecting(
      server as Server,
      () => told.push('begin'),
      () => told.push('end'),
    );
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('it lasts as long as each turn of the event loop brings one, and ends in the turn after', async () => {
    for (let n = 0; n < 20; n++) {
      connect();
      await turn();
    }
    expect(told).toEqual(['begin']);
    await turns(3);
    expect(told).toEqual(['begin', 'end']);
    connect();
    expect(told).toEqual(['begin', 'end', 'begin']);
    await turns(3);
    expect(told).toEqual(['begin', 'end', 'begin', 'end']);
  });

  it('it is at most half of the time, however many go on connecting', async () => {
    let isOn = 0;
    for (; now < 20_000; now += 10) {
      connect();
      await turn();
      if (told.at(-1) === 'begin') isOn += 10;
    }
    expect(isOn).toBeGreaterThan(4000);
    expect(isOn).toBeLessThanOrEqual(5200);
  });
});
