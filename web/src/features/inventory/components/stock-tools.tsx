import { CheckSquareOutlined, HistoryOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog')).ImportDialog }));
const BulkChangesDialog = lazy(async () => ({ default: (await import('./bulk-changes-dialog')).BulkChangesDialog }));

type Tool = 'import' | 'changes';

/** What is done to many items at a time. */
export function StockTools() {
  const [open, setOpen] = useState<Tool | null>(null);
  const navigate = useNavigate();
  const close = () => setOpen(null);
  const choose = (key: Tool | 'count') => (key === 'count' ? void navigate(paths.countStock()) : setOpen(key));
  const items = [
    { key: 'import' as const, icon: <UploadOutlined />, label: 'Import from a file' },
    { key: 'count' as const, icon: <CheckSquareOutlined />, label: 'Count stock' },
    { key: 'changes' as const, icon: <HistoryOutlined />, label: 'Imports and deletions' },
  ];
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{ items: items.map((item) => ({ ...item, onClick: () => choose(item.key) })) }}
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
