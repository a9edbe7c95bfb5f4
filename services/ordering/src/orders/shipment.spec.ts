import { describe, expect, it } from '@jest/globals';
import { shipmentOf } from './shipment.js';

const NOW = new Date('2026-11-22T12:00:00Z');
const say = (promisedDate: string | null, trackingNumber: string | null = null) =>
  shipmentOf({ promisedDate, trackingNumber }, 'seller', NOW);

describe('what is said of a shipment', () => {
  it.each(['2026-11-21', '2026-11-22', '2026-12-24', '2028-11-22'])('may promise %s', (date) => {
    expect(say(date)).toEqual({ promisedDate: date, trackingNumber: null });
  });

  it.each(['2026-11-20', '2020-01-01', '2028-12-01', '9999-12-31', '0001-01-01'])('may not promise %s', (date) => {
    expect(() => say(date)).toThrow('The promised date');
  });

  it('needs neither date nor number', () => {
    expect(shipmentOf({}, 'seller', NOW)).toEqual({ promisedDate: null, trackingNumber: null });
    expect(say(null, '  ')).toEqual({ promisedDate: null, trackingNumber: null });
    expect(say(null, ' 1Z999 ')).toEqual({ promisedDate: null, trackingNumber: '1Z999' });
  });

  it('is the supplier’s to say', () => {
    expect(shipmentOf({}, 'buyer', NOW)).toEqual({ promisedDate: null, trackingNumber: null });
    expect(() => shipmentOf({ trackingNumber: 'x' }, 'buyer', NOW)).toThrow('Only the supplier');
  });
});
