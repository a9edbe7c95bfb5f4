import { Button } from 'antd';
import { useState } from 'react';
import { SettingRow } from './setting-row';
import { CloseAccountDialog } from './close-account-dialog';

export function CloseAccount() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <SettingRow
        id="delete-account"
        label="Delete account"
        hint="Your personal data is deleted; orders and movements stay without your name"
        control={
          <Button danger onClick={() => setAsking(true)}>
            Delete Account
          </Button>
        }
      />
      {asking && <CloseAccountDialog onClose={() => setAsking(false)} />}
    </>
  );
}
