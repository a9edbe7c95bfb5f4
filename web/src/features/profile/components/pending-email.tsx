import { Alert, Button } from 'antd';
import { useToast } from '../../../lib/use-toast';
import { useCancelEmailChange } from '../api/email-change';
import styles from './pending-email.module.css';

/** A new address that nobody has confirmed yet. */
export function PendingEmail({ email }: { email: string }) {
  const cancel = useCancelEmailChange();
  const toast = useToast();
  return (
    <Alert
      className={styles.notice}
      type="info"
      showIcon
      title={`Confirm ${email}`}
      description={
        <>
          <p className={styles.words}>
            We sent a link there. Until it is followed, your address stays as it is. Save the new address again to have
            another link sent.
          </p>
          <Button
            size="small"
            loading={cancel.isPending}
            onClick={() =>
              cancel.mutate(undefined, { onError: (error) => toast.failure('Nothing was changed', error) })
            }
          >
            Keep the old one
          </Button>
        </>
      }
    />
  );
}
