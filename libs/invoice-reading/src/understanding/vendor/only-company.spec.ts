import { describe, expect, it } from '@jest/globals';
import { CLEAR } from '../../draft.js';
import { printedPage } from '../../../test/documents/printed-page.js';
import { type Printed, printedInvoice } from '../../../test/documents/printed-pdf.js';
import { otherSenders } from '../other-senders.js';
import { textLines } from '../text-lines.js';
import { understandPages } from '../understand-pages.js';
import { candidatesIn } from './candidates.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  return { vendor: draft.vendorName?.value, isClear: (draft.vendorName?.confidence ?? 0) >= CLEAR };
};
const NOBODY = { 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null };

describe('The only company beside a receiver with a heading', () => {
  const paper = (...more: Printed[]): Printed[] =>
    printedInvoice(NOBODY, [
      [50, 138, '9 Quay Street'],
      [50, 152, 'Springfield, IL 62701'],
      [50, 700, 'Redfern Wholesale LLC, 19 Palm Avenue, El Segundo, CA 90245', 8],
      ...more,
    ]);

  it('sent the paper, wherever it stands with its address', () => {
    expect(read(paper())).toEqual({ isClear: true, vendor: 'Redfern Wholesale LLC' });
  });

  it.each<[string, Printed]>([
    ['another company', [50, 400, 'Delivered by Kestrel Cargo Inc.', 8]],
    ['another address', [50, 400, 'Warehouse: 7 Dock Road, Reno, NV 89502', 8]],
    ['a name in large letters', [50, 40, 'Larkspur', 20]],
  ])('did perhaps not where the paper names %s', (_, other) => {
    expect(read(paper(other)).isClear).toBe(false);
  });

  it.each([
    ['Org.nr 556041-8831 · Kvartsgatan 18, 721 30 Västerås', true],
    ['Kvartsgatan 18, 721 30 Västerås', false],
    ['Org.nr 556041-8831 · Mälarfrakt AB · 721 30 Västerås', false],
  ])('has its address in large letters’ stead at the foot, beside its registration: %s', (foot, isClear) => {
    const headed = printedInvoice(NOBODY, [
      [50, 40, 'Kontorsgrossisten Norr AB', 16],
      [50, 138, '9 Quay Street'],
      [50, 152, '722 15 Västerås'],
      [340, 90, 'Kundnummer 88104'],
      [50, 700, foot, 8],
    ]);
    expect(read(headed).isClear).toBe(isClear);
  });

  it('goes by its whole name where a sentence wraps it', () => {
    const wrapped = printedInvoice({ ...NOBODY, 'Harbour Workshop Inc.': 'Harbour Workshop' }, [
      [50, 40, 'Redfern Wholesale LLC', 10],
      [50, 640, 'Please transfer the amount to the account that you know of, in the name of Redfern', 8],
      [50, 650, 'Wholesale LLC', 8],
      [50, 660, '19 Palm Avenue', 8],
      [50, 670, 'El Segundo, CA 90245', 8],
    ]);
    expect(read(wrapped).vendor).toBe('Redfern Wholesale LLC');
  });
});

describe('A name without a legal form over the only other address', () => {
  const paper = (...more: Printed[]): Printed[] =>
    printedInvoice(NOBODY, [
      [50, 40, 'Thistle & Crumb'],
      [50, 54, '9 St Stephen Place'],
      [50, 68, 'Edinburgh EH3 5AJ'],
      [50, 138, '9 Quay Street'],
      [50, 152, 'Springfield, IL 62701'],
      ...more,
    ]);

  it('is the sender beside a receiver with a heading and an address', () => {
    const paid: Printed = [50, 680, 'Payment on April 28, 2026 using bank payment', 8];
    expect(read(paper(paid))).toEqual({ isClear: true, vendor: 'Thistle & Crumb' });
  });

  it.each<[string, Printed]>([
    ['a company', [50, 400, 'Delivered by Kestrel Cargo Inc.', 8]],
    ['another address', [50, 400, 'Warehouse: 7 Dock Road, Reno, NV 89502', 8]],
    ['a name in large letters', [340, 40, 'Larkspur', 20]],
    ['a name right above it', [50, 26, 'Larkspur & Finch']],
    ['more of it, perhaps, right below', [50, 47, 'Larkspur']],
  ])('is perhaps not where the paper names %s', (_, other) => {
    expect(read(paper(other))).not.toEqual({ isClear: true, vendor: 'Thistle & Crumb' });
  });
});

describe('A name below the heading of the sender', () => {
  const paper = (first: string, second = 'ul. Krakowska 118', third = '32-600 Oświęcim'): Printed[] =>
    printedInvoice(
      NOBODY,
      ['Sprzedawca:', first, second, third].map((text, at): Printed => [200, 110 + 14 * at, text]),
    );

  it('may have a trade in it that a sum is called elsewhere', () => {
    for (const name of ['Transport Nowak', 'Zakład Usługowy Jacek Mróz', 'Rabatt Markt Nord'])
      expect(read(paper(name))).toEqual({ isClear: true, vendor: name });
  });

  it('is no such word where no address follows', () => {
    expect(read(paper('Transport Nowak', 'Paczka 12', 'Kurier')).vendor).not.toBe('Transport Nowak');
  });
});

describe('The sender in a list of fields', () => {
  const paper = (heading: string): Printed[] =>
    printedInvoice(
      { ...NOBODY, 'Bill to:': 'Customer:' },
      (
        [
          [heading, 'Bayside Fencing'],
          ['Address:', '18 Kurrajong Road'],
          ['', 'Mordialloc VIC 3195'],
          ['Phone:', '03 9555 0141'],
          ['ABN:', '45 500 259 029'],
        ] as const
      ).flatMap(([label, value], at): Printed[] => [
        ...(label ? [[200, 90 + 14 * at, label, 8] as Printed] : []),
        [270, 90 + 14 * at, value, 8],
      ]),
    );

  it('stands beside its heading, though its address takes two rows', () => {
    expect(read(paper('Biller:'))).toEqual({ isClear: true, vendor: 'Bayside Fencing' });
    expect(read(paper('Recipient:')).vendor).not.toBe('Bayside Fencing');
  });
});

describe('A letterhead in two columns over a receiver without a heading', () => {
  const paper = (size: number, ...beside: string[]): Printed[] =>
    printedInvoice({ ...NOBODY, 'Bill to:': null, 'Harbour Workshop Inc.': null }, [
      [50, 30, 'Garage Redfern', size],
      ...['Lorentzstraat 15', '3846 AV Harderwijk'].map((text, at): Printed => [50, 50 + 11 * at, text, 9]),
      ...beside.map((text, at): Printed => [200, 34 + 11 * at, text, 9]),
      ...['Schilders Ter Horst', 'Newtonweg 4', '3846 BK Harderwijk'].map((text, at): Printed => [
        50,
        110 + 12 * at,
        text,
      ]),
    ]);

  it('is of whoever has the account in its rows', () => {
    expect(read(paper(15, 'KvK 08144527', 'IBAN NL62 RABO 0318 8422 07'))).toEqual({
      isClear: true,
      vendor: 'Garage Redfern',
    });
  });

  it('is not told in ordinary letters, nor beside another name', () => {
    expect(read(paper(10, 'KvK 08144527', 'IBAN NL62 RABO 0318 8422 07')).isClear).toBe(false);
    expect(read(paper(15, 'Autobedrijf Kestrel', 'IBAN NL62 RABO 0318 8422 07')).isClear).toBe(false);
  });
});

describe('The name of a company', () => {
  const headed = (...texts: string[]): Printed[] =>
    printedInvoice(
      NOBODY,
      texts.map((text, at): Printed => [340, 110 + 12 * at, text, 9]),
    );

  it('is over its address, though the house has no number', () => {
    expect(read(headed('Redfern Wholesale S.L.', 'Partida del Pla, s/n', 'Lliria'))).toEqual({
      isClear: true,
      vendor: 'Redfern Wholesale S.L.',
    });
    expect(read(headed('Redfern Wholesale S.L.', 'Lonja de fruta', 'Lliria')).isClear).toBe(false);
  });

  it('is not in doubt for the bank that has its account', () => {
    const paid = (bank: string) =>
      read(
        headed(
          'Supplier:',
          'Redfern s.r.o.',
          'Veveří 111',
          '616 00 Brno',
          '',
          '',
          `${bank} a.s. · IBAN CZ7720100000002701448800`,
        ),
      );
    expect(paid('Fio banka,')).toEqual({ isClear: true, vendor: 'Redfern s.r.o.' });
    expect(paid('Fio kovárna,').isClear).toBe(false);
  });

  it('ends before what is said of it', () => {
    const said = (rest: string) =>
      read(headed(`Redfern Wholesale AB ${rest}`, 'Redfern Wholesale AB', 'Verkstadsgatan 6', '903 42 Umeå'));
    expect(said('innehar F-skattsedel').vendor).toBe('Redfern Wholesale AB');
    expect(said('Verkstad').vendor).toBe('Redfern Wholesale AB Verkstad');
  });
});

describe('Whoever a paper is signed for', () => {
  const paper = (signed: string, below: string): Printed[] =>
    printedInvoice(NOBODY, [
      [50, 40, 'Anjani Chemicals'],
      [50, 54, 'E-12 Panchal Nagar'],
      [50, 68, 'Vasai Road 401202'],
      [400, 600, `For ${signed}`],
      [400, 630, below],
    ]);

  it('sent it, however the place to sign is called', () => {
    const sender = { isClear: true, vendor: 'Anjani Chemicals' };
    for (const below of ['Authorised Signatory', 'Proprietor/Authorised Sign', 'Auth. Signatory'])
      expect(read(paper('Anjani Chemicals', below))).toEqual(sender);
  });

  it('is told by nothing else', () => {
    expect(read(paper('Anjani Chemicals', 'Goods received')).isClear).toBe(false);
    expect(read(paper('Deccan Traders', 'Authorised Signatory')).isClear).toBe(false);
  });
});

describe('The only mail of a paper', () => {
  const paper = (...foot: string[]): Printed[] =>
    printedInvoice({ ...NOBODY, 'Bill to:': null, 'Harbour Workshop Inc.': null }, [
      ...['Kreidler Stagecraft', 'Weserstrasse 118', '12059 Berlin'].map((text, at): Printed => [
        50,
        90 + 12 * at,
        text,
      ]),
      ...['Canal Theatre', 'Kottbusser Damm 9', '10967 Berlin'].map((text, at): Printed => [340, 110 + 12 * at, text]),
      ...foot.map((text, at): Printed => [340, 780 + 10 * at, text, 8]),
    ]);

  it('is that of the sender, at the foot', () => {
    expect(read(paper('post@kreidler.example | 030 5550 1977'))).toEqual({
      isClear: true,
      vendor: 'Kreidler Stagecraft',
    });
  });
  it.each([
    ['in a sentence', ['This paper was sent to post@kreidler.example by mail']],
    ['of both', ['post@kreidler.example', 'post@canaltheatre.example']],
    ['of neither', ['post@meadow.example']],
  ])('tells nothing %s', (_, foot) => {
    expect(read(paper(...foot)).isClear).toBe(false);
  });
});

describe('A name alone over an address and the numbers of its registers', () => {
  const paper = (below: string): Printed[] =>
    printedInvoice({ ...NOBODY, 'Bill to:': null, 'Harbour Workshop Inc.': null }, [
      [50, 40, 'Norrland Redskap AB'],
      [50, 52, 'Skolgatan 27'],
      [50, 64, '211 95 Malmö'],
      [50, 76, 'Momsreg.nr SE556699140101'],
      [50, 88, below],
    ]);

  it('is the sender, and no number a town', () => {
    expect(read(paper('Org.nr 556699-1401'))).toEqual({ isClear: true, vendor: 'Norrland Redskap AB' });
    expect(read(paper('Reno, NV 89502-1401')).isClear).toBe(false);
  });
});

describe('A French company', () => {
  const paper = (...foot: Printed[]) =>
    read(
      printedInvoice({ ...NOBODY, 'Bill to:': null, 'Harbour Workshop Inc.': null }, [
        [50, 28, 'SAS Meunerie du Val de Seiche', 12],
        [469, 28, 'Facture', 12],
        [50, 42, 'Moulin de Gérard', 8],
        [50, 52, '35150 Corps-Nuds', 8],
        [50, 62, 'SIRET 43861520500012 - APE 1061A', 8],
        [306, 98, 'Boulangerie Aux Trois Épis', 8],
        [306, 108, '27 rue de Nantes', 8],
        [306, 118, '35131 Chartres', 8],
        ...foot,
      ]),
    );

  it('has its form before its name, over a street without a number', () => {
    expect(paper()).toEqual({ vendor: 'SAS Meunerie du Val de Seiche', isClear: true });
  });

  it('has its form in the row below, and no sum has it', () => {
    const named = (name: string) =>
      candidatesIn(
        [
          printedPage([
            [50, 728, name, 8],
            [50, 740, 'SAS au capital de 80 000 € - RCS Rennes 438615205', 8],
          ]),
        ].flatMap(textLines),
        new Set(),
        [],
      ).filter(({ place }) => place === 'company');
    expect([named('Meunerie du Val').length, named('Net à payer').length]).toEqual([1, 0]);
  });

  it('has its form before its name, at the foot as well', () => {
    const taxed = (name: string) =>
      otherSenders(
        [printedPage([[50, 740, `${name} - 35150 Corps-Nuds - N° TVA FR81438615205`, 8]])].flatMap(textLines),
        'SAS Meunerie du Val',
      ).map(({ message }) => message);
    expect(taxed('SAS Meunerie du Val')).toEqual([]);
    expect(taxed('SARL Boulangerie Cohen')).toEqual([expect.stringContaining('“SARL Boulangerie Cohen”')]);
  });
});
