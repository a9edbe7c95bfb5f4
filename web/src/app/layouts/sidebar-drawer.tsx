import { Drawer } from 'antd';
import { useOverlay } from '../../kit/dialog/overlays';
import { Sidebar } from './sidebar';

/** The sidebar as an overlay, where there is no room for it beside the page. */
export function SidebarDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  useOverlay(open, onClose);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size="16rem"
      title={null}
      closable={false}
      aria-label="Navigation"
      styles={{ body: { padding: 0 } }}
    >
      <Sidebar />
    </Drawer>
  );
}
