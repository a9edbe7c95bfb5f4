import type { ExportSalesInput, SalesBy, SalesShare } from '#contracts';
import { type Actor, type TableColumn, type TablePlan } from '#platform';
import { soldBy } from '../sales/sales.queries.js';

const COLUMNS = (by: SalesBy): TableColumn<SalesShare>[] => [
  { title: { product: 'Product', buyer: 'Buyer', category: 'Category' }[by], cell: ({ name }) => name },
  ...(by === 'product' ? [{ title: 'SKU', cell: ({ sku }: SalesShare) => sku }] : []),
  { title: 'Orders', cell: ({ orders }) => orders },
  { title: 'Units', cell: ({ quantity }) => quantity },
  { title: 'Sales before tax', cell: ({ revenue, currency }) => ({ minorUnits: revenue, currency }) },
  { title: 'Currency', cell: ({ currency }) => currency },
];

/** What was sold in a period, by product, buyer or category, as a table. */
export function salesTable(actor: Actor, input: ExportSalesInput): TablePlan<never> {
  const { sold, filters } = soldBy(actor, input);
  return {
    name: `sales-by-${input.by}`,
    columns: COLUMNS(input.by),
    text: `SELECT s.* FROM (${sold}) s WHERE ${filters.condition}`,
    order: 's.rank',
    values: filters.params,
  };
}
