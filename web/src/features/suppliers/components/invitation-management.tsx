import { ReceivedInvitations } from '../../../components/invitations/received-invitations';
import { SentInvitations } from '../../../components/invitations/sent-invitations';
import { Surface } from '../../../kit/page/surface';
import { useSide } from '../../../lib/auth/use-side';
import styles from './invitation-management.module.css';

/** A buyer's own invitations and those of sellers; a seller's, to work for buyers here. */
export function InvitationManagement() {
  const asBuyer = useSide() === 'buyer';
  return (
    <div className={styles.invitations}>
      {asBuyer ? (
        <>
          <Surface title="Invitation Management" flush>
            <SentInvitations
              kind="supplier"
              none="Nobody is invited. A supplier that you added can be asked to work here: Invite, in its menu."
            />
          </Surface>
          <Surface title="Invitations from suppliers" flush>
            <ReceivedInvitations kind="buyer" none="Suppliers who would like to have you as a customer appear here." />
          </Surface>
        </>
      ) : (
        <Surface title="Invitation Management" flush>
          <ReceivedInvitations kind="supplier" none="Buyers who invite you to sell to them here appear here." />
        </Surface>
      )}
    </div>
  );
}
