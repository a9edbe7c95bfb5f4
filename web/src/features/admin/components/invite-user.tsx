import { Button } from 'antd';
import { useState } from 'react';
import { InviteUserDialog } from './invite-user-dialog';

export function InviteUser() {
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <Button type="primary" onClick={() => setInviting(true)}>
        Invite user
      </Button>
      {inviting && <InviteUserDialog onClose={() => setInviting(false)} />}
    </>
  );
}
