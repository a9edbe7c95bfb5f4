import { Button, Tabs } from 'antd';
import { useState } from 'react';
import { useCustomers } from '../../../api/list-customers';
import { InviteBuyerDialog } from '../../../components/invitations/invite-buyer-dialog';
import { useTab } from '../../../kit/list/use-url-choice';
import { PageHeader } from '../../../kit/page/page-header';
import { CustomersTab } from '../components/customers-tab';
import { Discovery } from '../components/discovery';
import { CONNECTED, REQUESTS } from '../customer-list';

export function CustomersPage() {
  const [tab, setTab] = useTab(['discovery', 'customers']);
  const connected = useCustomers(CONNECTED).data?.total;
  const waiting = useCustomers(REQUESTS).data?.total;
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <PageHeader
        title="Customers"
        summary={
          connected !== undefined &&
          waiting !== undefined &&
          `${connected} connected · ${waiting} waiting for an answer`
        }
        primary={
          <Button type="primary" onClick={() => setInviting(true)}>
            Invite buyer
          </Button>
        }
      />
      <Tabs
        activeKey={tab}
        onChange={setTab}
        destroyOnHidden
        items={[
          { key: 'discovery', label: 'Customer Discovery', children: <Discovery /> },
          {
            key: 'customers',
            label: waiting && waiting !== '0' ? `Customers (${waiting} waiting)` : 'Customers',
            children: <CustomersTab />,
          },
        ]}
      />
      {inviting && <InviteBuyerDialog onClose={() => setInviting(false)} />}
    </>
  );
}
