import { type InvitationKind, useInvitations } from '../../api/invitations';
import { LinkButton } from '../../kit/page/link-button';
import { NoRows, Row, Rows } from '../../kit/page/rows';
import { QueryState } from '../../kit/state/query-state';
import { RowSkeletons } from '../../kit/state/skeletons';
import { RelativeDate } from '../../kit/values/relative-date';
import { paths } from '../../lib/paths';
import { InvitationStatus } from './invitation-status';

/** Who has invited the user, by the address of the account. */
export function ReceivedInvitations({ kind, none }: { kind: InvitationKind; none: string }) {
  const invitations = useInvitations(kind, 'received');
  return (
    <QueryState
      query={invitations}
      skeleton={<RowSkeletons count={1} />}
      errorTitle="The invitations could not be loaded"
    >
      {({ items }) =>
        items.length === 0 ? (
          <NoRows>{none}</NoRows>
        ) : (
          <Rows label="Received invitations">
            {items.map((invitation) => {
              const { id, sender, supplier, inviteToken, createdAt } = invitation;
              return (
                <Row
                  key={id}
                  title={kind === 'supplier' ? sender.companyName : supplier.name}
                  meta={
                    <>
                      {kind === 'supplier' && `for ${supplier.name} · `}
                      {sender.firstName} {sender.lastName} · <RelativeDate iso={createdAt} />
                    </>
                  }
                  tag={<InvitationStatus invitation={invitation} />}
                  actions={
                    inviteToken && <LinkButton to={paths.invitation(inviteToken, kind)}>View Invitation</LinkButton>
                  }
                />
              );
            })}
          </Rows>
        )
      }
    </QueryState>
  );
}
