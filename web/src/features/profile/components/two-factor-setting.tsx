import { Button } from 'antd';
import { useState } from 'react';
import { useCurrentUser } from '../../../lib/auth/current-user';
import { SettingRow } from './setting-row';
import { TwoFactorDialog } from './two-factor-dialog';
import { TwoFactorOffDialog } from './two-factor-off-dialog';

const HINTS = {
  on: 'On. A login asks for a code of your authenticator app.',
  off: 'A login asks for a code of your phone besides the password',
};

export function TwoFactorSetting() {
  const { twoFactorEnabled } = useCurrentUser();
  const [open, setOpen] = useState<'on' | 'off'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <SettingRow
        id="two-factor"
        label="Two-factor authentication"
        hint={HINTS[twoFactorEnabled ? 'on' : 'off']}
        control={
          twoFactorEnabled ? (
            <Button onClick={() => setOpen('off')}>Switch off two-factor</Button>
          ) : (
            <Button onClick={() => setOpen('on')}>Set up two-factor</Button>
          )
        }
      />
      {open === 'on' && <TwoFactorDialog onClose={close} />}
      {open === 'off' && <TwoFactorOffDialog onClose={close} />}
    </>
  );
}
