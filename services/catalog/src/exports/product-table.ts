import type { ExportProductsInput } from '#contracts';
import { type Actor, type Db, orderBy, type TableColumn, type TablePlan } from '#platform';
import { searchedProducts } from '../products/product.queries.js';
import { CURRENCY, PRODUCT_FROM } from '../products/product.sql.js';

interface ProductRow {
  sku: string;
  name: string;
  description: string | null;
  category: string | null;
  brand: string | null;
  supplier: string | null;
  price: number;
  currency: string;
  minOrderQuantity: number;
  unit: string;
  leadTime: number | null;
  isApproved: boolean;
  visible: boolean;
  isArchived: boolean;
  rejectionReason: string | null;
  imageUrl: string | null;
  createdAt: string;
}

const COLUMNS: TableColumn<ProductRow>[] = [
  { title: 'SKU', cell: ({ sku }) => sku },
  { title: 'Name', cell: ({ name }) => name },
  { title: 'Description', cell: ({ description }) => description },
  { title: 'Category', cell: ({ category }) => category },
  { title: 'Brand', cell: ({ brand }) => brand },
  { title: 'Supplier', cell: ({ supplier }) => supplier },
  { title: 'Price', cell: ({ price, currency }) => ({ minorUnits: price, currency }) },
  { title: 'Currency', cell: ({ currency }) => currency },
  { title: 'Minimum quantity', cell: ({ minOrderQuantity }) => minOrderQuantity },
  { title: 'Unit', cell: ({ unit }) => unit },
  { title: 'Lead time (days)', cell: ({ leadTime }) => leadTime },
  { title: 'Status', cell: statusOf },
  { title: 'Reason', cell: ({ rejectionReason }) => rejectionReason },
  { title: 'Picture', cell: ({ imageUrl }) => imageUrl },
  { title: 'Created', isTime: true, cell: ({ createdAt }) => createdAt },
];

function statusOf({ isApproved, visible, isArchived, rejectionReason }: ProductRow): string {
  if (isArchived) return 'archived';
  if (isApproved) return visible ? 'active' : 'hidden';
  return rejectionReason === null ? 'pending' : 'rejected';
}

/** The list in view as a table, a row per product. */
export async function productTable(actor: Actor, input: ExportProductsInput, db: Db): Promise<TablePlan<never>> {
  const { filters, sort } = await searchedProducts(db, actor, input);
  const text = `
    SELECT p.sku, p.name, p.description, p.category, b.name AS brand, s.name AS supplier, p.price,
           ${CURRENCY} AS currency, p.min_order_quantity AS "minOrderQuantity", p.unit_of_measure AS unit,
           p.lead_time AS "leadTime", p.is_approved AS "isApproved", p.visible_on_marketplace AS visible,
           p.archived_at IS NOT NULL AS "isArchived", p.rejection_reason AS "rejectionReason", p.image_url AS "imageUrl", iso(p.created_at) AS "createdAt"
    FROM ${PRODUCT_FROM} WHERE ${filters.condition}`;
  return { name: 'products', columns: COLUMNS, text, order: orderBy(sort, 'p.id'), values: filters.params };
}
