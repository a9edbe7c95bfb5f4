import { Form } from 'antd';
import type { Supplier } from '../../../api/list-suppliers';
import { useUpdateSupplier } from '../../../api/update-supplier';
import { within } from '../../../kit/form/limits';
import { EntryForm } from '../../../kit/form/entry-form';
import { FormActions } from '../../../kit/form/form-actions';
import styles from '../../../kit/form/form-pair.module.css';
import { amountWithin, MoneyInput } from '../../../kit/form/money-input';
import { NumberInput } from '../../../kit/form/number-input';
import { useChanges } from '../../../kit/form/use-changes';
import { useEntry } from '../../../kit/form/use-entry';
import { Surface } from '../../../kit/page/surface';
import { useToast } from '../../../lib/use-toast';

interface Terms {
  defaultLeadTime: number | null;
  orderMinimum: number | null;
}

/** What holds for all products of a supplier unless told otherwise, and for its orders. */
export function SellingTerms({ supplier: { id, currency, defaultLeadTime, orderMinimum } }: { supplier: Supplier }) {
  const update = useUpdateSupplier(id);
  const toast = useToast();
  const entry = useEntry<Terms>({
    send: useChanges<Terms>({ defaultLeadTime, orderMinimum }, update.mutateAsync),
    failure: 'Failed to update supplier',
    onDone: () => toast.success('Selling terms updated'),
  });
  return (
    <Surface title="Selling Terms">
      <EntryForm
        entry={entry}
        initialValues={{ defaultLeadTime, orderMinimum }}
        // An order of nothing is refused anyway.
        toSend={(terms) => ({ ...terms, orderMinimum: terms.orderMinimum || null })}
      >
        <div className={styles.pair}>
          <Form.Item
            label="Default lead time"
            name="defaultLeadTime"
            extra="Of new products that say nothing else"
            rules={[within({ min: 0, max: 3650 })]}
          >
            <NumberInput suffix="days" style={{ width: '100%' }} />
          </Form.Item>
          <Form.Item
            label="Order minimum"
            name="orderMinimum"
            extra="Smaller orders cannot be sent; before tax"
            rules={[amountWithin({ min: 1 }, currency)]}
          >
            <MoneyInput currency={currency} placeholder="None" />
          </Form.Item>
        </div>
        <FormActions submit="Save terms" busy={entry.busy} />
      </EntryForm>
    </Surface>
  );
}
