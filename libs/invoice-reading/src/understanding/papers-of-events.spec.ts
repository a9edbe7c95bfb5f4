import { describe, expect, it } from '@jest/globals';
import { readPrinted } from '../../test/documents/read-printed.js';
import { HEAD, type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';

const statusOf = (printed: Printed[]) => readPrinted(printed).status;
const at10 = (y: number, ...cells: [number, string][]): Printed[] => row(y, cells, 10);

/** No prices but in words below the lines, which have their taxes beside them. */
function tickets(gross: string, tax = '372.96'): Printed[] {
  return [
    ...HEAD,
    ...at10(180, [50, 'Beschreibung'], [250, 'Anz.'], [300, 'Steuersatz'], [380, 'Netto'], [480, 'Brutto']),
    ...at10(200, [50, 'Conference ticket'], [250, '4'], [300, '25.00 %'], [380, '$100.00'], [480, '$125.00']),
    ...at10(212, [50, 'Einzelpreis: $25.00 netto / $31.25 brutto']),
    ...at10(232, [50, 'Lunch voucher'], [250, '24'], [300, '12.00 %'], [380, '$3,107.04'], [480, '$3,480.00']),
    ...at10(244, [50, `Einzelpreis: $129.46 netto / ${gross}`]),
    ...at10(256, [50, 'brutto']),
    ...at10(280, [50, 'Rechnungssumme'], [480, '$3,605.00']),
    ...at10(300, [50, 'Enthaltene Steuern']),
    ...at10(312, [50, 'Steuersatz'], [250, 'Nettowert'], [380, 'Bruttowert'], [480, 'Steuer']),
    ...at10(324, [50, '25.00 % MwSt.'], [250, '$100.00'], [380, '$125.00'], [480, '$25.00']),
    ...at10(336, [50, '12.00 % MwSt.'], [250, '$3,107.04'], [380, '$3,480.00'], [480, `$${tax}`]),
  ];
}

describe('A paper for tickets', () => {
  it('says below a line what one costs, and rounds the tax of one', () => {
    expect(statusOf(tickets('$145.00'))).toBe('completed');
    expect(statusOf(tickets('$146.00'))).toBe('needs_review');
    expect(statusOf(tickets('$145.00', '372.60'))).toBe('needs_review');
  });

  it('has one code to pay with', () => {
    const asked = (code: string): Printed[] =>
      printedInvoice({}, [
        ...at10(100, [340, 'ORDER CODE']),
        ...at10(112, [340, 'TRA26-M9KZ3']),
        ...at10(400, [50, `Please transfer the amount and name the code ${code} with it.`]),
      ]);
    expect(statusOf(asked('TRA26-M9KZ3'))).toBe('completed');
    expect(statusOf(asked('TRA26-B2HW8'))).toBe('needs_review');
  });

  it('names the days of the event, one over the other', () => {
    const held = (last: string): Printed[] =>
      printedInvoice({}, [
        ...at10(92, [340, 'Trade Fair 2026']),
        ...at10(104, [340, '17 June 2026']),
        ...at10(116, [340, last]),
      ]);
    expect(statusOf(held('to 18 June 2026'))).toBe('completed');
    expect(statusOf(held('Hall 4'))).toBe('needs_review');
  });

  it('has amounts that are near the count of the pieces', () => {
    const sums = Object.fromEntries(
      ['1.25', '80.00', '25.00', '160.00', '185.00'].map((sum) => [`$${sum}`, `${sum} USD`]),
    );
    const counted = (freight: string): Printed[] =>
      printedInvoice(
        { ...sums, 'Sales Tax 10%': 'Freight', '$18.50': freight, Total: 'Sales Tax 10%', '$203.50': '20.73 USD' },
        at10(295, [370, 'Total'], [480, '228.03 USD']),
      );
    expect(statusOf(counted('22.30 USD'))).toBe('completed');
    expect(statusOf(counted('22.20 USD'))).toBe('needs_review');
  });
});
