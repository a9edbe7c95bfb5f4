import { Form, Select } from 'antd';
import { useState } from 'react';
import { ImportDialog as AnyImportDialog } from '../../../components/import/import-dialog';
import type { ImportColumn, ImportField } from '../../../components/import/import-told';
import { importedText } from '../../../components/import/imported-text';
import type { Supplier } from '../../../api/list-suppliers';
import { formatMoney } from '../../../lib/money';
import { count } from '../../../lib/numbers';
import { useToast } from '../../../lib/use-toast';
import { useUndoProductChange } from '../api/change-products';
import { type ProductImport, type ProductImportMapping, useImportProducts } from '../api/import-products';

type Row = ProductImport['rows'][number];

const FIELDS: ImportField<ProductImportMapping>[] = [
  { field: 'sku', label: 'SKU' },
  { field: 'name', label: 'Name' },
  { field: 'description', label: 'Description' },
  { field: 'category', label: 'Category' },
  { field: 'brand', label: 'Brand' },
  { field: 'price', label: 'Price' },
  { field: 'currency', label: 'Currency' },
  { field: 'minOrderQuantity', label: 'Minimum quantity' },
  { field: 'unitOfMeasure', label: 'Unit' },
  { field: 'leadTime', label: 'Lead time (days)' },
];

/** '$9.50', or '$9.50 → $10.00' where there is a product. */
function priceOf({ price, previousPrice }: Row, currency: string): string {
  const after = price ?? previousPrice;
  if (after === null) return '';
  if (previousPrice === null || previousPrice === after) return formatMoney(after, currency);
  return `${formatMoney(previousPrice, currency)} → ${formatMoney(after, currency)}`;
}

const columnsIn = (currency: string): ImportColumn<Row>[] => [
  { title: 'SKU', render: ({ sku }) => sku },
  { title: 'Name', render: ({ name, review }) => (review ? `${name ?? ''} · to be approved` : name) },
  { title: 'Price', number: true, render: (row) => priceOf(row, currency) },
];

interface Props {
  suppliers: Supplier[];
  onClose: () => void;
}

/** A table into the catalogue of one supplier. */
export function ImportDialog({ suppliers, onClose }: Props) {
  const [supplierId, setSupplierId] = useState(suppliers[0]!.id);
  const supplier = suppliers.find(({ id }) => id === supplierId) ?? suppliers[0]!;
  const { mutateAsync: send } = useImportProducts(supplierId);
  const undo = useUndoProductChange();
  const toast = useToast();
  const tell = (told: ProductImport) =>
    toast.success(
      'Import finished',
      importedText(told, 'product'),
      told.changeId === null ? undefined : { undo: () => void undo(told.changeId!) },
    );
  return (
    <AnyImportDialog
      title="Import products"
      hint="a heading, then a row per product. Products are found by their SKU; what the file leaves out stays as it is."
      fields={FIELDS}
      columns={columnsIn(supplier.currency)}
      before={
        suppliers.length > 1 && (
          <Form layout="vertical">
            <Form.Item label="Supplier" required htmlFor="import-supplier">
              <Select
                id="import-supplier"
                value={supplierId}
                options={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={setSupplierId}
              />
            </Form.Item>
          </Form>
        )
      }
      notes={({ newBrands }) => newBrands > 0 && `${count(newBrands, 'brand')} will be created with it.`}
      send={send}
      onDone={tell}
      onClose={onClose}
    />
  );
}
