import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../../test/documents/printed-page.js';
import type { Printed } from '../../../test/documents/printed-pdf.js';
import { prove } from '../../proof.js';
import { understandPages } from '../understand-pages.js';

/** A paper whose receiver has no heading; `head` says who sends it, or does not. */
const paper = (head: Printed[], more: Printed[] = []): Printed[] => [
  ...head,
  [340, 150, 'Invoice Number: INV-20417'],
  [340, 165, 'Invoice Date: 17 March 2026'],
  [50, 210, 'Description'],
  [300, 210, 'Qty'],
  [370, 210, 'Unit Price'],
  [480, 210, 'Amount'],
  [50, 230, 'Hex bolt M8'],
  [300, 230, '20'],
  [370, 230, '€1.25'],
  [480, 230, '€25.00'],
  [370, 250, 'Total'],
  [480, 250, '€25.00'],
  [50, 780, 'Goods remain ours until they are paid.', 8],
  ...more,
];
const RECEIVER: Printed[] = [
  [50, 120, 'Praxis Dr. Lindner'],
  [50, 134, 'Am Mühlbach 6'],
  [50, 148, '72764 Reutlingen'],
];

const CUSTOMER: Printed[] = [[340, 100, 'Bill to:'], ...RECEIVER.map(([, y, text]): Printed => [340, y - 6, text])];
const armor = (full: string): Printed[] => [
  [50, 40, 'Armor Réseaux', 17],
  [50, 62, full, 9],
  [50, 74, '2 impasse des Artisans, 29200 Brest', 9],
];

const croatian: Printed[] = [
  [50, 40, 'Velebit alati d.o.o.'],
  [50, 54, 'Vukovarska 163, 51000 Rijeka'],
  [50, 68, 'PDV ID HR77734275686'],
];

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const { status, warnings } = prove(draft);
  return { status, vendor: draft.vendorName?.value, warnings };
};

/** The name in a band on top, and what stands far below it. */
const banded = (first: string, last: string): Printed[] => [
  [50, 30, 'Imprimerie Vauban SARL', 15],
  [50, 104, first],
  [50, 116, '12 rue des Lilas'],
  [50, 128, '29200 Brest'],
  [50, 140, last],
  [50, 166, 'Praxis Dr. Lindner'],
  [50, 178, 'Am Mühlbach 6'],
  [50, 190, '72764 Reutlingen'],
  [50, 800, 'RCS Brest 443 311 576', 8],
];

/** Each kind of evidence with a paper that only looks like it. */
const CLASSES: [what: string, vendor: string, tells: Printed[], looksAlike: Printed[]][] = [
  [
    'a brand in large letters over the company of that name with its capital, and then its address',
    'Armor Réseaux SARL',
    paper([...armor('Armor Réseaux SARL au capital de 10 000 €'), ...CUSTOMER]),
    paper([...armor('Réseau Ouest SARL au capital de 10 000 €'), ...CUSTOMER]),
  ],
  [
    'a company in a band of its own, over its address without a name',
    'Imprimerie Vauban SARL',
    paper(banded('TVA: FR41443311576', 'office@ivb.example')),
    paper(banded('Garage Kermarec', 'office@ivb.example')),
  ],
  [
    'a large name with its address and the only tax number beside it',
    'Matterlicht Elektro GmbH',
    paper([[50, 40, 'Matterlicht Elektro GmbH', 16], ...beside('CHE-369.290.530 MWST'), ...RECEIVER]),
    paper([
      [50, 40, 'Matterlicht Elektro GmbH', 16],
      ...beside('CHE-369.290.530 MWST'),
      ...RECEIVER,
      [50, 162, 'USt-IdNr. DE 123 456 789'],
    ]),
  ],
  [
    'a large name over its address with the only telephone',
    'Claddagh Bay Hotel',
    paper([
      [180, 40, 'Claddagh Bay Hotel', 16],
      [180, 62, '79 Quay Street, 10115 Berlin · Tel. 0841 836 313'],
      ...RECEIVER,
    ]),
    paper([
      [180, 40, 'Claddagh Bay Hotel', 16],
      [180, 62, '79 Quay Street, 10115 Berlin · Tel. 0841 836 313'],
      ...RECEIVER,
      [50, 162, 'Tel. 07121 445 110'],
    ]),
  ],
  [
    'the name that a letter is signed with',
    'Imogen Fairweather',
    paper(
      [[340, 40, 'Imogen Fairweather', 12], [340, 56, '77 Station Road'], [340, 70, '04109 Leipzig'], ...RECEIVER],
      signed('Imogen Fairweather'),
    ),
    paper(
      [[340, 40, 'Imogen Fairweather', 12], [340, 56, '77 Station Road'], [340, 70, '04109 Leipzig'], ...RECEIVER],
      signed('Accounts department'),
    ),
  ],
  [
    'the name to which a payment slip goes back',
    'Orchard Row Studio',
    paper(
      [[340, 40, 'Orchard Row Studio', 12], [340, 56, 'Unit 4, Mill Road'], [340, 70, '04109 Leipzig'], ...RECEIVER],
      slip('To: Orchard Row Studio'),
    ),
    paper(
      [[340, 40, 'Orchard Row Studio', 12], [340, 56, 'Unit 4, Mill Road'], [340, 70, '04109 Leipzig'], ...RECEIVER],
      slip('From: Orchard Row Studio'),
    ),
  ],
  [
    'a company over its address with all numbers of its country that are not called the receiver’s',
    'Velebit alati d.o.o.',
    paper([...croatian, ...RECEIVER, [340, 180, 'OIB kupca HR79752844134']]),
    paper([...croatian, ...RECEIVER, [340, 180, 'PDV ID HR79752844134']]),
  ],
  ...['Kliendi KMKR', 'Ert VAT-nr:', 'V/ Contribuinte:'].map((label): (typeof CLASSES)[number] => [
    `the same, where that is ${label}`,
    'Velebit alati d.o.o.',
    paper([...croatian, ...RECEIVER, [340, 180, `${label} HR79752844134`]]),
    paper([...croatian, ...RECEIVER, [340, 180, `${label.split(' ').at(-1)!} HR79752844134`]]),
  ]),
];

function beside(taxNumber: string): Printed[] {
  return [
    [340, 36, 'Bahnhofstrasse 21'],
    [340, 50, '8400 Winterthur'],
    [340, 64, taxNumber],
  ];
}
function signed(name: string): Printed[] {
  return [
    [50, 320, 'With kind regards,'],
    [50, 350, name],
  ];
}
function slip(line: string): Printed[] {
  return [
    [50, 600, 'PAYMENT ADVICE'],
    [50, 630, line],
  ];
}

describe('Who sells, where nothing says who receives', () => {
  it.each(CLASSES)('is %s', (_what, vendor, tells) => {
    expect(read(tells)).toMatchObject({ status: 'completed', vendor });
  });

  it.each(CLASSES)('is not told by what only looks like %s', (_what, _vendor, _tells, looksAlike) => {
    expect(read(looksAlike).status).toBe('needs_review');
  });
});

describe('What stands around the name of a sender', () => {
  it('their trades below it are nobody else', () => {
    const head: Printed[] = [
      [180, 40, 'Brosnan Farm Supplies Ltd', 20],
      [255, 64, 'Agri · Hardware · Fuel', 9],
      [227, 77, 'Main Street 24, 10115 Berlin', 9],
    ];
    expect(read(paper([...head, ...CUSTOMER]))).toMatchObject({
      status: 'completed',
      vendor: 'Brosnan Farm Supplies Ltd',
    });
  });

  it('what a person does stands below the name, set to either edge', () => {
    const signed = (trade: string) =>
      read(
        paper(
          [
            [341, 40, 'Henrike Odenthal'],
            [360, 54, trade],
            [347, 68, 'Gereonstraße 41'],
            [331, 82, '53340 Meckenheim'],
            ...RECEIVER,
          ],
          [
            [50, 300, 'Mit freundlichen Grüßen'],
            [50, 324, 'Henrike Odenthal'],
          ],
        ),
      ).vendor;
    expect(signed('freie Lektorin')).toBe('Henrike Odenthal');
  });

  it('its street below the name has no number', () => {
    const headed = (street: string) =>
      read(
        paper(
          ['Élodie Marchetti – Savonnerie des Restanques', street, '83570 Cotignac', 'SIRET 83204417600010'].map(
            (text, row): Printed => [50, 30 + 13 * row, text],
          ),
          RECEIVER,
        ),
      ).vendor;
    expect(headed('Chemin du Moulin')).toBe('Élodie Marchetti – Savonnerie des Restanques');
  });

  it('its owner beside the name is nobody else', () => {
    const headed = (owner: string) =>
      read(
        paper([
          [50, 40, 'Schreinerei Mössinger', 16],
          [340, 40, owner, 9],
          [340, 52, 'Calwer Straße 44, 75365 Calw · Tel. 07051 555 23', 9],
          ...RECEIVER,
        ]),
      );
    expect(headed('Inhaber Karl Mössinger, Schreinermeister').vendor).toBe('Schreinerei Mössinger');
  });

  it('its owner below the name that a heading says is nobody else', () => {
    const headed = (owner: string) =>
      read(
        paper([
          [50, 40, 'Prodávající'],
          ...['Kolo Shop Šebesta', owner, 'Husova 81', '370 05 České Budějovice', 'DIČ CZ7603124408'].map(
            (text, row): Printed => [50, 54 + 12 * row, text],
          ),
          ...CUSTOMER,
        ]),
      );
    expect(headed('Jan Šebesta')).toMatchObject({ status: 'completed', vendor: 'Kolo Shop Šebesta' });
    expect(headed('Jan Novák').status).toBe('needs_review');
  });

  it('whoever stands below the logo that is short for them, beside another with as much', () => {
    const block = (x: number, name: string, town: string, taxed: string): Printed[] =>
      [name, taxed, 'Carrer Major 44', town].map((text, row): Printed => [x, 70 + 12 * row, text, 9]);
    const under = (logo: string, x = 50) =>
      read(
        paper([
          [x, 30, logo, 24],
          ...block(50, 'Estudio Lucerna Fotografía SL', '08013 Barcelona', 'B87136404'),
          ...block(340, 'Cerámicas Pujalt SA', '08241 Manresa', 'A08419376'),
        ]),
      );
    expect(under('Lucerna.')).toMatchObject({ status: 'completed', vendor: 'Estudio Lucerna Fotografía SL' });
    expect(under('Maravilla.').status).toBe('needs_review');
    expect(under('Lucerna.', 340).status).toBe('needs_review');
    // Flush right: letters are half as wide as they are high, spaces less.
    const width = (text: string): number => 0.5 * text.length - 0.22 * (text.split(' ').length - 1);
    const flush = (logo: string) =>
      read(
        paper([
          [540 - 24 * width(logo), 30, logo, 24],
          ...['Estudio Lucerna Fotografía SL', 'B87136404', 'Carrer Major 44', '08013 Barcelona'].map(
            (text, row): Printed => [540 - 9 * width(text), 70 + 12 * row, text, 9],
          ),
          ...block(50, 'Cerámicas Pujalt SA', '08241 Manresa', 'A08419376'),
        ]),
      );
    expect(flush('Lucerna.')).toMatchObject({ status: 'completed', vendor: 'Estudio Lucerna Fotografía SL' });
    expect(flush('Maravilla.').status).toBe('needs_review');
  });

  it('in Poland the name of its owner is a part of it', () => {
    const headed = (taxed: string) =>
      read(
        paper([
          [50, 40, 'Sprzedawca'],
          ...['Elektro-Wolt Usługi Elektryczne', 'Tomasz Jędrzejak', 'ul. Fabryczna 7', '62-800 Kalisz', taxed].map(
            (text, row): Printed => [50, 54 + 12 * row, text],
          ),
          ...CUSTOMER,
        ]),
      );
    expect(headed('NIP 6182044181')).toMatchObject({ status: 'completed', vendor: 'Elektro-Wolt Usługi Elektryczne' });
    expect(headed('DIČ CZ7603124408').status).toBe('needs_review');
  });

  it('a name set in below its heading is headed by it', () => {
    const head: Printed[] = [
      [46, 51, 'Dodavatel:', 8],
      [70, 65, 'Zahrada a plot s.r.o.', 9],
      [70, 79, 'Brněnská 59', 9],
      [70, 93, '586 01 Jihlava', 9],
      [304, 93, 'Odběratel:', 8],
      [320, 107, 'Obec Lhotka', 9],
      [320, 121, 'Tovární 4', 9],
      [320, 135, '750 02 Přerov', 9],
    ];
    expect(read(paper(head))).toMatchObject({ status: 'completed', vendor: 'Zahrada a plot s.r.o.' });
  });
});

describe('On papers of several pages', () => {
  const [brest, quimper] = [
    ['Imprimerie Vauban SARL', '12 rue des Lilas', '29200 Brest'],
    ['Garage Kermarec SARL', '9 quai Sud', '29000 Quimper'],
  ].map((party, at) => party.map((text, row): Printed => [50, 30 + 60 * at + 12 * row, text]));
  const vendorOf = (...again: Printed[]) => {
    const [first, second] = [printedPage(paper([...brest!, ...quimper!])), printedPage([...again, [50, 300, 'Merci']])];
    const pages = [first, { ...second, number: 2, words: second.words.map((word) => ({ ...word, page: 2 })) }];
    const draft = understandPages({ kind: 'pages', pages, attachments: [] });
    return { status: prove(draft).status, vendor: draft.vendorName?.value };
  };

  it('the sender is who stands on top of each with the address', () => {
    expect(vendorOf(...brest!)).toEqual({ status: 'completed', vendor: 'Imprimerie Vauban SARL' });
  });

  it('and nobody, where only the name stands there, or both do', () => {
    expect(vendorOf(brest![0]!).status).toBe('needs_review');
    expect(vendorOf(...brest!, ...quimper!).status).toBe('needs_review');
  });
});

describe('Of two companies with tax numbers that no heading tells apart', () => {
  const taxed = (foot: string) =>
    paper(
      [
        ...[
          ['Imprimerie Vauban SARL', '12 rue des Lilas', '29200 Brest', 'TVA: FR41443311576', 'Tél. 02 98 44 10 20'],
          ['Garage Kermarec SARL', '9 quai Sud', '29000 Quimper', 'TVA: FR93481876142', 'Tél. 02 98 53 17 60'],
        ].flatMap((party, right) => party.map((text, at): Printed => [50 + 290 * right, 30 + 12 * at, text, 9])),
      ],
      [[50, 800, foot, 8]],
    );

  it.each([
    'Imprimerie Vauban SARL, 12 rue des Lilas, 29200 Brest',
    '02 98 44 10 20 | contact@vauban.example | TVA: FR41443311576',
  ])('the sender is who the last rows of the page name again: %s', (foot) =>
    expect(read(taxed(foot))).toMatchObject({ status: 'completed', vendor: 'Imprimerie Vauban SARL' }),
  );

  it.each(['Imprimerie Vauban SARL, 9 quai Sud, 29000 Quimper', 'Votre TVA: FR41443311576', 'Merci de votre visite'])(
    'and nobody, where these say something else: %s',
    (foot) => expect(read(taxed(foot)).status).toBe('needs_review'),
  );
});

describe('Of two companies with their addresses in one row', () => {
  type Columns = [left: string[], right: string[]];
  const head = (columns: Columns, at = 60): Printed[] =>
    columns.flatMap((party, column) => party.map((text, row): Printed => [50 + 290 * column, at + 12 * row, text, 9]));
  const BREST = ['Imprimerie Vauban SARL', '12 rue des Lilas', '29200 Brest'];
  const QUIMPER = ['Garage Kermarec SARL', '9 quai Sud', '29000 Quimper'];
  const account: Printed[] = [[50, 800, 'www.imprimerie-vauban.example · IBAN DE02120300000000202051', 8]];

  const CASES: [what: string, tells: Printed[], looksAlike: Printed[]][] = [
    [
      'who can be called and written to, if nobody else can',
      paper(head([QUIMPER, [...BREST, '02 9844 1020', 'office@ivb.example']])),
      paper(
        head([
          [...QUIMPER, '02 9853 1760'],
          [...BREST, '02 9844 1020', 'office@ivb.example'],
        ]),
      ),
    ],
    [
      'who stands under “From” beside “Bill to”, below whatever else looks like a name',
      paper([
        [50, 36, 'Payment term'],
        ...head([
          ['From', ...BREST],
          ['Bill to', ...QUIMPER],
        ]),
      ]),
      paper([
        [50, 36, 'Harbour Movers'],
        ...head([
          ['From', ...BREST],
          ['To', ...QUIMPER],
        ]),
      ]),
    ],
    [
      'whose site stands with the account, where goods go to the town of the other',
      paper([...head([QUIMPER, BREST]), ...fields('Quimper')], account),
      paper([...head([QUIMPER, BREST]), ...fields('Vauban Atelier')], account),
    ],
    [
      'who has the only tax number, though the number of the invoice looks like one',
      numbered(paper(head([QUIMPER, [...BREST, 'TVA FR41443311576']]))),
      paper([
        ...head([
          [...QUIMPER, 'FI20250118'],
          [...BREST, 'TVA FR41443311576'],
        ]),
      ]),
    ],
    [
      'who is repeated at the foot, though the name of the tax number has points',
      paper(
        head([
          [...BREST, 'C.I.F. B46188272'],
          [...QUIMPER, 'NIF B97712046'],
        ]),
        [[50, 800, 'Imprimerie Vauban SARL. Registro Mercantil, Tomo 1882, Folio 44. N.I.F. B46188272.', 6]],
      ),
      paper(
        head([
          [...BREST, 'C.I.F. B46188272'],
          [...QUIMPER, 'NIF B97712046'],
        ]),
      ),
    ],
    [
      'who stands under a logo with a word of its name, though the other has a tax number as well',
      paper([
        [50, 28, 'VAUBAN', 17],
        ...head([
          [...BREST, 'TVA FR41443311576'],
          [...QUIMPER, 'TVA FR93481876142'],
        ]),
      ]),
      paper([
        [50, 28, 'KERVOAL', 17],
        ...head([
          [...BREST, 'TVA FR41443311576'],
          [...QUIMPER, 'TVA FR93481876142'],
        ]),
      ]),
    ],
    [
      'who is headed as the seller, not the person who serves the customer',
      paper([
        ...head([
          ['Seller:', ...BREST],
          ['Buyer:', ...QUIMPER],
        ]),
        [50, 128, 'Seller contact: Ronan Prigent'],
      ]),
      paper([
        ...head([
          ['Seller:', ...BREST],
          ['Buyer:', ...QUIMPER],
        ]),
        [50, 128, 'Seller: Ronan Prigent SARL'],
      ]),
    ],
  ];
  it.each(CASES)('the sender is %s', (_what, tells) => {
    expect(read(tells)).toMatchObject({ status: 'completed', vendor: 'Imprimerie Vauban SARL' });
  });
  it.each(CASES)('and nobody, where it only looks like: %s', (_what, _tells, looksAlike) => {
    expect(read(looksAlike).status).toBe('needs_review');
  });

  it.each([
    [
      'the day to pay until stands below the receiver and in the last row',
      [...QUIMPER, 'Due 16/04/2026'],
      'Due 16/04/2026',
    ],
    [
      'only the receiver has a tax number, and no tax is charged',
      [...QUIMPER, 'TVA FR93481876142'],
      'TVA non applicable, art. 293 B du CGI',
    ],
    ['a word ends like the name of a register', [...QUIMPER, 'Forma úhrady: karta'], 'Merci'],
  ])('the receiver is not taken for the sender where %s', (_what, receiver, foot) => {
    const { status, vendor } = read(paper(head([receiver, BREST]), [[50, 800, foot, 8]]));
    expect(status === 'completed' ? vendor : 'Imprimerie Vauban SARL').toBe('Imprimerie Vauban SARL');
  });
});

/** Its number looks like a Finnish tax number. */
function numbered(printed: Printed[]): Printed[] {
  return printed.map(([x, y, text, size]) => [x, y, text.replace('INV-20417', 'FI20250118'), size]);
}

/** A row of headings, each over its value. */
function fields(shipTo: string): Printed[] {
  return [
    ...['Terms', 'Shipment', 'Ship-to Address'].map((text, at): Printed => [50 + 150 * at, 180, text, 8]),
    ...['30 days', 'Carrier', shipTo].map((text, at): Printed => [50 + 150 * at, 192, text, 8]),
  ];
}

describe('The owner over the window, and the firm of that address at the foot', () => {
  const letter = (firm: string) =>
    read(
      paper([
        [50, 100, 'Jonas Tiede | Am Wall 77 | 28195 Bremen', 7],
        ...RECEIVER,
        [50, 770, `${firm} | Am Wall 77 | 28195 Bremen | +49 421 5550136`, 8],
        [50, 782, 'USt-IdNr. DE413653453 | IBAN DE57 5004 0990 1497 3504 77', 8],
      ]),
    );

  it('is the firm, with or without a legal form', () => {
    expect(letter('Tiede IT-Beratung e.K.')).toMatchObject({ status: 'completed', vendor: 'Tiede IT-Beratung e.K.' });
    expect(letter('Tiede Softwareentwicklung').vendor).toBe('Tiede Softwareentwicklung');
  });

  it('is not where the firm has another name', () => {
    expect(letter('Kramer IT-Beratung e.K.').status).toBe('needs_review');
  });
});
