import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Form } from 'antd';
import { useState } from 'react';
import { show } from '../../testing/render';
import { within } from './limits';
import { NumberInput } from './number-input';

function Quantity({ initial }: { initial: number | null }) {
  const [quantity, setQuantity] = useState(initial);
  return (
    <>
      <NumberInput aria-label="Quantity" value={quantity} onChange={setQuantity} />
      <output>{quantity === null ? 'none' : String(quantity)}</output>
      <button onClick={() => setQuantity(15)}>Fifteen</button>
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
const kept = () => screen.getByRole('status').textContent;

describe('a field for a number', () => {
  it.each([
    ['3,5', '3.5', '3.5'],
    ['1.234,56', '1234.56', '1234.56'],
    [' 2 ', '2', '2'],
    ['−4', '-4', '-4'],
  ])('reads “%s” as %s', async (text, value, shown) => {
    const { person } = show(<Quantity initial={8} />);
    await person.clear(field());
    await person.type(field(), text);
    expect([field().value, kept()]).toEqual([text, value]);
    await person.tab();
    expect([field().value, kept()]).toEqual([shown, value]);
  });

  it.each(['1.000', '1,000', 'abc', '٣'])('leaves “%s” as it was typed, and is no number', async (text) => {
    const { person } = show(<Quantity initial={-3} />);
    await person.clear(field());
    await person.type(field(), text);
    expect(kept()).toBe('NaN');
    await person.type(field(), '{Enter}');
    await person.tab();
    expect([field().value, kept()]).toEqual([text, 'NaN']);
    await person.click(screen.getByText('Fifteen'));
    expect(field().value).toBe('15');
  });

  it('is emptied, also of what is no number', async () => {
    const { person } = show(<Quantity initial={3} />);
    await person.type(field(), 'x');
    await person.clear(field());
    await person.tab();
    expect([field().value, kept()]).toEqual(['', 'none']);
  });

  it('reads what it wrote itself as what it is', async () => {
    const { person } = show(<Quantity initial={1.234} />);
    await person.click(field());
    await person.tab();
    expect([field().value, kept()]).toEqual(['1.234', '1.234']);
  });

  it('goes on by steps from what it can read', async () => {
    const { person } = show(<Quantity initial={null} />);
    await person.type(field(), '1,5{ArrowUp}');
    expect([field().value, kept()]).toEqual(['2.5', '2.5']);
  });

  it('says in a form what is wrong, and is not sent', async () => {
    let sent: unknown;
    const { person } = show(
      <Form initialValues={{ quantity: 4 }} onFinish={(values) => (sent = values)}>
        <Form.Item name="quantity" rules={[within({ min: 0, max: 9 })]}>
          <NumberInput aria-label="Quantity" />
        </Form.Item>
        <button>Save</button>
      </Form>,
    );
    await person.clear(field());
    await person.type(field(), '1.000');
    await person.click(screen.getByText('Save'));
    await screen.findByText('Not clear. Write it like 9');
    expect([field().value, sent]).toEqual(['1.000', undefined]);
    await person.clear(field());
    await person.type(field(), '5');
    await person.click(screen.getByText('Save'));
    await screen.findByText('Save');
    expect(sent).toEqual({ quantity: 5 });
  });
});
