import { afterEach, describe, expect, it } from '@jest/globals';
import { VerifyCredentials } from '#contracts';
import { type RunningService, startService } from '#platform';
import { type TestService, testService } from '#testing';
import { IdentityModule } from '../src/identity.module.js';

const ADMIN = { ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'correct horse', ADMIN_EMAIL: 'root@example.com' };
const LOGIN = { username: 'root', password: 'correct horse' };

let identity: TestService | undefined;
const replicas: RunningService[] = [];
afterEach(async () => {
  await Promise.all(replicas.splice(0).map((replica) => replica.close()));
  await identity?.close();
  identity = undefined;
});

function admins(db: TestService['db']): Promise<{ username: string }[]> {
  return db.rows(`SELECT username FROM users WHERE role = 'admin'`);
}

describe('the first administrator', () => {
  it('comes from the environment and can log in', async () => {
    identity = await testService(IdentityModule, ADMIN);
    expect(await identity.anonymous.send(VerifyCredentials, LOGIN)).toMatchObject({
      username: 'root',
      email: 'root@example.com',
      role: 'admin',
      isApproved: true,
    });
  });

  it('is created once by many replicas, and not again at the next start', async () => {
    identity = await testService(IdentityModule);
    expect(await admins(identity.db)).toEqual([]);
    const environment = { ...identity.environment, ...ADMIN };
    replicas.push(...(await Promise.all([1, 2, 3].map(() => startService(IdentityModule, environment)))));
    expect(await admins(identity.db)).toEqual([{ username: 'root' }]);

    replicas.push(
      await startService(IdentityModule, { ...environment, ADMIN_USERNAME: 'second', ADMIN_EMAIL: 'b@c.de' }),
    );
    expect(await admins(identity.db)).toEqual([{ username: 'root' }]);
  });
});
