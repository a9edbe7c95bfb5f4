import { afterEach, describe, expect, it } from '@jest/globals';
import type { Type } from '@nestjs/common';
import type { OwnDataArea } from '#platform';
import { type TestService, testService } from '#testing';
import { CatalogModule } from '../../services/catalog/src/catalog.module.js';
import { OwnDataController as CatalogData } from '../../services/catalog/src/own-data/own-data.controller.js';
import { IdentityModule } from '../../services/identity/src/identity.module.js';
import { OwnDataController as IdentityData } from '../../services/identity/src/own-data/own-data.controller.js';
import { InventoryModule } from '../../services/inventory/src/inventory.module.js';
import { OwnDataController as InventoryData } from '../../services/inventory/src/own-data/own-data.controller.js';
import { InvitationModule } from '../../services/invitation/src/invitation.module.js';
import { OwnDataController as InvitationData } from '../../services/invitation/src/own-data/own-data.controller.js';
import { InvoiceModule } from '../../services/invoice/src/invoice.module.js';
import { OwnDataController as InvoiceData } from '../../services/invoice/src/own-data/own-data.controller.js';
import { NotificationModule } from '../../services/notification/src/notification.module.js';
import { OwnDataController as NotificationData } from '../../services/notification/src/own-data/own-data.controller.js';
import { OrderingModule } from '../../services/ordering/src/ordering.module.js';
import { OwnDataController as OrderingData } from '../../services/ordering/src/own-data/own-data.controller.js';

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

interface OwnData {
  areas: Record<string, OwnDataArea>;
  exempt: Record<string, string>;
}

const SERVICES: [string, Type, OwnData][] = [
  ['identity', IdentityModule, IdentityData],
  ['catalog', CatalogModule, CatalogData],
  ['inventory', InventoryModule, InventoryData],
  ['ordering', OrderingModule, OrderingData],
  ['invitation', InvitationModule, InvitationData],
  ['notification', NotificationModule, NotificationData],
  ['invoice', InvoiceModule, InvoiceData],
];

/** Tables in which a column names somebody, by how we call such columns. */
const NAMING_PEOPLE = `
  SELECT DISTINCT table_name AS name FROM information_schema.columns
  WHERE table_schema = 'public' AND table_name NOT IN ('idempotency_key', 'exports')
    AND (table_name = 'users' OR column_name ~ '(^|_)(user|buyer|seller|owner|sender|author|admin|actor)_id$|_by$')`;

describe('every foreign key has an index, and every table that names people is told to them or says why not', () => {
  let service: TestService;
  afterEach(() => service.close());

  const unindexed = async (): Promise<string[]> =>
    (await service.db.rows<{ key: string }>(UNINDEXED)).map(({ key }) => key);

  /** What a person would not be told of when they take their data away: tables that name people, in no area and not exempt. */
  const untold = async ({ areas, exempt }: OwnData): Promise<string[]> => {
    const told = new Set([...Object.values(areas).flatMap(({ tables }) => tables), ...Object.keys(exempt)]);
    const naming = await service.db.rows<{ name: string }>(NAMING_PEOPLE);
    return naming.map(({ name }) => name).filter((name) => !told.has(name));
  };

  it.each(SERVICES)('in the database of %s', async (_name, module, ownData) => {
    service = await testService(module, { STORAGE_SECRET: 'a secret for signing', REQUESTS: 'off', WORKERS: 'off' });
    expect(await unindexed()).toEqual([]);
    // Looked at here as well, since a service takes its time to start.
    expect(await untold(ownData)).toEqual([]);
    for (const { text } of Object.values(ownData.areas)) expect(await service.db.rows(text, [1])).toEqual([]);
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
