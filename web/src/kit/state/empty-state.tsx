import { Button } from 'antd';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/use-page-title';
import { SearchDrawing } from './drawings';
import styles from './empty-state.module.css';

interface Props {
  drawing: ReactNode;
  title: string;
  /** What this place is for. */
  children?: ReactNode;
  action?: ReactNode;
  /** Of the heading; 1 where this is the whole page. */
  level?: 1 | 2;
}

export function EmptyState({ drawing, title, children, action, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  usePageTitle(level === 1 ? title : undefined);
  return (
    <div className={styles.empty}>
      <div className={styles.drawing}>{drawing}</div>
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}

/** Nothing matches, which is another thing than nothing there. */
export function FilteredEmpty({ title = 'Nothing matches', onClear }: { title?: string; onClear: () => void }) {
  return (
    <EmptyState drawing={<SearchDrawing />} title={title} action={<Button onClick={onClear}>Clear filters</Button>}>
      Try another search, or take a filter away.
    </EmptyState>
  );
}
