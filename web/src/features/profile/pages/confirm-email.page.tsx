import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { PublicPage } from '../../../components/public-page';
import { LinkButton } from '../../../kit/page/link-button';
import { BellDrawing, CheckDrawing, SearchDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { FullPageSpinner } from '../../../kit/state/full-page-spinner';
import { paths } from '../../../lib/paths';
import { useToast } from '../../../lib/use-toast';
import { useConfirmEmail, useEmailChange } from '../api/email-change';

/** Where the mail to a new address leads. A button, since programs that look into mails follow links. */
export function ConfirmEmailPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const change = useEmailChange(token);
  const confirm = useConfirmEmail(token);
  const toast = useToast();
  if (change.isPending) return <FullPageSpinner />;
  return (
    <PublicPage>
      {confirm.isSuccess ? (
        <EmptyState drawing={<CheckDrawing />} title="Email address confirmed" level={1} action={<ToProfile />}>
          {confirm.data.email} is the address of your account now.
        </EmptyState>
      ) : change.isError ? (
        <EmptyState
          drawing={<SearchDrawing />}
          title="This confirmation link is not valid"
          level={1}
          action={<ToProfile />}
        >
          It holds for one hour and works once. Save the new address in your profile again to get another one.
        </EmptyState>
      ) : (
        <EmptyState
          drawing={<BellDrawing />}
          title="Confirm your email address"
          level={1}
          action={
            <Button
              type="primary"
              loading={confirm.isPending}
              onClick={() =>
                confirm.mutate(undefined, { onError: (error) => toast.failure('Nothing was changed', error) })
              }
            >
              Confirm
            </Button>
          }
        >
          {change.data.email} is to be the address of the account “{change.data.username}”.
        </EmptyState>
      )}
    </PublicPage>
  );
}

const ToProfile = () => <LinkButton to={paths.auth({ returnUrl: paths.profile() })}>Go to your profile</LinkButton>;
