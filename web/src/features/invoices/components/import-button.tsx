import { Button } from 'antd';
import { count, formatNumber } from '../../../lib/numbers';
import { useConfirm } from '../../../kit/dialog/use-confirm';
import { useToast } from '../../../lib/use-toast';
import type { LineItem } from '../api/get-invoice';
import { useImportAll } from '../api/import-all';
import type { Invoice } from '../api/list-invoices';
import { IMPORT_STEP } from '../doubts';
import { goodsOf, isCountable, isGoods, MOST_NAMED } from '../goods';
import { inStockOf, leftOf } from '../received';
import { useUndo } from '../use-undo';
import type { AskWhichOrder } from '../use-which-order';
import { goToField } from './invoice-fields';

interface Props {
  invoice: Invoice;
  lines: LineItem[];
  askWhichOrder: AskWhichOrder;
}

/** 'Import 12 lines', which says what it will change before it changes it. */
export function ImportButton({ invoice, lines, askWhichOrder }: Props) {
  const { id, currency, order } = invoice;
  const importAll = useImportAll(id);
  const confirm = useConfirm();
  const toast = useToast();
  const undo = useUndo(id);

  const open = lines.filter((line) => !line.importedAt && isGoods(line));
  const noGoods = lines.filter((line) => !isGoods(line));
  const sure = open.filter(({ needsReview }) => !needsReview);
  const countable = sure.filter(isCountable);
  const clean = countable.filter((line) => inStockOf(line) === 0 || leftOf(line) > 0);
  const leftOut = [
    ...(sure.length > countable.length
      ? [`${count(sure.length - countable.length, 'line')} without a whole quantity`]
      : []),
    ...(countable.length > clean.length
      ? [`${count(countable.length - clean.length, 'line')} received with ${order?.orderNumber ?? 'the order'} already`]
      : []),
    ...(open.length > sure.length ? [`${count(open.length - sure.length, 'line')} in doubt`] : []),
  ].join(', ');
  if (open.length === 0) return null;
  if (currency === null) {
    return (
      <Button id={IMPORT_STEP} type="primary" onClick={() => goToField('currency')}>
        Set the currency
      </Button>
    );
  }

  const send = (): Promise<void> =>
    importAll.mutateAsync().then(
      ({ imported, importing, skipped, failed }) => {
        if (failed.length > 0) {
          toast.info(
            `${count(imported, 'line')} imported`,
            `${count(failed.length, 'line')} could not be imported: ${failed[0]?.message}`,
          );
        } else if (importing > 0) {
          toast.info(
            `${count(imported, 'line')} imported`,
            `${count(importing, 'more line')} ${importing === 1 ? 'is' : 'are'} on the way into your inventory.`,
          );
        } else if (skipped === 0) {
          toast.success('Invoice review completed', `${count(imported, 'line')} went into your inventory.`, { undo });
        } else {
          toast.success(
            `${count(imported, 'line')} imported`,
            leftOut === '' ? `${count(skipped, 'line')} still to import.` : `Left out: ${leftOut}.`,
            {
              undo,
            },
          );
        }
      },
      (error: unknown) => {
        if (!askWhichOrder(error, () => void send())) toast.failure('Failed to import all items', error);
      },
    );

  const askToImport = () =>
    confirm({
      title: `Import ${count(clean.length, 'line')} into your inventory?`,
      content: (
        <ul>
          {clean.slice(0, MOST_NAMED).map((line) => (
            <li key={line.id}>
              {goodsOf(line)}: <strong>+{formatNumber(leftOf(line))}</strong>
              {inStockOf(line) > 0 && `, without the ${formatNumber(inStockOf(line))} that are in stock already`}
              {line.productId === null && ', a new product of your own'}
            </li>
          ))}
          {clean.length > MOST_NAMED && <li>and {count(clean.length - MOST_NAMED, 'more line')}.</li>}
          {noGoods.length > 0 && (
            <li>Not for the stock: {count(noGoods.length, 'line')} of charges, discounts or returns.</li>
          )}
          {leftOut !== '' && <li>Left out: {leftOut}.</li>}
        </ul>
      ),
      ok: `Import ${count(clean.length, 'line')}`,
      danger: false,
      run: send,
    });

  return (
    <Button
      id={IMPORT_STEP}
      type="primary"
      disabled={clean.length === 0}
      loading={importAll.isPending}
      onClick={askToImport}
    >
      Import {count(clean.length, 'line')}
    </Button>
  );
}
