import { Alert, Button } from 'antd';
import { errorText } from '../../lib/api-error';

interface Props {
  /** What failed, in words of the page; a function says the reason in the same sentence. */
  title: string | ((reason: string) => string);
  error: unknown;
  /** Absent where another try would fail as well. */
  onRetry?: () => void;
}

/** Stands where the content would be. */
export function ErrorState({ title, error, onRetry }: Props) {
  const reason = errorText(error, onRetry ? 'Something went wrong' : '');
  const heading = typeof title === 'string' ? title : title(reason);
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={heading}
      description={heading.endsWith(reason) ? undefined : reason}
      action={
        onRetry && (
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    />
  );
}
