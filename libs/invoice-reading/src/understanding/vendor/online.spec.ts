import { describe, expect, it } from '@jest/globals';
import { CLEAR } from '../../draft.js';
import { printedPage } from '../../../test/documents/printed-page.js';
import { type Printed, printedInvoice } from '../../../test/documents/printed-pdf.js';
import { understandPages } from '../understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  return (draft.vendorName?.confidence ?? 0) >= CLEAR ? draft.vendorName?.value : undefined;
};
const NOBODY = {
  ...{ 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null },
  ...{ 'Bill to:': null, 'Harbour Workshop Inc.': null },
};
const column = (x: number, y: number, texts: string[]): Printed[] =>
  texts.map((text, at): Printed => [x, y + at * 12, text, 8]);
/** Two parties without headings, beside each other. */
const parties = (first: string[], second: string[]): Printed[] =>
  printedInvoice(NOBODY, [...column(50, 30, first), ...column(200, 30, second)]);

const BUYER = ['Iberval Hardware S.A.', '12 Quay Street', 'Springfield, IL 62701', '+1 217 555 0144'];
const SELLER = ['Industrial Suministros Aranda S.A.', '15 Mayor Road', 'Dayton, OH 45402', '+34 975 724 351'];

describe('Addresses in the net', () => {
  it('tell whoever they name with the parts of the name in another order', () => {
    expect(read(parties([...SELLER, 'www.suministrosaranda-industrial.es'], BUYER))).toBe(SELLER[0]);
    expect(read(parties([...SELLER, 'www.suministrosaranda-hosting.es'], BUYER))).toBeUndefined();
  });

  it('tell nothing of whoever stands second, where the first can be reached as well', () => {
    const second = [...SELLER, 'www.industrialsuministrosaranda.es'];
    expect(read(parties(BUYER, second))).toBeUndefined();
    expect(read(parties(BUYER.slice(0, -1), second))).toBe(SELLER[0]);
  });

  it('are whole where they wrap in a narrow column', () => {
    const wrapped = ['Dunlavin Agri Parts Ltd', '15 Mayor Road', 'Dayton, OH 45402', '+353 1 295 7821'];
    const [mail, rest] = ['billing@dunlavin-', 'agri.ie'];
    expect(read(parties([...wrapped, 'www.dunlavin-agri.ie', mail, rest], BUYER))).toBe(wrapped[0]);
    const [half, form] = ['Dunlavin Agri Parts', 'Ltd'];
    expect(read(parties([half, form, ...wrapped.slice(1), 'www.dunlavin-', rest], BUYER))).toBe(wrapped[0]);
    // Read by itself the rest would be a site: it makes a receiver's mail address none.
    expect(
      read(parties(BUYER, ['Bluestem Lighting Co.', ...SELLER.slice(1), 'billing@bluestem-', 'lighting.com'])),
    ).toBe(undefined);
  });
});

describe('A short heading in a row of headings', () => {
  const heads = column(50, 60, ['To', 'Harbour Workshop Ltd', '5 Ferry Lane', 'Springfield, IL 62701'])
    .concat(
      column(200, 60, ['From', 'Northgate Tools Ltd', '12 Mill Road', 'Dayton, OH 45402', 'www.northgate-tools.com']),
    )
    .concat([[350, 60, 'Details', 8]])
    // The headings stand apart from what they head.
    .map(([x, y, text]): Printed => [x, y === 60 ? 40 : y, text, 8]);

  it('stands under no other name, whatever the heading beside it says', () => {
    expect(read(printedInvoice(NOBODY, heads))).toBe('Northgate Tools Ltd');
    expect(read(printedInvoice(NOBODY, [[50, 20, 'Skyline Cargo', 8], ...heads]))).toBeUndefined();
  });
});
