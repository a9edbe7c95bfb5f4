import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../components/error-state';
import { ApiError } from '../../../lib/api-error';
import { invoiceKeys } from '../../../lib/query-keys';
import styles from './document-view.module.css';

/** The text as it was uploaded; enough of it to compare with. */
const SHOWN = 20_000;

export function CsvDocument({ invoiceId, url }: { invoiceId: number; url: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: invoiceKeys.part(invoiceId, 'file'),
    queryFn: async () => {
      const answer = await fetch(url, { credentials: 'include' });
      if (!answer.ok) throw await ApiError.from(answer);
      return (await answer.text()).slice(0, SHOWN);
    },
  });
  if (error) return <ErrorState title="The document cannot be shown" error={error} onRetry={() => void refetch()} />;
  return (
    <pre className={styles.text} tabIndex={0} aria-label="The uploaded file">
      {data}
    </pre>
  );
}
