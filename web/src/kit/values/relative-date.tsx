import { Tooltip } from 'antd';
import { formatExact, formatRelative } from '../../lib/dates';
import styles from './relative-date.module.css';

/** Relative under a week, or in words of its own; the exact time on hover. A list of fifty has no fifty stops for the Tab key of them. */
export function RelativeDate({ iso, words = formatRelative(iso) }: { iso: string; words?: string }) {
  return (
    <Tooltip title={formatExact(iso)}>
      <time dateTime={iso} className={styles.when}>
        {words}
      </time>
    </Tooltip>
  );
}
