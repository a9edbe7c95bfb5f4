import { GetOwnInventoryData, type OwnDataAreas } from '#contracts';
import { type OwnDataArea, ownDataOf } from '#platform';

const AREAS: Record<OwnDataAreas<'inventory'>, OwnDataArea> = {
  items: {
    tables: ['items'],
    text: `SELECT id AS key, id, product_id, product_name, product_sku, category, current_stock, reorder_threshold,
             optimal_stock, reorder_quantity, location, notes, status, price, currency, cost_per_unit, cost_currency,
             average_monthly_usage, last_order_date, last_count_date, created_at, updated_at
           FROM items WHERE user_id = $1`,
  },
  movements: {
    tables: ['movements'],
    text: `SELECT m.id AS key, m.id, m.item_id, m.previous_stock, m.new_stock, m.type, m.reference, m.notes, m.reverses,
             m.created_at
           FROM movements m JOIN items i ON i.id = m.item_id WHERE i.user_id = $1`,
  },
  deletions: {
    tables: ['deletions'],
    text: 'SELECT id AS key, items, created_at, undone_at FROM deletions WHERE user_id = $1',
  },
  imports: {
    tables: ['imports'],
    text: 'SELECT id AS key, file_name, dry_run, status, created_at, undone_at FROM imports WHERE user_id = $1',
  },
};

/** Inventory's part of what is kept of a person. */
export class OwnDataController extends ownDataOf(GetOwnInventoryData, AREAS, {
  receipts: 'what can be undone for a day; the movements tell of it',
  item_figures: 'sums of the items',
  item_words: 'words of the items',
  ordered_goods: 'a copy of ordering’s lines',
}) {}
