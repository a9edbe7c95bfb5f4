import { Module } from '@nestjs/common';
import { expect, it } from '@jest/globals';
import { Db, PlatformModule, startService } from '#platform';
import { freshDatabase, testServers, uniqueName } from '#testing';
import { CreateInvoices1763700000007 } from '../src/migrations/create-invoices.js';
import { ImportByCommand1763700000407 } from '../src/migrations/import-by-command.js';
import { LearnFromReviews1763700000207 } from '../src/migrations/learn-from-reviews.js';
import { TellProgress1763700000307 } from '../src/migrations/tell-progress.js';

const before = [CreateInvoices1763700000007, LearnFromReviews1763700000207, TellProgress1763700000307];

@Module({ imports: [PlatformModule.forService({ name: 'invoice', entities: [], migrations: before })] })
class OldModule {}

@Module({
  imports: [
    PlatformModule.forService({
      name: 'invoice',
      entities: [],
      migrations: [...before, ImportByCommand1763700000407],
    }),
  ],
})
class NewModule {}

it('an import that was under way before imports were commands goes on as it was sent', async () => {
  const database = await freshDatabase();
  const { natsUrl } = testServers();
  const environment = {
    NATS_URL: natsUrl,
    NAMESPACE: `${uniqueName('test')}.`,
    LOG_LEVEL: 'silent',
    INVOICE_DATABASE_URL: database.url,
  };
  const old = await startService(OldModule, environment);
  const db = old.app.get(Db);
  await db.rows(
    `INSERT INTO uploaded_invoices (uploaded_by, file_name, file_key, file_type, sha256, extraction_status, invoice_number)
     VALUES (7, 'i.pdf', 'k', 'application/pdf', repeat('a', 64), 'completed', 'INV-1')`,
  );
  await db.rows(
    `INSERT INTO invoice_line_items (invoice_id, position, description, quantity, unit_price, product_id, confidence, import_started_at)
     VALUES (1, 0, 'sent', 20, 125, 501, 1, now()), (1, 1, 'product not made', 1, 1, NULL, 1, now()), (1, 2, 'free', 1, 1, 5, 1, NULL)`,
  );
  await old.close();

  const upgraded = await startService(NewModule, environment);
  const after = upgraded.app.get(Db);
  expect(
    await after.rows(
      `SELECT description, import_command IS NOT NULL AS sent, import_started_at IS NOT NULL AS claimed
       FROM invoice_line_items ORDER BY position`,
    ),
  ).toEqual([
    { description: 'sent', sent: true, claimed: true },
    { description: 'product not made', sent: false, claimed: false },
    { description: 'free', sent: false, claimed: false },
  ]);
  const goods = { quantity: 20, costPerUnit: 125, adjustmentType: 'invoice', reference: 'INV-1' };
  expect(await after.rows('SELECT subject, key, payload, actor, context FROM command')).toEqual([
    {
      subject: 'rpc.inventory.receive-stock',
      key: 'invoice-line-1',
      payload: { productId: 501, ...goods },
      actor: { userId: 7, role: 'buyer', viewMode: 'buyer' },
      context: { lineItemId: 1, goods },
    },
  ]);
  await upgraded.close();
  await database.drop();
});
