import { describe, expect, it } from '@jest/globals';
import { actorOf } from './actor-of.js';

const seller = { id: 'a', userId: 7, role: 'seller', epoch: 'e' };
const impersonated = {
  ...seller,
  impersonatedBy: { id: 3, userId: 1, sessionId: 'b', until: '2026-01-31T13:00:00.000Z' },
};

describe('who acts', () => {
  it('is the session’s user, on the side of their role unless another is asked for', () => {
    expect(actorOf(seller, '/api/orders', undefined)).toEqual({ userId: 7, role: 'seller', viewMode: 'seller' });
    expect(actorOf(seller, '/api/orders', 'buyer')).toMatchObject({ viewMode: 'buyer' });
  });

  it('is both while an administrator impersonates, with the rights of the user alone', () => {
    expect(actorOf(impersonated, '/api/orders', undefined)).toEqual({
      ...{ userId: 7, role: 'seller', viewMode: 'seller' },
      impersonatorId: 1,
    });
  });

  it('is the administrator alone where administrators work', () => {
    const admin = { userId: 1, role: 'admin', viewMode: 'buyer' };
    expect(actorOf(impersonated, '/api/admin/users', undefined)).toEqual(admin);
    expect(actorOf(impersonated, '/api/administrators', undefined)).toMatchObject({ userId: 7 });
    expect(actorOf(seller, '/api/admin/users', undefined)).toMatchObject({ userId: 7, role: 'seller' });
  });
});
