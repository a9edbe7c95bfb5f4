import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getRepositoryToken } from '@nestjs/typeorm';
import { DataSource, EntityManager, type Repository } from 'typeorm';
import { Call, Filters, isUniqueViolation, type List, Page, type Tx } from '#platform';
import { actor, type TestService, testService } from '#testing';
import { Echo, NoteEntity, ScratchModule } from './scratch.js';

type Write = (...args: unknown[]) => void;

let scratch: TestService;

beforeAll(async () => {
  scratch = await testService(ScratchModule);
});
afterAll(() => scratch.close());

describe('SQL answers the same through the pool and in a transaction', () => {
  const texts = { insert: 'INSERT INTO note (text) VALUES ($1), ($1)', returning: ' RETURNING text' };
  const update = 'UPDATE note SET text = $2 WHERE text = $1';

  it.each(['pool', 'transaction'])('%s: rows of every kind of statement, and how many were changed', async (way) => {
    const answers = await (way === 'pool'
      ? ask(scratch.db, `of the ${way}`)
      : scratch.db.transaction((tx) => ask(tx, `of the ${way}`)));
    expect(answers).toEqual({
      inserted: 2,
      insertedRows: [{ text: `of the ${way}` }, { text: `of the ${way}` }],
      updated: 4,
      updatedRows: [{ text: 'new' }, { text: 'new' }, { text: 'new' }, { text: 'new' }],
      nobody: undefined,
      deleted: 4,
    });
  });

  async function ask(sql: Pick<typeof scratch.db, 'rows' | 'row' | 'changed'>, text: string) {
    return {
      inserted: await sql.changed(texts.insert, [text]),
      insertedRows: await sql.rows(texts.insert + texts.returning, [text]),
      updated: await sql.changed(update, [text, 'old']),
      updatedRows: await sql.rows(update + texts.returning, ['old', 'new']),
      nobody: await sql.row(update + texts.returning, ['nobody', 'new']),
      deleted: await sql.changed('DELETE FROM note WHERE text = $1', ['new']),
    };
  }
});

describe('a statement', () => {
  it('is worked on by one process of the server, however much there is to read', async () => {
    const plan = await scratch.db.transaction(async (tx) => {
      for (const price of ['parallel_setup_cost', 'parallel_tuple_cost', 'min_parallel_table_scan_size']) {
        await tx.rows(`SET LOCAL ${price} = 0`);
      }
      return tx.rows('EXPLAIN SELECT count(*) FROM note');
    });
    expect(JSON.stringify(plan)).toContain('Seq Scan on note');
    expect(JSON.stringify(plan)).not.toContain('Gather');
  });
});

describe('a page of a list', () => {
  const list = {
    item: 'to_json(n.id)',
    filters: new Filters(),
    sort: { expr: 'n.id', type: 'int' },
    id: 'n.id',
  } as const;

  it.each<[string, Partial<List>, number]>([
    ['is planned once for all that ask', { from: 'note n' }, 1],
    [
      'that is a sum of rows is planned for those',
      { from: 'sums n', with: 'sums AS MATERIALIZED (SELECT 1 AS id)' },
      0,
    ],
  ])('%s', async (_, of, prepared) => {
    await scratch.db.page({ from: '', ...list, ...of }, {});
    const statements = await scratch.db.rows('SELECT FROM pg_prepared_statements WHERE strpos(statement, $1) > 0', [
      `FROM ${of.from}`,
    ]);
    expect(statements).toHaveLength(prepared);
  });
});

describe('a transaction', () => {
  it('that fails leaves nothing, of SQL or of entities, and frees its connection', async () => {
    const tries = Array.from({ length: 30 }, () =>
      scratch.db.transaction(async (tx) => {
        await tx.changed('INSERT INTO note (text) VALUES ($1)', ['never']);
        throw new Error('changed my mind');
      }),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(await scratch.db.rows(`SELECT 1 FROM note WHERE text = 'never'`)).toEqual([]);
  });

  it('sends what nobody waits for before what follows it, at the latest before it commits', async () => {
    const seen = await scratch.db.transaction(async (tx) => {
      tx.later('INSERT INTO note (text) VALUES ($1)', ['later 1']);
      const rows = await tx.rows<{ text: string }>(`SELECT text FROM note WHERE text LIKE 'later %'`);
      tx.later('INSERT INTO note (text) VALUES ($1)', ['later 2']);
      await tx.save(NoteEntity, { text: 'later 3' });
      tx.later('INSERT INTO note (text) VALUES ($1)', ['later 4']);
      return rows;
    });
    expect(seen).toEqual([{ text: 'later 1' }]);
    expect(await scratch.db.rows(`SELECT text FROM note WHERE text LIKE 'later %' ORDER BY id`)).toEqual(
      [1, 2, 3, 4].map((n) => ({ text: `later ${n}` })),
    );
  });

  it('begins in one write with its first statement, ends in one with what nobody waits for, and is none without one', async () => {
    const writes = async (work: (tx: Tx) => Promise<unknown>): Promise<number> => {
      let count = 0;
      const listening = new Promise<void>((done) => {
        scratch.db.pool.once('acquire', (client) => {
          countWrites(client, () => (count += 1));
          done();
        });
      });
      await scratch.db.transaction(work);
      await listening;
      return count;
    };
    const insert = `INSERT INTO note (text) VALUES ('begun')`;
    expect(await writes(async () => undefined)).toBe(0);
    expect(await writes((tx) => tx.changed(insert))).toBe(2);
    expect(await writes(async (tx) => tx.later(insert, []))).toBe(1);
    expect(await scratch.db.rows(`SELECT 1 FROM note WHERE text = 'begun'`)).toHaveLength(2);
  });

  it('that fails before its first statement leaves its connection to others, and what it had not sent', async () => {
    const failing = scratch.db.transaction(async (tx) => {
      tx.later(`INSERT INTO note (text) VALUES ('unsent')`, []);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await scratch.db.rows(`SELECT 1 FROM note WHERE text = 'unsent'`)).toEqual([]);
    expect(
      await scratch.db.rows(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'`,
      ),
    ).toEqual([]);
  });

  it.each([
    ['at the end', async () => undefined],
    ['before another statement', (tx: Tx) => tx.rows('SELECT 1')],
    ['before an entity', (tx: Tx) => tx.save(NoteEntity, { text: 'unwaited' })],
  ])('whose unwaited statement fails leaves nothing, and fails for that: %s', async (_, next) => {
    const failing = scratch.db.transaction(async (tx) => {
      await tx.changed(`INSERT INTO note (text) VALUES ('unwaited')`);
      const twice = `INSERT INTO inbox SELECT 'h', $1::uuid, now() FROM generate_series(1, 2)`;
      tx.later(twice, ['00000000-0000-0000-0000-000000000001']);
      await next(tx);
    });
    const error: unknown = await failing.catch((reason: unknown) => reason);
    expect(isUniqueViolation(error, 'inbox_pkey')).toBe(true);
    expect(await scratch.db.rows(`SELECT 1 FROM note WHERE text = 'unwaited'`)).toEqual([]);
  });

  it('that takes effect once per key waits no longer for it than for the key itself', async () => {
    const call = (idempotencyKey?: string) => new Call({ requestId: 'r', actor: actor(), idempotencyKey });
    const writes = async (key?: string): Promise<number> => {
      let count = 0;
      scratch.db.pool.once('acquire', (client) => {
        countWrites(client, () => (count += 1));
      });
      await scratch.db.idempotent(call(key), 'count', {}, (tx) =>
        tx.changed(`INSERT INTO note (text) VALUES ('once')`),
      );
      return count;
    };
    await writes('first');
    expect((await writes('second')) - (await writes())).toBe(1);
  });

  it('hands on what the database says as it is', async () => {
    const twice = scratch.db.transaction((tx) =>
      tx.changed(
        `INSERT INTO inbox SELECT 'h', e, now() FROM (SELECT gen_random_uuid() AS e) x, generate_series(1, 2)`,
      ),
    );
    const error: unknown = await twice.catch((reason: unknown) => reason);
    expect(isUniqueViolation(error, 'inbox_pkey')).toBe(true);
  });
});

function countWrites(client: unknown, written: () => void): void {
  const { stream } = (client as { connection: { stream: Record<'_write' | '_writev', Write> } }).connection;
  for (const name of ['_write', '_writev'] as const) {
    const write = stream[name].bind(stream);
    stream[name] = (...args) => {
      written();
      write(...args);
    };
  }
}

describe('a list', () => {
  const list = (filters: Filters): Promise<Page<{ text: string }>> =>
    scratch.db.page(
      {
        item: `json_build_object('text', n.text)`,
        from: 'note n',
        filters,
        sort: { expr: 'n.text', type: 'text' },
        id: 'n.id',
      },
      {},
    );

  it('finds what was typed and nothing that only looks like it', async () => {
    await scratch.db.changed(`INSERT INTO note (text) VALUES ('50% OFF'), ('500 off'), ('a_b'), ('axb'), ('c\\d')`);
    const found = async (q: string): Promise<unknown> =>
      JSON.parse((await list(new Filters().search(q, 'n.text'))).json);
    expect(await found('50% off')).toEqual([{ text: '50% OFF' }]);
    expect(await found('A_B')).toEqual([{ text: 'a_b' }]);
    expect(await found('c\\d')).toEqual([{ text: 'c\\d' }]);
  });

  it('is told by its type: an answer that only looks like a page arrives as it is', async () => {
    const lookalike = { json: '[1]', total: '1', next: null };
    expect(await scratch.as(actor()).send(Echo, lookalike)).toEqual(lookalike);
  });
});

describe('rows in batches', () => {
  const numbers = (most: string): string => `SELECT n, 1 / (${most} - n) AS x FROM generate_series(1, 10) n`;

  it.each([3, 5, 20])('come whole and in their order, %d at a time', async (size) => {
    const batches: number[][] = [];
    for await (const rows of scratch.db.batches<{ n: number }>(numbers('$1::int'), [99], size)) {
      batches.push(rows.map(({ n }) => n));
    }
    expect(batches.flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(batches.every(({ length }) => length > 0 && length <= size)).toBe(true);
  });

  it('fail with what reading the next ones fails with, and leave nothing behind where the reader goes', async () => {
    const read: number[] = [];
    const all = async (most: number, stop: number): Promise<void> => {
      for await (const rows of scratch.db.batches<{ n: number }>(numbers('$1::int'), [most], 2)) {
        read.push(...rows.map(({ n }) => n));
        if (read.length >= stop) break;
      }
    };
    await expect(all(5, 99)).rejects.toThrow('division by zero');
    expect(read).toEqual([1, 2, 3, 4]);
    read.length = 0;
    await all(5, 4);
    expect(read).toEqual([1, 2, 3, 4]);
    expect(scratch.db.pool.totalCount - scratch.db.pool.idleCount).toBe(0);
  });

  const ODD = `
    SELECT n, t.text, n * 10000000000 AS big, CASE WHEN n % 2 = 0 THEN n / 2.0 END AS half, n % 2 = 0 AS "isEven",
           to_timestamp(n) AS at, json_build_object('text', t.text) AS json, ARRAY[t.text, NULL] AS list, NULL::int AS none
    FROM unnest($1::text[]) WITH ORDINALITY t (text, n) ORDER BY n DESC`;
  const texts = [
    '',
    ' ',
    ',',
    '"',
    '""',
    '\\',
    '\\"',
    '"\\',
    '(a)',
    'a,b',
    'a\nb',
    '\t',
    'é',
    '🔩',
    'NULL',
    ')',
    ' "a", b ',
    'a'.repeat(9),
  ];

  it('are what the statement answers, whatever is in them, in its order', async () => {
    const read: object[] = [];
    for await (const rows of scratch.db.batches(ODD, [texts], 4)) {
      expect(rows.length).toBeLessThanOrEqual(4);
      read.push(...rows);
    }
    expect(read).toEqual(await scratch.db.rows(ODD, [texts]));
  });

  it('are none of a statement that finds none', async () => {
    for await (const rows of scratch.db.batches(ODD, [[]], 4)) expect(rows).toBe('none');
  });
});

describe('what a Nest developer injects', () => {
  const notesOf = ({ service }: TestService): Repository<NoteEntity> => service.app.get(getRepositoryToken(NoteEntity));

  it('is there under the usual tokens: data source, entity manager, repositories', async () => {
    const source = scratch.service.app.get(DataSource);
    expect(source.isInitialized).toBe(true);
    expect(scratch.service.app.get(EntityManager)).toBe(source.manager);
    const { id } = await notesOf(scratch).save({ text: 'by the repository' });
    expect(await scratch.db.row('SELECT text FROM note WHERE id = $1', [id])).toEqual({ text: 'by the repository' });
  });

  it('a repository takes part in a transaction', async () => {
    const notes = notesOf(scratch);
    const failed = scratch.db.transaction(async (tx) => {
      await tx.withRepository(notes).insert({ text: 'half done' });
      expect(await tx.rows(`SELECT 1 FROM note WHERE text = 'half done'`)).toHaveLength(1);
      throw new Error('and no more');
    });
    await expect(failed).rejects.toThrow('and no more');
    expect(await notes.countBy({ text: 'half done' })).toBe(0);
  });

  it('belongs to its service, also where several run in one process', async () => {
    const other = await testService(ScratchModule);
    try {
      await notesOf(other).save({ text: 'of the other' });
      expect(await notesOf(scratch).countBy({ text: 'of the other' })).toBe(0);
      expect(await notesOf(other).countBy({ text: 'of the other' })).toBe(1);
    } finally {
      await other.close();
    }
  });
});
