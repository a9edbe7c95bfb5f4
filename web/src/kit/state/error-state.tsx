import { Alert, Button } from 'antd';
import { errorText } from '../../lib/api-error';

interface Props {
  /** What failed, in words of the page; a function says the reason in the same sentence. */
  title: string | ((reason: string) => string);
  error: unknown;
  onRetry: () => void;
}

/** Stands where the content would be. */
export function ErrorState({ title, error, onRetry }: Props) {
  const reason = errorText(error, 'Something went wrong');
  const heading = typeof title === 'string' ? title : title(reason);
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={heading}
      description={heading.endsWith(reason) ? undefined : reason}
      action={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
