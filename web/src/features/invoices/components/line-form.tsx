import { WarningOutlined } from '@ant-design/icons';
import { Button, Form, Input, InputNumber } from 'antd';
import { useEffect, useRef } from 'react';
import { useProduct } from '../../../api/get-product';
import { ProductPicker } from '../../../components/product-picker';
import { EntryForm } from '../../../kit/form/entry-form';
import { useEntry } from '../../../kit/form/use-entry';
import { MoneyInput } from '../../../kit/form/money-input';
import type { LineItem } from '../api/get-invoice';
import { useUpdateLine } from '../api/update-line';
import styles from './lines.module.css';

interface Values {
  description: string;
  sku: string | null;
  quantity: number | null;
  unitPrice: number | null;
  lineTotal: number | null;
  productId?: number | null;
}

interface Props {
  line: LineItem;
  currency: string;
  /** The person came here by accepting the line before. */
  takeFocus: boolean;
  onFocus: () => void;
  onAccepted: () => void;
  onCancel?: () => void;
}

/** A line in doubt, or one that is being changed. Enter accepts it. */
export function LineForm({ line, currency, takeFocus, onFocus, onAccepted, onCancel }: Props) {
  const update = useUpdateLine(line.id);
  const chosen = useChosenProduct(line);
  const root = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (takeFocus) root.current?.querySelector<HTMLElement>(`#${fieldId(line, firstDoubt(line))}`)?.focus();
  }, [takeFocus, line]);

  const entry = useEntry<Values>({
    send: ({ description, sku, quantity, unitPrice, lineTotal, productId }) =>
      update.mutateAsync({
        description: description.trim(),
        sku: sku?.trim() || null,
        quantity: quantity ?? undefined,
        unitPrice: unitPrice ?? undefined,
        lineTotal: lineTotal ?? undefined,
        productId: productId ?? null,
      }),
    failure: 'Failed to update line item',
    onDone: onAccepted,
  });
  const { form } = entry;

  return (
    <li className={styles.line} data-doubt={line.needsReview} ref={root} onFocus={onFocus}>
      {line.reviewNotes && (
        <p className={styles.doubt}>
          <WarningOutlined aria-hidden /> {line.reviewNotes}
        </p>
      )}
      <EntryForm
        entry={entry}
        name={`line-${line.id}`}
        className={styles.form}
        requiredMark={false}
        initialValues={line}
      >
        <Form.Item
          className={styles.wide}
          label="Description"
          name="description"
          rules={[{ required: true, whitespace: true, message: 'A description is required' }]}
        >
          <Input maxLength={2000} />
        </Form.Item>
        <Form.Item label="SKU" name="sku">
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item label="Quantity" name="quantity" rules={[{ required: true, message: 'Quantity?' }]}>
          <InputNumber className={styles.input} min={0} controls={false} onPressEnter={() => form.submit()} />
        </Form.Item>
        <Form.Item label="Unit price" name="unitPrice" rules={[{ required: true, message: 'Price?' }]}>
          <MoneyInput currency={currency} controls={false} onPressEnter={() => form.submit()} />
        </Form.Item>
        <Form.Item label="Line total" name="lineTotal">
          <MoneyInput currency={currency} controls={false} onPressEnter={() => form.submit()} />
        </Form.Item>
        <Form.Item className={styles.wide} label="Goes to" name="productId">
          <ProductPicker chosen={chosen} placeholder="A new product of your own" />
        </Form.Item>
        <Suggestions line={line} onChoose={(productId) => form.setFieldValue('productId', productId)} />
        <div className={styles.actions}>
          {onCancel && <Button onClick={onCancel}>Cancel</Button>}
          <Button type="primary" ghost htmlType="submit" loading={entry.busy}>
            Accept
          </Button>
        </div>
      </EntryForm>
    </li>
  );
}

function Suggestions({ line, onChoose }: { line: LineItem; onChoose: (productId: number) => void }) {
  const others = line.suggestion.filter(({ productId }) => productId !== line.productId);
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

/** Where to look first: a figure that is missing, else the quantity. */
function firstDoubt({ unitPrice, quantity }: LineItem): keyof Values {
  return quantity !== null && unitPrice === null ? 'unitPrice' : 'quantity';
}

const fieldId = ({ id }: LineItem, field: keyof Values) => `line-${id}_${field}`;
