import { isOneLine, type ProductImportField, SUPPLIER_CATEGORIES } from '#contracts';
import { type CellAmount, plainWord, refuseRepeatedSku, type Rejections, RowReader, type SheetRow } from '#platform';
import { UNIT_WORDS } from './unit-words.js';

/** A row as it is meant; null: the file does not say. */
export interface GivenProduct {
  line: number;
  sku: string;
  name: string | null;
  description: string | null;
  category: string | null;
  brand: string | null;
  /** In the supplier's currency. */
  price: CellAmount | null;
  /** Of the price, in words or signs. */
  currency: string | null;
  minOrderQuantity: number | null;
  unitOfMeasure: string | null;
  /** Days. */
  leadTime: number | null;
}

/** In the order of PRODUCT_IMPORT_FIELDS. */
const LABELS: Record<ProductImportField, string> = {
  sku: 'SKU',
  name: 'Name',
  description: 'Description',
  category: 'Category',
  brand: 'Brand',
  price: 'Price',
  currency: 'Currency',
  minOrderQuantity: 'Minimum quantity',
  unitOfMeasure: 'Unit',
  leadTime: 'Lead time',
};
const CATEGORY_WORDS = new Map(SUPPLIER_CATEGORIES.map((category) => [plainWord(category), category]));
const MOST_MINIMUM = 1_000_000;
const MOST_DAYS = 3650;

/** What the rows say, as far as they can be understood; the bounds are those of a product that is typed in. */
export function givenProducts(rows: SheetRow[], rejections: Rejections<ProductImportField>): GivenProduct[] {
  const lineOf = new Map<string, number>();
  return rows.map((sheetRow) => {
    const { line } = sheetRow;
    const cells = new RowReader(LABELS, sheetRow, rejections);
    const row = {
      line,
      sku: cells.code('sku', 100) ?? '',
      name: cells.name('name', 200, isOneLine),
      description: cells.text('description', 5000),
      category: oneOf(CATEGORY_WORDS, cells.text('category', 100), 'category', line, rejections),
      brand: cells.name('brand', 100, isOneLine),
      price: cells.amount('price'),
      currency: cells.text('currency', 50),
      minOrderQuantity: cells.whole('minOrderQuantity'),
      unitOfMeasure: oneOf(UNIT_WORDS, cells.text('unitOfMeasure', 100), 'unitOfMeasure', line, rejections),
      leadTime: cells.whole('leadTime'),
    };
    refuseOutOfBounds(row, rejections);
    refuseRepeatedSku(row, lineOf, rejections);
    return row;
  });
}

/** Of our words the one that is meant, as the file writes it. */
function oneOf(
  words: ReadonlyMap<string, string>,
  said: string | null,
  field: 'category' | 'unitOfMeasure',
  line: number,
  rejections: Rejections<ProductImportField>,
): string | null {
  if (said === null) return null;
  const word = words.get(plainWord(said));
  if (word !== undefined) return word;
  const ours = [...new Set(words.values())].join(', ');
  rejections.add(line, field, `${LABELS[field]} must be one of ${ours}`);
  return null;
}

function refuseOutOfBounds(row: GivenProduct, rejections: Rejections<ProductImportField>): void {
  const { line, minOrderQuantity: minimum, leadTime } = row;
  if (minimum !== null && (minimum < 1 || minimum > MOST_MINIMUM)) {
    rejections.add(line, 'minOrderQuantity', `Minimum quantity must be between 1 and ${MOST_MINIMUM}`);
  }
  if (leadTime !== null && leadTime > MOST_DAYS) {
    rejections.add(line, 'leadTime', `Lead time cannot be more than ${MOST_DAYS} days`);
  }
}
