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
    ['Klantgegevens', 'Bedrijfsgegevens'],
  ])('%s and %s', (buyer, seller) => {
    const both = { isClear: true, vendor: 'Northgate Fasteners OÜ' };
    expect(read(printedInvoice(NOBODY, columns([buyer, seller])))).toEqual(both);
    const other = { isClear: true, vendor: 'Harbour Workshop OÜ' };
    expect(read(printedInvoice(NOBODY, columns([seller, buyer])))).toEqual(other);
  });
});

describe('Parties in lists of fields', () => {
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
