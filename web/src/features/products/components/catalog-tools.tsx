import { HistoryOutlined, UploadOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';
import type { ProductFilter } from '../../../api/list-products';
import type { Supplier } from '../../../api/list-suppliers';
import { inFormats, withoutPage } from '../../../kit/list/export-choices';
import { ListTools } from '../../../kit/list/list-tools';
import { api } from '../../../lib/api-client';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog')).ImportDialog }));
const ProductChangesDialog = lazy(async () => ({
  default: (await import('./product-changes-dialog')).ProductChangesDialog,
}));

interface Props {
  filter: ProductFilter;
  suppliers: Supplier[];
}

/** What is done to the whole catalogue: a table into it, the products in view as a file, and what was changed of many. */
export function CatalogTools({ filter, suppliers }: Props) {
  const [open, setOpen] = useState<'import' | 'changes' | null>(null);
  const close = () => setOpen(null);
  const ask = (format: 'csv' | 'xlsx') =>
    api.GET('/api/products/export', { params: { query: { ...withoutPage(filter), format } }, parseAs: 'blob' });
  return (
    <>
      <ListTools
        tools={[
          {
            key: 'import',
            icon: <UploadOutlined aria-hidden />,
            label: 'Import from a file',
            run: () => setOpen('import'),
          },
          {
            key: 'changes',
            icon: <HistoryOutlined aria-hidden />,
            label: 'Imports and changes',
            run: () => setOpen('changes'),
          },
        ]}
        exports={inFormats('As', ask)}
      />
      <Suspense>
        {open === 'import' && <ImportDialog suppliers={suppliers} onClose={close} />}
        {open === 'changes' && <ProductChangesDialog onClose={close} />}
      </Suspense>
    </>
  );
}
