import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { PublicPage } from '../../../components/public-page';
import { LinkButton } from '../../../kit/page/link-button';
import { BellDrawing, CheckDrawing, SearchDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { FullPageSpinner } from '../../../kit/state/full-page-spinner';
import { paths } from '../../../lib/paths';
import { useToast } from '../../../lib/use-toast';
import { useMailSubscription, useUnsubscribe } from '../api/mail-subscription';

/** Where the small print of a mail leads: whoever holds the link declines, without logging in. */
export function UnsubscribePage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const subscription = useMailSubscription(token);
  const unsubscribe = useUnsubscribe(token);
  const toast = useToast();
  if (subscription.isPending) return <FullPageSpinner />;
  return (
    <PublicPage>
      {subscription.isError ? (
        <EmptyState drawing={<SearchDrawing />} title="This link is not valid" level={1} action={<ToSettings />}>
          It may have been cut by your mail program. Your settings have a switch for every kind of mail.
        </EmptyState>
      ) : subscription.data.isOn ? (
        <EmptyState
          drawing={<BellDrawing />}
          title={`Turn off ${subscription.data.name}?`}
          level={1}
          action={
            <Button
              type="primary"
              loading={unsubscribe.isPending}
              onClick={() =>
                unsubscribe.mutate(undefined, { onError: (error) => toast.failure('Nothing was changed', error) })
              }
            >
              Turn off
            </Button>
          }
        >
          You will get no such mails any more, and no such notifications in Tradeyard.
        </EmptyState>
      ) : (
        <EmptyState
          drawing={<CheckDrawing />}
          title={`${capital(subscription.data.name)} are off`}
          level={1}
          action={<ToSettings />}
        >
          You can turn them on again in your settings at any time.
        </EmptyState>
      )}
    </PublicPage>
  );
}

const ToSettings = () => <LinkButton to={paths.auth({ returnUrl: paths.settings() })}>Go to settings</LinkButton>;

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
