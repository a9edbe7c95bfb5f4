import { Button } from 'antd';
import { DecisionButton } from '../../../kit/decision/decision-button';
import { ErrorState } from '../../../kit/state/error-state';
import { RelativeDate } from '../../../kit/values/relative-date';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { useConfirm } from '../../../kit/dialog/use-confirm';
import { useToast } from '../../../lib/use-toast';
import { type Movement, useItemHistory } from '../api/list-history';
import { count } from '../../../lib/numbers';
import { useReverseMovement } from '../api/reverse-movement';
import styles from './item-panel.module.css';

const TYPES: Record<string, string> = {
  initial: 'First count',
  manual: 'Corrected by hand',
  adjustment: 'Adjustment',
  receipt: 'Goods received',
  invoice: 'Imported from an invoice',
  import: 'Imported from a table',
  reversal: 'Reversal',
};

export function ItemHistory({ itemId }: { itemId: number }) {
  const query = useItemHistory(itemId);
  if (query.isPending) return <RowSkeletons count={3} />;
  if (query.isError) {
    return (
      <ErrorState title="The history could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    );
  }
  return (
    <>
      <ol className={styles.history}>
        {query.data.pages.flatMap(({ items }) =>
          items.map((movement) => <MovementRow key={movement.id} itemId={itemId} movement={movement} />),
        )}
      </ol>
      {query.hasNextPage && (
        <Button
          block
          className={styles.more}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show older movements
        </Button>
      )}
    </>
  );
}

const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

function MovementRow({ itemId, movement }: { itemId: number; movement: Movement }) {
  const { previousStock, newStock, adjustmentQuantity, adjustmentType, reference, notes, createdAt } = movement;
  const reverse = useReverseMovement(itemId);
  const toast = useToast();
  const confirm = useConfirm();
  const reversible = movement.reversedBy === null && !['initial', 'reversal'].includes(adjustmentType);

  const undo = () =>
    adjustmentType === 'receipt'
      ? askFirst()
      : reverse.mutate(movement.id, {
          onSuccess: () => toast.success('Inventory updated successfully'),
          onError: (error) => toast.failure('Failed to update inventory', error),
        });

  /** The order is changed by it, and its supplier told. */
  const askFirst = () =>
    confirm({
      title: `Take back this receipt of ${reference ?? 'an order'}?`,
      content: `This takes ${count(adjustmentQuantity, 'unit')} out of your stock. What is taken out is outstanding in the
        order again: you can receive what really came. The supplier is told.`,
      ok: 'Take back',
      run: () => reverse.mutateAsync(movement.id),
      success: 'Inventory updated successfully',
      failure: 'Failed to update inventory',
    });

  return (
    <li className={styles.movement}>
      <span className={styles.delta} data-sign={adjustmentQuantity > 0 ? '+' : '-'}>
        {signed(adjustmentQuantity)}
      </span>
      <div>
        {[TYPES[adjustmentType] ?? adjustmentType, reference].filter(Boolean).join(': ')}
        <p className={styles.change}>
          {previousStock} → {newStock} · <RelativeDate iso={createdAt} />
          {movement.reversedBy !== null && ' · reversed'}
          {movement.impersonatorId && ' · done by an administrator'}
        </p>
        {notes && (
          <p dir="auto" className={styles.change}>
            {notes}
          </p>
        )}
      </div>
      {reversible && (
        <DecisionButton size="small" type="text" loading={reverse.isPending} onClick={undo}>
          Reverse
        </DecisionButton>
      )}
    </li>
  );
}
