import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Button } from 'antd';
import { ApiError } from '../../lib/api-error';
import { show } from '../../testing/render';
import { useConfirm } from './use-confirm';

function Remove({ run, onDone }: { run: () => Promise<number>; onDone?: (n: number) => void }) {
  const confirm = useConfirm();
  const ask = () =>
    confirm({
      title: 'Remove it?',
      ok: 'Remove now',
      run,
      success: (n) => ['Removed', `${n} items`],
      failure: 'Failed to remove',
      onDone,
    });
  return <Button onClick={ask}>Remove</Button>;
}
const press = (name: string) => screen.findByRole('button', { name });

describe('a question before what cannot be taken back', () => {
  it('does it after a yes, and says so', async () => {
    const onDone = jest.fn();
    const { person } = show(<Remove run={() => Promise.resolve(3)} onDone={onDone} />);
    await person.click(await press('Remove'));
    await person.click(await press('Remove now'));
    await screen.findByText('3 items');
    expect(onDone).toHaveBeenCalledWith(3);
  });

  it('does nothing after a no, which is what Enter answers', async () => {
    const run = jest.fn(() => Promise.resolve(1));
    const { person } = show(<Remove run={run} />);
    await person.click(await press('Remove'));
    const no = await press('Cancel');
    await waitFor(() => expect(document.activeElement).toBe(no));
    await person.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Remove it?')).toBeNull());
    expect(run).not.toHaveBeenCalled();
  });

  it('says why it could not be done', async () => {
    const onDone = jest.fn();
    const refused = () => Promise.reject(new ApiError(409, 'Products use it'));
    const { person } = show(<Remove run={refused} onDone={onDone} />);
    await person.click(await press('Remove'));
    await person.click(await press('Remove now'));
    await screen.findByText('Products use it');
    expect(onDone).not.toHaveBeenCalled();
  });
});
