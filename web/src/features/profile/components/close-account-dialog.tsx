import { Alert, Form, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Dialog } from '../../../kit/dialog/dialog';
import { EntryForm } from '../../../kit/form/entry-form';
import { FormActions } from '../../../kit/form/form-actions';
import { useEntry } from '../../../kit/form/use-entry';
import { useCurrentUser } from '../../../lib/auth/current-user';
import { endSession } from '../../../lib/auth/session';
import { type OpenOrder, openOrdersOf } from '../../../lib/open-orders';
import { paths } from '../../../lib/paths';
import { useToast } from '../../../lib/use-toast';
import { useCloseAccount } from '../api/close-account';
import { OwnPasswordField } from '../forms/own-password-field';

interface Values {
  username: string;
  password: string;
}

export function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const { username } = useCurrentUser();
  const close = useCloseAccount();
  const toast = useToast();
  const [open, setOpen] = useState<OpenOrder[]>([]);
  const entry = useEntry<Values>({
    send: ({ password }) => close.mutateAsync({ password }),
    failure: 'Failed to delete account',
    onDone: () => {
      endSession();
      toast.success('Account deleted', 'Your personal data is gone. Thank you for having been here.');
    },
    onRefused: (error) => {
      const orders = openOrdersOf(error);
      setOpen(orders);
      return orders.length > 0;
    },
  });
  return (
    <Dialog title="Delete your account?" open onCancel={onClose}>
      <p>
        You are logged out everywhere, your personal data is deleted, and nobody can bring it back. Orders and stock
        movements stay, under “Deleted user”.
      </p>
      {open.length > 0 && (
        <Alert
          type="error"
          showIcon
          title="Orders are still open"
          description={
            <ul>
              {open.map(({ id, orderNumber, status, side }) => (
                <li key={id}>
                  <Link to={side === 'seller' ? paths.seller.order(id) : paths.order(id)}>{orderNumber}</Link> ({status}
                  )
                </li>
              ))}
            </ul>
          }
        />
      )}
      <EntryForm entry={entry}>
        <Form.Item
          label={`Type your username: ${username}`}
          name="username"
          required
          rules={[
            {
              validator: (_rule, value) =>
                value === username ? Promise.resolve() : Promise.reject(new Error('This is not your username')),
            },
          ]}
        >
          <Input autoComplete="off" autoCapitalize="none" />
        </Form.Item>
        <OwnPasswordField />
        <FormActions submit="Delete account" busy={entry.busy} danger />
      </EntryForm>
    </Dialog>
  );
}
