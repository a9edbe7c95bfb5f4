import { DeleteOutlined, MoreOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { MenuButton } from '../../../kit/page/menu-button';
import { paths } from '../../../lib/paths';
import { useConfirm } from '../../../kit/dialog/use-confirm';
import { count, formatNumber } from '../../../lib/numbers';
import { useDeleteInvoice } from '../api/delete-invoice';
import type { LineItem } from '../api/get-invoice';
import type { Invoice } from '../api/list-invoices';
import { goodsOf, MOST_NAMED } from '../goods';
import { useUndo } from '../use-undo';

/** An invoice that is in the stock's history stays, until that is undone. */
export function InvoiceMenu({ invoice, lines }: { invoice: Invoice; lines: LineItem[] }) {
  const confirm = useConfirm();
  const { mutateAsync: remove } = useDeleteInvoice(invoice.id);
  const navigate = useNavigate();
  const undo = useUndo(invoice.id);
  const imported = lines.filter(({ importedAt }) => importedAt);

  const askToUndo = () =>
    confirm({
      title: `Undo the import of ${count(invoice.importedCount, 'line')}?`,
      content: (
        <ul>
          {imported.slice(0, MOST_NAMED).map((line) => (
            <li key={line.id}>
              {goodsOf(line)}: <strong>−{formatNumber(line.importedQuantity ?? 0)}</strong>
            </li>
          ))}
          {imported.length > MOST_NAMED && <li>and {count(imported.length - MOST_NAMED, 'more line')}.</li>}
          <li>They leave your inventory; the lines can be imported again.</li>
        </ul>
      ),
      ok: 'Undo import',
      run: undo,
    });

  const ask = () =>
    confirm({
      title: 'Delete this invoice?',
      content: `${invoice.fileName} and what was read from it are deleted.`,
      ok: 'Delete',
      run: () => remove(),
      success: () => ['Invoice deleted', invoice.fileName],
      failure: 'Failed to delete invoice',
      onDone: () => void navigate(paths.orders({ tab: 'upload' }), { replace: true }),
    });

  return (
    <>
      <Button href={`/api/invoices/${invoice.id}/file`} target="_blank">
        Open original
      </Button>
      {invoice.importedCount > 0 ? (
        <Button icon={<UndoOutlined aria-hidden />} onClick={askToUndo}>
          Undo import
        </Button>
      ) : (
        <MenuButton
          icon={<MoreOutlined aria-hidden />}
          aria-label="More actions"
          menu={{
            items: [
              { key: 'delete', icon: <DeleteOutlined aria-hidden />, label: 'Delete', danger: true, onClick: ask },
            ],
          }}
        />
      )}
    </>
  );
}
