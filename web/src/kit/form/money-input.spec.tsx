import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../../testing/render';
import { MoneyInput, problemOfAmount } from './money-input';

function Price({ initial, currencies }: { initial: number | null; currencies: [string, ...string[]] }) {
  const [cents, setCents] = useState(initial);
  const [place, setPlace] = useState(0);
  return (
    <>
      <MoneyInput aria-label="Price" value={cents} onChange={setCents} currency={currencies[place] ?? 'USD'} />
      <output>{cents === null ? '' : String(cents)}</output>
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

  it.each([
    ['13,50', 'USD', '1350', '13.50'],
    ['1.234,56', 'USD', '123456', '1234.56'],
    ['1,234', 'USD', 'NaN', '1,234'],
    ['12.405', 'KWD', 'NaN', '12.405'],
    ['12.4055', 'USD', '1240.55', '12.4055'],
    ['12.4', 'JPY', '12.4', '12.4'],
  ])('“%s” %s is not changed to fit', async (text, currency, cents, shown) => {
    const { person } = show(<Price initial={null} currencies={[currency]} />);
    await person.type(field(), text);
    await person.tab();
    expect([kept(), field().value]).toEqual([cents, shown]);
  });

  it('has no decimals where the currency has none', () => {
    show(<Price initial={1500} currencies={['JPY']} />);
    expect(field().value).toBe('1500');
  });

  it.each([
    [1999, 'USD', undefined],
    [-1, 'USD', 'At least $0.00'],
    [1240.5, 'USD', 'At most 2 decimals'],
    [12.4, 'JPY', 'Must be a whole number'],
    [NaN, 'USD', 'Not clear. Write it like 1250.5'],
  ])('%d in minor units of %s: %s', (cents, currency, problem) => {
    expect(problemOfAmount(cents, { min: 0 }, currency)).toBe(problem);
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
