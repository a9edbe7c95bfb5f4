import { type Db, pageStatement } from '#platform';

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
}

/**
 * How the pages are read that `ask` has the service answer, their counts apart. Nothing is forbidden to the planner: it
 * would use any index then, fitting or not.
 */
export async function readingOf(db: Db, ask: () => Promise<unknown>): Promise<Reading> {
  const statements: ReturnType<typeof pageStatement>[] = [];
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
  const nodes: PlanNode[] = [];
  for (const { text, values } of statements) {
    const { rows } = await db.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `EXPLAIN (FORMAT JSON) ${text}`,
      values,
    );
    nodes.push(...withoutCount(rows[0]!['QUERY PLAN'][0].Plan));
  }
  return {
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    // A page is put together in its order once more.
    sorts: nodes
      .flatMap((node) => (node['Node Type'].endsWith('Sort') ? (node['Sort Key'] ?? []) : []))
      .filter((key) => !/^p\.n$|\b(sort_key|row_id)\b/.test(key)),
    scans: nodes.filter((node) => node['Node Type'] === 'Seq Scan').flatMap((node) => node['Relation Name'] ?? []),
  };
}

function withoutCount(node: PlanNode): PlanNode[] {
  const isCount = node['Subplan Name'] !== undefined && node['Node Type'] === 'Aggregate';
  return isCount ? [] : [node, ...(node.Plans ?? []).flatMap(withoutCount)];
}
