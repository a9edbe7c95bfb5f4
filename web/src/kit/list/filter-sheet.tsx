import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useOverlay } from '../dialog/overlays';
import styles from './list-toolbar.module.css';

/** From below, in reach of the thumb. */
export function FilterSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  useOverlay(true, onClose);
  return (
    <Drawer
      open
      onClose={onClose}
      placement="bottom"
      size="auto"
      title="Filter and sort"
      styles={{ body: { paddingBottom: 24 } }}
    >
      <div className={styles.folded}>
        {children}
        <Button type="primary" className={styles.done} onClick={onClose}>
          Show results
        </Button>
      </div>
    </Drawer>
  );
}
