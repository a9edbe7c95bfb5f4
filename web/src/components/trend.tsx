import { format } from '../lib/format';
import styles from './trend.module.css';

interface Props {
  of: { current: number | null; previous: number | null };
  /** What it is compared with: 'the 30 days before'. */
  against: string;
}

/** '▲ 12% on the 30 days before', 'new' where there was nothing. */
export function Trend({ of: { current, previous }, against }: Props) {
  if (current === null || previous === null) return null;
  if (current === previous) return <>same as {against}</>;
  if (previous === 0) return <>new</>;
  const rises = current > previous;
  return (
    <>
      <span className={rises ? styles.better : styles.worse}>
        <span aria-hidden>{rises ? '▲' : '▼'}</span> {format().percent(Math.abs(current - previous) / previous)}{' '}
        {rises ? 'more' : 'less'}
      </span>{' '}
      than {against}
    </>
  );
}
