import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import type { Supplier } from '../../api/list-suppliers';
import { ConnectDialog } from './connect-dialog';

interface Props extends Pick<ButtonProps, 'type' | 'block'> {
  supplier: Supplier;
  label?: string;
}

/** Nothing for connected suppliers; waits while a request is open. */
export function ConnectButton({ supplier, label = 'Connect', ...look }: Props) {
  const [asking, setAsking] = useState(false);
  if (supplier.relationshipStatus === 'active') return null;
  if (supplier.relationshipStatus === 'pending') {
    return (
      <Button {...look} type="default" disabled>
        Pending
      </Button>
    );
  }
  return (
    <>
      <Button {...look} onClick={() => setAsking(true)} aria-label={`${label} with ${supplier.name}`}>
        {label}
      </Button>
      {asking && <ConnectDialog supplier={supplier} onClose={() => setAsking(false)} />}
    </>
  );
}
