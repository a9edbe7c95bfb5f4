import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Surface } from '../page/surface';
import { show } from '../../testing/render';

describe('a card that breaks', () => {
  it('does not take its page along, and can be tried again', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    const Fragile = () => {
      if (broken) throw new Error('no data');
      return <p>Twelve orders</p>;
    };
    const { person } = show(
      <>
        <Surface title="Recent Orders">
          <Fragile />
        </Surface>
        <Surface title="Goals">All reached</Surface>
      </>,
    );
    screen.getByText('Recent Orders could not be shown');
    screen.getByText('All reached');
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Twelve orders')).toBeTruthy();
    told.mockRestore();
  });
});
