import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row as cells } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const { totalAmount, status } = prove(draft);
  return [draft.invoiceNumber?.value, draft.invoiceDate?.value, totalAmount?.text, status];
};
const RIGHT = ['INV-20417', '2026-03-17', '$203.50', 'completed'];

/** No number and no date; the buyer and the table further down make room for rows of fields. */
const bare = (changes: Record<string, string | null> = {}, extra: Printed[] = []): Printed[] =>
  printedInvoice({ 'Invoice Number: INV-20417': null, 'Invoice Date: 17 March 2026': null, ...changes })
    .map(([x, y, text, size]): Printed => [x, y < 100 ? y : y + 120, text, size])
    .concat(extra);

const row = (y: number, ...texts: string[]): Printed[] =>
  texts.map((text, index): Printed => [50 + index * 170, y, text]);
/** The amounts of the printed invoice without their signs. */
const NO_SIGNS = Object.fromEntries(
  ['1.25', '25.00', '80.00', '160.00', '185.00', '18.50', '203.50'].map((sum) => [`$${sum}`, sum]),
);
const NAMES = ['Invoice Number', 'Date', 'Your order'];
const VALUES = ['INV-20417', '17/03/2026', 'PO-5512'];
const MORE_NAMES = ['Customer no.', 'Due date', 'Delivery note'];
const MORE_VALUES = ['C-8841', '16/04/2026', 'LS-7733'];

describe('Rows of fields', () => {
  it.each([
    ['names under their values', [VALUES, NAMES]],
    ['names over their values', [NAMES, VALUES]],
    ['two rows with names under their values', [VALUES, NAMES, MORE_VALUES, MORE_NAMES]],
    ['two rows with names under their values, the other first', [MORE_VALUES, MORE_NAMES, VALUES, NAMES]],
    ['two rows with names over their values', [NAMES, VALUES, MORE_NAMES, MORE_VALUES]],
    ['two rows with names over their values, the other first', [MORE_NAMES, MORE_VALUES, NAMES, VALUES]],
  ])('%s', (_, rows) => {
    expect(
      read(bare({}, [[250, 190, 'INVOICE', 14], ...rows.flatMap((texts, index) => row(95 + index * 16, ...texts))])),
    ).toEqual(RIGHT);
  });

  it('another number under its name on the same page is asked', () => {
    const twice = bare({}, [...row(95, ...VALUES), ...row(111, ...NAMES), [50, 190, 'Invoice Number: INV-20471']]);
    expect(read(twice).at(-1)).toBe('needs_review');
  });

  it('a date whose name stands under it is the date of that', () => {
    const due = bare({}, [
      [340, 60, 'Invoice Number: INV-20417'],
      ...row(95, 'C-8841', '16/04/2026', 'PO-5512'),
      ...row(111, 'Customer no.', 'Payment due', 'Your order'),
    ]);
    expect(read(due).at(-1)).toBe('needs_review');
  });
});

describe('A template’s room for a logo', () => {
  it('names nobody', () => {
    const draft = understandPages({
      ...{ kind: 'pages', attachments: [] },
      pages: [
        printedPage(printedInvoice({ 'Northgate Fasteners Ltd': 'Northgate Fasteners' }, [[480, 20, 'LOGO', 20]])),
      ],
    });
    expect(draft.vendorName?.value).toBe('Northgate Fasteners');
  });
});

describe('Labels of the number', () => {
  it.each(['FACTURĂ FISCALĂ INV-20417', 'Fattura elettronica INV-20417', 'Faktura VAT INV-20417'])(
    'a title that says its kind before the number: %s',
    (title) =>
      expect(
        read(
          bare({}, [
            [50, 190, title, 14],
            [340, 60, 'Invoice Date: 17 March 2026'],
          ]),
        ),
      ).toEqual(RIGHT),
  );

  it.each(['Fatura n.º:', 'Facture n°:', 'Doklad č.'])(
    'the value stands beside a label that ends in a mark: %s',
    (label) => {
      const field: Printed[] = [
        [340, 45, 'Faktura'],
        [340, 60, label],
        [450, 60, 'INV-20417'],
        [340, 75, 'Invoice Date: 17 March 2026'],
      ];
      expect(read(bare({}, field))).toEqual(RIGHT);
    },
  );
});

describe('A sum with the tax in it', () => {
  it.each(['Total com IVA', 'Ukupno s PDV-om', 'Total with VAT', 'Razem z VAT', 'Total cu TVA', 'Celková částka'])(
    '“%s” is the total',
    (label) => {
      expect(read(printedInvoice({ Total: label }))).toEqual(RIGHT);
      expect(read(printedInvoice({ Total: label, '$203.50': '$213.50' })).at(-1)).toBe('needs_review');
    },
  );

  it('“Račun” is the title of an invoice', () => {
    const titled = bare({}, [
      [340, 45, 'Račun'],
      [340, 60, 'Račun broj: INV-20417'],
      [340, 75, 'Datum: 17.03.2026.'],
    ]);
    expect(read(titled)).toEqual(RIGHT);
  });
});

describe('The currency said in a sentence', () => {
  it.each(['Svi iznosi u', 'Všechny částky v', 'Toate sumele sunt în', 'Kõik summad on'])(
    'is another than that of the amounts: %s',
    (sentence) => {
      expect(read(printedInvoice({}, [[50, 420, `${sentence} USD`]])).at(-1)).toBe('completed');
      expect(read(printedInvoice({}, [[50, 420, `${sentence} CHF`]])).at(-1)).toBe('needs_review');
    },
  );
});

it.each(['Fakturans valuta: SEK', 'Valuta faktury: EUR', 'Valiuta: EUR'])('names its currency: %s', (declared) => {
  const bare = printedInvoice(NO_SIGNS, [[340, 90, declared]]);
  expect(read(bare).at(-1)).toBe('completed');
  expect(read([...bare, [50, 420, 'All amounts in CHF']]).at(-1)).toBe('needs_review');
});

it.each([
  ['KES', 'KES 1.25', 'KES'],
  ['MYR', 'RM 1.25', 'RM'],
  ['NGN', '₦1.25', '₦'],
  ['UAH', '1.25 UAH', 'UAH'],
])('may be any of the world’s: %s', (code, _printed, sign) => {
  const paper = printedInvoice(
    Object.fromEntries(Object.entries(NO_SIGNS).map(([printed, amount]) => [printed, `${sign} ${amount}`])),
  );
  const draft = understandPages({ kind: 'pages', pages: [printedPage(paper)], attachments: [] });
  expect([draft.currency?.value, read(paper).at(-1)]).toEqual([code, 'completed']);
});

it('stands close before its amount, and in a heading with a sign', () => {
  const paper = (sign: string, heading: string): Printed[] =>
    printedInvoice({
      ...Object.fromEntries(Object.entries(NO_SIGNS).map(([printed, amount]) => [printed, `${sign}${amount}`])),
      Amount: heading,
    });
  const currencyOf = (printed: Printed[]) =>
    understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] }).currency?.value;
  expect(currencyOf(paper('AED', 'Amount'))).toBe('AED');
  expect(currencyOf(paper('', 'Prices in €'))).toBe('EUR');
  expect(currencyOf(printedInvoice({ ...NO_SIGNS, 'Hex bolt M8': 'Hex bolt TRY500' }))).toBeUndefined();
});

it('a pallet is no currency', () => {
  expect(read(printedInvoice({ 'Hex bolt M8': 'Paleta EUR nova' })).at(-1)).toBe('completed');
});

it('headings name another currency than the declaration', () => {
  const headed = (currency: string): Printed[] =>
    printedInvoice(
      {
        ...NO_SIGNS,
        Amount: 'Amount USD',
      },
      [[50, 420, `All amounts in ${currency}`]],
    );
  expect(read(headed('USD')).at(-1)).toBe('completed');
  expect(read(headed('CHF')).at(-1)).toBe('needs_review');
});

it.each([
  ['DE89 3704 0044 0532 0130 00', 'EUR', 'completed'],
  ['DE89 3704 0044 0532 0130 00', 'CHF', 'needs_review'],
  ['CH93 0076 2011 6238 5295 7', 'CHF', 'completed'],
])('a currency that only a note names is that of the account: %s %s', (iban, currency, status) => {
  const notes: Printed[] = [
    [50, 420, `All amounts in ${currency}`],
    [50, 440, `IBAN ${iban}`],
  ];
  expect(read(printedInvoice(NO_SIGNS, notes)).at(-1)).toBe(status);
});

it('what accounts are kept in is none of the paper, where there are several', () => {
  const accounts = (...named: [string, string][]): Printed[] =>
    named.map(([currency, account], at) => [50, 420 + at * 12, `${currency}: PL${account}`, 8]);
  const [first, second] = ['90 1140 2004 0000 3302 7744 1100', '51 1140 2004 0000 3702 7744 1121'];
  expect(read(printedInvoice({}, accounts(['USD', first], ['EUR', second]))).at(-1)).toBe('completed');
  expect(read(printedInvoice({}, accounts(['EUR', second]))).at(-1)).toBe('needs_review');
  const listed = (...named: [string, string][]): Printed[] =>
    named.flatMap(([currency, account], at): Printed[] => [
      [50, 420 + at * 12, `IBAN (${currency}):`, 8],
      [150, 420 + at * 12, `PL${account}`, 8],
    ]);
  expect(read(printedInvoice({}, listed(['USD', first], ['EUR', second]))).at(-1)).toBe('completed');
  expect(read(printedInvoice({}, listed(['EUR', second]))).at(-1)).toBe('needs_review');
});

it('rupees are told by the total in words where no amount has a sign, on a paper of India', () => {
  const paper = (country: string): Printed[] =>
    printedInvoice(NO_SIGNS, [
      [340, 95, country],
      [50, 420, 'Amount in words: Rupees Two Hundred Three and Fifty Paise Only'],
    ]);
  expect(read(paper('Place of supply: India')).at(-1)).toBe('completed');
  expect(read(paper('Place of supply: Mauritius')).at(-1)).toBe('needs_review');
});

it('"$" is no American dollar beside a register or an office of another country', () => {
  for (const told of ['S.I.I. - TALCA', 'R.U.T.: 76.418.230-8', 'Resolución DIAN 18764'])
    expect(read(printedInvoice({}, [[340, 95, told]])).at(-1)).toBe('needs_review');
});

describe('Fields in languages of the east', () => {
  it.each([
    ['Broj računa: INV-20417', 'Datum računa: 17. ožujka 2026.'],
    ['Račun br.: INV-20417', 'Datum izdavanja: 17.03.2026.'],
    ['Št. računa: INV-20417', 'Datum izdaje: 17. marec 2026'],
    ['Číslo faktúry: INV-20417', 'Dátum vystavenia: 17.03.2026'],
    ['Számlaszám: INV-20417', 'Számla kelte: 2026. március 17.'],
    ['Laskun numero: INV-20417', 'Laskun päiväys: 17.3.2026'],
    ['Arve nr: INV-20417', 'Arve kuupäev: 17.03.2026'],
    ['Sąskaitos numeris: INV-20417', 'Sąskaitos data: 2026 m. kovo 17 d.'],
    ['Фактура №: INV-20417', 'Дата на издаване: 17.03.2026'],
    ['Αριθμός τιμολογίου: INV-20417', 'Ημερομηνία έκδοσης: 17/03/2026'],
  ])('%s, %s', (number, date) => {
    const fields: Printed[] = [
      [340, 60, number],
      [340, 75, date],
    ];
    expect(read(bare({}, fields))).toEqual(RIGHT);
  });
});

it.each(['z dnia', 'ze dne', 'od', 'daterad'])('a date behind the number, %s, is the invoice’s once more', (dated) => {
  const foot = (date: string): Printed[] => [[50, 700, `Faktura nr INV-20417 ${dated} ${date}`, 8]];
  expect(read(printedInvoice({}, foot('2026-03-17'))).at(-1)).toBe('completed');
  expect(read(printedInvoice({}, foot('2026-03-18'))).at(-1)).toBe('needs_review');
});

describe('What stands around the number', () => {
  it('a title over the names of number and date alone, which stand beside each other', () => {
    const head: Printed[] = [
      [250, 95, 'FACTURE', 12],
      ...cells(
        113,
        [
          [190, 'Numéro'],
          [270, 'Date'],
          [330, 'Code client'],
        ],
        7,
      ),
      ...cells(
        127,
        [
          [188, 'INV-20417'],
          [262, '17/03/2026'],
          [336, 'C1794'],
        ],
        7,
      ),
    ];
    expect(read(bare({}, head))).toEqual(RIGHT);
  });

  it('a title over the value, whose name stands further left', () => {
    const head: Printed[] = [
      [440, 40, 'TAX INVOICE', 13],
      [330, 80, 'Number'],
      [480, 80, 'INV-20417'],
      [330, 95, 'Date'],
      [480, 95, '17/03/2026'],
      [230, 160, 'Tax Exempt'],
      [320, 160, 'Sales Code'],
      [245, 175, 'N'],
      [330, 175, 'SC2'],
    ];
    expect(read(bare({}, head))).toEqual(RIGHT);
  });

  it('the tax number of a party over the title is none', () => {
    const head: Printed[] = [
      [320, 92, 'N.I.F.: B94107349'],
      ...row(130, 'FACTURA', 'FECHA', 'CLIENTE'),
      ...row(146, 'A/235066', '17/03/2026', '43002940'),
    ];
    expect(read(bare({}, head))).toEqual(['A/235066', ...RIGHT.slice(1)]);
  });

  it('a number plate and a courtesy are neither a number nor a currency', () => {
    const head: Printed[] = [
      [50, 95, 'FATTURA N° INV-20417'],
      [340, 60, 'Data: 17/03/2026'],
      [50, 140, 'Veicolo: Fiat Doblò Targa: FT 870 KX'],
      [50, 460, "L'originale ai sensi del DPR 633/72 è disponibile all'indirizzo telematico da Lei fornito."],
    ];
    expect(read(bare({}, head))).toEqual(RIGHT);
  });
});

it('days of the lines say which comes first, the day or the month', () => {
  const dated = { 'Invoice Date: 17 March 2026': 'Invoice Date: 02/01/2026' };
  const period = (text: string) => read(printedInvoice(dated, [[50, 210, text, 8]]));
  expect(period('02/01/2026 - 02/28/2026')[1]).toBe('2026-02-01');
  expect(period('01/02/2026 - 28/02/2026')[1]).toBe('2026-01-02');
  const european = { ...dated, 'Sales Tax 10%': 'MwSt. 10%' };
  const fertilizer = printedInvoice(european, [[50, 210, 'Fertilizer 10-30-10', 8]]);
  expect(read(fertilizer)[1]).toBe('2026-01-02');
});
