import { Form, Input, Select, Switch } from 'antd';
import { atMost } from '../../../kit/form/at-most';
import { PictureField } from '../../../components/picture-field';
import { EntryForm } from '../../../kit/form/entry-form';
import { FormActions } from '../../../kit/form/form-actions';
import pair from '../../../kit/form/form-pair.module.css';
import { format } from '../../../lib/format';
import { formatNumber } from '../../../lib/numbers';
import { asOptions, SUPPLIER_CATEGORIES, UNITS } from '../../../lib/vocabulary';
import { BrandPicker } from './brand-picker';
import type { Entry } from '../../../kit/form/use-entry';
import styles from './product-form.module.css';
import { asTyped, problemOfPrice, type ProductValues, WHOLE_NUMBER } from './product-values';

interface Props {
  entry: Entry<ProductValues>;
  initialValues: Partial<ProductValues>;
  /** A choice only where there is more than one; a product never moves to another supplier. */
  suppliers?: { id: number; name: string }[];
  /** Of the price. */
  currency: string;
  brand?: { id: number; name: string } | null;
  onBrand: (name: string | undefined) => void;
  submit: string;
}

/** As typed: digits alone, and not more than there is room for. */
const noMoreThan = (most: number) => ({
  validator: (_rule: unknown, value?: string) =>
    Number(value) > most ? Promise.reject(new Error(`At most ${formatNumber(most)}`)) : Promise.resolve(),
});

const wholeNumber = { pattern: WHOLE_NUMBER, message: 'Must be a whole number' };

export function ProductForm(props: Props) {
  const { entry, initialValues, suppliers, currency, brand, onBrand, submit } = props;
  const supplierId = Form.useWatch('supplierId', entry.form) ?? initialValues.supplierId;
  return (
    <EntryForm
      entry={entry}
      initialValues={initialValues}

      onValuesChange={(changed: Partial<ProductValues>) => {
        // Brands belong to one supplier.
        if (changed.supplierId !== undefined) {
          entry.form.setFieldValue('brandId', undefined);
          onBrand(undefined);
        }
      }}
    >
      <Form.Item
        label="Supplier"
        name="supplierId"
        hidden={!suppliers}
        rules={[{ required: true, message: 'Please select a supplier first' }]}
      >
        <Select options={suppliers?.map(({ id, name }) => ({ value: id, label: name }))} />
      </Form.Item>
      <Form.Item
        label="Product name"
        name="name"
        rules={[{ required: true, whitespace: true, message: 'Product name is required' }, atMost(200)]}
      >
        <Input autoFocus />
      </Form.Item>
      <div className={pair.pair}>
        <Form.Item
          label="SKU"
          name="sku"
          rules={[{ required: true, whitespace: true, message: 'SKU is required' }, atMost(100)]}
        >
          <Input />
        </Form.Item>
        <Form.Item label="Category" name="category">
          <Select options={asOptions(SUPPLIER_CATEGORIES)} placeholder="Choose" />
        </Form.Item>
      </div>
      <Form.Item label="Brand" name="brandId">
        <BrandPicker supplierId={supplierId} chosen={brand} onBrand={onBrand} />
      </Form.Item>
      <div className={styles.terms}>
        <Form.Item
          label="Price"
          name="price"
          rules={[
            { required: true, message: 'Price is required' },
            {
              validator: (_rule, price?: string) => {
                const problem = price && problemOfPrice(price, currency);
                return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
              },
            },
          ]}
        >
          <Input prefix={format().sign(currency)} inputMode="decimal" placeholder={asTyped(0, currency)} />
        </Form.Item>
        <Form.Item label="Unit" name="unitOfMeasure" rules={[{ required: true }]}>
          <Select options={asOptions(UNITS)} />
        </Form.Item>
        <Form.Item
          label="Min. quantity"
          name="minOrderQuantity"
          rules={[
            { required: true, message: 'Minimum order quantity is required' },
            wholeNumber,
            noMoreThan(1_000_000),
            {
              validator: (_rule, value) =>
                value === '0' ? Promise.reject(new Error('At least 1')) : Promise.resolve(),
            },
          ]}
        >
          <Input inputMode="numeric" />
        </Form.Item>
        <Form.Item
          label="Lead time"
          name="leadTime"
          rules={[{ required: true, message: 'Lead time is required' }, wholeNumber, noMoreThan(3650)]}
        >
          <Input inputMode="numeric" suffix="days" />
        </Form.Item>
      </div>
      <Form.Item label="Description" name="description" rules={[atMost(5000)]}>
        <Input.TextArea rows={2} />
      </Form.Item>
      <Form.Item label="Picture" name="imageUrl">
        <PictureField />
      </Form.Item>
      <div className={styles.switch}>
        <Form.Item name="visibleOnMarketplace" valuePropName="checked" noStyle>
          <Switch aria-labelledby="visible-label" />
        </Form.Item>
        <div>
          <div id="visible-label">Visible on marketplace</div>
          <div className={styles.hint}>Hidden products can be ordered by connected buyers only.</div>
        </div>
      </div>
      <FormActions submit={submit} busy={entry.busy} />
    </EntryForm>
  );
}
