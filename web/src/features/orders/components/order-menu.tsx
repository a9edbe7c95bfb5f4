import { CopyOutlined, DeleteOutlined, EyeOutlined, MoreOutlined } from '@ant-design/icons';
import { useNavigate } from 'react-router-dom';
import type { Order } from '../../../api/list-orders';
import { MenuButton } from '../../../kit/page/menu-button';
import { paths } from '../../../lib/paths';
import { isUnanswered } from '../receipt';
import { useDuplicate } from '../use-duplicate';
import { useConfirmDelete } from '../use-delete-order';

export function OrderMenu({ order }: { order: Order }) {
  const navigate = useNavigate();
  const confirmDelete = useConfirmDelete();
  const duplicate = useDuplicate(order);
  return (
    <MenuButton
      type="text"
      size="small"
      icon={<MoreOutlined aria-hidden />}
      aria-label={`More actions for ${order.orderNumber}`}
      menu={{
        items: [
          {
            key: 'view',
            icon: <EyeOutlined aria-hidden />,
            label: 'View Details',
            onClick: () => void navigate(paths.order(order.id)),
          },
          ...(isUnanswered(order)
            ? []
            : [{ key: 'again', icon: <CopyOutlined aria-hidden />, label: 'Duplicate', onClick: duplicate }]),
          ...(order.status === 'draft'
            ? [
                {
                  key: 'delete',
                  icon: <DeleteOutlined aria-hidden />,
                  label: 'Delete',
                  danger: true,
                  onClick: () => confirmDelete(order),
                },
              ]
            : []),
        ],
      }}
    />
  );
}
