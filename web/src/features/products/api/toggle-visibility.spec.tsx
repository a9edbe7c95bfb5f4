import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Switch } from 'antd';
import { useProducts } from '../../../api/list-products';
import { fakeServer, list, refuse } from '../../../testing/fake-server';
import { late } from '../../../testing/late';
import { show } from '../../../testing/render';
import { useToggleVisibility } from './toggle-visibility';

function Products() {
  const { data } = useProducts({});
  const toggle = useToggleVisibility();
  return data?.items.map(({ id, name, visibleOnMarketplace }) => (
    <Switch key={id} aria-label={name} checked={visibleOnMarketplace} onChange={() => toggle.mutate(id)} />
  ));
}

describe('the visibility of a product', () => {
  let visible: boolean;
  let server: ReturnType<typeof fakeServer>;
  beforeEach(() => {
    visible = true;
    server = fakeServer().on('get', '/api/products', () =>
      list([
        { id: 1, name: 'Hex bolt', visibleOnMarketplace: visible },
        { id: 2, name: 'Washer', visibleOnMarketplace: true },
      ]),
    );
  });
  const isOn = (name = 'Hex bolt') => screen.getByRole('switch', { name }).getAttribute('aria-checked') === 'true';

  it('changes at once, stays, and can be taken back', async () => {
    const { answer, arrive } = late<void>();
    server.on('put', '/api/products/{id}/toggle-visibility', async () => {
      await answer;
      visible = !visible;
      return { id: 1, visibleOnMarketplace: visible };
    });
    const { person } = show(<Products />);
    await person.click(await screen.findByRole('switch', { name: 'Hex bolt' }));
    await waitFor(() => expect(isOn()).toBe(false));
    expect(isOn('Washer')).toBe(true);
    arrive();
    await screen.findByText('Product is now hidden from marketplace');
    expect(isOn()).toBe(false);
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(isOn()).toBe(true));
  });

  it('goes back when it could not be kept', async () => {
    const { answer, arrive } = late<Response>();
    server.on('put', '/api/products/{id}/toggle-visibility', () => answer);
    const { person } = show(<Products />);
    await person.click(await screen.findByRole('switch', { name: 'Hex bolt' }));
    await waitFor(() => expect(isOn()).toBe(false));
    arrive(refuse(409, 'Only approved products can change visibility'));
    await screen.findByText('Failed to toggle product visibility');
    await waitFor(() => expect(isOn()).toBe(true));
  });
});
