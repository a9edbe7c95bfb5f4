import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { MenuButton } from '../../../kit/page/menu-button';
import { formatNumber } from '../../../lib/numbers';
import type { ChosenProducts } from '../chosen-products';
import { useBulkChange } from '../use-bulk-change';

const ChangePricesDialog = lazy(async () => ({
  default: (await import('./change-prices-dialog')).ChangePricesDialog,
}));

interface Props {
  chosen: ChosenProducts;
  onDone: () => void;
  archived: boolean;
}

/** What can be done with several products at a time. */
export function BulkActions({ chosen, onDone, archived }: Props) {
  const { show, archive, restore } = useBulkChange();
  // Those that were selected when it was opened: the list below may move on.
  const [pricing, setPricing] = useState<ChosenProducts | null>(null);
  if (archived) {
    return (
      <Button type="primary" onClick={() => void restore(chosen)}>
        Restore Selected ({formatNumber(chosen.count)})
      </Button>
    );
  }
  const more = [
    { key: 'show', label: 'Show in marketplace', onClick: () => show(chosen, true) },
    { key: 'hide', label: 'Hide from marketplace', onClick: () => show(chosen, false) },
    { key: 'archive', label: 'Archive', danger: true, onClick: () => archive(chosen, onDone) },
  ];
  return (
    <>
      <Button type="primary" onClick={() => setPricing(chosen)}>
        Change prices
      </Button>
      <MenuButton menu={{ items: more }}>More</MenuButton>
      {pricing && (
        <Suspense>
          <ChangePricesDialog products={pricing} onClose={() => setPricing(null)} onDone={onDone} />
        </Suspense>
      )}
    </>
  );
}
