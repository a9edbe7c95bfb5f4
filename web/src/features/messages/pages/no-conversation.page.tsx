import { MessageDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { useSide } from '../../../lib/auth/use-side';
import styles from './messages.module.css';

/** Beside the list while none is open. */
export function NoConversationPage() {
  const asBuyer = useSide() === 'buyer';
  return (
    <div className={styles.nothing}>
      <EmptyState drawing={<MessageDrawing />} title="Choose a conversation">
        {asBuyer
          ? 'Or begin one from a supplier’s page or from an order.'
          : 'Or begin one from your customers or from an order.'}
      </EmptyState>
    </div>
  );
}
