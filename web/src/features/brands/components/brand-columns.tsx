import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Brand } from '../../../api/list-brands';
import type { Column } from '../../../kit/list/column';
import type { ShortRow } from '../../../kit/list/data-table';
import { RelativeDate } from '../../../kit/values/relative-date';
import { RowLink } from '../../../kit/list/row-link';
import { count } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import styles from './brand-columns.module.css';

interface Props {
  /** Absent where there is only one. */
  supplierName?: (supplierId: number) => string | undefined;
  onEdit: (brand: Brand) => void;
  onDelete: (brand: Brand) => void;
}

/** A row leads to the brand's products. */
export function brandColumns({ supplierName, onEdit, onDelete }: Props) {
  const link = ({ id, name }: Brand) => <RowLink to={paths.seller.products({ brandId: id })}>{name}</RowLink>;
  const actions = (brand: Brand) => (
    <div className={styles.actions}>
      <Button
        type="text"
        icon={<EditOutlined aria-hidden />}
        aria-label={`Edit ${brand.name}`}
        title="Edit"
        onClick={() => onEdit(brand)}
      />
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={`Delete ${brand.name}`}
        title="Delete"
        onClick={() => onDelete(brand)}
      />
    </div>
  );
  const columns: Column<Brand, 'name'>[] = [
    {
      key: 'name',
      title: 'Brand',
      render: (brand) => (
        <>
          {link(brand)}
          {brand.description && (
            <div dir="auto" className={styles.description}>
              {brand.description}
            </div>
          )}
        </>
      ),
    },
    ...(supplierName
      ? [{ key: 'supplier', title: 'Supplier', render: ({ supplierId }: Brand) => supplierName(supplierId) }]
      : []),
    { key: 'products', title: 'Products', number: true, width: 96, render: ({ _count }) => _count.products },
    {
      key: 'created',
      title: 'Created',
      width: 136,
      wideOnly: true,
      render: ({ createdAt }) => <RelativeDate iso={createdAt} />,
    },
    { key: 'actions', title: '', width: 104, render: actions },
  ];
  const short = (brand: Brand): ShortRow => ({
    title: link(brand),
    figure: count(brand._count.products, 'product'),
    detail: brand.description ?? supplierName?.(brand.supplierId),
    tag: actions(brand),
  });
  return { columns, short };
}
