import { CheckSquareOutlined, HistoryOutlined, UploadOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { inFormats, withoutPage } from '../../../kit/list/export-choices';
import { ListTools } from '../../../kit/list/list-tools';
import { api } from '../../../lib/api-client';
import { paths } from '../../../lib/paths';
import type { InventoryFilter } from '../api/list-inventory';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog')).ImportDialog }));
const BulkChangesDialog = lazy(async () => ({ default: (await import('./bulk-changes-dialog')).BulkChangesDialog }));

/** What is done to many items at a time, and the items in view as a file. */
export function StockTools({ filter }: { filter: InventoryFilter }) {
  const [open, setOpen] = useState<'import' | 'changes' | null>(null);
  const navigate = useNavigate();
  const close = () => setOpen(null);
  const ask = (format: 'csv' | 'xlsx') =>
    api.GET('/api/inventory/export', { params: { query: { ...withoutPage(filter), format } }, parseAs: 'blob' });
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
            key: 'count',
            icon: <CheckSquareOutlined aria-hidden />,
            label: 'Count stock',
            run: () => void navigate(paths.countStock()),
          },
          {
            key: 'changes',
            icon: <HistoryOutlined aria-hidden />,
            label: 'Imports and deletions',
            run: () => setOpen('changes'),
          },
        ]}
        exports={inFormats('As', ask)}
      />
      <Suspense>
        {open === 'import' && <ImportDialog onClose={close} />}
        {open === 'changes' && <BulkChangesDialog onClose={close} />}
      </Suspense>
    </>
  );
}
