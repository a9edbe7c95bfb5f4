import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SERVICES } from '#contracts';
import { eventStreamName } from '#platform';

const SETTLE_MS = 30_000;
/** Timers may be early by a part of a millisecond. */
const A_MOMENT_MS = 2;
/** The platform's own tables: what is in them is about now. */
const TECHNICAL = [
  'outbox',
  'inbox',
  'dead_letter',
  'idempotency_key',
  'command',
  'upkeep_turn',
  'migrations',
  'upload',
];

interface Database {
  client: pg.Client;
  tables: Table[];
}

interface Table {
  name: string;
  /** Columns of type timestamptz. */
  moments: string[];
  /** Column and type. */
  texts: [string, string][];
}

/** What was done between two moments of the real clock, and the moment it is to be seen at. */
interface Done {
  from: Date;
  to: Date;
  moment: Date;
}

/**
 * Lets the demo do business in the past. The services know one clock, the real one: so all work is done now, each
 * piece once everybody has heard of the one before, and in the end what it left in the services' databases is moved to
 * its moment.
 */
export class DemoClock {
  private readonly done: Done[] = [];

  private constructor(
    private readonly nats: NatsConnection,
    /** The installation's events. */
    private readonly stream: string,
    private readonly databases: Database[],
  ) {}

  /** @param environment with NATS_URL, NAMESPACE and every service's `…_DATABASE_URL` */
  static async open(environment: Record<string, string | undefined>): Promise<DemoClock> {
    const { host, username: user, password: pass } = new URL(environment.NATS_URL!);
    // Other programs' databases may be named alike, TEST_DATABASE_URL for one.
    const urls = SERVICES.map((service) => environment[`${service.toUpperCase()}_DATABASE_URL`]);
    const databases = await Promise.all(urls.filter((url) => url !== undefined).map(open));
    const stream = eventStreamName(environment.NAMESPACE ?? '');
    return new DemoClock(await connect({ servers: host, user, pass }), stream, databases);
  }

  /**
   * Does work as of so many days before today, at that hour; 0 days is now. Moments must come in their order, and
   * nobody else may write meanwhile.
   */
  async at<T>(daysAgo: number, hour: number, work: () => Promise<T>): Promise<T> {
    // A Date is of whole milliseconds, rows are of parts of one: those of before are of an earlier one then.
    await pause(A_MOMENT_MS);
    const from = new Date();
    const result = await work();
    await this.settled();
    if (daysAgo > 0) this.done.push({ from, to: new Date(), moment: momentOf(daysAgo, hour) });
    return result;
  }

  /** Moves everything to its moment, and nothing else: what was there before stays as it is. */
  async finish(): Promise<void> {
    for (const { client } of this.databases) {
      await client.query('CREATE TEMPORARY TABLE moved (during tstzrange, by interval)');
      for (const { from, to, moment } of this.done) {
        const by = `${from.getTime() - moment.getTime()} milliseconds`;
        await client.query('INSERT INTO moved VALUES (tstzrange($1, $2), $3)', [from, to, by]);
      }
    }
    await this.noteOrders();
    for (const { client, tables } of this.databases) {
      for (const { name, moments } of tables.filter((table) => table.moments.length > 0)) {
        const moved = moments.map(
          (column) => `${column} = ${column} - coalesce((SELECT by FROM moved WHERE during @> ${column}), '0')`,
        );
        const isMade = moments.map((column) => `during @> ${column}`).join(' OR ');
        await client.query(`UPDATE ${name} SET ${moved.join(', ')} WHERE EXISTS (SELECT FROM moved WHERE ${isMade})`);
      }
      // What is worked out once a day, of the past, may have been worked out while there was none.
      await client.query('DELETE FROM upkeep_turn');
    }
    await this.renumber();
    await this.timeAcceptances();
  }

  async close(): Promise<void> {
    await Promise.all([this.nats.close(), ...this.databases.map(({ client }) => client.end())]);
  }

  /** Waits until everybody has heard everything. */
  private async settled(): Promise<void> {
    const manager = await jetstreamManager(this.nats);
    for (const end = Date.now() + SETTLE_MS; Date.now() < end; await pause(10)) {
      const unsent = await Promise.all(
        this.databases.map(({ client }) =>
          client.query<{ any: boolean }>('SELECT EXISTS (SELECT FROM outbox) AS any').then(({ rows }) => rows[0]!.any),
        ),
      );
      if (!unsent.includes(true) && (await everyConsumerDone(manager, this.stream))) return;
    }
    throw new Error(`demo data: waited ${SETTLE_MS / 1000} s in vain until all events were handled`);
  }

  /** The one that keeps the orders themselves; others keep copies. */
  private ofOrders(): Database[] {
    return this.databases.filter(({ tables }) =>
      tables.some(({ name, moments }) => name === 'orders' && moments.includes('created_at')),
    );
  }

  /** Those that were made, while they can still be told by their moments. */
  private async noteOrders(): Promise<void> {
    for (const { client } of this.ofOrders()) {
      await client.query(`
        CREATE TEMPORARY TABLE made AS
        SELECT id FROM orders o WHERE EXISTS (SELECT FROM moved WHERE during @> o.created_at)`);
    }
  }

  /** How long a seller took to accept an order is kept as a length of time, which no move of moments changes. */
  private async timeAcceptances(): Promise<void> {
    for (const { client } of this.ofOrders()) {
      await client.query(`
        UPDATE orders o SET accepted_after = extract(epoch FROM c.created_at - p.created_at)
        FROM order_status_changes p, order_status_changes c
        WHERE o.id IN (SELECT id FROM made) AND p.order_id = o.id AND p.new_status = 'pending'
          AND c.order_id = o.id AND c.new_status = 'confirmed'`);
    }
  }

  /** An order's number names its year, wherever it stands. */
  private async renumber(): Promise<void> {
    const years = new Map<string, string>();
    for (const { client } of this.ofOrders()) {
      const { rows } = await client.query<{ was: string; is: string }>(
        `SELECT order_number AS was, to_char(created_at AT TIME ZONE 'UTC', '"PO-"YYYY') || substr(order_number, 8) AS is
         FROM orders WHERE id IN (SELECT id FROM made)`,
      );
      for (const { was, is } of rows) if (was !== is) years.set(was, is);
    }
    for (const { client, tables } of this.databases) {
      for (const { name, texts } of tables) {
        for (const [column, type] of texts) {
          for (const [was, is] of years) {
            await client.query(
              `UPDATE ${name} SET ${column} = replace(${column}::text, $1, $2)::${type} WHERE strpos(${column}::text, $1) > 0`,
              [was, is],
            );
          }
        }
      }
    }
  }
}

function momentOf(daysAgo: number, hour: number): Date {
  const moment = new Date();
  moment.setDate(moment.getDate() - daysAgo);
  moment.setHours(hour, 0, 0, 0);
  return moment;
}

async function open(connectionString: string): Promise<Database> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<Table>(
    `SELECT quote_ident(c.table_name) AS name,
            coalesce(json_agg(quote_ident(c.column_name)) FILTER (WHERE c.udt_name = 'timestamptz'), '[]') AS moments,
            coalesce(json_agg(json_build_array(quote_ident(c.column_name), c.udt_name))
                     FILTER (WHERE c.udt_name IN ('text', 'varchar', 'json', 'jsonb')), '[]') AS texts
     FROM information_schema.columns c
     JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
       AND c.table_name <> ALL ($1)
       -- What is sealed, such as the audit log, stays as it was written.
       AND has_table_privilege(format('%I.%I', c.table_schema, c.table_name), 'UPDATE')
     GROUP BY c.table_name`,
    [TECHNICAL],
  );
  return { client, tables: rows };
}

async function everyConsumerDone(manager: JetStreamManager, stream: string): Promise<boolean> {
  for await (const { num_pending, num_ack_pending } of manager.consumers.list(stream)) {
    if (num_pending + num_ack_pending > 0) return false;
  }
  return true;
}
