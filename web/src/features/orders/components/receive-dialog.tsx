import { Form } from 'antd';
import { useState } from 'react';
import type { InvoiceOfOrder } from '../../../api/list-invoices-of-order';
import type { Order } from '../../../api/list-orders';
import { Dialog } from '../../../kit/dialog/dialog';
import { useConfirm } from '../../../kit/dialog/use-confirm';
import { EntryForm } from '../../../kit/form/entry-form';
import { useEntry } from '../../../kit/form/use-entry';
import { problemOf, within } from '../../../kit/form/limits';
import { NumberInput } from '../../../kit/form/number-input';
import { FormActions } from '../../../kit/form/form-actions';
import { answerBefore, isInStockAlready } from '../../../lib/api-error';
import { count, formatNumber } from '../../../lib/numbers';
import { wasSentBefore } from '../../../lib/use-once';
import { useToast } from '../../../lib/use-toast';
import { useReceiveOrder } from '../api/receive-order';
import { linesToReceive, outstandingUnits } from '../receipt';
import styles from './receive-dialog.module.css';

const FAILURE = 'Failed to update order';

/** By line. */
type Quantities = Record<string, number | null>;

interface Props {
  order: Order;
  /** Those for this order. */
  invoices: InvoiceOfOrder[];
  onClose: () => void;
}

/**
 * What has arrived goes into the inventory, line by line, all or a part. What an invoice brought in is in it already, and
 * received along.
 */
export function ReceiveDialog({ order, invoices, onClose }: Props) {
  const lines = linesToReceive(order, invoices);
  const receive = useReceiveOrder(order.id);
  const toast = useToast();
  const confirm = useConfirm();
  // As it was when the dialog opened: a receipt whose answer was lost may have changed it since.
  const [opened] = useState(order);
  const receivedOf = (values: Quantities) =>
    lines
      .map(({ id, ...line }) => {
        const arriving = values[id] ?? 0;
        const inStock = confirmedBeside(arriving, line);
        return { itemId: id, quantity: arriving + inStock, ...(inStock > 0 && { inStock }) };
      })
      .filter(({ quantity }) => quantity > 0);
  const onDone = (received: Order) => {
    if (wasSentBefore(received)) toast.doneOnce('Order Updated');
    else toast.success('Order Updated', `${receiptInWords(arriving, confirmed)} of ${order.orderNumber}.`);
    onClose();
  };
  const entry = useEntry<Quantities, Order>({
    send: (values) => receive.mutateAsync({ lines: receivedOf(values) }),
    failure: FAILURE,
    onDone,
    onRefused: (error) => {
      const before = answerBefore<Order>(error);
      if (before) {
        toast.doneBefore(
          `${count(outstandingUnits(opened) - outstandingUnits(before), 'unit')} were received already`,
          'What you changed since has not been received.',
        );
        onClose();
        return true;
      }
      if (!isInStockAlready(error)) return false;
      askAgain(error.detail, receivedOf(entry.form.getFieldsValue()));
      return true;
    },
  });
  const askAgain = (why: string, received: ReturnType<typeof receivedOf>) => {
    confirm({
      title: 'Count these goods again?',
      content: `${why}. This adds ${count(arriving, 'unit')} more.`,
      ok: 'Receive anyway',
      run: () => receive.mutateAsync({ lines: received, countAgain: true }),
      failure: FAILURE,
      onDone,
    });
  };
  const quantities = Form.useWatch([], entry.form) as Quantities | undefined;
  const typed = lines.map((line) => ({ ...line, quantity: (quantities ?? { [line.id]: line.toCome })[line.id] ?? 0 }));
  const arriving = typed.reduce((sum, { quantity }) => sum + quantity, 0);
  const confirmed = typed.reduce((sum, { quantity, ...line }) => sum + confirmedBeside(quantity, line), 0);
  const isWrong = typed.some(({ quantity, outstanding }) => problemOf(quantity, { min: 0, max: outstanding }));

  return (
    <Dialog title={`Receive ${order.orderNumber}`} open onCancel={onClose}>
      <EntryForm entry={entry} initialValues={Object.fromEntries(lines.map(({ id, toCome }) => [id, toCome]))}>
        <p className={styles.lead}>
          How much {confirmed > 0 ? 'else ' : ''}has arrived in good condition? It is added to your stock.
        </p>
        <ul className={styles.lines}>
          {lines.map(({ id, product, outstanding, quantity, imported }) => (
            <li key={id} className={styles.line}>
              <label htmlFor={`receive-${id}`} className={styles.words}>
                <span className={styles.name}>{product.name}</span>
                <span className={styles.meta}>
                  {product.sku} · {outstanding} of {quantity} outstanding
                </span>
                {imported && <span className={styles.imported}>{imported.words}</span>}
              </label>
              <Form.Item
                className={styles.quantity}
                name={String(id)}
                rules={[
                  within({ min: 0, max: outstanding, tooLarge: `Only ${formatNumber(outstanding)} outstanding` }),
                ]}
              >
                <NumberInput id={`receive-${id}`} style={{ width: '100%' }} />
              </Form.Item>
            </li>
          ))}
        </ul>
        <FormActions
          submit={isWrong ? 'Receive' : submitLabel(arriving, confirmed)}
          disabled={arriving + confirmed === 0 && !isWrong}
          busy={entry.busy}
        />
      </EntryForm>
    </Dialog>
  );
}

/** Units in stock by an invoice that are received along with those that arrive; none where they are typed in again. */
const confirmedBeside = (arriving: number, { inStock, outstanding }: { inStock: number; outstanding: number }) =>
  Math.max(0, Math.min(inStock, outstanding - arriving));

function submitLabel(arriving: number, confirmed: number): string {
  if (confirmed === 0) return `Receive ${count(arriving, 'unit')}`;
  if (arriving === 0) return `Confirm ${count(confirmed, 'unit')}`;
  return `Receive ${count(arriving, 'unit')}, confirm ${formatNumber(confirmed)}`;
}

function receiptInWords(arriving: number, confirmed: number): string {
  const inStock = `${count(confirmed, 'unit')} in stock already`;
  if (arriving === 0) return `Receipt confirmed: ${inStock}`;
  return `${count(arriving, 'unit')} added to your inventory${confirmed > 0 ? `, ${inStock}` : ''}`;
}
