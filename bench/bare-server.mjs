/** The floor: node:http and pg, the same statements, no framework, no broker, no validation, no session. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

process.once('message', ({ catalogUrl, orderingUrl, list, detail, price, order }) => {
  const catalog = new pg.Pool({ connectionString: catalogUrl, max: 10 });
  const ordering = new pg.Pool({ connectionString: orderingUrl, max: 10 });
  const named = (name, { text, values }) => ({ name, text, values });

  const placeOrder = async (body) => {
    JSON.parse(body);
    await catalog.query(named('price', price));
    const client = await ordering.connect();
    try {
      await client.query('BEGIN');
      const { rows } = await client.query(named('order', order[0]));
      const eventId = randomUUID();
      const [subject, , [envelope]] = order[1].values;
      await client.query(named('event', { text: order[1].text, values: [subject, [eventId], [envelope]] }));
      await client.query('COMMIT');
      return JSON.stringify(rows[0]);
    } finally {
      client.release();
    }
  };

  const answer = async (request) => {
    if (request.method === 'POST') {
      const chunks = [];
      for await (const chunk of request) chunks.push(chunk);
      return placeOrder(Buffer.concat(chunks).toString());
    }
    if (request.url.startsWith('/api/orders/')) {
      return (await ordering.query(named('detail', detail))).rows[0].json;
    }
    return (await catalog.query(named('list', list))).rows[0].json;
  };

  const server = createServer((request, response) => {
    answer(request).then(
      (json) =>
        response.writeHead(request.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' }).end(json),
      (error) => response.writeHead(500).end(error.message),
    );
  });
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
});
process.once('disconnect', () => process.exit());
