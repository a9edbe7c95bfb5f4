import { expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { show } from '../../testing/render';
import { EntryForm } from '../form/entry-form';
import { useEntry } from '../form/use-entry';
import { Dialog } from './dialog';
import { LeaveGuard } from './leave-guard';

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
