import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { notFound } from './domain-error.js';
import { toDomainError } from './postgres-errors.js';

describe('an error of the database', () => {
  it.each([
    ['22003', 'invalid', 'a number out of range'],
    ['23502', 'invalid', 'a required value emptied'],
    ['08006', 'unavailable', 'a lost connection'],
    ['53300', 'unavailable', 'a server without a free connection'],
    ['57P01', 'unavailable', 'a server that shuts down'],
    ['40P01', 'unavailable', 'a deadlock'],
    ['55P03', 'unavailable', 'a lock that took too long'],
    ['57014', 'unavailable', 'a statement that took too long'],
    ['42P01', 'internal', 'a missing table'],
  ])('%s is %s: %s', (code, kind) => {
    const raw = Object.assign(new Error('told by the server'), { code });
    expect(toDomainError(raw)).toMatchObject({ kind });
    expect(toDomainError(new QueryFailedError('SELECT', [], raw))).toMatchObject({ kind });
    expect(toDomainError(raw).message).not.toContain('told by the server');
  });

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Command timed out',
  ])('of the driver, "%s", is unavailable', (message) => {
    const raw = new Error(message);
    expect(toDomainError(raw)).toMatchObject({ kind: 'unavailable' });
    expect(toDomainError(new QueryFailedError('SELECT', [], raw))).toMatchObject({ kind: 'unavailable' });
  });

  it('that is none is passed on', () => {
    const error = notFound('Order not found');
    expect(toDomainError(error)).toBe(error);
  });
});
