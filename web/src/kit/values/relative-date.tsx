import { Tooltip } from 'antd';
import { formatExact, formatRelative } from '../../lib/dates';
import styles from './relative-date.module.css';

/** Relative under a week, the exact time on hover and on focus. */
export function RelativeDate({ iso }: { iso: string }) {
  return (
    <Tooltip title={formatExact(iso)} trigger={['hover', 'focus']}>
      <time dateTime={iso} tabIndex={0} className={styles.when}>
        {formatRelative(iso)}
      </time>
    </Tooltip>
  );
}
