import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { PLAINLY_DATED, type Printed, printedInvoice, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { isNumberInWords } from '../account/amount-in-words.js';
import { isShare } from '../account/tax-rates.js';
import { LEGAL_FORM } from '../company-name.js';
import { Decimal } from '../decimal.js';
import { prove } from '../proof.js';
import { fold } from './fold.js';
import { codeIn } from './item-codes.js';
import { understandPages } from './understand-pages.js';
import { classifyAmountLabel } from './words/amount-labels.js';

const draftOf = (printed: Printed[]) =>
  understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
const statusOf = (printed: Printed[]) => prove(draftOf(printed)).status;
const noted = (...texts: string[]): Printed[] =>
  printedInvoice(
    {},
    texts.map((text, at): Printed => [50, 640 + 12 * at, text, 8]),
  );
/** On a paper whose own date is called no more than that. */
const dated = (text: string): Printed[] => printedInvoice(PLAINLY_DATED, [[50, 640, text, 8]]);
/** "50 IBAN | 150 GB29 …": what stands at these places of a row. */
const cells = (y: number, texts: string): Printed[] =>
  row(
    y,
    texts.split(' | ').map((text) => [Number.parseFloat(text), text.slice(text.indexOf(' ') + 1)]),
  );
/** In columns at the foot. */
const listed = (...rows: string[]): Printed[] =>
  printedInvoice(
    {},
    rows.flatMap((texts, at) => cells(640 + 11 * at, texts)),
  );
const NO_TITLE = { Total: null };

/** Prices, taxes and sums of two lines at 20 % and one without tax, with what is charged on top of them. */
const withRates = (charge: string, tax: string, total: string): Printed[] =>
  printedInvoice(
    { Subtotal: null, '$185.00': null, 'Sales Tax 10%': null, '$18.50': null, Total: null, '$203.50': null },
    [
      ...([
        [430, 180, 'Tax'],
        [430, 200, '20%'],
        [430, 220, '0%'],
      ] as Printed[]),
      ...cells(250, '370 Subtotal | 480 $185.00'),
      ...cells(262, `370 ${charge} | 480 $4.00`),
      ...cells(274, `370 VAT 20% | 480 ${tax}`),
      ...cells(286, '370 VAT 0% | 480 $0.00'),
      ...cells(298, `370 Total | 480 ${total}`),
    ],
  );

/** Sums in dollars, each with what it comes to in euros at the rate. */
const inTwo = (tax: string, rate: string): Printed[] =>
  printedInvoice({ '$185.00': '185.00 USD', '$18.50': '18.50 USD', '$203.50': '203.50 USD' }, [
    [535, 250, '166.50 EUR', 8],
    [535, 265, tax, 8],
    [535, 280, '183.15 EUR', 8],
    ...cells(300, `370 Exchange rate: | 480 ${rate}`),
  ]);

/** The amount of the first sum stands at the middle of its label in two rows. */
const labelAround = (rest: string): Printed[] =>
  printedInvoice({ Subtotal: null, '$185.00': null }, [
    ...cells(246, '382 Total of goods before'),
    ...cells(251, '50 Tax details | 480 $185.00'),
    ...row(256, [[460.72 - 4 * rest.length, rest]]),
  ]);

const unpriced = (name: string): Printed[] =>
  printedInvoice({ 'Unit Price': null, '$1.25': null, '$80.00': null, 'Hex bolt M8': name });

const discounted = (rate: string): Printed[] =>
  printedInvoice({ ...WITHOUT_SUMS }, [
    ...cells(250, `370 Loyalty discount ${rate} | 480 - $9.25`),
    ...cells(270, '370 Total discounts | 480 - $9.25'),
    ...cells(282, '370 Tax 10% | 480 $17.58'),
    ...cells(294, '370 Total | 480 $193.33'),
  ]);

const shipped = (tax: string): Printed[] =>
  printedInvoice({ 'Sales Tax 10%': 'Total tax', '$18.50': '$19.50', '$203.50': '$214.50' }, [
    ...cells(258, '370 Shipping | 480 $10.00'),
    ...cells(300, '50 Tax details | 130 Rate | 180 Base | 240 Tax'),
    ...cells(312, '50 Goods | 130 10.00 % | 180 $185.00 | 240 $18.50'),
    ...cells(324, `50 Shipping | 130 10.00 % | 184 $10.00 | 244 ${tax}`),
  ]);

const paidTo = (name: string): Printed[] =>
  listed('50 IBAN | 150 GB29 NWBK 6016 1331 9268 19', `50 Mottagare | 150 ${name}`);

const footed = (account: string): Printed[] =>
  printedInvoice({ 'Bill to:': null, 'Northgate Fasteners Ltd': null }, [
    [340, 40, 'Northgate Fasteners Ltd'],
    [50, 780, `Northgate Fasteners Ltd - 12 Mill Road, Springfield${account}`, 8],
  ]);

const described = (heading: string): Printed[] =>
  printedInvoice({ Description: heading }, [
    [150, 180, 'Description'],
    [150, 200, 'Zinc plated'],
    [150, 220, '2D USB'],
  ]);

/** What each class is, on a paper that agrees with itself, and on one that does not or looks like it. */
const CLASSES: [what: string, agrees: Printed[], contradicts: Printed[]][] = [
  [
    'the last day to pay on',
    noted('Ödenecek tutar $203.50, son gün 30 Mart 2026.'),
    noted('Ödenecek tutar $203.50, son gün 10 Mart 2026.'),
  ],
  [
    'a day in a sentence with a point behind its figure',
    noted('Beløbet indsættes på reg. 5960 konto 0004417201 inden 15. april 2026'),
    noted('Beløbet indsættes på reg. 5960 konto 0004417201 inden 15. februar 2026'),
  ],
  [
    'what the quantities come to, beside its name',
    listed('50 Total Quantity | 150 22.00'),
    listed('50 Total Quantity | 150 21.00'),
  ],
  [
    'words that go on beside their label',
    listed('50 In Words | 150 Two hundred and three dollars', '150 and fifty cents only'),
    listed('50 In Words | 150 Two hundred and three dollars', '150 and sixty cents only'),
  ],
  [
    'a total in its currency without a name',
    printedInvoice(NO_TITLE),
    printedInvoice({ ...NO_TITLE, '$203.50': '$213.50' }),
  ],
  ['a day to pay on beside the total', listed('50 $203.50 | 120 16/04/2026'), listed('50 $203.50 | 120 16/02/2026')],
  [
    'days to pay on behind their amounts',
    listed('50 $100.00 | 120 17/03/2026', '50 $103.50 | 120 16/04/2026'),
    listed('50 $100.00 | 120 17/03/2026', '50 $104.50 | 120 16/04/2026'),
  ],
  [
    'work from one day to another',
    dated('Delo izvedeno od 5. do 16. marca 2026'),
    dated('Delo izvedeno 16. marca 2026'),
  ],
  [
    "an order's history",
    listed('50 Date | 120 Status | 190 Comments', '50 16/03/2026 | 120 Shipped | 190 Thank you'),
    listed('50 Date | 120 Carrier | 190 Comments', '50 16/03/2026 | 120 Shipped | 190 Thank you'),
  ],
  [
    'numbers of one company with its registers',
    listed('50 IČO | 150 27074358', '50 DIČ | 150 CZ27074358'),
    listed('50 IČO | 150 27074358', '50 DIČ | 150 CZ45274649'),
  ],
  ['the letters of a series', noted('Seria ARS nr. 20417'), noted('Suma ARS nr. 20417')],
  ['pallets', noted('Átvétel helyben, 7 raklap'), noted('Átvétel helyben, 7 kvalto')],
  [
    'a deposit beside other terms',
    printedInvoice({}, [
      ...cells(300, '370 Paid | 480 $50.00'),
      ...cells(312, '370 Amount due | 480 $153.50'),
      [50, 640, 'Acompte de $50.00 reçu le 02/03/2026. Escompte néant. Pénalités : 3 fois le taux légal.', 8],
    ]),
    printedInvoice({}, [
      ...cells(300, '370 Paid | 480 $50.00'),
      ...cells(312, '370 Amount due | 480 $153.50'),
      [50, 640, 'Acompte de $60.00 reçu le 02/03/2026. Escompte néant. Pénalités : 3 fois le taux légal.', 8],
    ]),
  ],
  [
    'a payment in a list of its own',
    printedInvoice({}, [
      ...cells(300, '370 Paid | 480 $50.00'),
      ...cells(312, '370 Amount due | 480 $153.50'),
      ...cells(640, '50 Pagamenti effettuati | 170 Importo | 240 Tipo'),
      ...cells(650, '50 02/03/2026 | 170 50.00 | 240 Bonifico'),
    ]),
    printedInvoice({}, [
      ...cells(300, '370 Paid | 480 $50.00'),
      ...cells(312, '370 Amount due | 480 $153.50'),
      ...cells(640, '50 Pagamenti effettuati | 170 Importo | 240 Tipo'),
      ...cells(650, '50 02/03/2026 | 170 55.00 | 240 Bonifico'),
    ]),
  ],
  [
    'a charge that is taxed with the lines of one rate',
    withRates('Best Way', '$5.80', '$194.80'),
    withRates('Best Way', '$5.60', '$194.60'),
  ],
  [
    'a discount that is spread over the rates',
    withRates('Discount', '$4.89', '$185.89'),
    withRates('Discount', '$4.79', '$185.79'),
  ],
  ['amounts once more in another currency', inTwo('16.65 EUR', '0.9000'), inTwo('16.85 EUR', '0.9000')],
  ['a label on both sides of its amount', labelAround('discounts'), labelAround('$ 5.00')],
  [
    'a salesman under his heading',
    printedInvoice(
      {},
      cells(150, '50 SÆLGER | 150 JOB | 250 BETALINGSBETINGELSER').concat(
        cells(160, '56 Ole | 147 Dør | 270 14 dage netto'),
      ),
    ),
    printedInvoice(
      {},
      cells(150, '50 SÆLGER | 150 JOB | 250 BETALINGSBETINGELSER').concat(
        cells(160, '20 Snedkeriet ApS | 147 Dør | 270 14 dage netto'),
      ),
    ),
  ],
  [
    'prices that the amounts come to beside a weight',
    unpriced('Hex bolt M8 Weight: 0.92kg'),
    unpriced('Hex bolt M8 0.92'),
  ],
  ['a discount in a row of its own and in the sums', discounted('5%'), discounted('15%')],
  ['the tax of the shipping in the table of taxes', shipped('$1.00'), shipped('$2.00')],
  ['a payee below the account', paidTo('Northgate Fasteners Ltd'), paidTo('Southgate Nails Ltd')],
  ['an account without its name beside the sender at the foot', footed(' - GB29 NWBK 6016 1331 9268 19'), footed('')],
  ['names beside descriptions', described('Item Name'), described('Item')],
];

describe('Papers of billing programs have', () => {
  it.each(CLASSES)('%s', (_, agrees, contradicts) => {
    expect([statusOf(agrees), statusOf(contradicts)]).toEqual(['completed', 'needs_review']);
  });
});

describe('A row of words below the figures of each line', () => {
  const NAMES = ['Hex bolt M8 of zinc plated steel, in a box', 'Cordless drill with batteries, in a case'];
  /** Positions, units and figures, with names that reach under them. */
  const namesOf = (y: number) =>
    draftOf(
      printedInvoice({ Description: '#', 'Hex bolt M8': '1', 'Cordless drill': '2', '20': '20 pcs', '2': '2 pcs' }, [
        [70, 180, 'Product'],
        [70, y, NAMES[0]!, 8],
        [70, y + 20, NAMES[1]!, 8],
      ]),
    ).lines.map(({ description }) => description?.value);

  it('names it', () => expect(namesOf(211)).toEqual(NAMES));
  it('is looked for above where one stands over the first figures', () => expect(namesOf(191)).toEqual(NAMES));
});

describe('What billing programs print', () => {
  it('are taxes of large sums without cents, whole in spite of their noughts', () => {
    const isTax = (tax: string, base: string) => isShare(Decimal.of(tax), Decimal.of(27), Decimal.of(base));
    expect([isTax('14899.00', '55180.00'), isTax('14900.00', '55180.00'), isTax('150.00', '555.00')]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('are codes of capitals alone behind their label', () => {
    expect(['Nystvinda SKU: NYV-T', 'Nystvinda SKU: nyv'].map((text) => codeIn(text).code)).toEqual(['NYV-T', null]);
  });
  it('are forms of companies at the end of a name', () => {
    expect(['Torggatan Service Ab', 'Preise Ab sofort'].map((text) => LEGAL_FORM.test(text))).toEqual([true, false]);
  });
  it('are numbers in words', () => {
    expect(['hetvenezer hetvenkilenc', 'hetvenezer bolts', 'tool'].map(isNumberInWords)).toEqual([true, false, false]);
  });
  it('are taxes of items', () => {
    expect(
      ["Taxe sur l'article", 'Taxe de séjour', 'Artikelsteuer'].map((text) => classifyAmountLabel(fold(text))),
    ).toEqual(['tax', 'charge', 'tax']);
  });
});
