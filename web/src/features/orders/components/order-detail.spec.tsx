import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer } from '../../../testing/fake-server';
import { orderOf } from '../../../testing/order';
import { onPhone } from '../../../testing/screen';
import { show } from '../../../testing/render';
import { OrderDetail } from './order-detail';

const shown = () => {
  fakeServer().on('get', '/api/orders/{id}/invoices', []);
  show(<OrderDetail order={orderOf({ status: 'shipped', total: 430_312, trackingNumber: 'TRACK-1' })} />);
};

const comesBefore = (one: HTMLElement, other: HTMLElement) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

const shipmentComesFirst = () =>
  comesBefore(screen.getByRole('heading', { name: 'Shipment' }), screen.getByRole('heading', { name: 'Lines' }));

it('says at its head what the order is worth, before the step that answers it', () => {
  shown();
  expect(screen.getByRole('banner').textContent).toContain('$4,303.12 · To Harbor Fasteners · 0 lines');
});

it('has the shipment beside the lines', () => {
  shown();
  expect(shipmentComesFirst()).toBe(false);
});

it('has the shipment above the lines on a phone, where there is no beside', () => {
  onPhone();
  shown();
  expect(shipmentComesFirst()).toBe(true);
});

it('lets a note run as its letters do', () => {
  fakeServer().on('get', '/api/orders/{id}/invoices', []);
  show(<OrderDetail order={orderOf({ notes: 'שלום, gate 5!' })} />);
  expect(screen.getByText('שלום, gate 5!').getAttribute('dir')).toBe('auto');
});
