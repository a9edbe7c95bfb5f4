import { describe, expect, it } from '@jest/globals';
import { isCharge } from './charge-lines.js';

describe('isCharge', () => {
  it.each([
    ...['Freight', 'FREIGHT CHARGES', 'Shipping & handling', 'Shipping and Handling', 'S&H', 'Delivery', 'Postage'],
    ...['Freight, not taxable', 'Freight (non-taxable)'],
    ...['Delivery charge', 'Standard shipping (UPS Ground)', 'Packing & shipping', 'Pallet charge', 'Packaging costs'],
    ...['Service fee', 'Service charge', 'Small order surcharge', 'Minimum order fee', 'Carriage', 'Insurance'],
    ...[
      'Versand',
      'Versandkosten',
      'Versandkosten DHL',
      'Versandkosten (DHL Express)',
      'Porto',
      'Fracht',
      'Frachtkosten',
    ],
    ...[
      'Porto und Verpackung',
      'Verpackung + Versand',
      'Versandkostenpauschale',
      'Bearbeitungsgebühr',
      'Verpackungskosten',
    ],
    ...['Mindermengenzuschlag', 'Expressversand', 'Flaschenpfand', 'Frais de port', 'Port et emballage', 'Livraison'],
    ...['Frais de dossier', 'Gastos de envío', 'Envío', 'Portes', 'Spese di spedizione', 'Trasporto e imballo'],
    ...['Verzendkosten', 'Doprava', 'Poštovné a balné', 'Koszty wysyłki', 'Dostawa', 'Frakt', 'Fragt', 'Toimituskulut'],
    ...['Despesas de envio', 'Kargo ücreti', 'Szállítási díj', 'Доставка', 'Μεταφορικά', 'Taxa de entrega', 'Rounding'],
  ])('%p is one', (description) => expect(isCharge(description)).toBe(true));

  it.each([
    ...['Shipping boxes 30x20', 'freight trolley', 'Shipping labels A6', 'Freight elevator button'],
    ...['Packband', 'Versandkarton', 'Versandtaschen C4', 'Frachtkiste', 'Verpackungsmaterial', 'Paketklebeband'],
    ...['Transport box', 'Transport packaging', 'Pallets', 'Europaletten', 'Pallet packaging', 'Packaging tape'],
    ...['Packaging', 'Verpackung', 'Packing list pouches', 'Delivery van model', 'Handling gloves', 'Courier bag'],
    ...['Expresso', 'Espresso 1 kg', 'Ekspres', 'Express', 'Tip', 'Soldering tip', 'Port replicator', 'Porto 75cl'],
    ...['UPS 1500 VA', 'UPS', 'Service manual', 'Order', 'Charge', 'Battery charges', 'Insurance tags', 'Coffee'],
    ...['Crate, with shipping', 'Hex bolt M8', 'Fresh fish, frais de saison', 'Loading ramp', '', '!', '7 × 12'],
    ...['Bolts and delivery', 'Freight and bolts', `${'freight '.repeat(400)}`],
  ])('%p is none', (description) => expect(isCharge(description)).toBe(false));
});
