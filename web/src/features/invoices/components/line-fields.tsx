import { Form, Input, type FormInstance } from 'antd';
import { atMost } from '../../../kit/form/at-most';
import { ProductPicker } from '../../../components/product-picker';
import { within } from '../../../kit/form/limits';
import { amountWithin, MoneyInput } from '../../../kit/form/money-input';
import { NumberInput } from '../../../kit/form/number-input';
import type { Schemas } from '../../../lib/api-client';
import styles from './lines.module.css';

export interface LineValues {
  description: string;
  sku?: string | null;
  quantity?: number | null;
  unitPrice?: number | null;
  lineTotal?: number | null;
  productId?: number | null;
  isCharge?: boolean;
}

/** As the API takes it: what is left empty is not said, apart from code and product, which a line may be without. */
export const toLineInput = (values: LineValues): Schemas['AddLineItemInput'] => ({
  description: values.description.trim(),
  sku: values.sku?.trim() || null,
  quantity: values.quantity ?? undefined,
  unitPrice: values.unitPrice ?? undefined,
  lineTotal: values.lineTotal ?? undefined,
  productId: values.productId ?? null,
  isCharge: values.isCharge,
});

interface Props {
  form: FormInstance<LineValues>;
  currency: string;
  /** The line's product, while no search shows it. */
  chosen?: { id: number; name: string };
  /** Said where no product is chosen. */
  noProduct: string;
}

/** What a line says. Enter in a figure sends the form. */
export function LineFields({ form, currency, chosen, noProduct }: Props) {
  const onPressEnter = () => form.submit();
  return (
    <>
      <Form.Item
        className={styles.wide}
        label="Description"
        name="description"
        rules={[{ required: true, whitespace: true, message: 'A description is required' }, atMost(2000)]}
      >
        <Input />
      </Form.Item>
      <Form.Item label="SKU" name="sku" rules={[atMost(100)]}>
        <Input />
      </Form.Item>
      <Form.Item
        label="Quantity"
        name="quantity"
        rules={[{ required: true, message: 'Quantity?' }, within({ min: 0, max: 1_000_000, decimals: 4 })]}
      >
        <NumberInput className={styles.input} inputMode="decimal" controls={false} onPressEnter={onPressEnter} />
      </Form.Item>
      <Form.Item
        label="Unit price"
        name="unitPrice"
        rules={[{ required: true, message: 'Price?' }, amountWithin({ min: 0 }, currency)]}
      >
        <MoneyInput currency={currency} controls={false} onPressEnter={onPressEnter} />
      </Form.Item>
      <Form.Item label="Line total" name="lineTotal" rules={[amountWithin({ min: 0 }, currency)]}>
        <MoneyInput currency={currency} controls={false} onPressEnter={onPressEnter} />
      </Form.Item>
      <Form.Item className={styles.wide} label="Goes to" name="productId">
        <ProductPicker chosen={chosen} placeholder={noProduct} />
      </Form.Item>
    </>
  );
}
