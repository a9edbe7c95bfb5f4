import type { ExportInventoryInput, StockStatus } from '#contracts';
import { type Actor, type Db, orderBy, type TableColumn, type TablePlan } from '#platform';
import { searchedItems } from '../items/item.queries.js';
import { ITEMS, ON_ORDER } from '../items/item.sql.js';

interface ItemRow {
  sku: string;
  name: string;
  category: string | null;
  supplier: string | null;
  stock: number;
  threshold: number;
  onOrder: number;
  status: StockStatus;
  location: string | null;
  unit: string;
  price: number;
  currency: string;
  cost: number | null;
  costCurrency: string | null;
  lastCount: string | null;
  notes: string | null;
}

const COLUMNS: TableColumn<ItemRow>[] = [
  { title: 'SKU', cell: ({ sku }) => sku },
  { title: 'Name', cell: ({ name }) => name },
  { title: 'Category', cell: ({ category }) => category },
  { title: 'Supplier', cell: ({ supplier }) => supplier },
  { title: 'Stock', cell: ({ stock }) => stock },
  { title: 'Threshold', cell: ({ threshold }) => threshold },
  { title: 'On order', cell: ({ onOrder }) => onOrder },
  { title: 'Status', cell: ({ status }) => status.replaceAll('_', ' ') },
  { title: 'Location', cell: ({ location }) => location },
  { title: 'Unit', cell: ({ unit }) => unit },
  { title: 'Price', cell: ({ price, currency }) => ({ minorUnits: price, currency }) },
  { title: 'Currency', cell: ({ currency }) => currency },
  { title: 'Value', cell: ({ price, stock, currency }) => ({ minorUnits: price * stock, currency }) },
  {
    title: 'Cost',
    cell: ({ cost, costCurrency, currency }) =>
      cost === null ? null : { minorUnits: cost, currency: costCurrency ?? currency },
  },
  {
    title: 'Cost currency',
    cell: ({ cost, costCurrency, currency }) => (cost === null ? null : (costCurrency ?? currency)),
  },
  { title: 'Last count', isTime: true, cell: ({ lastCount }) => lastCount },
  { title: 'Notes', cell: ({ notes }) => notes },
];

/** The list in view as a table, a row per item. */
export async function inventoryTable(actor: Actor, input: ExportInventoryInput, db: Db): Promise<TablePlan<never>> {
  const { filters, sort } = await searchedItems(db, actor, input);
  const text = `
    SELECT p.sku, p.name, p.category, p.supplier_name AS supplier, i.current_stock AS stock,
           i.reorder_threshold AS threshold, ${ON_ORDER} AS "onOrder", i.stock_status AS status, i.location,
           p.unit_of_measure AS unit, p.price, p.currency, i.cost_per_unit AS cost, i.cost_currency AS "costCurrency",
           iso(i.last_count_date) AS "lastCount", i.notes
    FROM ${ITEMS} WHERE ${filters.condition}`;
  return { name: 'inventory', columns: COLUMNS, text, order: orderBy(sort, 'i.id'), values: filters.params };
}
