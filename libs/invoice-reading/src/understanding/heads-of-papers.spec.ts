import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const { status } = prove(draft);
  const [number, date, vendor] = [draft.invoiceNumber, draft.invoiceDate, draft.vendorName].map((of) => of?.value);
  return { status, number, date, vendor };
};
const NUMBER = 'Invoice Number: INV-20417';
const DATE = 'Invoice Date: 17 March 2026';

describe('Numbers and dates at the head of a paper', () => {
  it.each([
    ['Számlaszám / Invoice no.: SZ-2026-6035', 'SZ-2026-6035'],
    ['Invoice No. / Fatura nº: FT 2026/543', 'FT 2026/543'],
    ['Fatura FT 2026/543', 'FT 2026/543'],
    ['Invoice # GB5202385765AEUI', 'GB5202385765AEUI'],
  ])('%s is %s', (printed, number) => {
    expect(read(printedInvoice({ [NUMBER]: printed }))).toMatchObject({ status: 'completed', number });
  });

  it.each(['GB29 NWBK 6016 1331 9268 19', 'DE89370400440532013000', 'NV 89502'])(
    '%s below a label without its value is no number',
    (account) => {
      const below: Printed[] = [[340, 86, account]];
      expect(read(printedInvoice({ [NUMBER]: null, [DATE]: 'Invoice no.' }, below)).number).not.toBe(account);
    },
  );

  it('one date may be that of the invoice and of the delivery; what is due on it is not said', () => {
    const dated = (label: string): Printed[] =>
      printedInvoice({ [DATE]: null }, [
        [340, 75, label, 8],
        [500, 75, '24 Mar 2026', 8],
      ]);
    expect(read(dated('Invoice date / Delivery date'))).toMatchObject({ status: 'completed', date: '2026-03-24' });
    expect(read(dated('Delivery date')).status).toBe('needs_review');
  });
});

/** Of a sender whose name stands where `head` says, with the receiver in the window and no heading over them. */
const paper = (head: Printed[], more: Printed[] = []): Printed[] => [
  ...head,
  [340, 150, NUMBER],
  [340, 165, DATE],
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
  ...more,
];
const RECEIVER: Printed[] = [
  [50, 120, 'Café Lingon HB'],
  [50, 134, 'Storgatan 98'],
  [50, 148, '903 26 Umeå'],
];
const BILLED: Printed[] = [
  [340, 80, 'Facturé à'],
  [340, 94, 'Restaurant La Criée'],
  [340, 108, '26 boulevard de la Liberté'],
  [340, 122, '63000 Clermont-Ferrand'],
];
const LARKSPUR: Printed[] = [
  [50, 40, 'Larkspur Interiors Ltd'],
  [50, 52, '19 Priory Road'],
  [50, 64, 'Bolton BL3 6QZ'],
  [50, 76, 'VAT: GB 989 3759 58'],
];
const foot = (...texts: string[]): Printed[] => texts.map((text, index): Printed => [50, 700 + index * 12, text, 8]);

/** Each kind of evidence with a paper that only looks like it. */
const CLASSES: [what: string, vendor: string, tells: Printed[], looksAlike: Printed[]][] = [
  [
    'a company in the largest letters, whose account stands at the foot without a name',
    'Björklunds El & Bygg AB',
    paper([[50, 40, 'Björklunds El & Bygg AB', 16], ...RECEIVER], foot('Verkstadsvägen 7, Bankgiro 5264-4264')),
    paper(
      [[50, 40, 'Björklunds El & Bygg AB', 16], ...RECEIVER],
      foot('Norrlands Kontorsmaterial AB, Bankgiro 5264-4264'),
    ),
  ],
  [
    'whoever signs for the paper as authorised',
    'Suryodaya Enterprises',
    paper(
      [[50, 40, 'Suryodaya Enterprises'], [50, 52, 'Plot 24, MIDC'], [50, 64, 'Coimbatore 641018'], ...RECEIVER],
      foot('for Suryodaya Enterprises', 'Authorised Signatory'),
    ),
    paper(
      [[50, 40, 'Suryodaya Enterprises'], [50, 52, 'Plot 24, MIDC'], [50, 64, 'Coimbatore 641018'], ...RECEIVER],
      foot('for Café Lingon', 'Received by'),
    ),
  ],
  [
    'a slip that goes back to whoever it names',
    'Kowhai Cleaning Services Ltd',
    paper(
      [
        ...[
          [340, 40, 'Kowhai Cleaning Services Ltd'],
          [340, 52, '9 Hinau Lane'],
          [340, 64, 'Nelson 7010'],
        ],
        ...[
          [50, 90, 'Rimu Law'],
          [50, 102, '90 Victoria Street'],
          [50, 114, 'Hamilton 3204'],
        ],
      ] as Printed[],
      [
        ...foot('PAYMENT ADVICE', 'To: Kowhai Cleaning Services Ltd', '9 Hinau Lane'),
        [340, 700, 'Customer', 8],
        [420, 700, 'Rimu Law', 8],
      ],
    ),
    paper(
      [
        ...[
          [340, 40, 'Kowhai Cleaning Services Ltd'],
          [340, 52, '9 Hinau Lane'],
          [340, 64, 'Nelson 7010'],
        ],
        ...[
          [50, 90, 'Rimu Law'],
          [50, 102, '90 Victoria Street'],
          [50, 114, 'Hamilton 3204'],
        ],
      ] as Printed[],
      [...foot('To: Kowhai Cleaning Services Ltd', '9 Hinau Lane')],
    ),
  ],
  [
    'the company at the foot with its tax number, a word of which is the brand on top',
    'Électro Ménager Besson SAS',
    paper(
      [[50, 40, 'BESSON', 20], ...BILLED],
      foot('Électro Ménager Besson SAS – ZA des Peupliers, 35000 Rennes – N° TVA FR13189076799'),
    ),
    paper([[50, 40, 'BESSON', 20], ...RECEIVER], foot('Express Livraison SAS – ZA des Peupliers, 35000 Rennes')),
  ],
  [
    'the only company at the foot, beside the only tax number',
    'Fjordrent AS',
    paper(
      [
        [50, 90, 'Bakeriet Solsiden AS'],
        [50, 104, 'Strandgata 13'],
        [50, 118, '7010 Trondheim'],
      ],
      [...foot('Fjordrent AS', 'Strandgata 14', '4006 Stavanger'), [240, 700, 'Org.nr. NO 741 221 248 MVA', 8]],
    ),
    paper(
      [
        [50, 90, 'Bakeriet Solsiden AS'],
        [50, 104, 'Strandgata 13'],
        [50, 118, '7010 Trondheim'],
      ],
      foot('Fjordrent AS', 'Strandgata 14', '4006 Stavanger'),
    ),
  ],
  [
    'the name beside the heading of the payee, of two without any',
    'Puu-Lahtinen Oy',
    paper(
      [[50, 40, 'Puu-Lahtinen Oy'], [50, 52, 'Kauppakatu 60'], [50, 64, '40100 Jyväskylä'], ...RECEIVER],
      [...foot('Saaja'), [160, 700, 'Puu-Lahtinen Oy', 8]],
    ),
    paper(
      [[50, 40, 'Puu-Lahtinen Oy'], [50, 52, 'Kauppakatu 60'], [50, 64, '40100 Jyväskylä'], ...RECEIVER],
      [...foot('Lähetyksen saaja'), [160, 700, 'Puu-Lahtinen Oy', 8]],
    ),
  ],
  [
    'the only tax number, where the mail address at the foot has the same name',
    'Larkspur Interiors Ltd',
    paper([...LARKSPUR, ...RECEIVER], foot('hello@larkspur-interiors.example · Page 1 / 1')),
    paper([...LARKSPUR, ...RECEIVER], foot('hello@cafe-lingon.example · Page 1 / 1')),
  ],
];

describe('Senders', () => {
  it.each(CLASSES)('%s: %s sent it', (_what, vendor, tells) => {
    expect(read(tells)).toMatchObject({ status: 'completed', vendor });
  });

  it.each(CLASSES)('%s: where %s only looks like it, it is asked', (_what, _vendor, _tells, looksAlike) => {
    expect(read(looksAlike).status).toBe('needs_review');
  });

  it('a brand in large letters goes by the whole name of its company, where the paper has one alone', () => {
    const branded = (...companies: string[]) =>
      read(
        printedInvoice(
          { 'Northgate Fasteners Ltd': 'NORTHGATE' },
          foot(...companies.map((company) => `${company} — 112 Mill Road, London SW1A 1AA — VAT GB 206 2356 20`)),
        ),
      );
    expect(branded('Northgate Fasteners Ltd').vendor).toBe('Northgate Fasteners Ltd');
    expect(branded('Northgate Fasteners Ltd', 'Northgate Tools Ltd').status).toBe('needs_review');
    const under = (company: string) =>
      read(
        printedInvoice(
          { 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null },
          ['northgate', company, '112 Mill Road', 'London SW1A 1AA', 'www.northgate.example'].map(
            (text, at): Printed => [50, 20 + at * 16, text, at === 0 ? 16 : 8],
          ),
        ),
      ).vendor;
    expect(under('Northgate Garden Kempen')).toBe('Northgate Garden Kempen');
    expect(under('Garden Kempen')).toBe('northgate');
  });

  it('what stands right below a company with its address is its trade', () => {
    const head: Printed[] = [
      [200, 40, 'Gestoría Valdés S.L.', 16],
      [150, 60, 'Asesores y economistas · C/ San Roque 1 · 14002 Córdoba · CIF B63002240', 8],
      [50, 100, 'D./Dña./Empresa:'],
      [50, 112, 'Transportes Gil e Hijos S.L.'],
      [50, 124, 'C/ San Roque 6'],
      [50, 136, '33001 Oviedo'],
    ];
    expect(read(paper(head))).toMatchObject({ status: 'completed', vendor: 'Gestoría Valdés S.L.' });
  });

  it('“TO:” over a tax number names the receiver', () => {
    const to: Printed[] = [
      [50, 100, 'TO: KLOOF HARDWARE'],
      [70, 112, 'VAT NO 4932628761'],
    ];
    const bare = { 'Bill to:': null, 'Harbour Workshop Inc.': null };
    expect(read(printedInvoice(bare, to)).vendor).toBe('Northgate Fasteners Ltd');
  });

  it.each([
    ['Pay by bank transfer: NAME, sort code 20-44-91, account 63318825, quoting INV-20417.'],
    ['Bitte überweisen Sie an NAME, IBAN DE89 3704 0044 0532 0130 00.'],
    ['Règlement par virement à NAME – IBAN FR07 3000 4008 2800 0106 6677 894'],
    ['Betaling til NAME, reg.nr. 1234 konto 0009876543'],
  ])('“%s” must name whoever sent it', (sentence) => {
    const paid = (name: string) => read(printedInvoice({}, [[50, 700, sentence.replace('NAME', name), 8]]));
    expect(paid('Northgate Fasteners Ltd')).toMatchObject({ status: 'completed', vendor: 'Northgate Fasteners Ltd' });
    expect(paid('Oakfield Trading Ltd').status).toBe('needs_review');
  });

  it('a bank in the sentence that asks for the money is not who gets it', () => {
    const sentence =
      'Please transfer the total to our account at Sutton Savings PLC, IBAN GB29 NWBK 6016 1331 9268 19.';
    expect(read(printedInvoice({}, [[50, 700, sentence, 8]])).status).toBe('completed');
  });

  it('the owners in the name of an Italian partnership belong to it, and “Tipo documento” in a form names nobody', () => {
    const form: Printed[] = [
      [50, 40, 'Ferramenta Conti S.n.c. di Conti Marco e Luca', 14],
      [50, 76, 'Via Emilia 220 - 40068 San Lazzaro di Savena (BO)'],
      [50, 88, 'P.IVA 01884460373'],
      [300, 120, 'Tipo documento', 7],
      [300, 130, 'FATTURA'],
    ];
    const bare = { 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null };
    expect(read(printedInvoice(bare, form)).vendor).toBe('Ferramenta Conti S.n.c. di Conti Marco e Luca');
  });
});
