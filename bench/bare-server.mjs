/** The floor: node:http and pg, the same statements, no framework, no broker, no validation, no session. */
import { verify } from '@node-rs/argon2';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** How long the consumer rests when it has found nothing. */
const POLL_MS = 20;

process.once('message', async ({ urls, reads, passwordHash, price, order }) => {
  const pools = Object.fromEntries(
    Object.entries(urls).map(([name, connectionString]) => [name, new pg.Pool({ connectionString, max: 10 })]),
  );
  const { catalog, ordering } = pools;
  const named = (name, { text, values }) => ({ name, text, values });
  const texts = Object.fromEntries(
    Object.entries(reads).map(([path, { of, statements }]) => [
      path,
      {
        pool: pools[of],
        statements: statements.map(({ text, values, isPrepared }, i) => ({
          name: isPrepared ? `${path} ${i}` : undefined,
          text,
          values,
        })),
      },
    ]),
  );

  // A table and a consumer of its own: what stands in the product's outbox is relayed by the product.
  await ordering.query('CREATE TABLE bench_outbox (LIKE outbox INCLUDING ALL)');
  const addEvent = order[1].text.replace('INTO outbox', 'INTO bench_outbox');
  const consume = async () => {
    for (;;) {
      const { rowCount } = await ordering.query(
        'DELETE FROM bench_outbox WHERE id IN (SELECT id FROM bench_outbox ORDER BY id LIMIT 200 FOR UPDATE SKIP LOCKED)',
      );
      if (rowCount < 200) await pause(POLL_MS);
    }
  };
  void consume();

  const placeOrder = async (body) => {
    JSON.parse(body);
    await catalog.query(named('price', price));
    const client = await ordering.connect();
    try {
      await client.query('BEGIN');
      const { rows } = await client.query(named('order', order[0]));
      const eventId = randomUUID();
      const [subject, , [envelope]] = order[1].values;
      await client.query(named('event', { text: addEvent, values: [subject, [eventId], [envelope]] }));
      await client.query('COMMIT');
      return JSON.stringify(rows[0]);
    } finally {
      client.release();
    }
  };

  const read = async ({ pool, statements }) => {
    let json;
    for (const statement of statements) json = (await pool.query(statement)).rows[0]?.json ?? json;
    return json;
  };

  const answer = async (request) => {
    if (request.method === 'GET') return read(texts[request.url]);
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    if (request.url !== '/api/login') return placeOrder(body);
    return JSON.stringify(await verify(passwordHash, JSON.parse(body).password));
  };

  const server = createServer((request, response) => {
    answer(request).then(
      (json) => response.writeHead(200, { 'content-type': 'application/json' }).end(json),
      (error) => response.writeHead(500).end(error.message),
    );
  });
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
});
process.once('disconnect', () => process.exit());
