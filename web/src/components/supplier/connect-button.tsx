import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import type { Supplier } from '../../api/list-suppliers';
import { useDeclined } from '../../api/own-relationship';
import { ConnectDialog } from './connect-dialog';
import { mustWait } from './declined-notice';

interface Props extends Pick<ButtonProps, 'type' | 'block'> {
  supplier: Supplier;
  label?: string;
}

/** Nothing for connected suppliers; waits while a request is open. */
export function ConnectButton({ supplier, label = 'Connect', ...look }: Props) {
  const [asking, setAsking] = useState(false);
  const declined = useDeclined(supplier);
  if (supplier.relationshipStatus === 'active') return null;
  if (supplier.relationshipStatus === 'pending') {
    return (
      <Button {...look} type="default" disabled>
        Invitation Pending
      </Button>
    );
  }
  const waits = declined !== undefined && mustWait(declined);
  const said = waits ? 'Why declined' : declined ? 'Ask again' : label;
  return (
    <>
      <Button
        {...look}
        {...(waits && { type: 'default' as const })}
        onClick={() => setAsking(true)}
        aria-label={
          waits ? `Why ${supplier.name} declined` : `${declined ? 'Ask again to connect' : label} with ${supplier.name}`
        }
      >
        {said}
      </Button>
      {asking && <ConnectDialog supplier={supplier} onClose={() => setAsking(false)} />}
    </>
  );
}
