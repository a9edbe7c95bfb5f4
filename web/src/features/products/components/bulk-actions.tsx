import { Button, Dropdown } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { Product } from '../../../api/list-products';
import type { Selection } from '../../../kit/list/use-selection';
import { useBulkChange } from '../use-bulk-change';

const ChangePricesDialog = lazy(async () => ({
  default: (await import('./change-prices-dialog')).ChangePricesDialog,
}));

interface Props {
  selection: Selection<Product>;
  archived: boolean;
}

/** What can be done with several products at a time. */
export function BulkActions({ selection, archived }: Props) {
  const { items, clear } = selection;
  const { show, archive, restore } = useBulkChange();
  // Those that were selected when it was opened: the list below may move on.
  const [pricing, setPricing] = useState<Product[] | null>(null);
  if (archived) {
    return (
      <Button type="primary" onClick={() => void restore(items)}>
        Restore Selected ({items.length})
      </Button>
    );
  }
  const more = [
    { key: 'show', label: 'Show in marketplace', onClick: () => show(items, true) },
    { key: 'hide', label: 'Hide from marketplace', onClick: () => show(items, false) },
    { key: 'archive', label: 'Archive', danger: true, onClick: () => archive(items, clear) },
  ];
  return (
    <>
      <Button type="primary" onClick={() => setPricing(items)}>
        Change prices
      </Button>
      <Dropdown trigger={['click']} menu={{ items: more }}>
        <Button>More</Button>
      </Dropdown>
      {pricing && (
        <Suspense>
          <ChangePricesDialog products={pricing} onClose={() => setPricing(null)} onDone={clear} />
        </Suspense>
      )}
    </>
  );
}
