import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { PLAINLY_DATED, type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  return { ...prove(draft), vendor: draft.vendorName?.value };
};
const statusOf = (printed: Printed[]) => read(printed).status;

describe('The parties', () => {
  it.each(["Customer's signature ________", 'Kunde, Unterschrift ________'])(
    'stand under no line to sign on: %s',
    (line) => {
      const paper = (heading: string): Printed[] =>
        printedInvoice({ 'Northgate Fasteners Ltd': 'Northgate' }, [
          [50, 74, 'Northgate Fasteners Ltd'],
          [50, 88, '12 Mill Road, Springfield, IL 62701'],
          [50, 600, heading],
          [50, 612, 'REMIT TO: Northgate Fasteners Ltd, PO Box 41, Springfield, IL 62701'],
        ]);
      expect(read(paper(line)).vendor).toBe('Northgate Fasteners Ltd');
    },
  );

  it('have the numbers of their houses and towns set apart, which count nothing', () => {
    const paper = (town: string): Printed[] =>
      printedInvoice({}, [
        [340, 124, 'Gasthof Sperling'],
        ...row(138, [
          [340, 'Na Hrazi'],
          [420, '5'],
        ]),
        ...row(152, [
          [340, town],
          [420, 'Hlinsko'],
        ]),
      ]);
    expect([statusOf(paper('539 01')), statusOf(paper('Telefon'))]).toEqual(['completed', 'needs_review']);
  });

  it('go on with their legal form in the row below, with the register of a court behind', () => {
    const paper = (form: string): Printed[] =>
      printedInvoice({ 'Northgate Fasteners Ltd': 'Northgate Fasteners GmbH & Co. KG' }, [
        [50, 700, 'Northgate Fasteners', 7],
        [50, 708, `${form}, Springfield`, 7],
        [50, 716, 'HRA 590217 AG Stuttgart', 7],
      ]);
    expect(statusOf(paper('GmbH & Co. KG'))).toBe('completed');
    expect(statusOf(paper('Sperling GmbH & Co. KG'))).toBe('needs_review');
  });
});

describe('Who is paid', () => {
  it.each([
    ['Kontoinhaberin: Svetlana Lind', 'needs_review'],
    ['Kontoinhaberin: Northgate Fasteners', 'completed'],
    ['Trezoreria Brasov: GB33 BUKB 2020 1555 5555 55', 'completed'],
  ])('%s', (text, status) => {
    expect(statusOf(printedInvoice({}, [[50, 600, text]]))).toBe(status);
  });

  it('has the account that is written the old way beside it', () => {
    const paper = (account: string): Printed[] =>
      printedInvoice({}, [
        [50, 600, account, 8],
        [50, 610, 'BIC ABNANL2A', 8],
        [50, 620, 'IBAN NL91ABNA0417164300', 8],
      ]);
    expect([statusOf(paper('0417164300')), statusOf(paper('0518842118'))]).toEqual(['completed', 'needs_review']);
  });

  it.each([
    ['Πάροχος ηλεκτρονικής τιμολόγησης: Diavgis Services Α.Ε.', 'completed'],
    ['*OSSPL - Oxbow Seller Services Pvt. Ltd.', 'completed'],
    ['*QRS - Oxbow Seller Services Pvt. Ltd.', 'needs_review'],
  ])('other companies play a part that is said: %s', (text, status) => {
    expect(statusOf(printedInvoice({}, [[50, 600, text, 7]]))).toBe(status);
  });
});

describe('Names', () => {
  const paper = (upper: string, lower: string, mail: string): Printed[] =>
    printedInvoice({ 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null }, [
      [50, 34, upper],
      [50, 45, lower],
      [50, 56, '12 Mill Road'],
      [50, 67, 'Springfield, IL 62701'],
      [50, 78, `accounts@${mail}.example`],
    ]);
  it('go on in the row below, where the mail goes to what they begin with', () => {
    expect(read(paper('NORTHGATE FASTENERS AND', 'TRADING LTD', 'northgatefasteners'))).toMatchObject({
      status: 'completed',
      vendor: 'NORTHGATE FASTENERS AND TRADING LTD',
    });
    expect(statusOf(paper('NORTHGATE FASTENERS AND', 'TRADING LTD', 'sperling'))).toBe('needs_review');
  });

  it('of a brand stand over the person whose tax number it is: either may be meant', () => {
    const brand = (name: string): Printed[] =>
      printedInvoice({ 'Northgate Fasteners Ltd': 'nf studio', '12 Mill Road, Springfield': null }, [
        [50, 58, name],
        [50, 69, 'Calle San Agustin 8'],
        [50, 80, '50002 Zaragoza'],
        [50, 91, '17442903W'],
        [50, 102, 'accounts@nfstudio.example', 7],
      ]);
    expect([statusOf(brand('Calle del Pilar 2')), statusOf(brand('Nora Ferrer'))]).toEqual([
      'completed',
      'needs_review',
    ]);
  });

  it.each([
    ['Kontohavare', 'completed'],
    ['Kontosperling', 'needs_review'],
  ])('have no label before them: %s', (label, status) => {
    const paper = printedInvoice(
      { 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null, 'Bill to:': null },
      [
        ...row(120, [[340, 'Northgate Fasteners AB']], 11),
        ...row(132, [[340, 'Mill Road 12']]),
        ...row(142, [[340, '111 63 Stockholm']]),
        ...row(136, [[50, 'Dock Street 4']]),
        ...row(147, [[50, '411 73 Goteborg']]),
        ...row(700, [[50, `${label} Northgate Fasteners AB`]]),
        ...row(712, [[50, 'IBAN SE45 5000 0000 0583 9825 7466']]),
      ],
    );
    expect(read(paper).status).toBe(status);
    if (status === 'completed') expect(read(paper).vendor).toBe('Northgate Fasteners AB');
  });

  it('end where their address begins', () => {
    const foot = (name: string): Printed[] =>
      printedInvoice({ 'Northgate Fasteners Ltd': 'Letterlijn' }, [
        [132, 700, `${name}, Westhavenkade 12, 3131 AB Vlaardingen | KvK 64418820 | BTW NL829103442B01`, 7],
      ]);
    expect(read(foot('Letterlijn')).vendor).toBe('Letterlijn');
  });
});

describe('Numbers', () => {
  it('of the tax office have one ending, with their country and without it', () => {
    const paper = (number: string): Printed[] =>
      printedInvoice({}, [
        [50, 600, 'IT02218400360', 8],
        [50, 612, number, 8],
      ]);
    expect([statusOf(paper('02218400360')), statusOf(paper('02218400634'))]).toEqual(['completed', 'needs_review']);
  });

  it('of the tax office are the same in a link', () => {
    const paper = (number: string): Printed[] =>
      printedInvoice({}, [
        [50, 600, '7812044669', 8],
        [50, 612, `https://ksef.example/client-app/invoice/${number}/17-03-2026/UtQp9`, 8],
      ]);
    expect([statusOf(paper('7812044669')), statusOf(paper('7812044600'))]).toEqual(['completed', 'needs_review']);
  });

  it('in a bar code of the number and the day name what is to be paid', () => {
    const paper = (amount: string): Printed[] =>
      printedInvoice({}, [[50, 700, `33401157170326310326020417${amount}`, 8]]);
    expect([statusOf(paper('00020350')), statusOf(paper('00030350'))]).toEqual(['completed', 'needs_review']);
  });
});

describe('Notes', () => {
  it.each([
    ['(8 characters, 6 digits and 2 decimals)', 'completed'],
    ['(4 lines)', 'needs_review'],
  ])('count letters or lines: %s', (text, status) => {
    expect(statusOf(printedInvoice({}, [[50, 600, `made of the paper ${text}`, 8]]))).toBe(status);
  });

  it('say what is given back in a case that may come, in two rows', () => {
    const note = (first: string): Printed[] =>
      printedInvoice({}, [
        [50, 600, first, 8],
        [50, 610, 'vor der Vorstellung werden 80 % erstattet.', 8],
      ]);
    const paid = 'Zahlbar binnen 10 Tagen ohne Abzug auf unser Konto.';
    expect(statusOf(note(`${paid} Bei Storno bis 14 Tage`))).toBe('completed');
    expect(statusOf(note(`${paid} Auf den Preis der Karten`))).toBe('needs_review');
  });

  it.each([
    ['2% 10, Net 30', 'completed'],
    ['12% off', 'needs_review'],
  ])('terms in short offer a share: %s', (text, status) => {
    expect(
      statusOf(
        printedInvoice({}, [
          [340, 90, 'Terms:', 8],
          [400, 90, text, 8],
        ]),
      ),
    ).toBe(status);
  });

  it('below what is weighed count other pieces', () => {
    const weighed = (quantity: string, total: string): Printed[] =>
      printedInvoice(
        {
          '20': quantity,
          '$1.25': '$2.00',
          '$25.00': total,
          '$185.00': '$197.50',
          '$18.50': '$19.75',
          '$203.50': '$217.25',
        },
        [[50, 210, '3 pieces', 8]],
      );
    expect(statusOf(weighed('18.75', '$37.50'))).toBe('completed');
    expect(statusOf(printedInvoice({}, [[50, 210, '3 pieces', 8]]))).toBe('needs_review');
  });

  it('say how the account of the buyer stands', () => {
    const paper = (label: string): Printed[] =>
      printedInvoice(
        {},
        row(600, [
          [50, label],
          [200, '$880.41'],
        ]),
      );
    expect([statusOf(paper('Account balance')), statusOf(paper('Sperlingo'))]).toEqual(['completed', 'needs_review']);
  });

  it('begin what the day is called in the row above', () => {
    const paper = (day: string): Printed[] =>
      printedInvoice({}, [
        [50, 160, 'Uiterste', 8],
        [50, 169, 'betaaldatum:', 8],
        [110, 169, day, 8],
      ]);
    expect([statusOf(paper('31-03-2026')), statusOf(paper('17-02-2026'))]).toEqual(['completed', 'needs_review']);
  });
});

describe('Figures and days', () => {
  it('an amount that a narrow cell breaks from its sign stands on the row of its figures', () => {
    const broken = (amount: string): Printed[] =>
      printedInvoice({ '$25.00': null }, [
        [480, 194, '$', 8],
        [480, 206, amount, 8],
      ]);
    expect([statusOf(broken('25.00')), statusOf(broken('26.00'))]).toEqual(['completed', 'needs_review']);
  });

  it('amounts below one begin with the mark', () => {
    const paper = (price: string): Printed[] => printedInvoice({ '20': '100', '$1.25': price, '$25.00': '$25.00' });
    expect([statusOf(paper('$.25')), statusOf(paper('$.35'))]).toEqual(['completed', 'needs_review']);
  });

  it.each(['03.2024', '2024-03'])('a month is no code: %s', (month) => {
    const paper = printedInvoice({ Description: null, 'Hex bolt M8': null, 'Cordless drill': null }, [
      ...row(
        180,
        [
          [50, 'Okres'],
          [120, 'Description'],
        ],
        10,
      ),
      ...row(
        200,
        [
          [50, month],
          [120, 'Hex bolt M8'],
        ],
        10,
      ),
      ...row(
        220,
        [
          [50, month],
          [120, 'Cordless drill'],
        ],
        10,
      ),
    ]);
    expect(read(paper).lines.map(({ sku }) => sku)).toEqual([null, null]);
  });

  it('a number has its day behind it', () => {
    const paper = printedInvoice({ 'Invoice Number: INV-20417': 'Numero fattura: FPR 2201/26 del 17/03/2026' });
    expect(understandPages({ kind: 'pages', pages: [printedPage(paper)], attachments: [] }).invoiceNumber?.value).toBe(
      'FPR 2201/26',
    );
  });

  it('codes alone are the codes, and all that the goods are called', () => {
    const paper = (first: string, second: string) =>
      read(printedInvoice({ Description: 'Item', 'Hex bolt M8': first, 'Cordless drill': second })).lines.map(
        ({ sku }) => sku?.value ?? null,
      );
    expect(paper('HNG-35-SC', 'SLD-22FX')).toEqual(['HNG-35-SC', 'SLD-22FX']);
    expect(paper('HINGES', 'SLIDES')).toEqual([null, null]);
  });

  it.each(['Subtotal (con impuestos)', 'Subtotal (with tax)', 'Zwischensumme mit MwSt'])(
    'a sum with the taxes in it is the total: %s',
    (label) => {
      const paper = (amount: string): Printed[] =>
        printedInvoice(
          {},
          row(272, [
            [370, label],
            [480, amount],
          ]),
        );
      expect([statusOf(paper('$203.50')), statusOf(paper('$203.40'))]).toEqual(['completed', 'needs_review']);
    },
  );

  it('a code that looks like a date stands in a column of codes', () => {
    const paper = (other: string): Printed[] =>
      printedInvoice(PLAINLY_DATED, [
        [150, 400, 'PKWiU'],
        [150, 412, '11.02.12'],
        [150, 424, other],
      ]);
    expect([statusOf(paper('17.22.11')), statusOf(paper('Sperling'))]).toEqual(['completed', 'needs_review']);
  });

  it('one sentence says when all is due, and the next until when less is', () => {
    const paper = (until: string): Printed[] =>
      printedInvoice({}, [
        [
          50,
          600,
          `Payable on 16.04.2026 by direct debit. Early payment 2 %: discount 4.07, to pay 199.43 until ${until}.`,
          7,
        ],
      ]);
    expect([statusOf(paper('27.03.2026')), statusOf(paper('27.04.2026'))]).toEqual(['completed', 'needs_review']);
  });

  it('pieces are counted without the freight', () => {
    const paper = (count: string): Printed[] =>
      printedInvoice({ 'Cordless drill': 'Shipping' }, [[50, 320, `Pieces in all: ${count}`]]);
    expect([statusOf(paper('20')), statusOf(paper('21'))]).toEqual(['completed', 'needs_review']);
  });
});

describe('Columns', () => {
  it('of which nobody knows the name may hold how many a price is for', () => {
    const paper = (unit: string): Printed[] =>
      printedInvoice({ '$1.25': '$125.00' }, [
        [430, 180, 'U/P'],
        [430, 200, unit],
        [430, 220, '1'],
      ]);
    expect([statusOf(paper('100')), statusOf(paper('1000'))]).toEqual(['completed', 'needs_review']);
  });

  it.each([
    ['Cena netto przed', 'rab.'],
    ['Price before', 'discount'],
    ['Preis vor', 'Rabatt'],
    ['Precio antes de', 'dto.'],
  ])('hold prices before the discount: %s %s', (upper, lower) => {
    const paper = (first: string): Printed[] =>
      printedInvoice({}, [
        [180, 171, upper, 8],
        [180, 180, lower, 8],
        [250, 180, 'Disc. %'],
        [190, 200, first],
        [250, 200, '10'],
        [190, 220, '80.00'],
      ]);
    expect([statusOf(paper('1.39')), statusOf(paper('1.49'))]).toEqual(['completed', 'needs_review']);
  });
});
