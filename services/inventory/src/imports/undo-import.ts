import { Injectable } from '@nestjs/common';
import { type IdInput, InventoryRestored, type RestoredAnswer } from '#contracts';
import { type Actor, batches, conflict, Db, notFound, Outbox, takeTurn, type Tx } from '#platform';

/** Items of one statement: none may take as long as a statement is given. */
const AT_A_TIME = 2500;

const LOCK = `
  SELECT i.id FROM import_items x JOIN items i ON i.id = x.item_id
  WHERE x.import_id = $1 ORDER BY i.product_id FOR UPDATE OF i`;

/** Items that have gone or moved since, and the name of one of these. */
const SINCE = `
  SELECT count(*) FILTER (WHERE i.id IS NULL) AS gone, count(i.id) AS moved, min(i.product_name) AS name
  FROM import_items x LEFT JOIN items i ON i.id = x.item_id
  WHERE x.import_id = $1 AND (i.id IS NULL OR EXISTS (
    SELECT 1 FROM movements m WHERE m.item_id = x.item_id AND m.id > x.movement_id))`;

const REMOVE = `
  DELETE FROM items i USING import_items x
  WHERE x.import_id = $1 AND x.item_id = ANY ($2::bigint[]) AND x.was IS NULL AND i.id = x.item_id`;

/** A setting that was changed again since the import stays. */
const setting = (column: string, key: string, type: string): string => `
  ${column} = CASE WHEN i.${column} IS NOT DISTINCT FROM (b.became ->> '${key}')::${type}
                   THEN (b.was ->> '${key}')::${type} ELSE i.${column} END`;

/** A cost and its currency come and go together. */
const cost = (column: string, key: string, type: string): string => `
  ${column} = CASE WHEN (i.cost_per_unit, i.cost_currency)
                     IS NOT DISTINCT FROM ((b.became ->> 'cost')::int, b.became ->> 'currency')
                   THEN (b.was ->> '${key}')::${type} ELSE i.${column} END`;

const RESTORE = `
  WITH back AS (
    SELECT x.item_id, x.movement_id, x.was, x.became, m.previous_stock
    FROM import_items x LEFT JOIN movements m ON m.id = x.movement_id
    WHERE x.import_id = $1 AND x.item_id = ANY ($4::bigint[]) AND x.was IS NOT NULL),
  moved AS (
    INSERT INTO movements (item_id, previous_stock, new_stock, type, reference, performed_by, reverses)
    SELECT i.id, i.current_stock, b.previous_stock, 'reversal', $2, $3, b.movement_id
    FROM back b JOIN items i ON i.id = b.item_id WHERE b.movement_id IS NOT NULL)
  UPDATE items i SET
    current_stock = coalesce(b.previous_stock, i.current_stock), updated_at = now(),
    ${setting('reorder_threshold', 'threshold', 'int')},
    ${setting('location', 'location', 'text')},
    ${setting('last_count_date', 'lastCount', 'timestamptz')},
    ${cost('cost_per_unit', 'cost', 'int')},
    ${cost('cost_currency', 'currency', 'text')}
  FROM back b WHERE i.id = b.item_id`;

/** Takes back a whole import: its items go, its movements are reversed, what it set is as it was. */
@Injectable()
export class UndoImportHandler {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  execute({ userId }: Actor, { id }: IdInput): Promise<RestoredAnswer> {
    return this.db.transaction(async (tx) => {
      const { fileName } = await this.claim(tx, userId, id);
      await tx.writeMany();
      const items = (await tx.rows<{ id: number }>(LOCK, [id])).map((item) => item.id);
      await refuseWhatMoved(tx, id);
      let [removed, restored] = [0, 0];
      for (const some of batches(items, AT_A_TIME)) {
        removed += await tx.changed(REMOVE, [id, some]);
        restored += await tx.changed(RESTORE, [id, fileName, userId, some]);
      }
      await tx.changed('UPDATE imports SET undone_at = now() WHERE id = $1', [id]);
      await this.outbox.add(tx, InventoryRestored, { userId, fileName, removed, restored });
      return { removed, restored };
    });
  }

  private async claim(tx: Tx, userId: number, id: number): Promise<{ fileName: string }> {
    await takeTurn(tx, userId);
    const row = await tx.row<{ fileName: string; undone: boolean; done: boolean }>(
      `SELECT file_name AS "fileName", undone_at IS NOT NULL AS undone, status = 'done' AND NOT dry_run AS done
       FROM imports WHERE id = $1 AND user_id = $2`,
      [id, userId],
    );
    if (!row) throw notFound('Import not found');
    if (row.undone) throw conflict('This import has been undone already');
    if (!row.done) throw conflict('Nothing was imported, so there is nothing to undo');
    return row;
  }
}

/** Half an undoing would look like a whole one. */
async function refuseWhatMoved(tx: Tx, id: number): Promise<void> {
  const since = (await tx.row<{ gone: number; moved: number; name: string | null }>(SINCE, [id]))!;
  if (since.gone > 0) throw conflict('Items of this import have been removed since: it cannot be undone');
  if (since.moved === 0) return;
  const others = since.moved > 1 ? ` and of ${since.moved - 1} more` : '';
  throw conflict(`The stock of ${since.name}${others} has moved since: the import cannot be undone`);
}
