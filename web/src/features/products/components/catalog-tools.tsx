import { HistoryOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';
import type { ProductFilter } from '../../../api/list-products';
import { inFormats, withoutPage } from '../../../kit/list/export-choices';
import { ListTools } from '../../../kit/list/list-tools';
import { api } from '../../../lib/api-client';

const ProductChangesDialog = lazy(async () => ({
  default: (await import('./product-changes-dialog')).ProductChangesDialog,
}));

/** What is done to the whole catalogue: the products in view as a file, and what was changed of many. */
export function CatalogTools({ filter }: { filter: ProductFilter }) {
  const [open, setOpen] = useState<'changes' | null>(null);
  const close = () => setOpen(null);
  const ask = (format: 'csv' | 'xlsx') =>
    api.GET('/api/products/export', { params: { query: { ...withoutPage(filter), format } }, parseAs: 'blob' });
  return (
    <>
      <ListTools
        tools={[
          {
            key: 'changes',
            icon: <HistoryOutlined />,
            label: 'Changes of several products',
            run: () => setOpen('changes'),
          },
        ]}
        exports={inFormats('As', ask)}
      />
      <Suspense>{open === 'changes' && <ProductChangesDialog onClose={close} />}</Suspense>
    </>
  );
}
