import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../../testing/render';
import { MoneyInput } from './money-input';

function Price({ initial, currencies }: { initial: number | null; currencies: [string, ...string[]] }) {
  const [cents, setCents] = useState(initial);
  const [place, setPlace] = useState(0);
  return (
    <>
      <MoneyInput aria-label="Price" value={cents} onChange={setCents} currency={currencies[place] ?? 'USD'} />
      <output>{cents}</output>
      <button onClick={() => setPlace(place + 1)}>Other currency</button>
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Price' });
const kept = () => screen.getByRole('status').textContent;

describe('an amount that is typed', () => {
  it('is kept in minor units', async () => {
    const { person } = show(<Price initial={null} currencies={['USD']} />);
    await person.type(field(), '19.99');
    expect(kept()).toBe('1999');
    await person.tab();
    expect(field().value).toBe('19.99');
  });

  it('has no decimals where the currency has none', async () => {
    const { person } = show(<Price initial={1500} currencies={['JPY']} />);
    expect(field().value).toBe('1500');
    await person.clear(field());
    await person.type(field(), '12.4');
    await person.tab();
    expect(kept()).toBe('12');
  });

  it('stays what it reads when the currency beside it is changed', async () => {
    const { person } = show(<Price initial={1200} currencies={['USD', 'JPY', 'USD']} />);
    await person.click(screen.getByText('Other currency'));
    expect([field().value, kept()]).toEqual(['12', '12']);
    await person.click(screen.getByText('Other currency'));
    expect([field().value, kept()]).toEqual(['12.00', '1200']);
  });

  it('that is taken away is none, and not zero', async () => {
    const { person } = show(<Price initial={500} currencies={['USD']} />);
    await person.clear(field());
    expect(kept()).toBe('');
  });
});
