import { Alert, Button, Progress } from 'antd';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { useToast } from '../../../lib/use-toast';
import type { Invoice } from '../api/list-invoices';
import { useRetryInvoice } from '../api/retry-invoice';
import { isBeingRead } from '../extraction-status';
import styles from './invoice-notices.module.css';

/** What to know before the fields: that it is still read, why it failed, what is doubtful about the whole. */
export function InvoiceNotices({ invoice }: { invoice: Invoice }) {
  const { id, extractionStatus, failureReason, warnings, duplicateOf, progress } = invoice;
  const retry = useRetryInvoice(id);
  const toast = useToast();
  const general = warnings.filter(({ field }) => !field);

  return (
    <div className={styles.notices}>
      {isBeingRead(extractionStatus) && (
        <Alert
          type="info"
          showIcon
          role="status"
          title="The invoice is being read"
          description={
            progress && progress.of > 1 ? (
              <>
                {`Page ${progress.page} of ${progress.of}. The lines appear here by themselves.`}
                <Progress
                  percent={Math.round((100 * progress.page) / progress.of)}
                  showInfo={false}
                  aria-label="Pages read"
                />
              </>
            ) : (
              'This takes a few seconds. The lines appear here by themselves.'
            )
          }
        />
      )}
      {extractionStatus === 'failed' && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title="Nothing could be read"
          description={failureReason}
          action={
            <Button
              size="small"
              loading={retry.isPending}
              onClick={() =>
                retry.mutate(undefined, {
                  onError: (error) => toast.failure('Failed to process invoice. Please try again.', error),
                })
              }
            >
              Try again
            </Button>
          }
        />
      )}
      {duplicateOf !== null && (
        <Alert
          type="warning"
          showIcon
          title="You have another invoice with this vendor and number"
          action={<Link to={paths.invoice(duplicateOf)}>Open the other</Link>}
        />
      )}
      {general.map(({ code, message }) => (
        <Alert key={`${code}-${message}`} type="warning" showIcon title={message} />
      ))}
    </div>
  );
}
