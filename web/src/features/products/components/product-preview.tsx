import { Form, type FormInstance } from 'antd';
import { ProductCard } from '../../../components/product-card';
import { centsOf, type ProductValues, WHOLE_NUMBER } from '../forms/product-values';
import styles from './product-preview.module.css';

interface Props {
  form: FormInstance<ProductValues>;
  currency: string;
  brandName: string | undefined;
  supplierName: string | undefined;
}

/** What cannot be kept is not shown as if it could: one, as a new product has it. */
const wholeOf = (typed = '') => (WHOLE_NUMBER.test(typed) ? Number(typed) : 1);

/** The marketplace card as it will be, while the form is filled in. */
export function ProductPreview({ form, currency, brandName, supplierName }: Props) {
  const values = Form.useWatch([], form) as Partial<ProductValues> | undefined;
  const { name, sku, category, price, minOrderQuantity, unitOfMeasure, leadTime, imageUrl, description } = values ?? {};
  return (
    <aside className={styles.preview} aria-label="Preview">
      <p className={styles.label}>On the marketplace</p>
      <ProductCard
        product={{
          name: name?.trim() || 'Product name',
          sku: sku?.trim() || 'SKU',
          category,
          price: centsOf(price, currency),
          currency,
          minOrderQuantity: wholeOf(minOrderQuantity) || 1,
          unitOfMeasure: unitOfMeasure ?? 'piece',
          leadTime: wholeOf(leadTime),
          imageUrl: imageUrl || null,
          description: description?.trim(),
          brand: brandName ? { name: brandName } : null,
          supplier: supplierName ? { name: supplierName } : null,
        }}
      />
    </aside>
  );
}
