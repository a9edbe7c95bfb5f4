import { Button } from 'antd';
import { useState } from 'react';
import { NoRows, Row, Rows } from '../../../kit/page/rows';
import { Surface } from '../../../kit/page/surface';
import { QueryState } from '../../../kit/state/query-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { RelativeDate } from '../../../kit/values/relative-date';
import { formatDay } from '../../../lib/dates';
import { passkeysWork } from '../../../lib/passkeys';
import { type Passkey, usePasskeys } from '../api/passkeys';
import { PasskeyDialog } from './passkey-dialog';
import { PasskeyRemovalDialog } from './passkey-removal-dialog';
import { PasskeyRenameDialog } from './passkey-rename-dialog';

type Open = { to: 'add' } | { to: 'rename' | 'remove'; passkey: Passkey };

/** What logs the person in without a password. */
export function Passkeys() {
  const query = usePasskeys();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Surface
        title="Passkeys"
        flush
        extra={
          passkeysWork() && (
            <Button size="small" onClick={() => setOpen({ to: 'add' })}>
              Add a passkey
            </Button>
          )
        }
      >
        <QueryState query={query} skeleton={<RowSkeletons count={1} />} errorTitle="Your passkeys could not be loaded">
          {(passkeys) =>
            passkeys.length === 0 ? (
              <NoRows>A passkey logs you in by the lock of your device, without a password or a code.</NoRows>
            ) : (
              <Rows label="Passkeys">
                {passkeys.map((passkey) => (
                  <Row
                    key={passkey.id}
                    title={passkey.name}
                    meta={<Use of={passkey} />}
                    actions={
                      <>
                        <Button
                          size="small"
                          aria-label={`Rename ${passkey.name}`}
                          onClick={() => setOpen({ to: 'rename', passkey })}
                        >
                          Rename
                        </Button>
                        <Button
                          size="small"
                          aria-label={`Remove ${passkey.name}`}
                          onClick={() => setOpen({ to: 'remove', passkey })}
                        >
                          Remove
                        </Button>
                      </>
                    }
                  />
                ))}
              </Rows>
            )
          }
        </QueryState>
      </Surface>
      {open?.to === 'add' && <PasskeyDialog onClose={close} />}
      {open?.to === 'rename' && <PasskeyRenameDialog passkey={open.passkey} onClose={close} />}
      {open?.to === 'remove' && <PasskeyRemovalDialog passkey={open.passkey} onClose={close} />}
    </>
  );
}

function Use({ of: { createdAt, lastUsedAt } }: { of: Passkey }) {
  return (
    <>
      Added {formatDay(createdAt)} ·{' '}
      {lastUsedAt ? (
        <>
          last used <RelativeDate iso={lastUsedAt} />
        </>
      ) : (
        'never used'
      )}
    </>
  );
}
