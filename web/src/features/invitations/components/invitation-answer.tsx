import { Alert, Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { InvitationKind } from '../../../api/invitations';
import { Facts } from '../../../kit/page/facts';
import { LinkButton } from '../../../kit/page/link-button';
import type { Schemas } from '../../../lib/api-client';
import type { User } from '../../../lib/auth/current-user';
import { useLogout } from '../../../lib/auth/logout';
import { paths } from '../../../lib/paths';
import { usePageTitle } from '../../../lib/use-page-title';
import { useToast } from '../../../lib/use-toast';
import { useAcceptInvitation, useDeclineInvitation } from '../api/answer-invitation';
import styles from './invitation-answer.module.css';

interface Props {
  kind: InvitationKind;
  token: string;
  details: Schemas['InvitationDetails'];
  user?: User;
  onDone: (answer: 'accepted' | 'declined') => void;
}

/** Who asks whom, and the two answers. */
export function InvitationAnswer({ kind, token, details, user, onDone }: Props) {
  const { invitation, supplier, buyer } = details;
  const { sender, email, message } = invitation;
  const accept = useAcceptInvitation(kind, token);
  const decline = useDeclineInvitation(kind, token);
  const logout = useLogout();
  const navigate = useNavigate();
  const toast = useToast();
  const title = kind === 'supplier' ? `${sender.companyName} invites you` : `${supplier.name} invites you`;
  usePageTitle(title);

  const returnUrl = paths.invitation(token, kind);
  const register = paths.auth({
    tab: 'register',
    role: kind === 'supplier' ? 'seller' : 'buyer',
    email: email || undefined,
    returnUrl,
  });
  const isOther = user !== undefined && email !== '' && user.email.toLowerCase() !== email.toLowerCase();

  const onAccept = () => {
    if (!user) {
      toast.info('Login required', 'Log in or create an account to accept.');
      void navigate(paths.auth({ returnUrl, email: email || undefined }));
      return;
    }
    accept.mutate(user.id, {
      onSuccess: () => onDone('accepted'),
      onError: (error) => toast.failure('Failed to accept invitation', error),
    });
  };
  const onDecline = () =>
    decline.mutate(undefined, {
      onSuccess: () => onDone('declined'),
      onError: (error) => toast.failure('Failed to decline invitation', error),
    });

  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>
        {kind === 'supplier'
          ? `${sender.companyName} would like to order from ${supplier.name} here.`
          : `${supplier.name} would like to have you as a customer.`}
      </p>
      {message && (
        <q dir="auto" className={styles.message}>
          {message}
        </q>
      )}
      <Facts
        items={[
          ['Supplier', supplier.name],
          ['Category', supplier.category],
          ['Location', supplier.location],
          ['Buyer', buyer?.companyName],
          ['From', `${sender.firstName} ${sender.lastName}`],
          ['Invited email', email],
        ]}
      />
      {isOther && (
        <Alert
          type="warning"
          showIcon
          className={styles.alert}
          title="Email mismatch"
          description={`The invitation is for ${email}; you are logged in as ${user.email}.`}
          action={
            <Button size="small" loading={logout.isPending} onClick={() => logout.mutate()}>
              Log out
            </Button>
          }
        />
      )}
      <div className={styles.actions}>
        <Button type="primary" disabled={isOther} loading={accept.isPending} onClick={onAccept}>
          Accept
        </Button>
        <Button loading={decline.isPending} onClick={onDecline}>
          Decline
        </Button>
        {!user && (
          <LinkButton type="link" to={register}>
            Create an account
          </LinkButton>
        )}
      </div>
    </>
  );
}
