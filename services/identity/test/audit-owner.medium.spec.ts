import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { AdminUpdateUser, ListAudit } from '#contracts';
import { type TestService, testServers, testService, uniqueName } from '#testing';
import { provision } from '../../../deploy/local/provision.mjs';
import { IdentityModule } from '../src/identity.module.js';
import { admin, signUp } from './people.js';

// Roles belong to the whole server: those of this run are called as nobody else's.
const prefix = `${uniqueName('audit')}_`;
const role = `${prefix}identity`;
let identity: TestService;
let administrator: pg.Client;
/** Has got hold of the password that identity itself uses. */
let intruder: pg.Client;

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

async function provisioned(): Promise<{ IDENTITY_DATABASE_URL: string }> {
  const options = { prefix, services: ['identity'] };
  const urls = await provision(testServers().databaseUrl, () => 'known to the intruder', options);
  return urls as { IDENTITY_DATABASE_URL: string };
}

/** Something that is written down. */
async function deactivateSomebody(): Promise<number> {
  const { user } = await signUp(identity);
  await identity.as(admin()).send(AdminUpdateUser, { id: user.id, isActive: false });
  return user.id;
}

async function entriesOf(userId: number): Promise<number> {
  return (await identity.as(admin()).page(ListAudit, { userId })).items.length;
}

beforeAll(async () => {
  const urls = await provisioned();
  identity = await testService(IdentityModule, urls);
  intruder = await connected(urls.IDENTITY_DATABASE_URL);
  const own = new URL(testServers().databaseUrl);
  own.pathname = `/${role}`;
  administrator = await connected(own.href);
});
afterAll(async () => {
  await Promise.all([intruder.end(), administrator.end()]);
  await identity.close();
  const server = await connected(testServers().databaseUrl);
  await server.query(`DROP DATABASE ${role} WITH (FORCE)`);
  await server.query(`DROP ROLE ${role}_audit, ${role}`);
  await server.end();
});

describe('the audit log of an installation', () => {
  it('is written and read by the service', async () => {
    expect(await entriesOf(await deactivateSomebody())).toBe(1);
  });

  it.each([
    'UPDATE audit_log SET actor_id = 1',
    'DELETE FROM audit_log',
    'TRUNCATE audit_log',
    'DROP TABLE audit_log',
    'DROP TABLE audit_log CASCADE',
    'DROP SCHEMA public CASCADE',
    'ALTER TABLE audit_log DISABLE TRIGGER ALL',
    'DROP TRIGGER audit_log_kept ON audit_log',
    'CREATE OR REPLACE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
    'CREATE TRIGGER swallow BEFORE INSERT ON audit_log EXECUTE FUNCTION keep_audit_log()',
    'CREATE RULE swallow AS ON INSERT TO audit_log DO INSTEAD NOTHING',
    `CREATE POLICY swallow ON audit_log AS RESTRICTIVE USING (false)`,
    'ALTER TABLE audit_log ENABLE ROW LEVEL SECURITY',
    'ALTER TABLE audit_log DROP COLUMN details',
    'ALTER TABLE audit_log RENAME TO audit_log_of_old',
    'ALTER TABLE audit_log SET SCHEMA pg_temp',
    'ALTER TABLE audit_log OWNER TO CURRENT_USER',
    'ALTER SCHEMA public RENAME TO public_of_old',
    'ALTER SCHEMA public OWNER TO CURRENT_USER',
    'GRANT ALL ON audit_log TO CURRENT_USER',
    `GRANT ${role}_audit TO CURRENT_USER`,
    `SET ROLE ${role}_audit`,
    'SET session_replication_role = replica',
    'REASSIGN OWNED BY CURRENT_USER TO pg_database_owner; DROP TABLE audit_log',
  ])('is not changed by who has the service’s own password: %s', async (sql) => {
    const userId = await deactivateSomebody();
    // A privilege that PostgreSQL does not grant is a warning and not an error.
    const granted = sql.startsWith('GRANT ALL') ? `${sql}; UPDATE audit_log SET actor_id = 1` : sql;
    await expect(intruder.query(granted)).rejects.toMatchObject({ code: '42501' });
    expect(await entriesOf(userId)).toBe(1);
  });

  it('is written although another table of that name is found first', async () => {
    await intruder.query(`CREATE SCHEMA ${role}; CREATE TABLE ${role}.audit_log (LIKE public.audit_log)`);
    expect(await entriesOf(await deactivateSomebody())).toBe(1);
    await intruder.query(`DROP SCHEMA ${role} CASCADE`);
  });

  it('is not changed by the server’s administrator by mistake', async () => {
    await expect(administrator.query('DELETE FROM audit_log')).rejects.toThrow('the audit log is only added to');
  });

  it('is taken over where the service made it before', async () => {
    await administrator.query(`
      ALTER TABLE audit_log OWNER TO ${role};
      ALTER FUNCTION keep_audit_log() OWNER TO ${role};
      ALTER SCHEMA public OWNER TO pg_database_owner`);
    const userId = await deactivateSomebody();
    await provisioned();
    await expect(intruder.query('DROP TRIGGER audit_log_kept ON audit_log')).rejects.toMatchObject({ code: '42501' });
    expect(await entriesOf(userId)).toBe(1);
  });
});
