import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { DomainError } from '../errors/domain-error.js';
import { createLog, NestLog } from './log.js';

/** One line, as it leaves the process. */
function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  write(createLog('test', 'debug', { write: (line) => void (text += line) }));
  return text;
}

const SECRET = '$argon2id$v=19$secret "quoted" hash';
const failed = (code: string, message: string): Error =>
  new QueryFailedError(
    `INSERT INTO app_user (email) VALUES ($1), ('literal ''${SECRET}''')`,
    [SECRET],
    Object.assign(new Error(message), {
      code,
      detail: `Key (email)=(${SECRET}) already exists.`,
      where: `unnamed portal parameter $1 = '${SECRET}'`,
      constraint: 'app_user_email_key',
      table: 'app_user',
    }),
  );

describe('an error in the log', () => {
  it.each([
    ['as err', (error: Error) => ({ err: error })],
    ['under another name', (error: Error) => ({ reason: error })],
    ['as the cause of another', (error: Error) => ({ err: new Error('outer', { cause: error }) })],
    [
      'as the cause of a domain error',
      (error: Error) => ({ err: new DomainError('internal', 'x', {}, { cause: error }) }),
    ],
    ['among several', (error: Error) => ({ err: new AggregateError([error, error], 'both') })],
    ['itself', (error: Error) => error],
  ])('%s names SQLSTATE, table and constraint, and no value', (_, facts) => {
    const line = logged((log) => log.warn(facts(failed('23505', 'duplicate key')), 'text'));
    expect(line).not.toContain('argon2id');
    expect(line).toContain('"sqlState":"23505"');
    expect(line).toContain('"table":"app_user"');
    expect(line).toContain('"constraint":"app_user_email_key"');
    expect(line).toContain('INSERT INTO app_user');
    expect(line).toMatch(/"stack":"[^"]*\\n +at /);
  });

  it('that quotes a value in its message does not quote it here, nor in the stack', () => {
    const line = logged((log) =>
      log.warn({ err: failed('22P02', `invalid input syntax for type integer: "${SECRET}"`) }, 'text'),
    );
    expect(line).not.toContain('argon2id');
    expect(line).toContain('invalid input syntax for type integer');
  });

  it('handed over by the framework shows no value either', () => {
    const error = failed('22P02', `invalid input syntax: "${SECRET}"`);
    const line = logged((log) => {
      new NestLog(log).error(error, error.stack, 'ExceptionsHandler');
      new NestLog(log).error('failed', error.stack, 'ExceptionsHandler');
    });
    expect(line).not.toContain('argon2id');
    expect(line).toContain('"sqlState":"22P02"');
  });

  it('of the system keeps its code', () => {
    const line = logged((log) =>
      log.warn({ err: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) }, 'text'),
    );
    expect(line).toContain('"errorCode":"ECONNREFUSED"');
  });

  it('that is its own cause ends', () => {
    const error: Error = new Error('round');
    error.cause = error;
    expect(logged((log) => log.warn({ err: error }, 'text'))).toContain('round');
  });
});
