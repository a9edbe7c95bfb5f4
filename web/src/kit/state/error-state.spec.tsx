import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ApiError } from '../../lib/api-error';
import { show } from '../../testing/render';
import { ErrorState } from './error-state';

describe('what could not be loaded', () => {
  it('says so where it would stand, and tries again', async () => {
    const onRetry = jest.fn();
    const { person } = show(
      <ErrorState title="The orders could not be loaded" error={new TypeError()} onRetry={onRetry} />,
    );
    expect(screen.getByRole('alert').textContent).toContain('The server cannot be reached');
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('says the reason once, in the same sentence where the page wants it so', () => {
    const error = new ApiError(503, 'Ordering is not available');
    show(<ErrorState title={(reason) => `Failed to load orders: ${reason}`} error={error} onRetry={jest.fn()} />);
    expect(screen.getByRole('alert').textContent).toBe('Failed to load orders: Ordering is not availableTry again');
  });
});
