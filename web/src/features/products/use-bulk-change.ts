import { useConfirm } from '../../kit/dialog/use-confirm';
import { count } from '../../lib/numbers';
import { useToast } from '../../lib/use-toast';
import type { ChosenProducts } from './chosen-products';
import { type ProductsChange, useChangeProducts, useUndoProductChange } from './api/change-products';

/** Changes of several products at a time that need no dialog; each can be taken back from the toast that tells of it. */
export function useBulkChange() {
  const change = useChangeProducts();
  const undo = useUndoProductChange();
  const confirm = useConfirm();
  const toast = useToast();

  const run = async (input: ProductsChange, done: (changed: number) => string, more?: string) => {
    const { changeId, changed } = await change(input);
    toast.success(done(changed), more, changeId === null ? undefined : { undo: () => void undo(changeId) });
  };
  const attempt = (work: Promise<void>, failure: string) =>
    work.catch((error: unknown) => toast.failure(failure, error));

  return {
    show: ({ which, items }: ChosenProducts, visible: boolean) => {
      const ids = items.filter(({ isApproved }) => isApproved).map(({ id }) => id);
      if (which.ids && ids.length === 0) {
        return toast.refusal('Failed to toggle product visibility', 'Only approved products can change visibility');
      }
      // Of all that the list finds, the server takes the approved ones.
      const waiting = which.ids ? items.length - ids.length : 0;
      void attempt(
        run(
          { ...(which.ids ? { ids } : which), visibleOnMarketplace: visible },
          (changed) => `${count(changed, 'product')} ${visible ? 'now visible in' : 'now hidden from'} marketplace`,
          waiting > 0 ? `${count(waiting, 'product')} not approved yet stayed as before` : undefined,
        ),
        'Failed to toggle product visibility',
      );
    },
    archive: (products: ChosenProducts, onDone: () => void) =>
      confirm({
        title: `Archive ${count(products.count, 'product')}?`,
        content: `${products.named}. ${archivedMeans(products.count === 1)}`,
        ok: 'Archive',
        run: () => run({ ...products.which, archived: true }, (changed) => `${count(changed, 'product')} archived`),
        failure: 'Failed to archive products',
        onDone,
      }),
    restore: ({ which }: Pick<ChosenProducts, 'which'>) =>
      attempt(
        run({ ...which, archived: false }, (changed) => `${count(changed, 'product')} restored`),
        'Failed to restore products',
      ),
  };
}

const archivedMeans = (isOne: boolean): string =>
  isOne
    ? 'It leaves your catalog and the marketplace until you restore it. Orders and stock that hold it keep showing it.'
    : 'They leave your catalog and the marketplace until you restore them. Orders and stock that hold them keep showing them.';
