import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../page/visually-hidden';
import styles from './chips.module.css';

export interface Chip {
  name: string;
  /** 'Status' */
  label: string;
  value: ReactNode;
  onRemove: () => void;
}

/** What narrows the list, each to be taken away, and all at once. */
export function Chips({ chips, onClear }: { chips: Chip[]; onClear: () => void }) {
  if (chips.length === 0) return null;
  return (
    <div className={styles.chips}>
      <ul className={styles.list} aria-label="Filters">
        {chips.map(({ name, label, value, onRemove }) => (
          <li key={name}>
            <button type="button" className={styles.chip} onClick={onRemove}>
              <VisuallyHidden>Remove filter </VisuallyHidden>
              <span className={styles.label}>{label}:</span> {value}{' '}
              <CloseOutlined aria-hidden className={styles.cross} />
            </button>
          </li>
        ))}
      </ul>
      <Button type="text" size="small" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
