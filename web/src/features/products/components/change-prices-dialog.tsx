import { Form, Segmented } from 'antd';
import { Dialog } from '../../../kit/dialog/dialog';
import { EntryForm } from '../../../kit/form/entry-form';
import { FormActions } from '../../../kit/form/form-actions';
import { MOST, within } from '../../../kit/form/limits';
import { amountWithin, MoneyInput } from '../../../kit/form/money-input';
import { NumberInput } from '../../../kit/form/number-input';
import { useEntry } from '../../../kit/form/use-entry';
import type { Schemas } from '../../../lib/api-client';
import { errorText } from '../../../lib/api-error';
import { count } from '../../../lib/numbers';
import { useDebounced } from '../../../lib/use-debounced';
import { useToast } from '../../../lib/use-toast';
import { useChangePreview, useChangeProducts, useUndoProductChange } from '../api/change-products';
import type { ChosenProducts } from '../chosen-products';
import { PricePreview } from './price-preview';

type How = 'percent' | 'amount' | 'price';
interface Values {
  how: How;
  percent?: number | null;
  amount?: number | null;
  price?: number | null;
}

interface Props {
  products: ChosenProducts;
  onClose: () => void;
  onDone: () => void;
}

/** By percent, by an amount, or one price for all; what each product would cost is shown before anything changes. */
export function ChangePricesDialog({ products, onClose, onDone }: Props) {
  const change = useChangeProducts();
  const undo = useUndoProductChange();
  const toast = useToast();
  const { which, items } = products;
  const currency = items[0]!.currency;
  const mixed = items.some((product) => product.currency !== currency);

  const entry = useEntry<Values, Schemas['ProductsChanged']>({
    send: (values) => change({ ...which, [values.how]: values[values.how], basis: preview.data?.basis }),
    failure: 'Failed to change prices',
    onRefused: () => void preview.refetch(),
    onDone: ({ changeId, changed }) => {
      toast.success(
        `${count(changed, 'price')} changed`,
        undefined,
        changeId === null ? undefined : { undo: () => void undo(changeId) },
      );
      onDone();
      onClose();
    },
  });
  const how = Form.useWatch('how', entry.form) ?? 'percent';
  const value = useDebounced(Form.useWatch(how, entry.form));
  const asked = value == null || Number.isNaN(value) ? null : { ...which, [how]: value };
  const preview = useChangePreview(asked);
  const told = asked && preview.data;
  const ready = told && !preview.isPlaceholderData && told.changed > 0 && told.products.every((row) => !row.problem);

  return (
    <Dialog title={`Change the price of ${count(products.count, 'product')}`} open onCancel={onClose} width={640}>
      <EntryForm entry={entry} initialValues={{ how: 'percent' }}>
        <Form.Item
          name="how"
          label="How"
          required
          extra={mixed && 'They are priced in several currencies, so they can be changed by percent alone.'}
        >
          <Segmented<How>
            options={[
              { value: 'percent', label: 'Percent' },
              { value: 'amount', label: 'Amount', disabled: mixed },
              { value: 'price', label: 'New price', disabled: mixed },
            ]}
          />
        </Form.Item>
        {how === 'percent' && (
          <Form.Item
            name="percent"
            label="Raise by (a minus lowers)"
            required
            rules={[within({ min: -100, max: 1000, decimals: 2 })]}
          >
            <NumberInput inputMode="decimal" suffix="%" style={{ width: '100%' }} />
          </Form.Item>
        )}
        {how === 'amount' && (
          <Form.Item
            name="amount"
            label="Raise by (a minus lowers)"
            required
            rules={[amountWithin({ min: -MOST }, currency)]}
          >
            <MoneyInput currency={currency} />
          </Form.Item>
        )}
        {how === 'price' && (
          <Form.Item name="price" label="New price" required rules={[amountWithin({ min: 0 }, currency)]}>
            <MoneyInput currency={currency} />
          </Form.Item>
        )}
        <PricePreview
          rows={told?.products ?? []}
          all={products.count}
          refreshing={preview.isFetching}
          problem={asked && preview.error ? errorText(preview.error, 'The preview could not be made') : undefined}
        />
        <FormActions
          submit={ready ? `Change ${count(told.changed, 'price')}` : 'Change prices'}
          busy={entry.busy}
          disabled={!ready}
        />
      </EntryForm>
    </Dialog>
  );
}
