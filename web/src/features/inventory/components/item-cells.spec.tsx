import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fakeServer, refuse } from '../../../testing/fake-server';
import { show } from '../../../testing/render';
import type { InventoryItem } from '../api/list-inventory';
import { LocationCell, ThresholdCell } from './item-cells';

const item = { id: 41, reorderThreshold: 5, location: 'Rack A1', product: { name: 'Hex bolt' } } as InventoryItem;

let sent: unknown[];
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  sent = [];
  server = fakeServer().on('put', '/api/inventory/{id}', ({ body }) => {
    sent.push(body);
    return item;
  });
});

const cells = () =>
  show(
    <>
      <ThresholdCell item={item} />
      <LocationCell item={item} />
    </>,
  );
const threshold = () => screen.getByRole('button', { name: /Threshold of Hex bolt: 5/ });
const field = (name: string) => screen.getByRole('textbox', { name });

describe('a cell that is changed in the list', () => {
  it('is saved by Enter, alone, and gives the keyboard back', async () => {
    const { person } = cells();
    await person.click(threshold());
    await person.clear(field('Threshold of Hex bolt'));
    await person.keyboard('12{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(threshold()));
    expect(sent).toEqual([{ reorderThreshold: 12 }]);
  });

  it('is saved by leaving it; emptied, it has no value', async () => {
    const { person } = cells();
    await person.click(screen.getByRole('button', { name: /Location/ }));
    await person.clear(field('Location of Hex bolt'));
    await person.tab();
    await waitFor(() => expect(sent).toEqual([{ location: null }]));
  });

  it('is shown as far as there is room, and whole to whoever points at it', () => {
    cells();
    expect(screen.getByTitle('Rack A1').textContent).toBe('Rack A1');
  });

  it('stays as it was by Escape, and when nothing was changed', async () => {
    const { person } = cells();
    await person.click(threshold());
    await person.keyboard('99{Escape}');
    await person.click(threshold());
    await person.keyboard('{Enter}');
    threshold();
    expect(sent).toEqual([]);
  });

  it.each(['-1', '1.5', 'many', '', '2147483648'])('says what is wrong with %j and sends nothing', async (entered) => {
    const { person } = cells();
    await person.click(threshold());
    await person.clear(field('Threshold of Hex bolt'));
    await person.keyboard(`${entered}{Enter}`);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^A whole number/);
    expect(sent).toEqual([]);
  });

  it('keeps what was entered when the server refuses, to be tried again', async () => {
    server.on('put', '/api/inventory/{id}', () => refuse(422, 'Not now'));
    const { person } = cells();
    await person.click(threshold());
    await person.clear(field('Threshold of Hex bolt'));
    await person.keyboard('12{Enter}');
    await screen.findByText('Threshold of Hex bolt was not changed');
    expect((field('Threshold of Hex bolt') as HTMLInputElement).value).toBe('12');
  });
});
