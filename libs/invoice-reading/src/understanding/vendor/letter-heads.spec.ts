import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../../test/documents/printed-page.js';
import { type Printed, printedInvoice } from '../../../test/documents/printed-pdf.js';
import { prove } from '../../proof.js';
import { understandPages } from '../understand-pages.js';

/** A letter that heads neither party, and what stands below its sums. */
const letter = (head: Printed[], foot: string): Printed[] => [
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
  [50, 300, foot, 8],
  [50, 780, 'Goods remain ours until they are paid.', 8],
];

/** Close rows from that place on. */
const block = (x: number, y: number, texts: string[], size = 10): Printed[] =>
  texts.map((text, at): Printed => [x, y + 13 * at, text, at === 0 ? size : 10]);

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  return { status: prove(draft).status, vendor: draft.vendorName?.value };
};

const ACCOUNT = 'IBAN DE02 1203 0000 0000 2020 51';
const JOINERY = ['Fjellvang Snekkerverksted AS', 'Industriveien 9', '2619 Lillehammer'];
const BUYER = ['Borettslaget Solbakken', 'Solbakken 2', '2609 Lillestrøm'];
const KAROONET = ['Karoonet Communications (Pty) Ltd', '22 Church Street', 'Graaff-Reinet, 6280'];
const BRANCH: Printed = [50, 800, 'First National Bank, branch 250655, account 62118840217', 8];
const over = (first: string[], second: string[], size = 10): Printed[] => [
  ...block(50, 40, first, size),
  ...block(50, 100, second),
];

describe('Of two parties without a heading', () => {
  it.each<[what: string, vendor: string, tells: Printed[], looksAlike: Printed[]]>([
    [
      'the sender stands on top of a letter whose account stands below both',
      JOINERY[0]!,
      letter(over(JOINERY, BUYER), ACCOUNT),
      letter(over(JOINERY, [...BUYER, 'Tel. 22 11 44 10']), ACCOUNT),
    ],
    [
      'no other company stands there with its numbers in the rows of its name and its town',
      JOINERY[0]!,
      letter(over(JOINERY, BUYER), ACCOUNT),
      letter(
        over(JOINERY, [
          'Solbakken Bygg AS · Foretaksnr. 918 273 645',
          'Solbakken 2, 2609 Lillestrøm · Tel. 22 11 44 10',
        ]),
        ACCOUNT,
      ),
    ],
    [
      'the sender stands there, too, without a legal form',
      'Marloes Wijnbergen',
      letter(over(['Marloes Wijnbergen', 'Kade 12-II', '1019 HB Amsterdam'], BUYER), ACCOUNT),
      letter(over(['Marloes Wijnbergen', '1019 HB Amsterdam'], BUYER), 'Betaald bij levering'),
    ],
    [
      'the account is nobody else’s',
      JOINERY[0]!,
      letter(over(JOINERY, BUYER), ACCOUNT),
      letter(over(JOINERY, BUYER), `${ACCOUNT}, Nordhof Bygg AS`),
    ],
    [
      'the account is with a bank, which is a company as well',
      JOINERY[0]!,
      letter(over(JOINERY, BUYER), `Bank: Nordhof Bank AS, ${ACCOUNT}`),
      letter(over(JOINERY, BUYER), `Factor: Nordhof Finans AS, ${ACCOUNT}`),
    ],
    [
      'a registration tells as the account does',
      'Fenland Broadband Ltd',
      letter(over(['Fenland Broadband Ltd', '9 Market Place', 'Ely CB7 4NT'], BUYER), 'Registered in England 07184429'),
      letter(over(['Fenland Broadband Ltd', '9 Market Place', 'Ely CB7 4NT'], BUYER), 'Registered for delivery'),
    ],
    [
      'whoever has the largest letters on top says more than the other',
      'Ekströms Plåt AB',
      letter(
        [
          ...block(50, 40, ['Ekströms Plåt AB'], 16),
          ...block(50, 76, ['Verkstadsgatan 5', '60223 Norrköping', 'Org.nr 559128-4418', 'VAT SE559128441801']),
          ...block(300, 76, ['Byggmästare Holm AB', 'Slottsgatan 100', '60222 Norrköping', 'VAT SE556284417401']),
        ],
        'Bankgiro 441-7721',
      ),
      letter(
        [
          ...block(50, 40, ['Byggmästare Holm AB'], 16),
          ...block(50, 76, ['Slottsgatan 100', '60222 Norrköping', 'VAT SE556284417401']),
          ...block(300, 76, ['Ekströms Plåt AB', 'Verkstadsgatan 5', '60223 Norrköping', 'VAT SE559128441801']),
        ],
        'Bankgiro 441-7721',
      ),
    ],
    [
      'the company right below the brand that its name begins with is on top',
      'Nómada Comunicación, S.L.',
      letter(
        [
          [50, 30, 'nómada', 16],
          ...block(50, 50, ['Nómada Comunicación, S.L.', 'Coso 98 · 50001 Zaragoza', 'NIF B99077141']),
          ...block(50, 110, ['Bodegas Valdemoncayo, S.A.', 'Ctra. de Borja 3', '50540 Borja', 'NIF A50032184']),
        ],
        ACCOUNT,
      ),
      letter(
        [
          [50, 30, 'cierzo', 16],
          ...block(50, 50, ['Nómada Comunicación, S.L.', 'Coso 98 · 50001 Zaragoza', 'NIF B99077141']),
          ...block(50, 110, ['Bodegas Valdemoncayo, S.A.', 'Ctra. de Borja 3', '50540 Borja', 'NIF A50032184']),
        ],
        ACCOUNT,
      ),
    ],
    [
      'a name in larger letters right over the company’s own line is a name of the company',
      'Van der Lugt V.O.F.',
      letter(
        [
          [50, 30, 'Kwekerij De Zonnehof', 16],
          [50, 50, 'Van der Lugt V.O.F. – Noordeinde 188 – 2651 LE Berkel', 9],
          ...block(50, 110, ['Tuincentrum Groene Loo', 'Arnhemseweg 440', '7361 CM Beekbergen']),
        ],
        'NL91 ABNA 0417 1643 00 t.n.v. Van der Lugt V.O.F.',
      ),
      letter(
        [
          [50, 30, 'Kwekerij De Zonnehof', 16],
          [50, 88, 'Van der Lugt V.O.F. – Noordeinde 188 – 2651 LE Berkel', 9],
          ...block(50, 110, ['Tuincentrum Groene Loo', 'Arnhemseweg 440', '7361 CM Beekbergen']),
        ],
        'NL91 ABNA 0417 1643 00 t.n.v. Kwekerij De Zonnehof',
      ),
    ],
    [
      'a town may stand before its code, and a branch say where the account is',
      'Karoonet Communications (Pty) Ltd',
      [...letter(over(KAROONET, ['Kloof Park Clinic CC', '4 Market Street', 'Cradock, 5880']), 'Thank you'), BRANCH],
      [...letter(over(KAROONET, ['Kloof Park Clinic CC', '4 Market Street', 'May, 2026']), 'Thank you'), BRANCH],
    ],
    [
      'the sender is whom checks are payable to',
      'Dana Whitcomb Upholstery',
      letter(
        [
          ...block(50, 40, ['Dana Whitcomb Upholstery', '1180 Alder Ave', 'Eugene, OR 97401']),
          ...block(300, 40, ['Mayflower Inn', '402 Coburg Road', 'Eugene, OR 97402']),
          ...block(50, 110, ['Checks payable to', 'Dana Whitcomb']),
        ],
        'Thank you',
      ),
      letter(
        [
          ...block(50, 40, ['Dana Whitcomb Upholstery', '1180 Alder Ave', 'Eugene, OR 97401']),
          ...block(300, 40, ['Mayflower Inn', '402 Coburg Road', 'Eugene, OR 97402']),
          ...block(50, 110, ['Thanks to', 'Dana Whitcomb']),
        ],
        'Thank you',
      ),
    ],
  ])('%s', (_what, vendor, tells, looksAlike) => {
    expect(read(tells)).toEqual({ status: 'completed', vendor });
    expect(read(looksAlike).status).toBe('needs_review');
  });

  it('no place in one row tells them apart', () => {
    const head = [...block(50, 40, JOINERY), ...block(300, 40, BUYER)];
    expect(read(letter(head, ACCOUNT)).status).toBe('needs_review');
  });
});

describe('A party in one sentence', () => {
  const paper = (seller: string) =>
    read(
      letter(
        [
          [50, 60, seller],
          [50, 90, 'Kupac: Konoba Stari Grad, Široka ulica 14, 23000 Zadar, OIB 88172033443'],
        ],
        ACCOUNT,
      ),
    );

  it.each([
    ['Prodavatelj: Vinarija Korlat d.o.o., Ulica kneza Branimira 8, 23420 Benkovac', 'Vinarija Korlat d.o.o.'],
    [
      'Pardavėjas: UAB Varnėnų staliai, Pramonės g. 6, LT-35100 Panevėžys, PVM kodas LT128447314',
      'UAB Varnėnų staliai',
    ],
    ['Prodavatelj: Obrt Marić, Ulica Petra 14, 23420 Benkovac', 'Obrt Marić'],
  ])('is named before its address: %s', (seller, vendor) => {
    expect(paper(seller)).toEqual({ status: 'completed', vendor });
  });

  it('is not where what stands before the address is no name', () => {
    expect(paper('Prodavatelj: radno vrijeme 8, 16, 23420 Benkovac').status).toBe('needs_review');
  });
});

describe('What is no name, or no other half of one', () => {
  const seller = ['Saunapuoti Löyly Oy', 'Satamakatu 11', '33200 Tampere', 'Y-tunnus 2841731-8'];
  const buyer: Printed[] = block(340, 66, ['Bill to:', 'Mökkivuokraus Järvinen', 'Rantatie 40', '35800 Mänttä']);

  it('is a label with its value beside it', () => {
    const paper = (value: string): Printed[] => [
      [50, 53, 'Toimitettu'],
      [150, 53, value],
      ...block(50, 66, seller),
      ...buyer,
    ];
    expect(read(letter(paper('15.03.2026'), ACCOUNT))).toEqual({ status: 'completed', vendor: seller[0] });
  });

  it.each(['C/ Pintor Sorolla 18, 3º B'])('is a street: %s', (street) => {
    const head = [...block(50, 40, ['Lucía Ferrándiz Soler', street, '46002 Valencia', 'NIF 44872913M']), ...buyer];
    expect(read(letter(head, ACCOUNT)).vendor).toBe('Lucía Ferrándiz Soler');
  });
});

it('A department of the receiver, to which goods go, is the receiver', () => {
  const paper = (place: string) =>
    read(
      letter(
        [
          ...block(50, 34, ['Pohjantukku'], 18),
          [50, 57, 'Pohjantukku Oy · Tukkutie 14, 90630 Oulu · Y-tunnus 1877204-4', 8],
          ...block(50, 90, ['Hotelli Lapinportti Oy', 'PL 118', '96101 Rovaniemi']),
          ...block(340, 77, ['Toimitusosoite', place, 'Koskikatu 44', '96200 Rovaniemi']),
        ],
        '',
      ),
    );
  expect(paper('Hotelli Lapinportti, keittiö')).toEqual({ status: 'completed', vendor: 'Pohjantukku Oy' });
  expect(paper('Ravintola Kaski, keittiö').status).toBe('needs_review');
});

it('Whose account it is, below the bank with its number, does not receive the invoice', () => {
  const paper = (label: string) =>
    read([
      ...letter([...block(50, 40, JOINERY, 16), ...block(340, 40, ['Spett.le', ...BUYER])], ''),
      [50, 300, `Cassa Rurale di Trento – ${ACCOUNT}`, 8],
      [50, 312, `${label}: ${JOINERY[0]}`, 8],
    ]);
  expect(paper('Intestatario')).toEqual({ status: 'completed', vendor: JOINERY[0] });
  expect(paper('Destinatario merce').vendor).not.toBe(BUYER[0]);
});

describe('A label behind the name of a company', () => {
  it('is no part of it where it is that of a number', () => {
    const paper = read(printedInvoice({ 'Northgate Fasteners Ltd': 'Northgate Fasteners Ltd — NIPC' }));
    expect(paper).toEqual({ status: 'completed', vendor: 'Northgate Fasteners Ltd' });
  });
});
