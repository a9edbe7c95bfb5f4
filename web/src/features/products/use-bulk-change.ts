import type { Product } from '../../api/list-products';
import { useConfirm } from '../../kit/dialog/use-confirm';
import { namesOf } from '../../kit/list/use-selection';
import { count } from '../../lib/numbers';
import { useToast } from '../../lib/use-toast';
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
    show: (products: Product[], visible: boolean) => {
      const ids = products.filter(({ isApproved }) => isApproved).map(({ id }) => id);
      if (ids.length === 0) {
        return toast.refusal('Failed to toggle product visibility', 'Only approved products can change visibility');
      }
      const waiting = products.length - ids.length;
      void attempt(
        run(
          { ids, visibleOnMarketplace: visible },
          (changed) => `${count(changed, 'product')} ${visible ? 'now visible in' : 'now hidden from'} marketplace`,
          waiting > 0 ? `${count(waiting, 'product')} not approved yet stayed as before` : undefined,
        ),
        'Failed to toggle product visibility',
      );
    },
    archive: (products: Product[], onDone: () => void) =>
      confirm({
        title: `Archive ${count(products.length, 'product')}?`,
        content: `${namesOf(products.map(({ name }) => name))}. ${archivedMeans(products.length === 1)}`,
        ok: 'Archive',
        run: () =>
          run(
            { ids: products.map(({ id }) => id), archived: true },
            (changed) => `${count(changed, 'product')} archived`,
          ),
        failure: 'Failed to archive products',
        onDone,
      }),
    restore: (products: Pick<Product, 'id'>[]) =>
      attempt(
        run(
          { ids: products.map(({ id }) => id), archived: false },
          (changed) => `${count(changed, 'product')} restored`,
        ),
        'Failed to restore products',
      ),
  };
}

const archivedMeans = (isOne: boolean): string =>
  isOne
    ? 'It leaves your catalog and the marketplace until you restore it. Orders and stock that hold it keep showing it.'
    : 'They leave your catalog and the marketplace until you restore them. Orders and stock that hold them keep showing them.';
