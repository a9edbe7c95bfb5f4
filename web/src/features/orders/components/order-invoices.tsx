import { useInvoicesOfOrder } from '../../../api/list-invoices-of-order';
import { RowLink } from '../../../kit/list/row-link';
import { Row, Rows } from '../../../kit/page/rows';
import { Surface } from '../../../kit/page/surface';
import { useSide } from '../../../lib/auth/use-side';
import { formatMoney } from '../../../lib/money';
import { formatNumber } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { nameOf } from '../imported';

/** The buyer's invoices for this order, and how much of each is in stock. */
export function OrderInvoices({ orderId }: { orderId: number }) {
  const isBuyer = useSide() === 'buyer';
  const { data: invoices = [] } = useInvoicesOfOrder(orderId, isBuyer);
  if (invoices.length === 0) return null;
  return (
    <Surface title="Invoices" flush>
      <Rows label="Invoices for this order">
        {invoices.map((invoice) => {
          const { id, importedCount, goodsCount, totalAmount, currency } = invoice;
          return (
            <Row
              key={id}
              title={<RowLink to={paths.invoice(id)}>{nameOf(invoice)}</RowLink>}
              meta={
                importedCount > 0
                  ? `${formatNumber(importedCount)} of ${formatNumber(goodsCount)} lines imported`
                  : 'Not imported'
              }
              figure={totalAmount !== null && currency !== null ? formatMoney(totalAmount, currency) : undefined}
            />
          );
        })}
      </Rows>
    </Surface>
  );
}
