import { Tooltip } from 'antd';
import { formatExact, formatRelative } from '../../lib/dates';

/** Relative under a week, the exact time on hover. */
export function RelativeDate({ iso }: { iso: string }) {
  return (
    <Tooltip title={formatExact(iso)}>
      <time dateTime={iso}>{formatRelative(iso)}</time>
    </Tooltip>
  );
}
