import { Select } from 'antd';
import { type Product, useProducts } from '../api/list-products';
import { formatMoney } from '../lib/money';
import { useTypedSearch } from '../lib/use-typed-search';
import { supplierRatingText } from './supplier/relationship';
import styles from './product-picker.module.css';

interface Props {
  id?: string;
  value?: number;
  /** The product itself comes along: forms show its price and minimum. */
  onChange?: (productId: number | undefined, product?: Product) => void;
  supplierId?: number;
  /** Already chosen elsewhere. */
  exclude?: readonly number[];
  /** The chosen one's name, while it is not among the search's answers. */
  chosen?: { id: number; name: string };
  placeholder?: string;
  autoFocus?: boolean;
  'aria-label'?: string;
}

/** Searches the catalogue while typing; a market has too many products for a plain list. */
export function ProductPicker({ value, onChange, supplierId, exclude = [], chosen, ...rest }: Props) {
  const { setTyped, q, fitting } = useTypedSearch();
  const { data, isFetching } = useProducts({ approved: true, supplierId, limit: 50, ...(q && { q }) });
  const products = (data?.items ?? []).filter((product) => !exclude.includes(product.id));

  const options: { value: number; label: string; words?: string; product?: Product }[] = fitting(
    products.map((product) => ({ value: product.id, label: product.name, words: product.sku, product })),
    isFetching,
  );
  if (chosen && value === chosen.id && !products.some(({ id }) => id === value)) {
    options.unshift({ value: chosen.id, label: chosen.name });
  }

  return (
    <Select
      {...rest}
      value={value}
      onChange={(id: number | undefined) =>
        onChange?.(
          id,
          products.find((product) => product.id === id),
        )
      }
      options={options}
      optionRender={({ data: { product, label } }) =>
        product ? <ProductOption product={product} showSupplier={!supplierId} /> : label
      }
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={isFetching}
      notFoundContent={isFetching ? 'Searching…' : 'No products found'}
    />
  );
}

function ProductOption({ product, showSupplier }: { product: Product; showSupplier: boolean }) {
  const { name, sku, supplier, price, currency, unitOfMeasure } = product;
  const from = showSupplier && supplier ? [supplier.name, supplierRatingText(supplier.ratings)] : [];
  return (
    <div className={styles.option}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{[sku, ...from].filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles.price}>
        {formatMoney(price, currency)}/{unitOfMeasure}
      </span>
    </div>
  );
}
