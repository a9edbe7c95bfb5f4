import { problemOfLength } from '../../../kit/form/at-most';
import { EditableCell } from '../../../kit/list/editable-cell';
import type { InventoryItem } from '../api/list-inventory';
import { useUpdateItem } from '../api/update-item';

const MOST = 2_147_483_647;

/** The threshold, changed in the list. */
export function ThresholdCell({ item }: { item: InventoryItem }) {
  const { mutateAsync } = useUpdateItem(item.id);
  return (
    <EditableCell
      label={`Threshold of ${item.product.name}`}
      value={String(item.reorderThreshold)}
      number
      check={(text) => (/^\d+$/.test(text) && Number(text) <= MOST ? undefined : 'A whole number, 0 or more')}
      save={(text) => mutateAsync({ reorderThreshold: Number(text) })}
    />
  );
}

/** Where it lies, changed in the list. */
export function LocationCell({ item }: { item: InventoryItem }) {
  const { mutateAsync } = useUpdateItem(item.id);
  return (
    <EditableCell
      label={`Location of ${item.product.name}`}
      value={item.location ?? ''}
      check={(text) => problemOfLength(text, 200)}
      save={(text) => mutateAsync({ location: text || null })}
    />
  );
}
