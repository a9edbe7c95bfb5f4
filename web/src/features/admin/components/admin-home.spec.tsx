import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { show } from '../../../testing/render';
import { AdminHome } from './admin-home';

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

it.each([
  ['/admin', '/admin/users'],
  ['/admin?tab=suppliers', '/admin/suppliers'],
  ['/admin?tab=settings', '/admin/settings'],
  ['/admin?tab=invitations&q=ada', '/admin/invitations?q=ada'],
  ['/admin?tab=nothing', '/admin/users'],
  ['/admin?tab=constructor', '/admin/users'],
])('%s opens %s', async (at, address) => {
  show(
    <Routes>
      <Route path="/admin" element={<AdminHome />} />
      <Route path="*" element={<Address />} />
    </Routes>,
    { at },
  );
  expect(await screen.findByText(address)).toBeTruthy();
});
