import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../test/documents/doubts-of.js';
import { printedPage } from '../../test/documents/printed-page.js';
import { PLAINLY_DATED, type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const proof = prove(draft);
  return { status: proof.status, total: proof.totalAmount?.text, tax: proof.taxAmount?.text };
};

describe('Two columns of words', () => {
  const named = (first: string, second?: string): string =>
    codesOf([
      ...row(180, [[200, 'Item']], 10),
      ...row(200, [[200, first]], 10),
      ...(second ? row(220, [[200, second]], 10) : []),
    ]);
  it('hold no codes where most of what stands in both is several words', () => {
    expect(named('Zinc plated bolts')).toBe('');
    expect(named('HX-0812', 'DR-1400')).toBe('');
    expect(named('Zinc plated bolts', 'Battery and case')).toContain('unsure-codes');
  });
});

describe('Counts', () => {
  it('are none of the lines where the head names the place, or a row of headings what was sent', () => {
    const at = (place: string): string =>
      codesOf([[340, 138, 'Norrgarden 4'], ...foot(`Object: ${place}, doors replaced.`)]);
    expect(at('Norrgarden 4')).toBe('');
    expect(at('Norrgarden 5')).toContain('left-count');
    const sent = (heading: string): string =>
      codesOf([
        ...row(640, [
          [50, 'Carrier'],
          [150, 'Carriage'],
          [250, heading],
          [350, 'Weight'],
        ]),
        ...row(652, [
          [50, 'Sender'],
          [150, 'Paid'],
          [250, '6'],
          [350, '74 kg'],
        ]),
      ]);
    expect(sent('Num. colli')).toBe('');
    expect(sent('Kvalto')).toContain('left-count');
  });

  it('are no codes of a legend, nor a rate of the sums beside the name of the tax', () => {
    expect(codesOf(foot('Codes TVA : 1 = 10,00 %'))).toBe('');
    expect(codesOf(foot('VAT: 10'))).toBe('');
    expect(codesOf(foot('VAT: 4'))).toContain('left-count');
  });

  it('stand behind a word without a colon only where they are nearly those of the lines or the pieces', () => {
    expect(codesOf(foot('Bank transfer (42)', 'Kvalto 7'))).toBe('');
    expect(codesOf(foot('Kvalto 3'))).toContain('left-count');
    expect(codesOf(foot('Kvalto (23)'))).toContain('left-count');
    expect(codesOf(foot('Kvalto: 7'))).toContain('left-count');
  });
});

describe('Coins of an amount in words', () => {
  it('count no lines', () => {
    expect(codesOf(foot('Summa vardiem: divi simti tris eiro un 4 centi'))).not.toContain('left-count');
    expect(codesOf(foot('Summa vardiem: divi simti tris eiro un 4 rindas'))).toContain('left-count');
  });

  it('are no amount of money behind its currency', () => {
    expect(codesOf(foot('Kvalto brimu USD 18 c'))).toBe('');
    expect(codesOf(foot('Kvalto brimu USD 18'))).toContain('left-figure');
  });
});

describe('Costs of recovery', () => {
  it('come under the name of what may never come', () => {
    expect(codesOf([...foot('Pauschale für Beitreibungskosten'), [50, 652, '40.00 USD', 8]])).toBe('');
    expect(codesOf(foot('Pauschale für Kvalto', '40.00 USD'))).not.toBe('');
  });
});

describe('A number that looks like a day', () => {
  const numbered = (number: string, date: string) => {
    const changes = { 'Invoice Number: INV-20417': number, 'Invoice Date: 17 March 2026': date };
    const pages = [printedPage(printedInvoice(changes))];
    const draft = understandPages({ kind: 'pages', pages, attachments: [] });
    return [prove(draft).status, draft.invoiceNumber?.value, draft.invoiceDate?.value];
  };

  it('is the number behind its label, where the day of the invoice has one of its own', () => {
    const dated = 'Data wystawienia: 17.03.2026';
    for (const number of ['12/03/2026', '7/3/2026', 'FV/12/03/2026'])
      expect(numbered(`Faktura nr ${number}`, dated)).toEqual(['completed', number, '2026-03-17']);
  });

  it('may begin with the year and the month, where the payment shall name it', () => {
    const titled = (reference: string, date = 'Émise le 25 mars 2026') => {
      const changes = { 'Invoice Number: INV-20417': 'Facture 2026-03-07', 'Invoice Date: 17 March 2026': date };
      const more: Printed[] = [[50, 640, `Date limite de paiement : 25 avril 2026 · Référence : ${reference}`, 8]];
      const pages = [printedPage(printedInvoice(changes, more))];
      const draft = understandPages({ kind: 'pages', pages, attachments: [] });
      return [prove(draft).status, draft.invoiceNumber?.value];
    };
    expect(titled('2026-03-07')).toEqual(['completed', '2026-03-07']);
    expect(titled('2026-03-08')[0]).toBe('needs_review');
    expect(titled('2026-03-07', 'Payable avant le 25 avril 2026')[0]).toBe('needs_review');
  });

  it('may stand behind the name of the paper, where days are written otherwise', () => {
    const titled = (date: string) => numbered('Faktura VAT 12/03/2026', `Data wystawienia: ${date}`);
    expect(titled('2026-03-17')).toEqual(['completed', '12/03/2026', '2026-03-17']);
    for (const date of ['17/03/2026', '2026-04-17']) expect(titled(date)[0]).toBe('needs_review');
  });

  it('is the day where it has none, or where nothing calls it a number', () => {
    expect(numbered('Faktura nr 12/03/2026', 'Termin: 17.04.2026')[1]).not.toBe('12/03/2026');
    expect(numbered('Faktura 12/03/2026', 'Data wystawienia: 17.03.2026')[1]).not.toBe('12/03/2026');
  });
});

describe('Days', () => {
  it('of a paper whose number stands in the cell before', () => {
    const dated = (number: string): string =>
      codesOf(
        row(90, [
          [340, 'Objednávka č.:'],
          [430, number],
          [480, 'ze dne: 02.03.2026'],
        ]),
      );
    expect(dated('4471')).toBe('');
    expect(dated('INV-20417')).toContain('left-date');
  });

  it('of another paper may have no room beside their label', () => {
    const wrapped = (label: string): string =>
      codesOf([
        ...row(90, [
          [300, 'Objednávka č.:'],
          [380, '18/2026'],
          [430, label],
        ]),
        [380, 102, '02.03.2026', 8],
      ]);
    expect(wrapped('ze dne:')).toBe('');
    expect(wrapped('Rabat:')).toContain('left-date');
  });

  it('in names of streets are none', () => {
    expect(codesOf(foot('Seen at Rua 25 de Abril, 61, Alcobertas'))).toBe('');
    expect(codesOf(foot('Seen at Northgate 25 de Abril, 61, Alcobertas'), PLAINLY_DATED)).toContain('left-date');
  });

  it('on which work was accepted are told by the verb behind them', () => {
    expect(codesOf(foot('Die Arbeiten wurden am 11.03.2026 durch Herrn Claasen abgenommen.'))).toBe('');
    expect(codesOf(foot('Die Rechnung wurde am 11.03.2026 durch Herrn Claasen geliefert.'))).toContain('left-date');
    const period: Printed[] = [[340, 90, 'Leistungszeitraum: 07.03.2026 - 12.03.2026']];
    const accepted = (day: string): string =>
      codesOf([...period, ...foot(`Die Arbeiten wurden am ${day} durch Herrn Claasen abgenommen.`)]);
    expect(accepted('13.03.2026')).toBe('');
    expect(accepted('27.02.2026')).toContain('several-periods');
    expect(codesOf(foot('Net 30. Work completed 12 March 2026.'))).toBe('');
    expect(codesOf(foot('Net 30. Work completed 12 March 2027.'))).toContain('order-date');
  });

  it('until which one pays in two ways are no period, and nobody is late before the invoice', () => {
    const until = (text: string): string => codesOf(foot(text));
    expect(until('zahlbar bis 16.04.2026, bis 27.03.2026 mit 2 % Skonto')).toBe('');
    expect(until('Leistung vom 16.03.2026 bis 10.03.2026')).toContain('several-periods');
    const late = (day: string): string => until(`A 1.5% monthly charge applies to balances unpaid after ${day}.`);
    expect(late('16 April 2026')).toBe('');
    expect(late('16 February 2026')).toContain('left-date');
    expect(until('Delivered: April 31, 2026')).toContain('left-date');
  });
});

describe('A rate of one between two currencies', () => {
  it('changes nothing', () => {
    const rate = (label: string, figure: string): string =>
      codesOf([
        ...row(140, [
          [300, 'Moeda'],
          [380, label],
        ]),
        ...row(152, [
          [300, 'USD'],
          [380, figure],
        ]),
      ]);
    expect(rate('Câmbio', '1,00')).toBe('');
    expect(rate('Câmbio', '1,08')).not.toBe('');
    expect(rate('Kvalto', '1,00')).not.toBe('');
  });
});

describe('Days to pay on beside their amounts', () => {
  const instalments = (second: string, amount = '67.83'): string =>
    codesOf([
      ...row(620, [
        [50, 'Scadenze: 16/04/2026:'],
        [180, '67.83 |'],
      ]),
      ...[`${second}:`, '16/06/2026:'].flatMap((day, at) =>
        row(632 + at * 12, [
          [50, day],
          [180, at === 0 ? amount : '67.84'],
        ]),
      ),
    ]);
  it('come to it where the name of their sum stands over them', () => {
    const listed = (second: string): string =>
      codesOf(
        ['16/04/2026', '16/05/2026'].flatMap((day, at) =>
          row(632 + at * 12, [
            [50, 'Importo dovuto'],
            [180, day],
            [300, at === 0 ? '101.75' : second],
          ]),
        ),
      );
    expect(listed('101.75')).toBe('');
    expect(listed('107.15')).not.toBe('');
  });

  it('come to the total, one after the other', () => {
    expect(instalments('16/05/2026')).toBe('');
    expect(instalments('16/05/2026', '67.38')).not.toBe('');
    expect(instalments('30/03/2026')).not.toBe('');
  });
});

describe('Names of sums', () => {
  const named = (tax: string, total = 'Total') =>
    read(printedInvoice({ 'Sales Tax 10%': tax, Subtotal: 'Summe netto', Total: total }));
  it('are those of the tax where its name stands behind that of a sum', () => {
    expect(named('Gesamtbetrag Umsatzsteuer', 'Gesamtbetrag brutto')).toMatchObject({
      status: 'completed',
      tax: '$18.50',
    });
    expect(named('Arvonlisävero yhteensä')).toMatchObject({ status: 'completed', tax: '$18.50' });
    expect(named('Gesamtbetrag', 'Gesamtbetrag Umsatzsteuer').status).toBe('needs_review');
  });

  it('have the days of payments in them', () => {
    const paid = (amount: string) =>
      read(
        printedInvoice({}, [
          ...row(295, [
            [300, 'Payment on March 20, 2026 using a check:'],
            [480, amount],
          ]),
          ...row(310, [
            [370, 'Amount Due (USD):'],
            [480, '$103.50'],
          ]),
        ]),
      );
    expect(paid('$100.00')).toMatchObject({ status: 'completed', total: '$203.50' });
    expect(paid('$110.00').status).toBe('needs_review');
  });

  it('are told in words for the tax by itself', () => {
    const words = (tax: string): string => codesOf(foot(`Tax Amount (in words): USD ${tax} Only`));
    expect(words('Eighteen and Fifty cents')).toBe('');
    expect(words('Nineteen and Fifty cents')).toContain('amount-in-words');
  });
});

describe('A number in a sentence', () => {
  it('is that of the field whose name stands before it, with an ending', () => {
    const asked = (number: string): string =>
      codesOf([[340, 90, 'Viitenumero 2041876'], ...foot(`Käytä maksaessasi aina viitenumeroa ${number}.`)]);
    const field = (number: string): string =>
      codesOf([
        ...row(90, [
          [340, 'Viitenumero'],
          [430, '2041876'],
        ]),
        ...foot(`Käytä maksaessasi aina viitenumeroa ${number}.`),
      ]);
    expect(field('2041876')).toBe('');
    expect(field('2041886')).toContain('several-references');
    expect(asked('2041876')).toBe('');
  });
});

/** Two companies side by side, and a foot with the account. */
const sideBySide = (site: string): Printed[] =>
  printedInvoice(
    {
      'Northgate Fasteners Ltd': null,
      '12 Mill Road, Springfield': null,
      'Bill to:': null,
      'Harbour Workshop Inc.': null,
    },
    [
      [50, 40, 'Harbour Workshop Ltd'],
      [50, 54, '20 Quay Street, Leeds LS1 4AB'],
      [340, 20, 'Northgate Fasteners Ltd'],
      [340, 34, '12 Mill Road, Leeds LS1 4AB'],
      ...row(700, [
        [50, `www.${site}.example`],
        [240, 'IBAN GB33 BUKB 2020 1555 5555 55'],
      ]),
    ],
  );

describe('A row of fields', () => {
  const fields = (field: string, value: string): string =>
    codesOf([
      ...row(140, [
        [50, field],
        [200, 'Shipment'],
        [300, 'Terms'],
      ]),
      ...row(150, [
        [50, value],
        [200, 'Carrier'],
        [300, 'Carriage paid'],
      ]),
    ]);
  it('names who serves the customer, not who sells', () => {
    expect(fields('Verkäufer', 'Gareth Holt')).toBe('');
    expect(fields('Verkäufer', 'Kestrel Cargo Ltd')).not.toBe('');
  });

  it('is below what tells the sender: the site beside the account', () => {
    const of = (site: string) => {
      const draft = understandPages({ kind: 'pages', pages: [printedPage(sideBySide(site))], attachments: [] });
      return [draft.vendorName?.value, draft.vendorName!.confidence >= 0.8];
    };
    expect(of('northgate-fasteners')).toEqual(['Northgate Fasteners Ltd', true]);
    expect(of('harbour-workshop')).toEqual(['Harbour Workshop Ltd', true]);
    expect(of('kestrel-cargo')[1]).toBe(false);
  });

  it('has the number of the order under its own heading, and what the receiver calls the paper', () => {
    const under = (heading: string): string =>
      codesOf([
        ...row(140, [
          [340, heading],
          [440, 'Place'],
          [500, 'Terms'],
        ]),
        ...row(150, [
          [340, 'INV-20771'],
          [440, 'Leeds'],
          [500, 'Cash'],
        ]),
      ]);
    expect(under('Ordre')).toBe('');
    expect(under('Kvalto')).toContain('several-numbers');
    expect(under('Externe Belegnummer')).toBe(under('Kvalto'));
  });

  it('names the account of whoever is paid over it, and the bank over its own', () => {
    const paid = (first: string, below: string): string =>
      codesOf([
        ...row(620, [
          [50, first],
          [200, 'Project'],
          [340, 'Site'],
        ]),
        ...row(632, [
          [50, below],
          [200, 'Bridge works refit'],
          [340, 'Leeds'],
        ]),
      ]);
    expect(paid('Payable to', 'Northgate Fasteners Ltd')).toBe('');
    expect(paid('Payable to', 'Kestrel Cargo Ltd')).not.toBe('');
  });
});

describe('Two columns that stand as close as words', () => {
  const coded = (x: number) => {
    const code = (y: number, text: string): Printed => [x - text.length * 5 - 3, y, text, 10];
    const draft = understandPages({
      kind: 'pages',
      pages: [
        printedPage(
          printedInvoice({ Description: 'Description', 'Hex bolt M8': 'Hex bolt M8' }, [
            [10, 180, 'Code'],
            [10, 200, 'HX-8'],
            code(220, 'DR-1400'),
            ...row(240, [[50, 'in a case']], 10),
          ]),
        ),
      ],
      attachments: [],
    });
    return draft.lines.map(({ sku }) => sku?.value);
  };
  it('are parted where the lines above and below part them', () => {
    expect(coded(50)).toEqual(['HX-8', 'DR-1400']);
  });
});

describe('What is told twice', () => {
  it('of packages and of stays', () => {
    const packages = (count: number): string => codesOf(foot('Colli: 6', `Goods delivered in ${count} colli.`));
    expect(packages(6)).toBe('');
    expect(packages(9)).toContain('left-count');
    const stay = (out: string): string => codesOf([[50, 150, `Vehicle (entrée le 05/03/2026, sortie le ${out})`]]);
    expect(stay('13/03/2026')).toBe('');
    expect(stay('27/02/2026')).toContain('several-periods');
  });

  it('by a sentence that goes on in the line below', () => {
    const due = (day: string): string =>
      codesOf([
        [340, 90, 'Due date: 16 April 2026'],
        ...foot('We ask for payment in 30 days, at the latest', `by ${day}.`),
      ]);
    expect(due('16 April 2026')).toBe('');
    expect(due('16 May 2026')).not.toBe('');
  });
});

describe('Headings of programs', () => {
  it('name units and taxes in short', () => {
    const paper = (code: string) => {
      const draft = understandPages({
        kind: 'pages',
        pages: [
          printedPage(
            printedInvoice(
              { Description: 'Megnevezés', Qty: 'Menny. M.e.', 'Unit Price': 'Egységár', Amount: 'Nettó ár' },
              [
                [50, 209, 'Cikkszám: ÉK-A62', 8],
                [50, 229, `Cikkszám: ${code}`, 8],
              ],
            ),
          ),
        ],
        attachments: [],
      });
      return draft.lines.map(({ sku }) => sku?.value);
    };
    expect(paper('MUN')).toEqual(['ÉK-A62', 'MUN']);
    expect(paper('kulcs')).toEqual(['ÉK-A62', undefined]);
  });
});

describe('On a form that heads no party', () => {
  const form = (...labelled: string[]): string =>
    codesOf(
      labelled.map((text, at): Printed => [50, 120 + 14 * at, text]),
      { 'Bill to:': null, 'Harbour Workshop Inc.': null, '9 Dock St': null, 'Portland, OR 97201': null },
    );
  it('the company whose name is filled in receives it', () => {
    expect(form('Razón Social: Hotel Mirador S.A.C.', 'Av. Larco 1205, Trujillo')).toBe('');
    expect(form('Razón Social: Hotel Mirador S.A.C.', 'Razón Social: Hotel Arequipa S.A.C.')).toContain('other-sender');
  });
});

describe('The number of one register', () => {
  it('is the receiver’s in the head and the sender’s at the foot', () => {
    const twice = (label: string): string =>
      codesOf([
        ...row(150, [[340, label]]),
        ...row(160, [[340, '04011848']]),
        ...row(640, [[50, label]]),
        ...row(650, [[50, '03144720']]),
      ]);
    expect(twice('SE/CVR-nr.')).toBe('');
    expect(twice('Kvalto-nr.')).toContain('several-references');
  });
});

describe('A sum with the tax in it', () => {
  it.each(['Total with tax', 'Total con impuestos', 'Total mit Steuern'])('is a total: %s', (label) => {
    expect(read(printedInvoice({ Total: label }))).toMatchObject({ status: 'completed', total: '$203.50' });
  });
  it('is none where the tax alone is named', () => {
    expect(read(printedInvoice({ Total: 'Total tax' })).status).toBe('needs_review');
  });
});
