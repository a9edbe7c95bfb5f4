import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { HEAD, type Printed, printedInvoice, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const { status, totalAmount, taxAmount } = prove(draft);
  const [number, vendor] = [draft.invoiceNumber, draft.vendorName].map((one) => one?.value);
  return { status, number, vendor, total: totalAmount?.value.toString(), tax: taxAmount?.value.toString() };
};
const statusOf = (printed: Printed[]): string => read(printed).status;
const sums = (...rows: [string, string][]): Printed[] =>
  printedInvoice(
    WITHOUT_SUMS,
    rows.flatMap(([label, amount], at): Printed[] => [
      [370, 250 + 15 * at, label],
      [480, 250 + 15 * at, amount],
    ]),
  );

describe('A fee for whoever pays late', () => {
  const noted = (...notes: string[]): Printed[] =>
    printedInvoice(
      {},
      notes.map((note, at): Printed => [50, 400 + 10 * at, note, 8]),
    );

  it.each([
    ['Ved betaling efter forfald tilskrives der renter pr. påbegyndt måned, samt et gebyr på $100.00.'],
    ['Tout retard de paiement entraîne des pénalités et une indemnité forfaitaire de', '$40.00 pour frais.'],
    ['Bei verspäteter Zahlung berechnen wir Ihnen eine einmalige Pauschale von', '$40.00 für Auslagen.'],
  ])('is none of the sums, however its sentence runs: %s', (...notes) => {
    expect(statusOf(noted(...notes))).toBe('completed');
  });

  it.each([
    ['Ved betaling efter forfald tilskrives der morarenter. Hertil kommer et gebyr på $100.00.'],
    ['Tout retard de paiement entraîne des pénalités. Nous ajoutons à votre facture', '$40.00 pour frais.'],
    ['Bei verspäteter Zahlung berechnen wir Ihnen eine einmalige Pauschale.', '$40.00 für Auslagen.'],
  ])('is told from a charge by its own sentence: %s', (...notes) => {
    expect(statusOf(noted(...notes))).toBe('needs_review');
  });
});

describe('Names of sums', () => {
  it.each(['Incl. BTW', 'inkl. MwSt', 'Incl. VAT'])('%s is all, where it is more than what is taxed', (name) => {
    const paper = (amount: string): Printed[] => sums(['Excl. BTW', '$185.00'], ['BTW 10%', '$18.50'], [name, amount]);
    expect(read(paper('$203.50'))).toMatchObject({ status: 'completed', total: '203.50', tax: '18.50' });
    expect(statusOf(paper('$213.50'))).toBe('needs_review');
  });

  it('go on in the row below, where they say no more than that it is an amount', () => {
    const paper = (tax: string, below: string): Printed[] => [
      ...sums(['Subtotal', '$185.00'], ['VAT', '10%'], ['Kwota', tax]),
      [370, 292, below, 8],
      ...row(310, [
        [370, 'Total'],
        [480, '$203.50'],
      ]),
    ];
    expect(read(paper('$18.50', 'VAT'))).toMatchObject({ status: 'completed', tax: '18.50' });
    expect(statusOf(paper('$28.50', 'VAT'))).toBe('needs_review');
  });

  it.each(['Už uhradené', 'Juž zapłacono', 'Allerede betalt', 'Redan betald', 'Jo maksettu', 'Juba tasutud'])(
    '%s is what was paid before',
    (paid) => {
      const paper = (rest: string): Printed[] =>
        sums(
          ...[['Subtotal', '$185.00'] as [string, string], ['VAT 10%', '$18.50'] as [string, string]],
          ...[['Total', '$203.50'] as [string, string], [paid, '$100.00'] as [string, string]],
          ['Balance due', rest],
        );
      expect(read(paper('$103.50'))).toMatchObject({ status: 'completed', total: '203.50' });
      expect(statusOf(paper('$113.50'))).toBe('needs_review');
    },
  );
});

it('A rate in a note is that of the tax of what the discount leaves', () => {
  const paper = (rate: number): Printed[] => [
    ...sums(['Subtotal', '$185.00'], ['Discount', '-$25.00'], ['Tax', '$16.00'], ['Total', '$176.00']),
    [50, 420, `All prices in US dollars plus VAT ${rate}%.`, 8],
  ];
  expect(statusOf(paper(10))).toBe('completed');
  expect(statusOf(paper(12))).toBe('needs_review');
});

describe('The code of a payment', () => {
  it.each(['pi_3Qh0Vx', 'ch-9Kd27aQz', 'a7Fq20Lm'])('is the same in the head and below: %s', (code) => {
    const paper = (other: string): Printed[] =>
      printedInvoice({}, [
        [340, 90, `Payment Ref: ${code}`],
        [50, 420, `Payment ref: ${other}`, 8],
      ]);
    expect(statusOf(paper(code))).toBe('completed');
    expect(statusOf(paper(`${code.slice(0, -3)}Zk8`))).toBe('needs_review');
  });
});

describe('A field with the day of the payment', () => {
  const paper = (paid: string, due: string): Printed[] =>
    printedInvoice({}, [
      [340, 90, `Due Date: ${due}`],
      [340, 105, `Paid Date: ${paid}`],
    ]);

  it('is not weeks before an invoice that asks for the money weeks later', () => {
    expect(statusOf(paper('26 March 2026', '16 April 2026'))).toBe('completed');
    expect(statusOf(paper('2 March 2026', '17 March 2026'))).toBe('completed');
    expect(statusOf(paper('2 March 2026', '16 April 2026'))).toBe('needs_review');
  });
});

describe('A company in the largest letters on top', () => {
  const paper = (...more: Printed[]): Printed[] =>
    printedInvoice({ 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null }, [
      [50, 40, '1874403 Alberta Ltd.', 16],
      [50, 138, '9 Quay Street'],
      [50, 152, 'Springfield, IL 62701'],
      [50, 420, 'All amounts in Canadian dollars (CAD).', 8],
      ...more,
    ]);

  it('sent the paper, though it prints no address, where no other is named but the receiver', () => {
    expect(read(paper())).toMatchObject({ status: 'completed', vendor: '1874403 Alberta Ltd.' });
  });

  it.each<[string, Printed]>([
    ['another company', [50, 700, 'Kestrel Cargo Inc.', 8]],
    ['another address', [50, 700, '7 Dock Road, Reno, NV 89502', 8]],
  ])('did perhaps not where the paper has %s', (_, other) => {
    expect(statusOf(paper(other))).toBe('needs_review');
  });
});

describe('The number of a paper that is called an invoice', () => {
  const paper = (number: string, ...more: Printed[]): Printed[] =>
    printedInvoice({ 'Invoice Number: INV-20417': null, 'Invoice Date: 17 March 2026': 'Date: 17 March 2026' }, [
      [50, 20, 'NOTA FISCAL ELETRÔNICA', 14],
      [440, 30, number],
      ...more,
    ]);

  it.each([
    ['FV/1187/2026', 'FV/1187/2026'],
    ['FA-2026-0118', 'FA-2026-0118'],
    ['Venda Nº: 5871', '5871'],
    ['Sale no. 5871', '5871'],
  ])('may be told by its letters, or as that of the sale: %s', (printed, number) => {
    expect(read(paper(printed))).toMatchObject({ status: 'completed', number });
  });

  it.each(['ZAM/1187/2026', 'FV/1187', 'Pedido Nº: 5871'])('is not that of anything else: %s', (printed) => {
    expect(statusOf(paper(printed))).toBe('needs_review');
  });

  it('is not one of two', () => {
    expect(statusOf(paper('FV/1187/2026', [50, 420, 'FV/1178/2026', 8]))).toBe('needs_review');
    expect(statusOf(paper('Sale no. 5871', [50, 420, 'Sale no. 5817', 8]))).toBe('needs_review');
  });
});

it('Brazilian papers write the day first', () => {
  const head = HEAD.map(([x, y, text]): Printed => [x, y, text.replace('17 March 2026', '03/11/2026')]);
  const rest = printedInvoice().slice(HEAD.length);
  expect(statusOf([...head, ...rest])).toBe('needs_review');
  expect(statusOf([...head, ...rest, [50, 74, 'CNPJ: 11.420.873/0001-70', 8]])).toBe('completed');
});

describe('Words for rupees', () => {
  const paper = (tax: string): Printed[] => {
    const plain = printedInvoice({ 'Sales Tax 10%': 'GST 10%' }).map(([x, y, text, size]): Printed => {
      return [x, y, text.replace('$', ''), size];
    });
    return [
      ...plain,
      [50, 320, 'AMOUNT CHARGEABLE (IN WORDS) :'],
      [50, 334, 'INR TWO HUNDRED THREE AND FIFTY PAISE ONLY'],
      ...row(354, [
        [50, 'TAX AMOUNT (IN WORDS) :'],
        [400, 'EMAIL: accounts@northgate.example'],
      ]),
      [50, 368, `INR ${tax} ONLY`],
    ];
  };

  it('name the currency, and the tax below its label', () => {
    expect(statusOf(paper('EIGHTEEN AND FIFTY PAISE'))).toBe('completed');
    expect(statusOf(paper('NINETEEN AND FIFTY PAISE'))).toBe('needs_review');
  });
});

it('A tax may have its rate in its name', () => {
  const paper = (name: string): Printed[] => sums(['Subtotal', '$185.00'], [name, '$18.50'], ['Total', '$203.50']);
  expect(statusOf(paper('IGST@10%'))).toBe('completed');
  expect(statusOf(paper('IGST@12%'))).toBe('needs_review');
});

it('A tax with its rate over a table of the taxes that it is the sum of is that share, too', () => {
  const paper = (name: string): Printed[] => [
    ...sums(['Subtotal', '$185.00'], [name, '$18.50'], ['Total', '$203.50']),
    ...[
      ['Code', 'Taxable value', 'Rate', 'Tax'],
      ['7318', '$25.00', '10%', '$2.50'],
      ['8467', '$160.00', '10%', '$16.00'],
    ].flatMap((texts, at) =>
      row(
        340 + 14 * at,
        texts.map((text, cell): [number, string] => [50 + 100 * cell, text]),
      ),
    ),
  ];
  expect(statusOf(paper('IGST 10%'))).toBe('completed');
  expect(statusOf(paper('IGST 12%'))).toBe('needs_review');
});

describe('An adjustment', () => {
  it.each(['Adjustment', 'Anpassung', 'Ajuste', 'Aanpassing'])(
    '%s stands below the taxes, whatever its sign',
    (name) => {
      const paper = (taxes: [string, string], total: string): Printed[] =>
        sums(['Subtotal', '$185.00'], ['VAT 10%', taxes[0]], ['VAT 20%', taxes[1]], [name, '-$5.00'], ['Total', total]);
      expect(read(paper(['$2.50', '$32.00'], '$214.50'))).toMatchObject({ status: 'completed', total: '214.50' });
      expect(statusOf(paper(['$2.50', '$30.40'], '$212.90'))).toBe('needs_review');
      expect(statusOf(paper(['$2.50', '$32.00'], '$219.50'))).toBe('needs_review');
    },
  );
});

describe('A label that goes on with a date in the row below', () => {
  const paper = (label: string): Printed[] => [
    ...sums(['Subtotal', '$185.00'], ['VAT 10%', '$18.50'], ['Total', '$203.50']),
    [370, 296, label, 8],
    [480, 300, '-$100.00'],
    [370, 305, '15/02/2026', 8],
    [370, 320, 'Net à payer'],
    [480, 320, '$103.50'],
  ];

  it('is that of another paper where it has its number', () => {
    expect(statusOf(paper('Acompte FA-2026-0119 du'))).toBe('completed');
    expect(statusOf(paper('Acompte INV-20417 du'))).toBe('needs_review');
  });
});

describe('Goods by their area', () => {
  const XS = [50, 80, 200, 260, 310, 370, 480];
  const paper = (area: string): Printed[] => [
    ...HEAD,
    ...[
      ['Sıra', 'Ürün Adı', 'En x Boy', 'Adet', 'm²', 'B.Fiyat', 'Toplam'],
      ['1', 'Kapak lake', '60x70', '12', '5.04', '980.00', '4939.20'],
      ['2', 'Yan panel', '50x80', '8', '3.20', '765.00', '2448.00'],
    ].flatMap((texts, at) =>
      row(
        180 + 20 * at,
        texts.map((text, cell): [number, string] => [XS[cell]!, text]),
      ),
    ),
    ...[`Toplam Alan: ${area} m²`, 'Ara Toplam: 7387.20 TL', 'KDV (%20): 1477.44 TL', 'Genel Toplam: 8864.64 TL'].map(
      (text, at): Printed => [360, 250 + 20 * at, text],
    ),
  ];

  it('are as many square metres as their prices say, and as all of them come to', () => {
    expect(read(paper('8.24'))).toMatchObject({ status: 'completed', total: '8864.64' });
    expect(statusOf(paper('8.42'))).toBe('needs_review');
  });
});
