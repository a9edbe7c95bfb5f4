import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { InvitationKind } from '../../../api/invitations';
import { PublicPage } from '../../../components/public-page';
import { LinkButton } from '../../../kit/page/link-button';
import { CheckDrawing, SearchDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { FullPageSpinner } from '../../../kit/state/full-page-spinner';
import { useSession } from '../../../lib/auth/current-user';
import { paths } from '../../../lib/paths';
import { useInvitation } from '../api/answer-invitation';
import { InvitationAnswer } from '../components/invitation-answer';

/** As long as the words take to read. */
const LEAVE_AFTER_MS = 2000;

const INVALID = 'This invitation is invalid, expired, or has already been used.';

/** Where the link of an invitation leads, logged in or not. */
export function AcceptInvitationPage() {
  const [params] = useSearchParams();
  const kind: InvitationKind = params.get('kind') === 'buyer' ? 'buyer' : 'supplier';
  const token = params.get('token') ?? '';
  const session = useSession();
  const invitation = useInvitation(kind, token);
  const [done, setDone] = useState<'accepted' | 'declined'>();

  if (done) return <Done answer={done} />;
  if (invitation.isPending || session.isPending) return <FullPageSpinner />;
  return (
    <PublicPage>
      {invitation.isError ? (
        <EmptyState
          drawing={<SearchDrawing />}
          title="Invalid invitation"
          level={1}
          action={<LinkButton to={paths.landing()}>Back to Homepage</LinkButton>}
        >
          {INVALID}
        </EmptyState>
      ) : (
        <InvitationAnswer
          kind={kind}
          token={token}
          details={invitation.data}
          user={session.data ?? undefined}
          onDone={setDone}
        />
      )}
    </PublicPage>
  );
}

function Done({ answer }: { answer: 'accepted' | 'declined' }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.landing()), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <PublicPage>
      <EmptyState drawing={<CheckDrawing />} title={`Invitation ${answer}`} level={1}>
        {answer === 'accepted' ? 'You are connected now.' : 'The sender has been told.'}
      </EmptyState>
    </PublicPage>
  );
}
