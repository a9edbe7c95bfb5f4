import { DeleteOutlined, EditOutlined, MoreOutlined, SlidersOutlined } from '@ant-design/icons';
import { MenuButton } from '../../../kit/page/menu-button';
import type { InventoryItem } from '../api/list-inventory';
import { useItemActions } from './item-actions';

interface Props {
  item: InventoryItem;
  /** The card has its own button for it. */
  withoutAdjust?: boolean;
}

export function ItemMenu({ item, withoutAdjust }: Props) {
  const { adjust, edit, remove } = useItemActions();
  return (
    <MenuButton
      type="text"
      size="small"
      icon={<MoreOutlined aria-hidden />}
      aria-label={`More actions for ${item.product.name}`}
      menu={{
        items: [
          ...(withoutAdjust
            ? []
            : [
                {
                  key: 'adjust',
                  icon: <SlidersOutlined aria-hidden />,
                  label: 'Adjust stock',
                  onClick: () => adjust(item),
                },
              ]),
          { key: 'edit', icon: <EditOutlined aria-hidden />, label: 'Edit', onClick: () => edit(item) },
          {
            key: 'remove',
            icon: <DeleteOutlined aria-hidden />,
            label: 'Remove',
            danger: true,
            onClick: () => remove(item),
          },
        ],
      }}
    />
  );
}
