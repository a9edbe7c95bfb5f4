import { useState } from 'react';
import { formatNumber } from '../../lib/numbers';
import type { Page } from '../../lib/page';
import { useToast } from '../../lib/use-toast';
import type { Selection } from './use-selection';

export interface BulkAll {
  /** The most that can be chosen together. */
  most: number;
  /** How many the list finds, where its total does not say exactly; rejects where these are too many. */
  count: () => Promise<number>;
}

/** The way to choose all that a list finds: undefined where all of it is on the page, or chosen already. */
export function useChooseAll<Item>(selection: Selection<Item>, { items, total }: Page<Item>, all: BulkAll | undefined) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  if (!all || selection.all !== null) return undefined;

  const found = Number(total);
  // NaN: `1000+`.
  if (found <= items.length) return undefined;
  if (found <= all.most) {
    return { label: `Select all ${formatNumber(found)}`, busy: false, onSelect: () => selection.chooseAll(found) };
  }
  const onSelect = async () => {
    setBusy(true);
    try {
      selection.chooseAll(await all.count());
    } catch (error) {
      toast.failure('All could not be selected', error);
    } finally {
      setBusy(false);
    }
  };
  return { label: 'Select all', busy, onSelect: () => void onSelect() };
}
