import { ImportDialog as AnyImportDialog } from '../../../components/import/import-dialog';
import type { ImportColumn } from '../../../components/import/import-told';
import { importedText } from '../../../components/import/imported-text';
import { formatNumber } from '../../../lib/numbers';
import { useToast } from '../../../lib/use-toast';
import { useUndoBulkChange } from '../api/bulk-changes';
import { type StockImport, useImportStock } from '../api/import-stock';
import { IMPORT_FIELDS } from '../import-fields';

type Row = StockImport['rows'][number];

const COLUMNS: ImportColumn<Row>[] = [
  { title: 'SKU', render: ({ sku }) => sku },
  {
    title: 'Name',
    render: ({ name, newProduct, verdict }) =>
      newProduct && verdict === 'created' ? `${name ?? ''} · new product` : name,
  },
  { title: 'Stock', number: true, render: stockOf },
];

/** A table into the stock. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync: send } = useImportStock();
  const undo = useUndoBulkChange();
  const toast = useToast();
  const tell = (told: StockImport) =>
    toast.success(
      'Import finished',
      importedText(told, 'item'),
      told.created + told.updated === 0 ? undefined : { undo: () => void undo({ kind: 'import', id: told.id }) },
    );
  return (
    <AnyImportDialog
      title="Import stock"
      hint="a heading, then a row per item. Items are found by their SKU."
      fields={IMPORT_FIELDS}
      columns={COLUMNS}
      send={send}
      onDone={tell}
      onClose={onClose}
    />
  );
}

/** '12', or '12 → 7' where there is an item. */
function stockOf({ stock, previousStock }: Row): string {
  const after = stock ?? previousStock;
  if (after === null) return '';
  if (previousStock === null || previousStock === after) return formatNumber(after);
  return `${formatNumber(previousStock)} → ${formatNumber(after)}`;
}
