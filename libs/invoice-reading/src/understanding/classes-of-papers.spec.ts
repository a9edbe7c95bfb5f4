import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import type { Knowledge } from '../knowledge.js';
import { prove } from '../proof.js';
import { findDate } from './dates.js';
import { fold } from './fold.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  return { draft, ...prove(draft) };
};
const statusOf = (printed: Printed[]) => read(printed).status;
const UNTAXED = { 'Sales Tax 10%': null, '$18.50': null };

describe('Totals by their sums', () => {
  it('a discount of which only the share is printed is taken off', () => {
    const discounted = (total: string): Printed[] =>
      printedInvoice({ ...UNTAXED, '$203.50': total }, [[370, 265, 'Discount 10%', 8]]);
    expect(read(discounted('$166.50')).warnings).toEqual([]);
    expect(statusOf(discounted('$185.00'))).toBe('needs_review');
  });

  it.each(['Ongelma 10%', 'Gæld 10%'])('a tax of an unknown name is told by its rate: %s', (name) => {
    const { taxAmount, status } = read(printedInvoice({ 'Sales Tax 10%': name }));
    expect([status, taxAmount?.text]).toEqual(['completed', '$18.50']);
    expect(statusOf(printedInvoice({ 'Sales Tax 10%': name.replace('10', '12') }))).toBe('needs_review');
  });

  it('a total of an unknown name is the last and largest amount, with the tax in it', () => {
    const nameless = { Subtotal: 'Bakaa', Total: 'Jumla', 'Sales Tax 10%': 'Ushuru 10%' };
    expect(read(printedInvoice(nameless)).totalAmount?.text).toBe('$203.50');
    expect(statusOf(printedInvoice(nameless))).toBe('completed');
    expect(statusOf(printedInvoice({ ...nameless, '$203.50': '$213.50' }))).toBe('needs_review');
    expect(statusOf(printedInvoice({ ...nameless, 'Sales Tax 10%': 'Ushuru' }))).toBe('needs_review');
  });
});

describe('Quantity and price in one cell', () => {
  const counted = (first: string): Printed[] =>
    printedInvoice({
      Qty: null,
      'Unit Price': 'Quantity & Price',
      '20': null,
      '2': null,
      '$1.25': first,
      '$80.00': '2x $80.00',
    });

  it.each(['20x $1.25', '20 x $1.25', '20 × $1.25', '20 pieces at $1.25', '20 Stk. à $1.25'])(
    'are told apart: %s',
    (first) => {
      const { status, lines } = read(counted(first));
      expect([status, lines[0]?.quantity?.value.toNumber(), lines[0]?.unitPrice?.text]).toEqual([
        'completed',
        20,
        '$1.25',
      ]);
    },
  );

  it('must multiply out', () => expect(statusOf(counted('21x $1.25'))).toBe('needs_review'));
});

describe('Lines of which only the amount is printed', () => {
  const services = (first: string, changes: Record<string, string | null> = {}): Printed[] =>
    printedInvoice({
      ...{ Qty: null, 'Unit Price': null, '20': null, '2': null, '$1.25': null, '$80.00': null },
      ...{ 'Hex bolt M8': first, 'Cordless drill': 'Domain name' },
      ...changes,
    });

  it('are one each at that amount, where they add up', () => {
    const { status, lines } = read(services('Hosting, monthly plan'));
    const figures = lines.map(({ quantity, unitPrice }) => [quantity?.value.toNumber(), unitPrice?.text]);
    expect([status, figures]).toEqual([
      'completed',
      [
        [1, '$25.00'],
        [1, '$160.00'],
      ],
    ]);
    expect(statusOf(services('Hosting, monthly plan', { '$25.00': '$26.00' }))).toBe('needs_review');
  });

  it.each(['Hosting (3 months)', 'Domain name, 1 year', 'Hébergement 12 mois'])(
    'are one for as long as their words say: %s',
    (description) => expect(statusOf(services(description))).toBe('completed'),
  );

  it.each(['20 x Hosting', '20 Hosting plans', 'Support, 12 hours', 'Hosting @ 1.25', 'Seats: 20', 'Seats (20)'])(
    'are not one where their words count: %s',
    (description) => expect(statusOf(services(description))).toBe('needs_review'),
  );

  it('are not one where another figure stands on their row, whatever its heading', () => {
    expect(statusOf(services('Hosting', { Qty: 'Zahl', '20': '20', '2': '2' }))).toBe('needs_review');
  });
});

describe('Sums in a box of headings', () => {
  const boxed = (total: string): Printed[] => [
    ...printedInvoice({
      ...WITHOUT_SUMS,
    }),
    ...(['Taxable amount', '% VAT', 'VAT', 'Invoice total'] as const).map((text, index): Printed => [
      50 + 130 * index,
      260,
      text,
      9,
    ]),
    ...(['$185.00', '10%', '$18.50', total] as const).map((text, index): Printed => [50 + 130 * index, 274, text, 9]),
    [50, 292, 'Transfer to DE12 3099 9102 7714 9392 58', 9],
  ];

  it('stand under them, whatever numbers follow below', () => {
    expect(read(boxed('$203.50')).totalAmount?.text).toBe('$203.50');
    expect(statusOf(boxed('$203.50'))).toBe('completed');
    expect(statusOf(boxed('$213.50'))).toBe('needs_review');
  });
});

describe('A number', () => {
  const bare = { 'Invoice Number: INV-20417': null, 'Invoice Date: 17 March 2026': 'Date: 17 March 2026' };
  const titled = (...more: Printed[]): Printed[] => printedInvoice(bare, [[340, 40, 'INVOICE', 14], ...more]);

  it('alone under the title is the invoice’s; of two nothing is said', () => {
    expect(read(titled([340, 58, '20417', 9])).draft.invoiceNumber).toMatchObject({
      value: '20417',
      checks: ['label'],
    });
    expect(statusOf(titled([300, 58, '20417 Springfield', 9]))).toBe('needs_review');
    expect(statusOf(titled([340, 58, '20417', 9], [340, 95, 'Invoice No. 20471', 9]))).toBe('needs_review');
  });

  it.each(['N°20417', 'Facture n°20417', 'Číslo dokladu: 20417'])('is read behind its label: %s', (text) => {
    expect(read(titled([340, 70, text, 9])).draft.invoiceNumber?.value).toBe('20417');
  });

  it('is one, with the sign for numbers set close before it and without', () => {
    const paper = printedInvoice({ 'Invoice Number: INV-20417': 'Facture nº2026-014' }, [
      [50, 700, 'Virement : facture 2026-014', 8],
    ]);
    expect([statusOf(paper), read(paper).draft.invoiceNumber?.value]).toEqual(['completed', '2026-014']);
  });

  it.each(['No.', 'Nummer', 'Numéro', 'N°'])('stands below a label of one plain word: %s', (label) => {
    const under: Printed[] = [
      [340, 88, label, 9],
      [340, 99, '20417', 9],
    ];
    expect(read(titled(...under)).draft.invoiceNumber?.value).toBe('20417');
    const second: Printed[] = [
      [450, 88, label, 9],
      [450, 99, '20471', 9],
    ];
    expect(statusOf(titled(...under, ...second))).toBe('needs_review');
  });

  const labelled = (...more: Printed[]): Printed[] =>
    printedInvoice({ 'Invoice Number: INV-20417': null }, [[340, 40, 'INVOICE', 14], ...more]);

  it('that a narrow cell breaks is read in full, or not believed', () => {
    const broken: Printed[] = [
      [340, 90, 'Invoice Number', 9],
      [460, 90, 'INV-DE-', 9],
    ];
    expect(read(labelled(...broken, [460, 100, '41503', 9])).draft.invoiceNumber?.value).toBe('INV-DE-41503');
    expect(statusOf(labelled(...broken, [460, 100, '41503', 9]))).toBe('completed');
    expect(statusOf(labelled(...broken))).toBe('needs_review');
  });

  it('that goes on below its title is read in full where it is printed once more', () => {
    const titled = (...more: Printed[]): Printed[] =>
      printedInvoice({ 'Invoice Number: INV-20417': null }, [
        [340, 40, 'Invoice 2302-', 14],
        [340, 58, '23', 14],
        ...more,
      ]);
    const asked = titled([50, 640, 'Payment reference: 2302-23', 8]);
    expect(read(asked).draft.invoiceNumber?.value).toBe('2302-23');
    expect(statusOf(asked)).toBe('completed');
    expect(statusOf(titled())).toBe('needs_review');
    expect(statusOf(titled([50, 640, 'Payment reference: 2302-24', 8]))).toBe('needs_review');
  });

  it('below its label comes before what stands beside it and only begins like one', () => {
    const under: Printed[] = [
      [340, 90, 'Invoice Number', 9],
      [340, 101, '20417', 9],
    ];
    for (const beside of ['3511 AB Utrecht', '28195 Bremen', '20 Quay Street']) {
      expect(read(labelled(...under, [420, 90, beside, 9])).draft.invoiceNumber?.value).toBe('20417');
    }
  });

  it.each(['NL318447120B01', 'DE318447120', 'GB 318 4471 20', 'CHE-109.322.551'])(
    'beside its label is read, not the tax number below it: %s',
    (tax) => {
      const list = (below: string): Printed[] =>
        labelled([340, 90, 'Invoice Number', 9], [500, 90, '20417', 9], [340, 100, below, 9]);
      expect(read(list(tax)).draft.invoiceNumber?.value).toBe('20417');
      expect(statusOf(list(tax))).toBe('completed');
      expect(statusOf(list('INV-20471'))).toBe('needs_review');
    },
  );

  it('in a list of labels and values stands beside its label, though the next label is nearer', () => {
    const list = (number: string): Printed[] =>
      printedInvoice({ 'Invoice Number: INV-20417': null, 'Invoice Date: 17 March 2026': null }, [
        [340, 48, 'Invoice', 9],
        [480, 48, number, 9],
        [340, 60, 'Date', 9],
        [480, 60, '17 March 2026', 9],
        [340, 72, 'Purchase Order', 9],
        [480, 72, '312562', 9],
      ]);
    expect(read(list('20417')).draft.invoiceNumber?.value).toBe('20417');
    expect(statusOf(list('20417'))).toBe('completed');
  });

  it.each(['Customer No. 4711', 'Order No. 4711', 'Your reference: 4711', 'VAT No. 471147114', 'ID: 4711'])(
    'is never that of something else: %s',
    (other) => {
      const place: Printed = [50, 150, other, 9];
      expect(read(titled(place)).status).toBe('needs_review');
      expect(read(printedInvoice({}, [[340, 30, 'INVOICE', 14], place])).draft.invoiceNumber?.value).toBe('INV-20417');
    },
  );

  it('that begins like a title is read once', () => {
    const { draft } = read(printedInvoice({ 'Invoice Number: INV-20417': 'Fatura n.º' }, [[420, 60, 'FT 2026/417']]));
    expect(draft.invoiceNumber?.value).toBe('FT 2026/417');
    expect(draft.doubts).toEqual([]);
  });
});

describe('Another paper', () => {
  const titled = (...more: Printed[]): Printed[] => printedInvoice({}, [[340, 20, 'INVOICE', 14], ...more]);

  it('is not what the field of an invoice is called', () => {
    expect(statusOf(titled([340, 90, 'Delivery Note', 9], [460, 90, '88120', 9]))).toBe('completed');
    expect(statusOf(titled([340, 90, 'Purchase Order', 9], [340, 101, '88120', 9]))).toBe('completed');
  });

  it('is what its title says, whatever numbers it names', () => {
    expect(statusOf(titled([50, 20, 'Delivery Note', 18], [200, 20, '88120', 18]))).toBe('needs_review');
    expect(
      statusOf(
        printedInvoice({}, [
          [340, 20, 'Order Confirmation', 14],
          [480, 20, '88120', 14],
        ]),
      ),
    ).toBe('needs_review');
  });
});

describe('A vendor', () => {
  it('is not named by a sentence that begins with the word for one', () => {
    const without = { 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null };
    for (const sentence of ['Supplier used for Project Q.', 'Vendor terms apply', 'Lieferant frei Haus']) {
      expect(statusOf(printedInvoice(without, [[50, 320, sentence, 9]]))).toBe('needs_review');
    }
  });

  const wrapped = (...more: Printed[]): Printed[] =>
    printedInvoice({ 'Northgate Fasteners Ltd': null }, [
      [50, 28, 'Northgate Industrial', 10],
      [50, 40, 'Fasteners Ltd', 10],
      ...more,
    ]);

  it('whose name is wrapped is named in full, where the paper says so once more', () => {
    const { draft } = read(wrapped([50, 780, 'Northgate Industrial Fasteners Ltd, 12 Mill Road', 8]));
    expect(draft.vendorName?.value).toBe('Northgate Industrial Fasteners Ltd');
  });

  it('is named in full where its legal form stands below, and by no form alone', () => {
    const polish = (...more: Printed[]): Printed[] =>
      printedInvoice({ 'Northgate Fasteners Ltd': null }, [
        [50, 28, 'Zielonka Opakowania i Synowie', 10],
        [50, 40, 'sp. z o.o.', 10],
        ...more,
      ]);
    const holder: Printed = [50, 780, 'Posiadacz konta Zielonka Opakowania i Synowie sp. z o.o.', 8];
    expect(read(polish(holder)).draft.vendorName?.value).toBe('Zielonka Opakowania i Synowie sp. z o.o.');
    expect(read(polish()).draft.vendorName?.value).not.toBe('sp. z o.o.');
  });

  it.each([
    'Stålvej A/S · Industrivej 2 · 5000 Odense · CVR 19201147',
    'Stalmet Sp. j., ul. Kolejowa 3, 41-200 Sosnowiec, NIP 644-10-22-871',
    'Kovo Morava a.s. / Dolní 5 / 750 02 Přerov / DIČ CZ25811204',
    'Alpstahl AG — Werkstrasse 2 — 9050 Appenzell — CHE-109.221.478 MWST',
  ])('is not clear where another company with its tax number stands at the foot: %s', (foot) => {
    expect(statusOf(printedInvoice({}, [[50, 780, foot, 8]]))).toBe('needs_review');
  });
});

describe('A sentence about money', () => {
  it.each([
    'Beløbet på $203.50 bedes overført til vores konto.',
    'Prosíme o úhradu částky $203.50 na náš účet.',
    'Kwota $203.50 czeka na Państwa konto w naszym banku.',
  ])('is about the total, in any language: %s', (sentence) => {
    expect(read(printedInvoice({}, [[50, 340, sentence]])).warnings).toEqual([]);
    expect(statusOf(printedInvoice({}, [[50, 340, sentence.replace('203', '193')]]))).toBe('needs_review');
  });
});

describe('A dollar', () => {
  const australian = (...more: Printed[]): Printed[] =>
    printedInvoice(
      {
        '12 Mill Road, Springfield': '12 Mill Road, Dubbo NSW 2830',
        'Sales Tax 10%': 'GST 10%',
        'Northgate Fasteners Ltd': 'Northgate Fasteners Pty Ltd',
      },
      more,
    );

  it('is Australian where address, tax and company are, and nothing speaks of another country', () => {
    expect(read(australian()).draft.currency).toMatchObject({ value: 'AUD' });
    expect(statusOf(australian([50, 140, 'Springfield, IL 62701']))).toBe('needs_review');
  });
});

describe('Words', () => {
  it.each([
    ['Do zapłaty', 'do zaplaty'],
    ['Beløb', 'belob'],
    ['Sipariş tutarı', 'siparis tutari'],
    ['Kæreste', 'kaereste'],
  ])('are folded with letters of their own: %s', (printed, folded) => expect(fold(printed)).toBe(folded));

  it.each([
    ['14 lipca 2025', '2025-07-14'],
    ['14. července 2025', '2025-07-14'],
    ['14. června 2025', '2025-06-14'],
    ['14 Temmuz 2025', '2025-07-14'],
    ['14 noiembrie 2025', '2025-11-14'],
    ['14 października 2025', '2025-10-14'],
  ])('name months: %s', (printed, iso) => expect(findDate(printed)?.dayFirst).toBe(iso));
});

describe('What the buyer knows', () => {
  const unlabelled = printedInvoice({ 'Bill to:': null }, [
    [50, 72, '4210 Springfield', 8],
    [50, 136, '20 Quay Street', 8],
    [50, 148, '6120 Portsmouth', 8],
  ]);
  const vendorOf = (printed: Printed[], knowledge: Knowledge) => {
    const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] }, knowledge);
    return { status: prove(draft).status, vendor: draft.vendorName?.value };
  };
  const BUYER = 'Harbour Workshop Inc.';
  const SELLER = 'Northgate Fasteners Ltd';

  it('tells the supplier from the receiver where nothing on the paper does', () => {
    expect(vendorOf(unlabelled, {}).status).toBe('needs_review');
    expect(
      vendorOf(unlabelled, { company: [BUYER], suppliers: ['Northgate Fasteners', 'Blue Harbor Supply'] }),
    ).toEqual({
      status: 'completed',
      vendor: SELLER,
    });
    expect(vendorOf(unlabelled, { company: [SELLER], suppliers: [] }).vendor).not.toBe(SELLER);
  });

  it('is not believed against the paper', () => {
    expect(vendorOf(unlabelled, { suppliers: [SELLER, BUYER] }).status).toBe('needs_review');
    const foot: Printed[] = [[50, 780, 'Blue Harbor Supply Ltd · 3 Pier Road · IBAN DE02 1203 0000 0000 2020 51', 8]];
    expect(vendorOf([...unlabelled, ...foot], { company: [BUYER], suppliers: [SELLER] }).status).toBe('needs_review');
  });
});

describe('Another kind of paper, in any language', () => {
  it.each([
    'Faktura korygująca',
    'Opravný daňový doklad',
    'Dobropis',
    'Kreditfaktura',
    'Hyvityslasku',
    'Sztornó számla',
    'Notă de creditare',
    'Storno račun',
    'İade faturası',
    'Кредитно известие',
    'Πιστωτικό τιμολόγιο',
    'Zálohová faktura',
    'Predračun',
    'Díjbekérő',
    'Ponuda',
    'Rykker',
    'Orçamento',
    'Nacrt',
    'Anulowano',
  ])('is reviewed: %s', (title) => {
    expect(statusOf(printedInvoice({}, [[250, 150, title, 14]]))).toBe('needs_review');
  });
});

describe('What the paper says of itself once more', () => {
  it.each([
    'Please quote invoice INV-20471 with your payment',
    'Verwendungszweck: Rechnung Nr. INV-20471',
    'Motif : facture n° INV-20471',
    'основание: фактура № INV-20471',
    'Tytuł przelewu: faktura INV-20471',
    'Variabilní symbol: INV-20471',
    'Ved betaling angives INV-20471',
    'Please pay within 30 days, quoting INV-20471',
  ])('names another number of the same shape: %s', (sentence) => {
    expect(statusOf(printedInvoice({}, [[50, 320, sentence, 8]]))).toBe('needs_review');
    const same = sentence.replace('20471', '20417');
    expect(read(printedInvoice({}, [[50, 320, same, 8]])).warnings).toEqual([]);
  });

  it('is a number at the head, where a sentence further down names another', () => {
    const paper = (below: string): Printed[] =>
      printedInvoice({ 'Invoice Number: INV-20417': 'No. INV-20417' }, [
        [340, 45, 'INVOICE'],
        [50, 320, `Reason for payment: invoice no. ${below}`, 8],
      ]);
    expect(statusOf(paper('INV-20471'))).toBe('needs_review');
  });

  it.each([
    ["Nombre d'articles facturés", 2],
    ['Numero articoli consegnati', 2],
    ['Anzahl Positionen geliefert', 2],
    ['Número de artículos suministrados', 2],
    ['Prekių pavadinimų skaičius', 2],
    ['Αριθμός ειδών', 2],
    ['Брой артикули', 2],
  ])('counts its lines: %s', (label, count) => {
    expect(read(printedInvoice({}, [[50, 320, `${label}: ${count}`, 8]])).warnings).toEqual([]);
    expect(statusOf(printedInvoice({}, [[50, 320, `${label}: ${count + 3}`, 8]]))).toBe('needs_review');
  });

  it('has one currency over the amounts and with the total', () => {
    const paper = (heading: string): Printed[] => printedInvoice({ Amount: heading, '$203.50': 'USD 203.50' });
    expect(read(paper('Amount (USD)')).warnings).toEqual([]);
    for (const heading of ['Amount (лв.)', 'Amount (EUR)', 'Amount (Kč)']) {
      expect(statusOf(paper(heading))).toBe('needs_review');
    }
  });
});

describe('Marks on a line', () => {
  it('the letter of a tax set close behind an amount is no part of it', () => {
    const { status, lines } = read(printedInvoice({ '$25.00': '25.00T', '$160.00': '160.00T' }));
    expect([status, lines.map(({ lineTotal }) => lineTotal?.value.toString())]).toEqual([
      'completed',
      ['25.00', '160.00'],
    ]);
    expect(statusOf(printedInvoice({ '$25.00': '26.00T', '$160.00': '160.00T' }))).toBe('needs_review');
  });

  it.each(['Lot', 'Batch no.', 'Lotto', 'HS code', 'NCM', 'Zolltarifnr.', 'MHD'])(
    '%s is no code of the goods',
    (heading) => {
      const marked = printedInvoice({ Description: 'Art.', 'Hex bolt M8': 'A-2499', 'Cordless drill': 'A-9456' }, [
        [110, 180, 'Description'],
        [110, 200, 'Hex bolt M8'],
        [110, 220, 'Cordless drill'],
        [230, 180, heading],
        [230, 200, 'LF58.41'],
        [230, 220, 'LD59.22'],
      ]);
      const { status, lines } = read(marked);
      expect([status, lines.map(({ sku }) => sku?.value)]).toEqual(['completed', ['A-2499', 'A-9456']]);
      const alone = read(marked.filter(([x, y]) => !(x === 50 && y >= 180 && y < 240)));
      expect(alone.lines.map(({ sku }) => sku?.value ?? null)).toEqual([null, null]);
    },
  );

  it.each(['Qtd. Un.', 'Qty Unit', 'Menge Einh.', 'Cant. Ud.'])(
    'a quantity with its unit stands under one heading: %s',
    (heading) => {
      const { status, lines } = read(printedInvoice({ Qty: heading, '20': '20 pcs', '2': '2 pcs' }));
      expect([status, lines.map(({ quantity }) => quantity?.value.toNumber())]).toEqual(['completed', [20, 2]]);
    },
  );
});

describe('A letter that lists its lines', () => {
  const letter = (first: string): Printed[] =>
    printedInvoice(
      {
        ...{ Description: 'For my work I ask you to pay:', Qty: null, 'Unit Price': null, Amount: null },
        ...{ '20': null, '2': null, '$1.25': first, '$80.00': '2 days at $80.00' },
        ...{ 'Hex bolt M8': 'Illustration', 'Cordless drill': 'Photography' },
      },
      [],
    );

  it.each(['20 hours at $1.25', '20 Std. zu je $1.25', '20 heures à $1.25'])(
    'says how many at which price: %s',
    (first) => {
      const { status, lines } = read(letter(first));
      expect([status, lines.map(({ quantity }) => quantity?.value.toNumber())]).toEqual(['completed', [20, 2]]);
    },
  );

  it('must multiply out', () => expect(statusOf(letter('21 hours at $1.25'))).toBe('needs_review'));
});
