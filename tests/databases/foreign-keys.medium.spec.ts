import { afterEach, describe, expect, it } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { type TestService, testService } from '#testing';
import { CatalogModule } from '../../services/catalog/src/catalog.module.js';
import { IdentityModule } from '../../services/identity/src/identity.module.js';
import { InventoryModule } from '../../services/inventory/src/inventory.module.js';
import { InvitationModule } from '../../services/invitation/src/invitation.module.js';
import { InvoiceModule } from '../../services/invoice/src/invoice.module.js';
import { NotificationModule } from '../../services/notification/src/notification.module.js';
import { OrderingModule } from '../../services/ordering/src/ordering.module.js';

/** Foreign keys whose columns lead no index. One that leaves out nulls will do; any other partial index does not serve. */
const UNINDEXED = `
  SELECT k.conrelid::regclass || ' (' || string_agg(a.attname, ', ' ORDER BY n.position) || ')' AS key
  FROM pg_constraint k
  CROSS JOIN unnest(k.conkey) WITH ORDINALITY AS n (attnum, position)
  JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = n.attnum
  WHERE k.contype = 'f' AND NOT EXISTS (
    SELECT FROM pg_index i
    WHERE i.indrelid = k.conrelid AND i.indisvalid
      AND coalesce(pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$', true)
      AND (SELECT array_agg(c ORDER BY c) FROM unnest((i.indkey::int2[])[0:cardinality(k.conkey) - 1]) AS c)
        = (SELECT array_agg(c ORDER BY c) FROM unnest(k.conkey) AS c)
  )
  GROUP BY k.oid, k.conrelid ORDER BY 1`;

const SERVICES: [string, Type][] = [
  ['identity', IdentityModule],
  ['catalog', CatalogModule],
  ['inventory', InventoryModule],
  ['ordering', OrderingModule],
  ['invitation', InvitationModule],
  ['notification', NotificationModule],
  ['invoice', InvoiceModule],
];

describe('every foreign key has an index: deleting what it refers to must not read the whole table', () => {
  let service: TestService;
  afterEach(() => service.close());

  const unindexed = async (): Promise<string[]> =>
    (await service.db.rows<{ key: string }>(UNINDEXED)).map(({ key }) => key);

  it.each(SERVICES)('in the database of %s', async (_name, module) => {
    service = await testService(module, { STORAGE_SECRET: 'a secret for signing', REQUESTS: 'off', WORKERS: 'off' });
    expect(await unindexed()).toEqual([]);
  });

  it('and one without is found', async () => {
    service = await testService(NotificationModule);
    await service.db.rows('CREATE TABLE parent (a int, b int, PRIMARY KEY (a, b))');
    await service.db.rows('CREATE TABLE child (x int, a int, b int, FOREIGN KEY (a, b) REFERENCES parent)');
    for (const index of ['(x, a, b)', '(a)', '(a, b) WHERE x > 1', '(a, b) WHERE a IS NOT NULL AND x > 1']) {
      await service.db.rows(`CREATE INDEX ON child ${index}`);
    }
    expect(await unindexed()).toEqual(['child (a, b)']);
    await service.db.rows('CREATE INDEX ON child (b, a, x)');
    expect(await unindexed()).toEqual([]);
  });
});
