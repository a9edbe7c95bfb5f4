import { Tooltip } from 'antd';
import { formatDayAndTime, formatRelative } from '../../lib/dates';
import styles from './relative-date.module.css';

/** With the time of day, as administrators read it; how long ago that is on hover. */
export function ExactDate({ iso }: { iso: string }) {
  return (
    <Tooltip title={formatRelative(iso)}>
      <time dateTime={iso} className={styles.when}>
        {formatDayAndTime(iso)}
      </time>
    </Tooltip>
  );
}
