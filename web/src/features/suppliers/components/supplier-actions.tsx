import { DeleteOutlined, EditOutlined, MailOutlined, MoreOutlined } from '@ant-design/icons';
import { useState } from 'react';
import type { Supplier } from '../../../api/list-suppliers';
import { InviteSupplierDialog } from '../../../components/invitations/invite-supplier-dialog';
import { CatalogButton } from '../../../components/supplier/catalog-button';
import { MenuButton } from '../../../kit/page/menu-button';
import { useCurrentUser } from '../../../lib/auth/current-user';
import { useSide } from '../../../lib/auth/use-side';
import { useConfirmRemove } from '../use-remove-supplier';
import { EditSupplierDialog } from './supplier-dialog';

interface Props {
  supplier: Supplier;
  /** Where its catalog is looked at. */
  catalog: string;
}

/** What the page's user may do with a supplier: a buyer with others', a seller with the own one. */
export function SupplierActions({ supplier, catalog }: Props) {
  const user = useCurrentUser();
  const asBuyer = useSide() === 'buyer';
  const confirmRemove = useConfirmRemove();
  const [editing, setEditing] = useState(false);
  const [inviting, setInviting] = useState(false);

  // A record without owner is seen by nobody but the buyer who typed it in.
  const mayEdit = supplier.userId === null || supplier.userId === user.id;
  const mayRemove = asBuyer && supplier.relationshipStatus === 'active';
  // A public supplier is asked to connect instead.
  const mayInvite = asBuyer && supplier.userId === null;
  const items = [
    ...(mayInvite
      ? [{ key: 'invite', icon: <MailOutlined aria-hidden />, label: 'Invite', onClick: () => setInviting(true) }]
      : []),
    ...(mayEdit
      ? [{ key: 'edit', icon: <EditOutlined aria-hidden />, label: 'Edit', onClick: () => setEditing(true) }]
      : []),
    ...(mayRemove
      ? [
          {
            key: 'remove',
            icon: <DeleteOutlined aria-hidden />,
            label: 'Remove',
            danger: true,
            onClick: () => confirmRemove(supplier),
          },
        ]
      : []),
  ];

  return (
    <>
      <CatalogButton supplier={supplier} to={catalog} ask="Request Catalog Access" />
      {items.length > 0 && (
        <MenuButton
          style={{ flex: 'none' }}
          icon={<MoreOutlined aria-hidden />}
          aria-label={`More actions for ${supplier.name}`}
          menu={{ items }}
        />
      )}
      {inviting && <InviteSupplierDialog supplier={supplier} onClose={() => setInviting(false)} />}
      {editing && <EditSupplierDialog supplier={supplier} onClose={() => setEditing(false)} />}
    </>
  );
}
