import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Switch, Tooltip } from 'antd';
import { useLocation } from 'react-router-dom';
import type { Product } from '../../../api/list-products';
import { DecisionButton } from '../../../kit/decision/decision-button';
import type { Column } from '../../../kit/list/column';
import type { ShortRow } from '../../../kit/list/data-table';
import { LinkButton } from '../../../kit/page/link-button';
import { Money } from '../../../kit/values/money';
import { StatusTag } from '../../../kit/page/status-tag';
import { RowLink } from '../../../kit/list/row-link';
import { paths } from '../../../lib/paths';
import { useToggleVisibility } from '../api/toggle-visibility';
import { ProductStatusTag } from './product-status-tag';
import styles from './product-columns.module.css';

type Sort = 'name' | 'newest' | 'price-asc' | 'price-desc';

interface Props {
  showSupplier: boolean;
  /** They are not sold any more: all that can be done with one is to bring it back. */
  archived: boolean;
  onRestore: (product: Product) => void;
  onDelete: (product: Product) => void;
}

/** A row opens the product's dialog; the filters stay behind it. */
export function useProductColumns({ showSupplier, archived, onRestore, onDelete }: Props) {
  const { search } = useLocation();
  const to = ({ id }: Product) => `${paths.seller.product(id)}${search}`;

  const link = (product: Product) =>
    archived ? (
      product.name
    ) : (
      <RowLink to={to(product)} preventScrollReset>
        {product.name}
      </RowLink>
    );

  const restore = (product: Product) => (
    <DecisionButton onClick={() => onRestore(product)} aria-label={`Restore ${product.name}`}>
      Restore
    </DecisionButton>
  );

  const changes = (product: Product) => (
    <div className={styles.actions}>
      <LinkButton
        to={to(product)}
        preventScrollReset
        type="text"
        icon={<EditOutlined aria-hidden />}
        aria-label={`Edit ${product.name}`}
        title="Edit"
      />
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={`Delete ${product.name}`}
        title="Delete"
        onClick={() => onDelete(product)}
      />
    </div>
  );

  const actions = archived ? restore : changes;
  const tag = (product: Product) =>
    archived ? <StatusTag tone="over">Archived</StatusTag> : <ProductStatusTag product={product} />;

  const columns: Column<Product, Sort>[] = [
    {
      key: 'name',
      title: 'Product',
      sort: { ascend: 'name' },
      render: (product) => (
        <div className={styles.product}>
          {link(product)}
          <div className={styles.meta}>
            {[product.sku, showSupplier && product.supplier?.name].filter(Boolean).join(' · ')}
          </div>
        </div>
      ),
    },
    { key: 'brand', title: 'Brand', render: ({ brand }) => brand?.name ?? <span className={styles.none}>None</span> },
    { key: 'category', title: 'Category', wideOnly: true, render: ({ category }) => category ?? '' },
    {
      key: 'price',
      title: 'Price',
      number: true,
      sort: { ascend: 'price-asc', descend: 'price-desc' },
      render: ({ price, currency, unitOfMeasure }) => (
        <>
          <Money cents={price} currency={currency} />
          <div className={styles.meta}>per {unitOfMeasure}</div>
        </>
      ),
    },
    { key: 'minimum', title: 'Minimum', number: true, wideOnly: true, render: (product) => product.minOrderQuantity },
    {
      key: 'status',
      title: 'Status',
      render: (product) => (
        <>
          {tag(product)}
          {product.rejectionReason && <div className={styles.reason}>{product.rejectionReason}</div>}
        </>
      ),
    },
    ...(archived
      ? []
      : [{ key: 'visible', title: 'Visible', width: 80, render: (p: Product) => <VisibilitySwitch product={p} /> }]),
    { key: 'actions', title: '', width: 104, render: actions },
  ];

  const short = (product: Product): ShortRow => ({
    title: link(product),
    figure: <Money cents={product.price} currency={product.currency} />,
    detail: product.rejectionReason ?? product.sku,
    tag: tag(product),
    actions: archived ? (
      restore(product)
    ) : (
      <>
        <span className={styles.visible}>
          <VisibilitySwitch product={product} /> Visible
        </span>
        {changes(product)}
      </>
    ),
  });
  return { columns, short };
}

function VisibilitySwitch({ product }: { product: Product }) {
  const { id, name, isApproved, visibleOnMarketplace } = product;
  const toggle = useToggleVisibility();
  return (
    <Tooltip title={isApproved ? '' : 'Only approved products can change visibility'}>
      <Switch
        aria-label={`${name} visible on marketplace`}
        checked={visibleOnMarketplace}
        disabled={!isApproved}
        loading={toggle.isPending}
        onChange={() => toggle.mutate(id)}
      />
    </Tooltip>
  );
}
