import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../lib/api-error';
import { show } from '../../testing/render';
import { Dialog } from '../dialog/dialog';
import { EntryForm } from './entry-form';
import { FormActions } from './form-actions';
import { LeaveGuard } from '../dialog/leave-guard';
import { useEntry } from './use-entry';

interface Values {
  name: string;
  note?: string;
}
type Send = (values: Values) => Promise<unknown>;

function NameForm({ send, onDone = () => {} }: { send: Send; onDone?: () => void }) {
  const entry = useEntry<Values>({ send, onDone, failure: 'Failed to save' });
  return (
    <EntryForm entry={entry} initialValues={{ name: '' }}>
      <Form.Item label="Name" name="name" rules={[{ required: true, message: 'Name is required' }]}>
        <Input />
      </Form.Item>
      <Form.Item label="Note" name="note">
        <Input />
      </Form.Item>
      <FormActions submit="Save" busy={entry.busy} />
    </EntryForm>
  );
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const press = (label: string) => screen.getByRole('button', { name: label });

describe('a form', () => {
  it('says what is missing, and sends nothing', async () => {
    const send = jest.fn<Send>();
    const { person } = show(<NameForm send={send} />);
    await person.click(press('Save'));
    expect(await screen.findByText('Name is required')).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
  });

  it('shows what the server says about a field at the field, and no toast', async () => {
    const refusal = new ApiError(409, 'Name is taken', [{ field: 'name', message: 'Name is taken' }]);
    const { person } = show(<NameForm send={() => Promise.reject(refusal)} />);
    await person.type(name(), 'Bolt');
    await person.click(press('Save'));
    await screen.findByText('Name is taken');
    expect(name().getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Failed to save')).toBeNull();
  });

  it('tells in a toast what no field can show', async () => {
    const refusal = new ApiError(422, 'The shop is closed', [{ field: 'hours', message: 'The shop is closed' }]);
    const { person } = show(<NameForm send={() => Promise.reject(refusal)} />);
    await person.type(name(), 'Bolt');
    await person.click(press('Save'));
    await screen.findByText('Failed to save');
    expect(screen.getByText('The shop is closed')).toBeTruthy();
  });

  it('sends once, however often it is pressed', async () => {
    const send = jest.fn<Send>(() => new Promise(() => {}));
    const { person } = show(<NameForm send={send} />);
    await person.type(name(), 'Bolt{Enter}');
    await person.type(name(), '{Enter}');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  });
});

function Opener({ send }: { send: Send }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setOpen(true)}>Add</Button>
      {open && (
        <Dialog title="Add a name" open onCancel={close}>
          <NameForm send={send} onDone={close} />
        </Dialog>
      )}
    </main>
  );
}

describe('a dialog', () => {
  it('closes at once while nothing was typed, and gives the focus back to where it was opened', async () => {
    const { person } = show(<Opener send={() => Promise.resolve()} />);
    await person.click(press('Add'));
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(press('Add')));
  });

  it.each(['Cancel', 'Esc'])('asks before what was typed is lost by %s', async (way) => {
    const { person } = show(<Opener send={() => Promise.resolve()} />);
    await person.click(press('Add'));
    await person.type(await screen.findByRole('textbox', { name: 'Name' }), 'Bolt');
    if (way === 'Esc') await person.keyboard('{Escape}');
    else await person.click(press('Cancel'));
    await screen.findAllByText('Discard your changes?');
    await person.click(press('Keep editing'));
    expect(name().value).toBe('Bolt');
    await person.click(press('Cancel'));
    await person.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  });

  it('does not ask once it was saved', async () => {
    const { person } = show(<Opener send={() => Promise.resolve()} />);
    await person.click(press('Add'));
    await person.type(await screen.findByRole('textbox', { name: 'Name' }), 'Bolt{Enter}');
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(screen.queryByText('Discard your changes?')).toBeNull();
  });
});

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <LeaveGuard />
      <NameForm send={() => Promise.resolve()} />
      <Button onClick={() => void navigate('/elsewhere')}>Leave</Button>
      <Button onClick={() => void navigate('?tab=2')}>Other tab</Button>
    </>
  );
}

describe('a page with something unsaved', () => {
  it('is left only after a question', async () => {
    const { person } = show(<Page />, { at: '/', path: '/' });
    await person.type(name(), 'Bolt');
    await person.click(press('Leave'));
    await person.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(name().value).toBe('Bolt');
    await waitFor(() => expect(screen.queryByText('Discard your changes?')).toBeNull());
    await person.click(press('Leave'));
    await person.click(await screen.findByRole('button', { name: 'Discard' }));
    await screen.findByRole('heading', { name: 'Elsewhere' });
  });

  it('is left freely when nothing was typed or all was saved', async () => {
    const { person } = show(<Page />, { at: '/', path: '/' });
    await person.type(name(), 'Bolt{Enter}');
    await waitFor(() => expect(press('Save').className).not.toContain('loading'));
    await person.click(press('Leave'));
    await screen.findByRole('heading', { name: 'Elsewhere' });
  });
});
