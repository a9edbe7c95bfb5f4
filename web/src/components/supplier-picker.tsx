import { Select } from 'antd';
import { type Supplier, useSuppliers } from '../api/list-suppliers';
import { useTypedSearch } from '../lib/use-typed-search';
import { ratingText } from './supplier/relationship';
import styles from './supplier-picker.module.css';

interface Props {
  id?: string;
  value?: number;
  onChange?: (supplierId: number | undefined, supplier?: Supplier) => void;
  /** The chosen one's name, while it is not among the search's answers. */
  chosen?: { id: number; name: string };
  /** Only those the buyer is connected with. */
  connectedOnly?: boolean;
  placeholder?: string;
  allowClear?: boolean;
  disabled?: boolean;
  className?: string;
}

export function SupplierPicker({ value, onChange, chosen, connectedOnly, ...rest }: Props) {
  const { setTyped, q, fitting } = useTypedSearch();
  const { data, isFetching } = useSuppliers({
    sort: 'name',
    limit: 50,
    ...(q && { q }),
    ...(connectedOnly && { status: 'connected' as const }),
  });
  const suppliers = data?.items ?? [];
  const options: { value: number; label: string; ratings?: Supplier['ratings'] }[] = fitting(
    suppliers.map(({ id, name, ratings }) => ({ value: id, label: name, ratings })),
    isFetching,
  );
  if (chosen && value === chosen.id && !suppliers.some(({ id }) => id === value)) {
    options.unshift({ value: chosen.id, label: chosen.name });
  }
  return (
    <Select
      placeholder="Choose a supplier"
      {...rest}
      value={value}
      onChange={(id: number | undefined) =>
        onChange?.(
          id,
          suppliers.find((supplier) => supplier.id === id),
        )
      }
      options={options}
      optionRender={({ data: { label, ratings } }) => (
        <>
          {label}
          {ratings && <span className={styles.rating}>{ratingText(ratings)}</span>}
        </>
      )}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={isFetching}
      notFoundContent={isFetching ? 'Searching…' : 'No suppliers found'}
    />
  );
}
