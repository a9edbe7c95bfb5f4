import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiError } from '../lib/api-error';
import { RouteError } from './route-error';

function broken(error: Error) {
  let calls = 0;
  const router = createMemoryRouter([
    {
      path: '/',
      errorElement: <RouteError />,
      loader: () => {
        calls += 1;
        if (calls === 1) throw error;
        return null;
      },
      element: <h1>Here</h1>,
    },
  ]);
  render(<RouterProvider router={router} />);
}

describe('a page that could not be shown', () => {
  it('says what the server said and names the request, and tries again', async () => {
    broken(new ApiError(503, 'This part is away', [], {}, 'req-42'));
    await screen.findByText(/This part is away/);
    screen.getByText('req-42');
    screen.getByRole('button', { name: 'Try again' }).click();
    await screen.findByRole('heading', { name: 'Here' });
  });

  it('tells of a new version when its code is gone', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    broken(new TypeError('Failed to fetch dynamically imported module: /assets/orders.js'));
    expect(await screen.findByText(/new version/)).toBeTruthy();
    told.mockRestore();
  });
});
