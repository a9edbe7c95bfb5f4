import { afterEach, describe, expect, it } from '@jest/globals';
import { Link, useMatch } from 'react-router-dom';
import { act, screen, waitFor } from '@testing-library/react';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { show } from '../../testing/render';
import { EntryForm } from '../form/entry-form';
import { useEntry } from '../form/use-entry';
import { Dialog } from './dialog';
import { LeaveGuard } from './leave-guard';
import { useWayBack } from './use-way-back';

function Entry() {
  const entry = useEntry<{ notes: string }>({ send: () => Promise.resolve(), failure: 'Failed', onDone: () => {} });
  return (
    <EntryForm entry={entry}>
      <Form.Item label="Notes" name="notes">
        <Input />
      </Form.Item>
    </EntryForm>
  );
}

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <LeaveGuard />
      <Dialog title="Add it" open={open} onCancel={() => setOpen(false)}>
        <Entry />
      </Dialog>
    </>
  );
}

/** On a page that somebody came to from elsewhere, with a dialog over it. */
async function opened() {
  const shown = show(<Page />, { at: '/elsewhere', path: '/stock' });
  await act(() => shown.router.navigate('/stock'));
  await screen.findByRole('dialog', { name: 'Add it' });
  const goBack = () => act(() => shown.router.navigate(-1));
  const pathname = () => shown.router.state.location.pathname;
  return { ...shown, goBack, pathname };
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add it' })).toBeNull());

it('the browser’s Back closes a dialog, and only then leaves the page', async () => {
  const { goBack, pathname } = await opened();
  await goBack();
  await isClosed();
  expect(pathname()).toBe('/stock');
  await goBack();
  await waitFor(() => expect(pathname()).toBe('/elsewhere'));
});

it('it asks before it throws away what was typed; another Back keeps it', async () => {
  const { goBack, pathname, person } = await opened();
  await person.type(await screen.findByLabelText(/^Notes/), 'Second shelf');
  await goBack();
  await screen.findByRole('dialog', { name: 'Discard your changes?' });
  await goBack();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard your changes?' })).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>(/^Notes/).value).toBe('Second shelf');

  await goBack();
  await person.click(await screen.findByRole('button', { name: 'Discard' }));
  await isClosed();
  expect(pathname()).toBe('/stock');
});

/** A list, and a dialog over it that has an address of its own. */
function ListPage() {
  const isOpen = useMatch('/stock/new') !== null;
  const close = useWayBack('/stock');
  return (
    <>
      <LeaveGuard />
      <Link to="/stock/new">Add it</Link>
      {isOpen && (
        <Dialog title="Add it" open onCancel={close}>
          <Entry />
          <Button onClick={close}>Never mind</Button>
        </Dialog>
      )}
    </>
  );
}

describe('a dialog with an address of its own', () => {
  // As the router numbers entries in a browser; the one of tests keeps none there.
  const numbered = (idx: number, key: string) => window.history.replaceState({ idx, key }, '');
  afterEach(() => window.history.replaceState(null, ''));

  async function openedFromList() {
    const shown = show(<ListPage />, { at: '/elsewhere', path: '/stock/*' });
    await act(() => shown.router.navigate('/stock'));
    await shown.person.click(await screen.findByRole('link', { name: 'Add it' }));
    await screen.findByRole('dialog', { name: 'Add it' });
    numbered(2, shown.router.state.location.key);
    const goBack = () => act(() => shown.router.navigate(-1));
    const pathname = () => shown.router.state.location.pathname;
    return { ...shown, goBack, pathname };
  }

  it.each(['Back', 'the cross', 'Esc'])('is left by %s for the list, which is in the history once', async (way) => {
    const { goBack, pathname, person } = await openedFromList();
    if (way === 'Back') await goBack();
    else if (way === 'Esc') await person.keyboard('{Escape}');
    else await person.click(screen.getByRole('button', { name: 'Close' }));
    await isClosed();
    await waitFor(() => expect(pathname()).toBe('/stock'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Add it' })));
    await goBack();
    await waitFor(() => expect(pathname()).toBe('/elsewhere'));
  });

  it('asks first, and goes back where what was typed is discarded', async () => {
    const { goBack, pathname, person } = await openedFromList();
    await person.type(await screen.findByLabelText(/^Notes/), 'Second shelf');
    await goBack();
    expect(pathname()).toBe('/stock/new');
    await person.click(await screen.findByRole('button', { name: 'Discard' }));
    await isClosed();
    await waitFor(() => expect(pathname()).toBe('/stock'));
  });

  it('waits until the browser is there again where its Back was held up', async () => {
    const { pathname, person, router } = await openedFromList();
    const { key } = router.state.location;
    numbered(1, 'list');
    await person.keyboard('{Escape}');
    expect(pathname()).toBe('/stock/new');
    numbered(2, key);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await isClosed();
    expect(pathname()).toBe('/stock');
  });

  it('that somebody began with is left for the list beneath', async () => {
    const { person, router } = show(<ListPage />, { at: '/stock/new', path: '/stock/*' });
    await person.click(await screen.findByRole('button', { name: 'Never mind' }));
    await isClosed();
    expect(router.state.location.pathname).toBe('/stock');
  });
});
