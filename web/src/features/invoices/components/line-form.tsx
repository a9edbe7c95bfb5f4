import { WarningOutlined } from '@ant-design/icons';
import { Button, Checkbox, Form } from 'antd';
import { useEffect, useRef } from 'react';
import { useProduct } from '../../../api/get-product';
import { useConfirm } from '../../../kit/dialog/use-confirm';
import { EntryForm } from '../../../kit/form/entry-form';
import { useEntry } from '../../../kit/form/use-entry';
import type { LineItem } from '../api/get-invoice';
import type { Invoice } from '../api/list-invoices';
import { doubtfulFieldId, lineForm } from '../doubts';
import { useDeleteLine } from '../api/delete-line';
import { useUpdateLine } from '../api/update-line';
import { Ordered } from './ordered';
import { LineFields, type LineValues, toLineInput } from './line-fields';
import styles from './lines.module.css';

interface Props {
  line: LineItem;
  /** What another reading gave of its values. */
  otherReadings: string[];
  currency: string;
  order: Invoice['order'];
  /** The person came here by accepting the line before. */
  takeFocus: boolean;
  onFocus: () => void;
  onAccepted: () => void;
  onCancel?: () => void;
}

/** A line in doubt, or one that is being changed. Enter accepts it. */
export function LineForm({ line, otherReadings, currency, order, takeFocus, onFocus, onAccepted, onCancel }: Props) {
  const update = useUpdateLine(line.id);
  const chosen = useChosenProduct(line);
  const root = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (takeFocus) root.current?.querySelector<HTMLElement>(`#${doubtfulFieldId(line)}`)?.focus();
  }, [takeFocus, line]);

  const entry = useEntry<LineValues>({
    send: (values) => update.mutateAsync(toLineInput(values)),
    failure: 'Failed to update line item',
    onDone: onAccepted,
  });
  const { form } = entry;

  const { mutateAsync: remove } = useDeleteLine();
  const confirm = useConfirm();
  const askToDelete = () =>
    confirm({
      title: 'Delete this line?',
      content: `“${line.description}” is taken off the invoice.`,
      ok: 'Delete',
      run: () => remove(line.id),
      success: 'Line deleted',
      failure: 'Failed to delete the line',
    });

  return (
    <li className={styles.line} data-doubt={line.needsReview} ref={root} onFocus={onFocus}>
      {line.reviewNotes && (
        <p className={styles.doubt}>
          <WarningOutlined aria-hidden /> {line.reviewNotes}
        </p>
      )}
      {otherReadings.length > 0 && (
        <p className={styles.suggestions}>A second reading gave: {otherReadings.join(', ')}.</p>
      )}
      <EntryForm entry={entry} name={lineForm(line)} className={styles.form} requiredMark={false} initialValues={line}>
        <LineFields form={form} currency={currency} chosen={chosen} noProduct="A new product of your own" />
        <Form.Item className={styles.wide} name="isCharge" valuePropName="checked">
          <Checkbox>This is a charge: nothing of it comes into stock</Checkbox>
        </Form.Item>
        <Suggestions line={line} onChoose={(productId) => form.setFieldValue('productId', productId)} />
        <div className={styles.wide}>
          <Ordered line={line} order={order} />
        </div>
        <div className={styles.actions}>
          <Button type="text" danger className={styles.delete} onClick={askToDelete}>
            Delete line
          </Button>
          {onCancel && <Button onClick={onCancel}>Cancel</Button>}
          <Button htmlType="submit" loading={entry.busy}>
            Accept
          </Button>
        </div>
      </EntryForm>
    </li>
  );
}

function Suggestions({ line, onChoose }: { line: LineItem; onChoose: (productId: number) => void }) {
  const matched = line.suggestion.find(({ productId }) => productId === line.productId);
  const others = line.suggestion.filter((candidate) => candidate !== matched);
  // By its code there is no other.
  if (matched && matched.score === 1) return null;
  if (others.length === 0) return null;
  return (
    <p className={styles.suggestions}>
      Perhaps:{' '}
      {others.map(({ productId, name, reason }) => (
        <Button key={productId} type="link" size="small" title={reason} onClick={() => onChoose(productId)}>
          {name}
        </Button>
      ))}
    </p>
  );
}

/** The name of the product that the line was matched with. */
function useChosenProduct({ productId, suggestion }: LineItem): { id: number; name: string } | undefined {
  const suggested = suggestion.find((candidate) => candidate.productId === productId);
  const { data } = useProduct(productId !== null && !suggested ? productId : undefined);
  if (productId === null) return undefined;
  return { id: productId, name: suggested?.name ?? data?.name ?? `Product ID: ${productId}` };
}
