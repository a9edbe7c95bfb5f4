import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { show } from '../../testing/render';
import { EntryForm } from './entry-form';
import { FormActions } from './form-actions';
import { changesOf, useChanges } from './use-changes';
import { useEntry } from './use-entry';

describe('the changes of a record', () => {
  const before = { name: 'Bolt', note: null, price: 5000, events: ['order.placed'] as string[] | undefined };
  it.each([
    [{ ...before }, {}],
    [{ ...before, price: 5500 }, { price: 5500 }],
    [{ ...before, note: undefined }, {}],
    [{ ...before, name: '' }, { name: '' }],
    [{ ...before, events: ['order.placed'] }, {}],
    [{ ...before, events: ['order.placed', 'order.shipped'] }, { events: ['order.placed', 'order.shipped'] }],
    [{ ...before, events: undefined }, { events: null }],
    [{ name: 'Bolt' }, {}],
  ])('to %j are %j', (after, changes) => {
    expect(changesOf<object>(before, after)).toEqual(changes);
  });
});

interface Values {
  price: string;
  days: string;
}

type Send = (changes: Partial<Values>) => Promise<unknown>;

/** Another window changes the price. */
function Windows({ send }: { send: Send }) {
  const [price, setPrice] = useState('50.00');
  return (
    <>
      <button onClick={() => setPrice('55.00')}>Elsewhere</button>
      <ProductForm product={{ price, days: '3' }} send={send} />
    </>
  );
}

function ProductForm({ product, send }: { product: Values; send: Send }) {
  const entry = useEntry<Values>({ send: useChanges(product, send), onDone: () => {}, failure: 'Failed to save' });
  return (
    <EntryForm entry={entry} initialValues={product}>
      <Form.Item label="Price" name="price">
        <Input />
      </Form.Item>
      <Form.Item label="Lead time" name="days">
        <Input />
      </Form.Item>
      <FormActions submit="Save" busy={entry.busy} />
    </EntryForm>
  );
}

describe('a form of a record', () => {
  const type = async (person: ReturnType<typeof show>['person'], label: string, text: string) => {
    const field = screen.getByRole('textbox', { name: new RegExp(label) });
    await person.clear(field);
    await person.type(field, `${text}{Enter}`);
  };

  it('sends what was typed, not what it was filled with, also once the record is another, and each change once', async () => {
    const send = jest.fn<Send>(() => Promise.resolve());
    const { person } = show(<Windows send={send} />);
    await person.click(screen.getByText('Elsewhere'));
    await type(person, 'Lead time', '4');
    await waitFor(() => expect(send).toHaveBeenLastCalledWith({ days: '4' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).className).not.toContain('loading'));
    await type(person, 'Price', '60.00');
    await waitFor(() => expect(send).toHaveBeenLastCalledWith({ price: '60.00' }));
  });
});
