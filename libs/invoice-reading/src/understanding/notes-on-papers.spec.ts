import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { readNumberStyle } from './number-style.js';
import { textLines } from './text-lines.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ pages: [printedPage(printed)], kind: 'pages', attachments: [] });
  const proof = prove(draft);
  const [first] = proof.lines;
  return {
    ...{ status: proof.status, vendor: draft.vendorName?.value, tax: proof.taxAmount?.value.toString() },
    ...{ sku: first?.sku?.value, description: first?.description?.value },
  };
};
const statusOf = (printed: Printed[]) => read(printed).status;
const below = (text: string): Printed[] => printedInvoice({}, [[50, 320, text]]);
const summed = (...sums: [label: string, amount: string][]): Printed[] =>
  printedInvoice(
    WITHOUT_SUMS,
    sums.flatMap(([label, amount], at): Printed[] => [
      [370, 250 + 15 * at, label],
      [480, 250 + 15 * at, amount],
    ]),
  );

describe('Terms for whoever pays early', () => {
  it.each([
    '2% 10 days, 30 days net',
    'Payment within 14 days less 2% discount ($4.07), 30 days net',
    'Skonto: 2 % 27.03.2026 $4.07',
    '2 % 8 Tage: $199.43',
    'Si paga antes del 27 de marzo de 2026: 2 % dto. = $4.07; total $199.43',
  ])('are no tax and no discount, however short: %s', (text) => expect(statusOf(below(text))).toBe('completed'));

  it.each([
    'Payment within 14 days less 2% discount ($5.07), 30 days net',
    '2 % 8 Tage: $189.43',
    '10% 10 Tage: $40.70',
    'Si paga antes del 27 de marzo de 2026: 2 % dto. = $5.07; total $198.43',
  ])('must name their share of the total: %s', (text) => expect(statusOf(below(text))).toBe('needs_review'));

  it('may stand beside their amount', () => {
    const beside = (amount: string) =>
      printedInvoice({}, [
        [50, 320, 'Skonto 2 % bis 27.03.2026'],
        [240, 320, amount],
      ]);
    expect(statusOf(beside('$4.07'))).toBe('completed');
    expect(statusOf(beside('$5.07'))).toBe('needs_review');
  });
});

describe('Rounding', () => {
  it.each(['Øreavrunding', 'Ørediff.', 'Zaokrouženo', 'Zaokroženje', 'Ümardamine', 'Apvalinimas', 'Закръгление'])(
    'to whole money is a part of the total: %s',
    (label) => {
      const sums = (total: string) =>
        summed(['Subtotal', '$185.00'], ['Sales Tax 10%', '$18.50'], [label, '$0.50'], ['Total', total]);
      expect(statusOf(sums('$204.00'))).toBe('completed');
      expect(statusOf(sums('$203.50'))).toBe('needs_review');
    },
  );
});

describe('A tax that is said to be in the total, without its rate', () => {
  it.each([
    'Herav mva',
    'Heraf moms',
    'Varav moms',
    'Waarvan btw',
    'of which VAT',
    'dont TVA',
    'di cui IVA',
    'Z toho DPH',
  ])('is what a usual rate comes to: %s', (label) => {
    expect(read(summed(['Total', '$185.00'], [label, '$16.82']))).toMatchObject({
      ...{ status: 'completed', vendor: 'Northgate Fasteners Ltd', tax: '16.82' },
    });
    expect(statusOf(summed(['Total', '$185.00'], [label, '$18.28']))).toBe('needs_review');
  });
});

describe('Dates', () => {
  it.each([
    'Date of supply',
    'DUZP',
    'Fecha operación',
    'Data trasporto',
    'Druckdatum',
    'Warranty until',
    'Abgelesen am',
  ])('of other things than the invoice: %s', (label) =>
    expect(statusOf(printedInvoice({}, [[340, 90, `${label}: 20 March 2026`]]))).toBe('completed'),
  );
});

describe('The name in the largest letters', () => {
  const named = (name: string) =>
    read(
      printedInvoice(
        { 'Northgate Fasteners Ltd': name, '12 Mill Road, Springfield': 'Mill Road 12, 70174 Stuttgart' },
        [[50, 72, 'Tel. 0711 123456 · info@shop.example']],
      ),
    );

  it.each(['Hansen & Co. - Møbler', 'Ludwig & Co. KG - Großhandel'])('goes on behind a dash: %s', (name) =>
    expect(named(name)).toMatchObject({ status: 'completed', vendor: name }),
  );
});

describe('Weights and measures', () => {
  it.each([
    'Net weight 582.4 kg, tare 18.2 kg, gross weight 600.6 kg, 3 packages',
    'Nettogewicht 749,7 kg, Tara 18,3 kg, Bruttogewicht 768 kg, 1 Packstücke',
    'Nettó súly 183,6 kg, tára 24,7 kg, bruttó súly 208,3 kg, 8 csomag',
    'Hmotnost netto 351,1 kg, tára 5,4 kg, brutto 356,5 kg, balíků 4',
    'Packages: 3, net 399.8 kg, packaging 8 kg, gross 407.8 kg',
    'Paczek: 9, netto 802 kg, opakowanie 19,1 kg, brutto 821,1 kg',
    'Total consumption: 22 kWh',
    'Hours: 22',
    'Hours: 22.00',
    'Km: 148,220',
  ])('are no money and count no lines: %s', (text) => expect(statusOf(below(text))).toBe('completed'));

  it('go on in the next row', () => {
    const wrapped = (gross: string): Printed[] => [
      ...below(`net 399.8 kg, packaging 8 kg, gross ${gross}`),
      [50, 332, 'kg, 3 packages'],
    ];
    expect(statusOf(wrapped('407.8'))).toBe('completed');
    expect(statusOf(wrapped('417.8'))).toBe('needs_review');
  });

  it('add up without a word for weight, and are no money without their unit', () => {
    expect(statusOf(below('net 399.8 kg, packaging 8 kg, gross 409.8 kg'))).toBe('needs_review');
    expect(statusOf(below('Packaging 8.00'))).toBe('needs_review');
  });

  it('must be what the lines count', () => expect(statusOf(below('Total net: 32.50 kWh'))).toBe('needs_review'));

  it('of hours as well', () => expect(statusOf(below('Hours: 32.50'))).toBe('needs_review'));
});

describe('Deposits and empties', () => {
  const withCrates = (deposit: string, returned: string, total: string) =>
    summed(
      ['Subtotal', '$185.00'],
      ['Crate deposits 4 × 4.50', deposit],
      ['Crates returned 9 × 4.50', returned],
      ['Total', total],
    );

  it('say in their label how many at which price', () => {
    expect(statusOf(withCrates('$18.00', '$ − 40.50', '$162.50'))).toBe('completed');
    expect(statusOf(withCrates('$18.50', '$ − 40.50', '$163.00'))).toBe('needs_review');
    expect(statusOf(withCrates('$18.00', '$ − 40.50', '$185.00'))).toBe('needs_review');
  });
});

describe('Codes with a point', () => {
  const coded = (amount: string): Printed[] =>
    printedInvoice({ '$160.00': amount, '$80.00': '80,00', '$25.00': '25,00', '$1.25': '1,25', ...WITHOUT_SUMS }, [
      ...[240, 240, 240].map((x, at): Printed => [x, 180 + 20 * at, ['Item no.', '9109.08', '9667.32'][at]!]),
      ...row(
        250,
        [
          [370, 'Total USD'],
          [480, amount === '160,00' ? '185,00' : '195,00'],
        ],
        10,
      ),
    ]);

  it('do not say how the amounts are written, which the lines do', () => {
    expect(statusOf(coded('160,00'))).toBe('completed');
    expect(statusOf(coded('170,00'))).toBe('needs_review');
  });

  it('do not say it where lines do not multiply out either: amounts end their rows', () => {
    const style = (amount: string) => readNumberStyle(textLines(printedPage(coded(amount))));
    expect(style('150,00')).toEqual({ mark: ',', certain: true });
    expect(style('150.00').certain).toBe(false);
  });
});

describe('A slip to pay with', () => {
  const slip = (name: string): Printed[] =>
    printedInvoice({}, [
      ...['Empfänger', 'IBAN', 'Betrag'].map((text, at): Printed => [50, 330 + 14 * at, text]),
      ...[name, 'GB09 BARC 2036 1356 2936 64', '$203.50'].map((text, at): Printed => [150, 330 + 14 * at, text]),
    ]);

  it('names the sender as who receives the money', () => {
    expect(read(slip('Northgate Fasteners Ltd'))).toMatchObject({
      status: 'completed',
      vendor: 'Northgate Fasteners Ltd',
    });
    expect(statusOf(slip('Westgate Fasteners Ltd'))).toBe('needs_review');
  });
});

describe('Names of both parties', () => {
  it('may begin with the same word', () => {
    const paper = printedInvoice({ 'Northgate Fasteners Ltd': 'Harbour Tools Ltd' });
    expect(read(paper)).toMatchObject({ status: 'completed', vendor: 'Harbour Tools Ltd' });
  });
});

describe('Tax in the total', () => {
  it('is of what the total was before it was rounded', () => {
    const sums = (total: string) =>
      summed(['Subtotal', '$185.00'], ['Öresavrundning', '$0.45'], ['Total', total], ['Varav moms 10 %', '$16.82']);
    expect(statusOf(sums('$185.45'))).toBe('completed');
    expect(statusOf(sums('$185.00'))).toBe('needs_review');
  });
});

describe('A telephone', () => {
  it('that is written like the number of the invoice is none', () => {
    const paper = (text: string) =>
      printedInvoice({ 'Invoice Number: INV-20417': 'Invoice Number: 6156-23' }, [[50, 72, text]]);
    expect(statusOf(paper('01473 / 4351-41'))).toBe('completed');
    expect(statusOf(paper('Ref 4351-41'))).toBe('needs_review');
  });
});

describe('The code of a single line', () => {
  it('stands below its name, behind a word for codes', () => {
    const paper = printedInvoice(
      { 'Cordless drill': null, '2': null, '$80.00': null, '$160.00': null, ...WITHOUT_SUMS },
      [
        [50, 210, 'Kód: LX-1175', 8],
        [370, 265, 'Total'],
        [480, 265, '$25.00'],
      ],
    );
    expect(read(paper)).toMatchObject({ status: 'completed', sku: 'LX-1175', description: 'Hex bolt M8' });
  });
});

describe('The foot of the paper', () => {
  const foot = (text: string): Printed[] => printedInvoice({}, [[50, 700, text]]);

  it('names a bank between the sender and the account', () => {
    for (const bank of ['Crédit Armoricain', 'Bank Karpacki S.A.']) {
      const account = `${bank} | IBAN GB09 BARC 2036 1356 2936 64`;
      expect(statusOf(foot(`Northgate Fasteners Ltd | 12 Mill Road, Springfield | ${account}`))).toBe('completed');
    }
    expect(statusOf(foot('Paul Harlow Supplies | IBAN GB09 BARC 2036 1356 2936 64'))).toBe('needs_review');
  });
});

describe('Notes below the sums', () => {
  it('where a register has the company is no amount', () => {
    const registered = (where: string) =>
      below(`La mercancía es propiedad del vendedor hasta su pago total. Registro Mercantil, ${where}`);
    expect(statusOf(registered('tomo 1,204, folio 88'))).toBe('completed');
    expect(statusOf(registered('importe 1,204'))).toBe('needs_review');
  });

  it('a fee for reminders is charged only to whoever pays late', () => {
    expect(statusOf(below('Reminder fee $35.00'))).toBe('completed');
    expect(statusOf(below('Handling fee $35.00'))).toBe('needs_review');
  });

  it('all discounts together are those of the lines and of the whole', () => {
    const discounted = (all: string) =>
      summed(
        ['Subtotal', '$185.00'],
        ['Discount 10%', '-$18.50'],
        ['Sales Tax 10%', '$16.65'],
        ['Total', '$183.15'],
        ['Gesamtersparnis', all],
      );
    expect(statusOf(discounted('$18.50'))).toBe('completed');
    expect(statusOf(discounted('$19.50'))).toBe('needs_review');
  });

  it('deposits that are counted are charged or given back, in whatever words', () => {
    const deposits = (charged: string, returned: string, total: string) =>
      statusOf(summed(['Subtotal', '$185.00'], [charged, '$27.20'], [returned, '-$13.60'], ['Total', total]));
    expect(deposits('Deposits charged 8 × 3.40', 'Deposits refunded 4 × 3.40', '$198.60')).toBe('completed');
    expect(deposits('Opakowania wydane 8 × 3.40', 'Kaucje zwrócone 4 × 3.40', '$198.60')).toBe('completed');
    expect(deposits('Deposits charged 8 × 3.40', 'Deposits refunded 4 × 3.40', '$212.20')).toBe('needs_review');
  });

  it('a total under a name that nobody knows is what is due with what was paid', () => {
    const paid = (due: string) =>
      statusOf(
        printedInvoice({
          ...{ Subtotal: 'Xyzzel', 'Sales Tax 10%': 'Already paid 03/03/2026', '$18.50': '-$85.00' },
          ...{ Total: 'Balance due', '$203.50': due },
        }),
      );
    expect(paid('$100.00')).toBe('completed');
    expect(paid('$110.00')).toBe('needs_review');
  });
});
