import { DeleteOutlined, MoreOutlined } from '@ant-design/icons';
import { App, Button, Dropdown } from 'antd';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { useToast } from '../../../lib/use-toast';
import { useDeleteInvoice } from '../api/delete-invoice';
import type { Invoice } from '../api/list-invoices';

interface Props {
  invoice: Invoice;
  /** An invoice that is in the stock's history stays. */
  imported: boolean;
}

export function InvoiceMenu({ invoice, imported }: Props) {
  const { modal } = App.useApp();
  const { mutateAsync: remove } = useDeleteInvoice(invoice.id);
  const navigate = useNavigate();
  const toast = useToast();

  const confirm = () =>
    modal.confirm({
      title: 'Delete this invoice?',
      content: `${invoice.fileName} and what was read from it are deleted.`,
      okText: 'Delete',
      okButtonProps: { danger: true },
      onOk: () =>
        remove().then(
          () => {
            toast.success('Invoice deleted', invoice.fileName);
            void navigate(paths.orders({ tab: 'upload' }), { replace: true });
          },
          (error: unknown) => toast.failure('Failed to delete invoice', error),
        ),
    });

  return (
    <>
      <Button href={`/api/invoices/${invoice.id}/file`} target="_blank">
        Open original
      </Button>
      {!imported && (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items: [
              {
                key: 'delete',
                icon: <DeleteOutlined />,
                label: 'Delete',
                danger: true,
                onClick: () => void confirm(),
              },
            ],
          }}
        >
          <Button icon={<MoreOutlined />} aria-label="More actions" />
        </Dropdown>
      )}
    </>
  );
}
