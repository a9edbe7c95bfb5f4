import { useBasket } from '../../../api/get-basket';
import { LinkButton } from '../../../kit/page/link-button';
import { PageHeader } from '../../../kit/page/page-header';
import { MarketDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { QueryState } from '../../../kit/state/query-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { count } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { CartGroup } from '../components/cart-group';
import styles from '../components/cart.module.css';

/** What the buyer means to order: one group, and one order, per supplier. */
export function CartPage() {
  const basket = useBasket();
  const groups = basket.data;
  const products = groups?.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  return (
    <>
      <PageHeader
        title="Cart"
        summary={
          products > 0 ? `${count(products, 'product')} from ${count(groups?.length ?? 0, 'supplier')}` : undefined
        }
      />
      <QueryState query={basket} skeleton={<RowSkeletons />} errorTitle="Your cart could not be loaded">
        {(loaded) =>
          loaded.length > 0 ? (
            <div className={styles.groups}>
              {loaded.map((group) => (
                <CartGroup key={group.supplier.id} group={group} />
              ))}
            </div>
          ) : (
            <EmptyState
              drawing={<MarketDrawing />}
              title="Your cart is empty"
              action={
                <LinkButton type="primary" to={paths.marketplace({ tab: 'products' })}>
                  Browse products
                </LinkButton>
              }
            >
              Add products from the marketplace or a supplier’s catalog, and order them together.
            </EmptyState>
          )
        }
      </QueryState>
    </>
  );
}
