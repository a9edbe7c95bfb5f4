import { describe, expect, it } from '@jest/globals';
import { CLEAR } from '../../draft.js';
import { printedPage } from '../../../test/documents/printed-page.js';
import { type Printed, printedInvoice } from '../../../test/documents/printed-pdf.js';
import { understandPages } from '../understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  return { vendor: draft.vendorName?.value, isClear: (draft.vendorName?.confidence ?? 0) >= CLEAR };
};
const NOBODY = {
  ...{ 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null },
  ...{ 'Bill to:': null, 'Harbour Workshop Inc.': null },
};

/** Each party below its heading: number, street and town. */
const columns = (heads: [string, string]): Printed[] =>
  heads.flatMap((head, at): Printed[] =>
    [
      head,
      at === 0 ? 'Harbour Workshop OÜ' : 'Northgate Fasteners OÜ',
      'Reg. nr 12740848',
      'Rüütli 12',
      '80011 Pärnu',
    ].map((text, row) => [50 + at * 150, 60 + row * 12, text, 8]),
  );

describe('Parties with a heading each', () => {
  it.each([
    ['Tellija andmed:', 'Müüja andmed:'],
    ['Pirkėjo rekvizitai', 'Pardavėjo rekvizitai'],
    ['Maksātājs', 'Pakalpojumu sniedzējs'],
    ['Laskutetaan:', 'Myyjän tiedot'],
    ['Maksja', 'Saatja'],
    ['Klantgegevens', 'Bedrijfsgegevens'],
    ['Adquirente dos bens ou dos serviços', 'Transmitente dos bens ou prestador de serviços'],
    ['Käuferinformationen', 'Verkäuferinformationen'],
  ])('%s and %s', (buyer, seller) => {
    const both = { isClear: true, vendor: 'Northgate Fasteners OÜ' };
    expect(read(printedInvoice(NOBODY, columns([buyer, seller])))).toEqual(both);
    const other = { isClear: true, vendor: 'Harbour Workshop OÜ' };
    expect(read(printedInvoice(NOBODY, columns([seller, buyer])))).toEqual(other);
  });
});

describe('A list of fields with the sender among them', () => {
  const list = (...labels: string[]): Printed[] =>
    labels.flatMap((label, row): Printed[] => [
      [50, 30 + row * 13, label, 8],
      [
        150,
        30 + row * 13,
        ['Northgate Fasteners OÜ <sales@northgate.example>', 'Mart Kask <mart@harbour.example>'][row]!,
        8,
      ],
    ]);
  const paper = (...labels: string[]): Printed[] =>
    printedInvoice({ ...NOBODY, 'Bill to:': 'Bill to:', 'Harbour Workshop Inc.': 'Harbour Workshop OÜ' }, [
      ...list(...labels),
      [50, 760, 'Northgate Fasteners OÜ, Rüütli 12, 80011 Pärnu', 8],
    ]);
  it('names him beside his label: the label of the next field is nobody', () => {
    expect(read(paper('Saatja ›', 'Saaja ›'))).toEqual({ isClear: true, vendor: 'Northgate Fasteners OÜ' });
    expect(read(paper('Saatja', 'Zork'))).not.toEqual({ isClear: true, vendor: 'Zork' });
  });
});

describe('A receiver named in one cell with the heading', () => {
  const letter = (first: string): Printed[] =>
    ['Northgate Photography', '3 Colegate Yard', 'Norwich NR3 1BN', 'www.northgatephoto.example']
      .map((text, at) => [340, 90 + at * 11, text, 8] as Printed)
      .concat([
        [50, 50, first, 8],
        [50, 61, 'Ferry Lane 5', 8],
        [50, 72, 'Ipswich IP9 2AX', 8],
        [50, 760, 'Made with www.invoicemaker.example', 8],
      ]);

  it.each(['Bill to', 'Invoice to', 'Rekening voor', 'Factuur aan', 'Fakturert til'])('is told: %s', (heading) => {
    const paper = printedInvoice(NOBODY, letter(`${heading} Harbour Workshop Ltd`));
    expect(read(paper)).toEqual({ isClear: true, vendor: 'Northgate Photography' });
  });
});

describe('Parties in lists of fields', () => {
  it('have names of their own, and their banks others', () => {
    const seller = ['Sprzedawca:', 'Nazwa banku: PKO', 'Northgate Sp. z o.o.', 'ul. Kowalska 19', '43-300 Bielsko'];
    const buyer = ['Nabywca:', 'Harbour Sp. z o.o.', 'ul. Leśna 4', '34-312 Bielsko'];
    const column = (texts: string[], x: number): Printed[] => texts.map((text, at) => [x, 60 + at * 12, text, 8]);
    expect(read(printedInvoice(NOBODY, [...column(seller, 50), ...column(buyer, 200)]))).toEqual({
      isClear: true,
      vendor: 'Northgate Sp. z o.o.',
    });
  });

  it('are not the banks that have their accounts', () => {
    const paper = (below: string) => {
      const seller = ['Sprzedawca:', 'Northgate Sp. z o.o.', 'ul. Leśna 4', '34-312 Bielsko', 'PKO BP S.A.', below];
      const column = (texts: string[], x: number): Printed[] => texts.map((text, at) => [x, 60 + at * 12, text, 8]);
      const buyer = ['Nabywca:', 'Harbour Sp. z o.o.', 'ul. Kowalska 19', '43-300 Bielsko'];
      return read(printedInvoice(NOBODY, [...column(seller, 50), ...column(buyer, 250)]));
    };
    expect(paper('69 1020 4391 0000 2101 0441 8277')).toEqual({ isClear: true, vendor: 'Northgate Sp. z o.o.' });
    expect(paper('ul. Polna 1').isClear).toBe(false);
  });

  const list = (heading: string, name: string, y: number, below: [string, string][]): Printed[] =>
    [[heading, name] as const, ...below].flatMap(([label, value], row): Printed[] => [
      [50, y + row * 10, label, 8],
      [190, y + row * 10, value, 8],
    ]);
  const facts: [string, string][] = [
    ['VAT no.', 'LV40347215901'],
    ['Contact', 'Ilze Kalnina'],
    ['Address', 'Brivibas 151, Riga, LV-1012'],
  ];

  it('are those beside their headings, with all that stands beside their fields', () => {
    const paper = (first: string, second: string) =>
      read(
        printedInvoice(NOBODY, [
          ...list(first, 'Northgate Fasteners Ltd', 60, facts),
          ...list(second, 'Harbour Workshop Ltd', 120, [['VAT no.', 'LV40422915584'], ...facts.slice(1)]),
        ]),
      );
    expect(paper('Supplier', 'Buyer')).toEqual({ isClear: true, vendor: 'Northgate Fasteners Ltd' });
    expect(paper('Buyer', 'Supplier')).toEqual({ isClear: true, vendor: 'Harbour Workshop Ltd' });
  });

  it('are those under a heading that is set in over them', () => {
    const paper = (heading: string) =>
      read(
        printedInvoice(NOBODY, [
          ...['Northgate Fasteners S.A.', 'NORFAST', 'Cédula: 3-101-448120', 'ventas@norfast.example'].map(
            (text, at): Printed => [50, 60 + at * 12, text],
          ),
          [120, 118, heading],
          ...list('Nombre:', 'Harbour Workshop S.A.', 132, [
            ['Identificación:', '3-101-220917'],
            ['Email:', 'cuentas@harbour.example'],
          ]),
        ]),
      );
    expect(paper('DATOS DEL RECEPTOR')).toEqual({ isClear: true, vendor: 'Northgate Fasteners S.A.' });
    expect(paper('NOTAS').vendor).not.toBe('Northgate Fasteners S.A.');
  });

  it('are no addresses beside each other', () => {
    const addresses = ['Bill to:', 'Harbour Workshop Inc.', '9 Quay Street', 'Shelbyville'].flatMap(
      (text, row): Printed[] => [
        [50, 60 + row * 10, text, 8],
        [190, 60 + row * 10, ['Northgate Fasteners Ltd', '12 Mill Road', 'Springfield', 'Tel. 555 123'][row]!, 8],
      ],
    );
    expect(read(printedInvoice(NOBODY, addresses)).vendor).toBe('Northgate Fasteners Ltd');
  });
});

describe('Parties by what their names are called', () => {
  it('are the sender, and the receiver of a form that calls theirs otherwise', () => {
    const paper = (other: string) =>
      read(
        printedInvoice(NOBODY, [
          [50, 60, 'Razón Social: Northgate Andina S.A.'],
          [50, 75, 'Dirección Matriz: Av. 10 de Agosto N39-155, Quito'],
          [50, 100, `${other}: Harbour Costa Cía. Ltda.`],
          [50, 115, 'Fecha Emisión: 05/06/2025'],
        ]),
      );
    expect(paper('Razón Social / Nombres y Apellidos')).toEqual({ isClear: true, vendor: 'Northgate Andina S.A.' });
    expect(paper('Razón Social').isClear).toBe(false);
  });

  it('stand under those words as well as beside them', () => {
    const column = (x: number, texts: string[]): Printed[] => texts.map((text, at) => [x, 90 + at * 12, text, 8]);
    const paper = printedInvoice(NOBODY, [
      ...column(50, ['Sprzedawca', 'NAZWA', 'Northgate Kawa', 'NIP', '5862284015', 'ADRES', 'ul. Hutnicza 16']),
      ...column(300, ['Nabywca', 'NAZWA', 'Harbour Kawiarnia', 'NIP', '5833112079', 'ADRES', 'ul. Długa 44']),
    ]);
    expect(read(paper)).toEqual({ isClear: true, vendor: 'Northgate Kawa' });
  });

  it('are the company over a field with its address, not over another', () => {
    const paper = (label: string) =>
      read(
        printedInvoice(NOBODY, [
          [50, 60, 'NORTHGATE ANDINA CÍA. LTDA.'],
          [50, 72, label],
          [120, 72, 'Parque Industrial, Ambato'],
          [50, 100, 'Razón Social / Nombres y Apellidos:'],
          [50, 115, 'Harbour Costa S.A.S.'],
        ]),
      );
    expect(paper('Dirección')).toEqual({ isClear: true, vendor: 'NORTHGATE ANDINA CÍA. LTDA.' });
    expect(paper('Entrega').isClear).toBe(false);
  });
});

it('A sentence that begins like the heading of a receiver heads nobody', () => {
  const column = (y: number, ...texts: string[]): Printed[] => texts.map((text, at) => [50, y + at * 12, text, 8]);
  const paper = printedInvoice(NOBODY, [
    ...column(40, 'Northgate Fasteners GmbH', 'Gumpendorfer Straße 63', '1060 Wien'),
    ...column(100, 'Harbour Spedition GmbH', 'Handelskai 265', '1020 Wien'),
    ...column(150, 'For services of 2026 we invoice the following.', 'Please pay within 30 days, by 2026-04-16.'),
    [50, 700, 'Account Name: Northgate Fasteners GmbH', 8],
  ]);
  expect(read(paper)).toEqual({ isClear: true, vendor: 'Northgate Fasteners GmbH' });
});

describe('From and to, below a logo of letters', () => {
  const paper = (logo: string): Printed[] =>
    printedInvoice(NOBODY, [
      [50, 20, logo, 14],
      ...[
        ['DA:', 'Studio Grafico Lanterna S.r.l.', 'Via San Lorenzo 41', '16123 Genova'],
        ['A:', 'Pesto & Co. S.p.A.', 'Via Aurelia 210', '17100 Savona'],
      ].flatMap((texts, column) => texts.map((text, at): Printed => [50 + column * 180, 70 + at * 12, text, 8])),
    ]);

  it('are the parties, where the letters are those that the sender’s words begin with', () => {
    expect(read(paper('SGL'))).toEqual({ isClear: true, vendor: 'Studio Grafico Lanterna S.r.l.' });
    expect(read(paper('KBT')).isClear).toBe(false);
  });
});

describe('A person beside a word for who sells', () => {
  const served = (...address: string[]) =>
    read(
      printedInvoice({}, [
        [340, 110, 'Salesperson', 8],
        [420, 110, 'Seller:', 8],
        [420, 122, 'Anna Lindgren', 8],
        ...address.map((text, at): Printed => [420, 134 + 12 * at, text, 8]),
        [50, 700, 'Northgate Fasteners Ltd, 12 Mill Road, Springfield', 8],
        [50, 712, 'IBAN GB29 NWBK 6016 1331 9268 19', 8],
      ]),
    );

  it('is not who sent the paper, but for an address', () => {
    expect(served()).toEqual({ vendor: 'Northgate Fasteners Ltd', isClear: true });
    expect(served('9 Quay Street', 'Springfield, IL 62701').isClear).toBe(false);
  });
});
