import { DownloadOutlined } from '@ant-design/icons';
import { MenuButton } from '../page/menu-button';
import type { ExportChoice } from './export-choices';
import { useExport } from './use-export';

/** Takes the list away as a file: all of it, as it is filtered and sorted now. */
export function ExportMenu({ choices }: { choices: ExportChoice[] }) {
  const { save, isPending } = useExport();
  return (
    <MenuButton
      icon={<DownloadOutlined aria-hidden />}
      loading={isPending}
      aria-label="Export"
      title="Export"
      menu={{ items: choices.map(({ label, request }) => ({ key: label, label, onClick: () => save(request) })) }}
    />
  );
}
