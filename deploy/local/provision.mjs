/** Each service's own role and database on one PostgreSQL server. */
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { StartError } from './start-error.mjs';

const AUDIT = readFileSync(new URL('../postgres/audit.sql', import.meta.url), 'utf8');

export const SERVICES = ['identity', 'catalog', 'inventory', 'ordering', 'invitation', 'notification', 'invoice'];

/**
 * Creates what is missing and answers the services' URLs as environment variables.
 * @param {string} databaseUrl of a role that may create roles and databases
 * @param {(service: string) => string} passwordOf
 * @param {{ prefix?: string, services?: string[] }} [options] the prefix of roles and databases, and whose to create
 * @returns {Promise<Record<string, string>>}
 */
export async function provision(databaseUrl, passwordOf, { prefix = 'tradeyard_', services = SERVICES } = {}) {
  const admin = await connect(databaseUrl);
  try {
    const environment = {};
    for (const service of services) {
      const name = `${prefix}${service}`;
      const password = passwordOf(service);
      await createRole(admin, name, password);
      await createDatabase(admin, name);
      const url = new URL(databaseUrl);
      url.username = name;
      url.password = password;
      url.pathname = `/${name}`;
      if (service === 'identity') await keepAuditLog(databaseUrl, name);
      environment[`${service.toUpperCase()}_DATABASE_URL`] = url.href;
    }
    return environment;
  } finally {
    await admin.end();
  }
}

async function connect(databaseUrl) {
  const shown = databaseUrl.replace(/:[^:@/]*@/, ':***@');
  if (!/^postgres(ql)?:\/\/./.test(databaseUrl))
    throw new StartError(`DATABASE_URL: "${shown}" is not a postgresql:// URL.`);
  try {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
    await client.connect();
    return client;
  } catch (error) {
    throw new StartError(`DATABASE_URL: ${shown} cannot be reached (${error.message || error.code}).`);
  }
}

async function createRole(admin, name, password) {
  const role = admin.escapeIdentifier(name);
  const { rowCount } = await admin.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
  await admin.query(`${rowCount ? 'ALTER' : 'CREATE'} ROLE ${role} LOGIN PASSWORD ${admin.escapeLiteral(password)}`);
}

async function createDatabase(admin, name) {
  const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (rowCount) return;
  const database = admin.escapeIdentifier(name);
  await admin.query(`CREATE DATABASE ${database} OWNER ${database}`);
  // Nobody but its owner connects to a service's database.
  await admin.query(`REVOKE CONNECT ON DATABASE ${database} FROM PUBLIC`);
}

/** Nobody changes the audit log, not even the service that writes it. */
async function keepAuditLog(databaseUrl, name) {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const admin = await connect(url.href);
  try {
    await admin.query(AUDIT);
  } finally {
    await admin.end();
  }
}
