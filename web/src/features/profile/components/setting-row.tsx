import type { ReactNode } from 'react';
import styles from './setting-row.module.css';

interface Props {
  /** Of the label, for the control's `aria-labelledby`. */
  id: string;
  label: string;
  hint: string;
  control: ReactNode;
}

export function SettingRow({ id, label, hint, control }: Props) {
  return (
    <div className={styles.row}>
      <div>
        <div id={id} className={styles.label}>
          {label}
        </div>
        <div className={styles.hint}>{hint}</div>
      </div>
      {control}
    </div>
  );
}
