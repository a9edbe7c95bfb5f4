import { HistoryOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { lazy, Suspense, useState } from 'react';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog')).ImportDialog }));
const BulkChangesDialog = lazy(async () => ({ default: (await import('./bulk-changes-dialog')).BulkChangesDialog }));

type Tool = 'import' | 'changes';

/** What is done to many items at a time. */
export function StockTools() {
  const [open, setOpen] = useState<Tool | null>(null);
  const close = () => setOpen(null);
  const items = [
    { key: 'import' as const, icon: <UploadOutlined />, label: 'Import from a file' },
    { key: 'changes' as const, icon: <HistoryOutlined />, label: 'Imports and deletions' },
  ];
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{ items: items.map((item) => ({ ...item, onClick: () => setOpen(item.key) })) }}
      >
        <Button icon={<UploadOutlined />} aria-label="Import" title="Import" />
      </Dropdown>
      <Suspense>
        {open === 'import' && <ImportDialog onClose={close} />}
        {open === 'changes' && <BulkChangesDialog onClose={close} />}
      </Suspense>
    </>
  );
}
