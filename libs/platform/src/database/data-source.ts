import pg from 'pg';
import { DataSource, type EntitySchema, MigrationExecutor, type MigrationInterface } from 'typeorm';
import { ConfigError } from '../config/load-config.js';
import { CreateCommands1700000000101 } from '../commands/create-commands.js';
import { PageDeadLetters1765100000000 } from '../events/dead-letters-migration.js';
import { CreatePlatform1700000000000 } from './platform-migration.js';
import { AddUpkeepTurns1763800000000 } from './upkeep-migration.js';

// bigint columns hold ids and counts far below 2^53: plain numbers, as JSON has them.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Any fixed number will do; it only has to be the same for all replicas of a service, which share a database. */
const MIGRATION_LOCK = 7_401_223;
const STATEMENT_TIMEOUT_MS = 15_000;
const CONNECT_MS = 4000;
/** Beside others that start, a process may find its deadline past before it reads the answer that has long been there. */
const FIRST_CONNECT_MS = 30_000;
const SETTINGS = {
  TimeZone: 'UTC',
  statement_timeout: String(STATEMENT_TIMEOUT_MS),
  // Many ask at once: two further processes for a statement of 10 ms take longer to start than they save, and the cores from others.
  max_parallel_workers_per_gather: '0',
};
/** What statements answer of rows before and after a change (`RETURNING old, new`) is not known to older ones. */
const OLDEST_SERVER = 18;

export type EntityClass = (new () => object) | EntitySchema;
export type MigrationClass = new () => MigrationInterface;

interface DataSourceOptions {
  url: string;
  name: string;
  poolSize: number;
  entities: EntityClass[];
  migrations: MigrationClass[];
  /** PostgreSQL settings of every connection, beside the platform's own. */
  settings?: Record<string, string>;
}

/** Connects a service to its own database and brings the schema up to date. Throws a {@link ConfigError} of one line. */
export async function openDataSource({
  url,
  name,
  poolSize,
  entities,
  migrations,
  settings,
}: DataSourceOptions): Promise<DataSource> {
  const source = new DataSource({
    type: 'postgres',
    // By itself it would look for one beside its own files.
    driver: pg,
    url,
    entities,
    migrations: [
      CreatePlatform1700000000000,
      CreateCommands1700000000101,
      AddUpkeepTurns1763800000000,
      PageDeadLetters1765100000000,
      ...migrations,
    ],
    poolSize,
    synchronize: false,
    logging: false,
    applicationName: name,
    extra: {
      options: connectionOptions({ ...SETTINGS, ...settings }),
      connectionTimeoutMillis: FIRST_CONNECT_MS,
      idleTimeoutMillis: 30_000,
      // What is sent before the last answer has come need not wait for it; see inOneWrite.
      pipeline: true,
    },
  });
  try {
    await source.initialize();
  } catch (error) {
    throw new ConfigError(
      `${name.toUpperCase()}_DATABASE_URL: the database cannot be reached (${(error as Error).message})`,
    );
  }
  const { master: pool } = source.driver as unknown as { master: pg.Pool };
  surviveLostConnections(pool);
  try {
    const [server] = await source.query<[{ version: string }]>(`SELECT current_setting('server_version') AS version`);
    requireVersion(name, server.version);
    await migrate(source);
    pool.options.connectionTimeoutMillis = CONNECT_MS;
    return source;
  } catch (error) {
    await source.destroy();
    throw error;
  }
}

/** @param version as the server says it: `18.4 (Debian 18.4-1)`, `18beta1` */
export function requireVersion(name: string, version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST_SERVER) return;
  throw new ConfigError(
    `${name.toUpperCase()}_DATABASE_URL: PostgreSQL ${OLDEST_SERVER} or newer is required; this is ${version}`,
  );
}

/** A lost connection fails the work that uses it; without a listener its error would end the process as well. */
function surviveLostConnections(pool: pg.Pool): void {
  const heard = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (!heard.has(client)) client.on('error', () => undefined);
    heard.add(client);
  });
}

/** As PostgreSQL's start-up message takes them. */
function connectionOptions(settings: Record<string, string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/** One replica migrates, the others wait for it: ten may start at once. */
async function migrate(source: DataSource): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    // Waiting for the lock, and migrations themselves, may rightly take longer than any request.
    await runner.query('SET statement_timeout = 0');
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const executor = new MigrationExecutor(source, runner);
    executor.transaction = 'each';
    await executor.executePendingMigrations();
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await runner.query(`SET statement_timeout = ${STATEMENT_TIMEOUT_MS}`);
  } finally {
    // After a failure the pool is closed, and the lock with it.
    await runner.release();
  }
}
