import { Button } from 'antd';
import { useProduct } from '../../../api/get-product';
import { DecisionButton } from '../../../kit/decision/decision-button';
import { useConfirm } from '../../../kit/dialog/use-confirm';
import { StatusTag } from '../../../kit/page/status-tag';
import { isInStockAlready } from '../../../lib/api-error';
import { formatMoney } from '../../../lib/money';
import { formatNumber } from '../../../lib/numbers';
import { useToast } from '../../../lib/use-toast';
import type { LineItem } from '../api/get-invoice';
import type { Invoice } from '../api/list-invoices';
import { useImportLine } from '../api/import-line';
import { useUpdateLine } from '../api/update-line';
import { costOf, isCountable, isGoods } from '../goods';
import { inStockOf, leftOf, receivedOf } from '../received';
import type { AskWhichOrder } from '../use-which-order';
import { Ordered } from './ordered';
import styles from './lines.module.css';

interface Props {
  line: LineItem;
  /** Where it has fractions of a cent, which the stock does not keep. */
  printedPrice: string | null;
  currency: string;
  order: Invoice['order'];
  askWhichOrder: AskWhichOrder;
  onEdit: () => void;
  onLook: () => void;
}

/** A line that is in order: what it says, where it goes, and the way there. */
export function LineRow({ line, printedPrice, currency, order, askWhichOrder, onEdit, onLook }: Props) {
  const { description, sku, quantity, unitPrice, lineTotal, isCharge, importing, importError, importedAt } = line;
  const importLine = useImportLine();
  const update = useUpdateLine(line.id);
  const toast = useToast();
  const confirm = useConfirm();
  const left = leftOf(line);
  const cost = printedPrice ? unitPrice : costOf(line);
  const canBeImported = isGoods(line) && isCountable(line);
  const money = (cents: number | null) => (cents === null ? '–' : formatMoney(cents, currency));

  const send = (countAgain = false): Promise<void> =>
    importLine.mutateAsync({ id: line.id, countAgain }).then(
      ({ created }) =>
        toast.success('Line imported', created ? 'A new item is in your inventory.' : 'Your stock is up.'),
      (error: unknown) => {
        if (isInStockAlready(error)) askAgain(`${error.detail}.`);
        else if (!askWhichOrder(error, () => void send(countAgain))) toast.failure('Failed to import line item', error);
      },
    );
  const sayGoods = () =>
    update
      .mutateAsync({ isCharge: false })
      .catch((error: unknown) => toast.failure('Failed to update line item', error));
  const askAgain = (why: string) =>
    confirm({
      title: 'Count these goods again?',
      content: `${description}: ${why} This adds ${formatNumber(quantity ?? 0)} more.`,
      ok: 'Import anyway',
      run: () => send(true),
    });
  const askAboutReceived = () => askAgain(`${receivedOf(inStockOf(line), line, order)}, and in stock since.`);

  return (
    <li className={styles.line} onMouseEnter={onLook} onFocus={onLook}>
      <div className={styles.summary}>
        <div className={styles.words}>
          <span dir="auto" className={styles.name}>
            {description}
          </span>
          <span className={styles.meta}>
            {[sku, `${quantity ?? '–'} × ${printedPrice ?? money(unitPrice)}`].filter(Boolean).join(' · ')}
          </span>
          {canBeImported && (printedPrice || cost !== unitPrice) && (
            <span className={styles.meta}>
              In stock one costs {money(cost)}
              {printedPrice && ': fractions are not kept'}
            </span>
          )}
          {canBeImported ? (
            <Destination line={line} />
          ) : isGoods(line) ? (
            <span className={styles.meta}>Cannot be imported: the stock counts whole units</span>
          ) : (
            <span className={styles.meta}>
              {isCharge ? <StatusTag tone="over">Charge</StatusTag> : 'Nothing that comes into stock'}
            </span>
          )}
          <Ordered line={line} order={order} />
          {importError && <span className={styles.refusal}>Import failed: {importError}</span>}
        </div>
        <span className={styles.sum}>{money(lineTotal)}</span>
        {importedAt ? (
          <StatusTag tone="done">Imported</StatusTag>
        ) : importing ? (
          <StatusTag tone="motion">Being imported</StatusTag>
        ) : (
          <span className={styles.buttons}>
            <Button size="small" type="text" onClick={onEdit}>
              Edit
            </Button>
            {isCharge && (
              <Button size="small" type="text" loading={update.isPending} onClick={() => void sayGoods()}>
                This is goods
              </Button>
            )}
            {canBeImported && inStockOf(line) > 0 && (
              <Button size="small" type={left > 0 ? 'text' : undefined} onClick={askAboutReceived}>
                {left > 0 ? `Import all ${formatNumber(quantity ?? 0)}` : 'Import'}
              </Button>
            )}
            {canBeImported && (left > 0 || inStockOf(line) === 0) && (
              <DecisionButton size="small" loading={importLine.isPending} onClick={() => void send()}>
                {inStockOf(line) > 0 ? `Import ${formatNumber(left)}` : 'Import'}
              </DecisionButton>
            )}
          </span>
        )}
      </div>
    </li>
  );
}

function Destination({ line: { productId, suggestion } }: { line: LineItem }) {
  const match = suggestion.find((candidate) => candidate.productId === productId);
  const { data } = useProduct(productId !== null && !match ? productId : undefined);
  if (productId === null) return <span className={styles.meta}>→ a new product of your own</span>;
  return (
    <span className={styles.meta}>
      → {match?.name ?? data?.name ?? `Product ID: ${productId}`}
      {match && ` (${match.reason})`}
    </span>
  );
}
