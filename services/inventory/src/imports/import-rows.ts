import { type ImportField, isOneLine } from '#contracts';
import { type CellAmount, refuseRepeatedSku, type Rejections, RowReader, type SheetRow } from '#platform';

/** A row as it is meant; null: the file does not say. */
export interface GivenRow {
  line: number;
  /** Empty: the row means an item without one, by its name. */
  sku: string;
  name: string | null;
  stock: number | null;
  threshold: number | null;
  location: string | null;
  /** In a currency that only the item or its product tells. */
  cost: CellAmount | null;
  /** Of the cost, in words or signs. */
  costCurrency: string | null;
}

/** In the order of IMPORT_FIELDS. */
const LABELS: Record<ImportField, string> = {
  sku: 'SKU',
  name: 'Name',
  stock: 'Stock',
  threshold: 'Threshold',
  location: 'Location',
  cost: 'Cost',
  costCurrency: 'Cost currency',
};

/** What the rows say, as far as they can be understood. Cells come in the order of IMPORT_FIELDS. */
export function givenRows(rows: SheetRow[], rejections: Rejections<ImportField>): GivenRow[] {
  const lineOf = new Map<string, number>();
  const lineOfNamed = new Map<string, number>();
  return rows.map((sheetRow) => {
    const cells = new RowReader(LABELS, sheetRow, rejections);
    const row = {
      line: sheetRow.line,
      sku: cells.code('sku', 100) ?? '',
      name: cells.name('name', 200, isOneLine),
      stock: cells.whole('stock'),
      threshold: cells.whole('threshold'),
      location: cells.name('location', 200, isOneLine),
      cost: cells.amount('cost'),
      costCurrency: cells.text('costCurrency', 50),
    };
    if (row.sku || row.name === null) refuseRepeatedSku(row, lineOf, rejections);
    else refuseRepeatedName(row.name, row.line, lineOfNamed, rejections);
    return row;
  });
}

function refuseRepeatedName(
  name: string,
  line: number,
  lineOf: Map<string, number>,
  rejections: Rejections<ImportField>,
): void {
  const earlier = lineOf.get(name.toLowerCase());
  if (earlier === undefined) lineOf.set(name.toLowerCase(), line);
  else rejections.add(line, 'sku', `SKU is required: line ${earlier} has the same name without one`);
}
