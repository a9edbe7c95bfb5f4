import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Input } from 'antd';
import { show } from '../../testing/render';
import { Shortcuts } from './shortcuts';
import { useShortcut } from './use-shortcut';

function Page({ run, go }: { run: () => void; go: () => void }) {
  useShortcut({ keys: 'a', description: 'Approve', group: 'Approvals', run });
  useShortcut({ keys: 'g>o', description: 'Orders', group: 'Go to', run: go });
  return <Input aria-label="Note" />;
}
const page = () => {
  const run = jest.fn();
  const go = jest.fn();
  const shown = show(
    <Shortcuts>
      <Page run={run} go={go} />
    </Shortcuts>,
  );
  return { ...shown, run, go };
};

describe('a shortcut', () => {
  it('runs by its key, or by its keys one after the other', async () => {
    const { person, run, go } = page();
    await person.keyboard('a');
    await person.keyboard('go');
    expect([run.mock.calls.length, go.mock.calls.length]).toEqual([1, 1]);
  });

  it('does not run while somebody types', async () => {
    const { person, run } = page();
    await person.type(screen.getByRole('textbox', { name: 'Note' }), 'aaa');
    expect(run).not.toHaveBeenCalled();
  });

  it('is told by ?, and rests while that is open', async () => {
    const { person, run } = page();
    await person.keyboard('?');
    await screen.findByText('Keyboard shortcuts');
    for (const text of ['Approvals', 'Approve', 'Go to', 'Orders']) screen.getByText(text);
    await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());
    await person.keyboard('a');
    expect(run).not.toHaveBeenCalled();
  });
});
