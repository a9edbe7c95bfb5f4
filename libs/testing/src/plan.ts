import { type Db, pageStatement, type Tx } from '#platform';
import { until } from './until.js';

interface PlanNode {
  'Node Type': string;
  'Subplan Name'?: string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Sort Key'?: string[];
  Plans?: PlanNode[];
}

/** How PostgreSQL would read the page. */
export interface Reading {
  /** Of the indexes it uses. */
  indexes: string[];
  /** The tables that it reads from end to end. */
  scans: string[];
  /** By what it sorts rows instead of walking an index. */
  sorts: string[];
  /** The indexes in which the list is counted without its rows. */
  counts: string[];
  /** The other indexes that are read without their rows. */
  alone: string[];
}

/**
 * How the pages are read that `ask` has the service answer, and their counts, apart. Nothing is forbidden to the planner: it
 * would use any index then, fitting or not.
 */
export async function readingOf(db: Db, ask: () => Promise<unknown>): Promise<Reading> {
  const plans = await plansOf<PlanNode>(db, ask, 'FORMAT JSON');
  const nodes = plans.flatMap(withoutCount);
  const ofCounts = plans.flatMap(allOf).filter((node) => !nodes.includes(node));
  return {
    counts: readAlone(ofCounts),
    alone: readAlone(nodes),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    // A page is put together in its order once more.
    sorts: nodes
      .flatMap((node) => (node['Node Type'].endsWith('Sort') ? (node['Sort Key'] ?? []) : []))
      .filter((key) => !/^p\.n$|\b(sort_key|row_id)\b/.test(key)),
    scans: nodes.filter((node) => node['Node Type'] === 'Seq Scan').flatMap((node) => node['Relation Name'] ?? []),
  };
}

function readAlone(nodes: PlanNode[]): string[] {
  return nodes.filter((node) => node['Node Type'] === 'Index Only Scan').flatMap((node) => node['Index Name'] ?? []);
}

/**
 * Vacuums a table until its rows are known as everybody's, so that an index alone can count them: whoever runs a statement
 * at that moment keeps them from being so.
 */
export async function settled(db: Db, table: string): Promise<void> {
  await until(async () => {
    await db.rows(`VACUUM ANALYZE ${table}`);
    // The planner goes by the share of pages; the last ones may be written by others meanwhile.
    const row = await db.row<{ settled: boolean }>(
      'SELECT relallvisible > 0.9 * relpages AS settled FROM pg_class WHERE oid = $1::regclass',
      [table],
    );
    return row!.settled;
  }, `${table} to be seen by everybody`);
}

/** How many rows of tables, or of these alone, are read for the pages that `ask` has the service answer, and for their counts. */
export async function rowsReadFor(db: Db, ask: () => Promise<unknown>, tables?: string[]): Promise<number> {
  const plans = await plansOf<RunNode>(db, ask, 'ANALYZE, FORMAT JSON');
  return plans.reduce((sum, plan) => sum + readBy(plan, tables), 0);
}

/** How rows are read that `ask` has the service answer otherwise than as pages. */
export async function readingOfRows(db: Db, ask: () => Promise<unknown>): Promise<Pick<Reading, 'indexes' | 'scans'>> {
  const statements: Statement[] = [];
  const rows = db.rows.bind(db);
  db.rows = (text, values = []) => {
    statements.push({ text, values });
    return rows(text, values);
  };
  await ask().finally(() => (db.rows = rows));
  const nodes = (await explained<PlanNode>(db, statements, 'FORMAT JSON')).flatMap(allOf);
  return {
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    scans: nodes.filter((node) => node['Node Type'] === 'Seq Scan').flatMap((node) => node['Relation Name'] ?? []),
  };
}

type Statement = Pick<ReturnType<typeof pageStatement>, 'text' | 'values'>;

/** The plans of the pages that `ask` has the service answer. */
async function plansOf<Node>(db: Db, ask: () => Promise<unknown>, options: string): Promise<Node[]> {
  const statements: Statement[] = [];
  const page = db.page.bind(db);
  db.page = (list, request) => {
    statements.push(pageStatement(list, request));
    return page(list, request);
  };
  try {
    await ask();
  } finally {
    db.page = page;
  }
  return explained(db, statements, options);
}

async function explained<Node>(db: Db, statements: Statement[], options: string): Promise<Node[]> {
  const plans: Node[] = [];
  for (const { text, values } of statements) {
    const { rows } = await db.pool.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(`EXPLAIN (${options}) ${text}`, values);
    plans.push(rows[0]!['QUERY PLAN'][0].Plan);
  }
  return plans;
}

function allOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(allOf)];
}

function withoutCount(node: PlanNode): PlanNode[] {
  const isCount = node['Subplan Name'] !== undefined && node['Node Type'] === 'Aggregate';
  return isCount ? [] : [node, ...(node.Plans ?? []).flatMap(withoutCount)];
}

interface RunNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: RunNode[];
}

/**
 * How many rows a statement reads of tables, and pairs of rows that it compares in vain, for each row that it is given. It is run for
 * that within the transaction, and taken back.
 */
export async function readForEach(tx: Tx, sql: string, params: unknown[]): Promise<number> {
  const given = Math.max(...params.map((value) => (Array.isArray(value) ? value.length : 0)));
  await tx.rows('SAVEPOINT before');
  const client = await tx.client();
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: RunNode }] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
    params,
  );
  await client.query('ROLLBACK TO SAVEPOINT before');
  return readBy(rows[0]!['QUERY PLAN'][0].Plan) / given;
}

function readBy(node: RunNode, tables?: string[]): number {
  const relation = node['Relation Name'];
  const isRead = relation !== undefined && node['Node Type'].includes('Scan');
  if (tables && !(isRead && tables.includes(relation))) return readBelow(node, tables);
  const inVain = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
  const own = ((isRead ? node['Actual Rows'] : 0) + inVain) * node['Actual Loops'];
  return own + readBelow(node, tables);
}

const readBelow = ({ Plans = [] }: RunNode, tables?: string[]): number =>
  Plans.reduce((sum, below) => sum + readBy(below, tables), 0);
