import { Alert, Button } from 'antd';
import { errorText } from '../../lib/api-error';

interface Props {
  /** What failed, in words of the page. */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Stands where the content would be. */
export function ErrorState({ title, error, onRetry }: Props) {
  const reason = errorText(error, '');
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={title}
      description={reason !== title ? reason : undefined}
      action={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
