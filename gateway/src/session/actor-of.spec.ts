import { describe, expect, it } from '@jest/globals';
import type { KnownAccessToken } from '#contracts';
import { actorOf, programOf } from './actor-of.js';

const seller = { id: 'a', userId: 7, role: 'seller', epoch: 'e' };
const impersonated = {
  ...seller,
  impersonatedBy: { id: 3, userId: 1, sessionId: 'b', until: '2026-01-31T13:00:00.000Z' },
};

describe('who acts', () => {
  it('is the session’s user, on the side of their role unless another is asked for', () => {
    expect(actorOf(seller, '/api/orders', {})).toEqual({ userId: 7, role: 'seller', viewMode: 'seller' });
    expect(actorOf(seller, '/api/orders', { viewMode: 'buyer' })).toMatchObject({ viewMode: 'buyer' });
  });

  it('counts by the days of the time zone that the request names, also in a program’s name', () => {
    const timeZone = 'Asia/Kathmandu';
    expect(actorOf(seller, '/api/orders', { timeZone })).toMatchObject({ viewMode: 'seller', timeZone });
    expect(actorOf(impersonated, '/api/admin/metrics', { timeZone })).toMatchObject({ userId: 1, timeZone });
    expect(programOf({ id: 5, userId: 7, role: 'seller' } as KnownAccessToken, { timeZone })).toMatchObject({
      timeZone,
    });
  });

  it('is both while an administrator impersonates, with the rights of the user alone', () => {
    expect(actorOf(impersonated, '/api/orders', {})).toEqual({
      ...{ userId: 7, role: 'seller', viewMode: 'seller' },
      impersonatorId: 1,
    });
  });

  it('is the administrator alone where administrators work', () => {
    const admin = { userId: 1, role: 'admin', viewMode: 'buyer' };
    expect(actorOf(impersonated, '/api/admin/users', {})).toEqual(admin);
    expect(actorOf(impersonated, '/api/administrators', {})).toMatchObject({ userId: 7 });
    expect(actorOf(seller, '/api/admin/users', {})).toMatchObject({ userId: 7, role: 'seller' });
  });
});
