import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { ExportChoice } from './export-choices';
import { useExport } from './use-export';

/** Takes the list away as a file: all of it, as it is filtered and sorted now. */
export function ExportMenu({ choices }: { choices: ExportChoice[] }) {
  const { save, isPending } = useExport();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: choices.map(({ label, request }) => ({ key: label, label, onClick: () => save(request) })),
      }}
    >
      <Button icon={<DownloadOutlined />} loading={isPending} aria-label="Export" title="Export" />
    </Dropdown>
  );
}
