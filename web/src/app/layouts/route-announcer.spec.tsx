import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Link, Outlet, Route, Routes } from 'react-router-dom';
import { show } from '../../testing/render';
import { usePageTitle } from '../../lib/use-page-title';
import { RouteAnnouncer } from './route-announcer';

function Layout() {
  return (
    <>
      <main tabIndex={-1}>
        <Outlet />
      </main>
      <RouteAnnouncer />
    </>
  );
}

function First() {
  usePageTitle('First page');
  return <Link to="/second">Go on</Link>;
}

function Second() {
  usePageTitle('Second page');
  return <Link to="/third">Further</Link>;
}

function Third() {
  usePageTitle('Third page');
  return <input aria-label="Name" autoFocus />;
}

const open = () =>
  show(
    <Routes>
      <Route element={<Layout />}>
        <Route path="/" element={<First />} />
        <Route path="/second" element={<Second />} />
        <Route path="/third" element={<Third />} />
      </Route>
    </Routes>,
  );

describe('another page', () => {
  it('is told by its title, and the focus is at its beginning where what was pressed is gone', async () => {
    const { person } = open();
    await person.click(screen.getByRole('link', { name: 'Go on' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Second page/));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('that takes the focus on purpose keeps it', async () => {
    const { person } = open();
    await person.click(screen.getByRole('link', { name: 'Go on' }));
    await person.click(await screen.findByRole('link', { name: 'Further' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Third page/));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  });
});
