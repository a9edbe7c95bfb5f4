import { DownloadOutlined, EllipsisOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { usePhone } from '../../lib/media';
import { MenuButton } from '../page/menu-button';
import type { ExportChoice } from './export-choices';
import { ExportMenu } from './export-menu';
import { useExport } from './use-export';

export interface Tool {
  key: string;
  icon: ReactNode;
  label: string;
  run: () => void;
}

interface Props {
  /** What is done to many of the list at a time, such as an import. */
  tools: Tool[];
  exports: ExportChoice[];
}

/** What can be done with a whole list: a button each for both kinds; on a phone one for all, which leaves the search its room. */
export function ListTools({ tools, exports }: Props) {
  const phone = usePhone();
  const { save, isPending } = useExport();
  const items = tools.map(({ key, icon, label, run }) => ({ key, icon, label, onClick: run }));
  const exportItems = exports.map(({ label, request }) => ({
    key: label,
    icon: <DownloadOutlined aria-hidden />,
    label: `Export ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    onClick: () => save(request),
  }));
  if (phone) {
    return (
      <MenuButton
        icon={<EllipsisOutlined aria-hidden />}
        loading={isPending}
        aria-label="More tools"
        title="More tools"
        menu={{ items: [...items, { type: 'divider' }, ...exportItems] }}
      />
    );
  }
  return (
    <>
      <MenuButton icon={<EllipsisOutlined aria-hidden />} aria-label="More tools" title="More tools" menu={{ items }} />
      <ExportMenu choices={exports} />
    </>
  );
}
