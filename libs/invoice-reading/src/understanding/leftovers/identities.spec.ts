import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row } from '../../../test/documents/printed-pdf.js';
import { prove } from '../../proof.js';
import { understandPages } from '../understand-pages.js';

const read = (printed: Printed[]) =>
  prove(understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] }));
const codesOf = (extra: Printed[], changes: Record<string, string | null> = {}): string =>
  read(printedInvoice(changes, extra))
    .warnings.map(({ code }) => code)
    .join(', ');
const foot = (...texts: string[]): Printed[] => texts.map((text, at): Printed => [50, 640 + at * 12, text, 8]);

describe('Registers', () => {
  const CVR: Printed = [50, 75, 'CVR nr. 29 40 31 18'];
  it('the sender has one number of each, the receiver one more', () => {
    expect(codesOf([CVR, ...foot('CVR 29403118')])).toBe('');
    expect(codesOf([CVR, [50, 138, 'CVR nr. 31417792'], ...foot('CVR 29403118')])).toBe('');
    expect(codesOf([CVR, ...foot('CVR 31417792')])).toBe('several-tax-numbers');
    expect(codesOf([CVR, [50, 138, 'CVR nr. 31417792'], ...foot('CVR 40771265')])).toBe('several-tax-numbers');
  });

  it.each([
    ['KvK 58214479', 'KvK 61770328'],
    ['Org.nr 556703-7485', 'Org.nr 559112-4120'],
    ['SIRET 412 588 903 00017', 'SIRET 790 122 415 00032'],
    ['NIP 525-248-13-94', 'NIP 774-000-14-54'],
    ['IČO: 27082440', 'IČO: 61858374'],
    ['ABN 51 824 753 556', 'ABN 83 914 571 673'],
    ['P.IVA 04118230961', 'P.IVA 12485671007'],
    ['VAT no. IE 6388047V', 'VAT no. IE 9514773D'],
    ['USt-IdNr.: DE 811 907 980', 'USt-IdNr.: DE 129 273 398'],
    ['Y-tunnus 0112038-9', 'Y-tunnus 1927400-1'],
    ['HRB 114420', 'HRB 98817'],
    ['Company No. 04366849', 'Company No. 09740322'],
  ])('%s and another one at the foot', (own, other) => {
    expect(codesOf(foot(own, own))).toBe('');
    expect(codesOf(foot(own, other))).toBe('several-tax-numbers');
  });

  it('a number of another country or of another tax is another number', () => {
    expect(codesOf(foot('VAT no. IE 6388047V', 'VAT no. DE 811 907 980'))).toBe('');
    expect(codesOf(foot('USt-IdNr.: DE811907980', 'Steuernummer 27/123/45678'))).toBe('');
  });
});

describe('The order', () => {
  it('has one number, with its label in one cell and in a sentence', () => {
    const said = (number: string) => foot(`Fakturujeme podľa objednávky ${number} zo dňa 18.09.2025.`);
    const field: Printed = [340, 90, 'Objednávka č.: 4558946749'];
    expect(codesOf([field, ...said('4558946749')])).toBe('');
    expect(codesOf([field, ...said('4558941748')])).toBe('several-references');
  });

  it('has one number, over it and at the beginning of a sentence', () => {
    const said = (number: string) =>
      codesOf([[340, 90, 'Su pedido:'], [340, 102, 'B-0320/72'], ...foot(`Pedido ${number} del 12/02/2026`)]);
    expect(['B-0320/72', 'B-0320/76'].map(said)).toEqual(['', 'several-references']);
  });
});

describe('Who pays', () => {
  it.each(['Payer', 'Zahlbar durch', 'Versato da:', 'Betaler', 'Zleceniodawca', 'Befizető', 'Plătitor:', 'Platitelj:'])(
    '%s: the receiver',
    (label) => {
      const slip = (name: string) =>
        codesOf([
          [50, 640, label, 8],
          [50, 650, name, 8],
          [50, 660, '8 Dock Street', 8],
        ]);
      expect(slip('Harbour Workshop Inc.')).toBe('');
      expect(slip('Harbour Workshop')).toBe('');
      expect(slip('Meadow Lane Joiners')).toBe('other-payer');
    },
  );
});

describe('Who is paid', () => {
  it.each(['Empfänger', 'Recipient', 'Bénéficiaire', 'Příjemce', 'Destinatario'])(
    '%s over the account: the sender',
    (label) => {
      const box = (name: string) =>
        codesOf([
          [50, 640, label, 8],
          [150, 640, name, 8],
          [50, 652, 'IBAN', 8],
          [150, 652, 'GB29 NWBK 6016 1331 9268 19', 8],
        ]);
      expect(box('Northgate Fasteners Ltd')).toBe('');
      expect(box('Blue Harbor Supply')).toBe('other-sender');
    },
  );

  it('in a list of fields: the sender, and nobody who shares but a word with it', () => {
    const wire = (name: string) => codesOf(foot(`Pay by bank transfer: Beneficiary: ${name}, Account no.: 223041673`));
    expect(wire('Northgate Fasteners Ltd')).toBe('');
    expect(wire('Novalis Fasteners Ltd')).toBe('other-sender');
  });
});

describe('A field twice', () => {
  it.each(['Customer No', 'Kundennummer', 'N° client', 'Order no.', 'Numéro de commande'])(
    '%s: the same on the slip',
    (label) => {
      const again = (number: string) =>
        codesOf([
          [340, 90, `${label} 91-3358`],
          [50, 640, label, 8],
          [50, 652, number, 8],
        ]);
      expect(again('91-3358')).toBe('');
      expect(again('91-4021')).toBe('several-references');
    },
  );

  it('of several orders each is one', () => {
    expect(codesOf([[340, 90, 'Order no. 91-3358'], ...foot('Order no. 91-3358', 'Order no. 91-4021')])).toBe('');
  });

  it('one order has one day', () => {
    const again = (day: string) =>
      codesOf([[340, 90, 'Order date: 10 March 2026'], ...foot(`We refer to your order of ${day}`)]);
    expect(['10 March 2026', '12 March 2026'].map(again)).toEqual(['', 'order-date']);
  });
});

describe('What the words say again', () => {
  it('an order has one number', () => {
    const again = (number: string) =>
      codesOf([
        [340, 90, 'Your Order'],
        [340, 101, 'PO-24461'],
        [50, 640, `We refer to your order ${number}.`, 8],
      ]);
    expect(['PO-24461', 'PO-24481'].map(again)).toEqual(['', 'several-references']);
  });

  it('readings of a meter differ by what is billed', () => {
    const read = (now: string) =>
      codesOf([[50, 231, `Meter 1TA3575: previous reading 44,411, present reading ${now}`, 8]]);
    expect(['44,413', '44,423'].map(read)).toEqual(['', 'line-note']);
  });

  it('so do they behind the number of the meter, whatever they are called', () => {
    const read = (now: string) => codesOf([[50, 231, `Meter 1TA3575763, start 44,411, end ${now}`, 8]]);
    expect(['44,413', '44,423'].map(read)).toEqual(['', 'line-note']);
    expect(codesOf([[50, 231, 'Cable, 100 meter of 440 500', 8]])).toBe('');
  });

  it('who pays early does so after the invoice', () => {
    const early = (day: string) => codesOf(foot(`Bei Zahlung bis ${day} gewähren wir 2 % Skonto.`));
    expect(['26.03.2026', '26.02.2026'].map(early)).toEqual(['', 'early-discount']);
  });
});

describe('Rates of lines', () => {
  it('are those of the sums', () => {
    const taxed = (rate: string) =>
      codesOf([
        [430, 180, 'Tax %'],
        [430, 200, rate],
        [430, 220, rate],
      ]);
    expect(['10 %', '12 %'].map(taxed)).toEqual(['', 'left-rate']);
  });

  it.each(['Stawka', 'Kvizo'])('of the lines are those of the sums, whatever their column is called: %s', (heading) => {
    const taxed = (rate: string) =>
      codesOf([
        [535, 180, heading],
        [535, 200, '10 %'],
        [535, 220, rate],
      ]);
    expect(['10 %', '12 %'].map(taxed)).toEqual(['', 'left-rate']);
  });

  it('may be printed without their decimals', () => {
    const sums = { 'Sales Tax 10%': 'Sales Tax 10.4%', '$18.50': '$19.24', '$203.50': '$204.24' };
    const taxed = (rate: string) =>
      codesOf(
        [
          [535, 180, 'Kvizo'],
          [535, 200, '10.4 %'],
          [535, 220, rate],
        ],
        sums,
      );
    expect(['10 %', '11 %'].map(taxed)).toEqual(['', 'left-rate']);
  });
});

describe('Numbers that follow from others', () => {
  it("Portugal's document code ends in the number of the invoice", () => {
    const coded = (text: string) => codesOf(foot(text), { 'Invoice Number: INV-20417': 'Invoice Number: FT 2026/417' });
    expect(coded('ATCUD: JFX7K2MP-417')).toBe('');
    expect(coded('ATCUD:JFX7K2MP-471')).toBe('document-code');
  });

  it('a bank has the country and the code of its account', () => {
    const bank = (text: string) => codesOf(foot('IBAN DE89 3704 0044 0532 0130 00', text));
    expect(['BIC COBADEFFXXX', 'BLZ 370 400 44'].map(bank)).toEqual(['', '']);
    expect(['BIC COBAFRPPXXX', 'BLZ 370 400 45'].map(bank)).toEqual(['other-bank', 'other-bank']);
  });

  it('references have check digits where the account has', () => {
    const paid = (iban: string, reference: string) => codesOf(foot(iban, reference));
    const belgian = 'IBAN BE68 5390 0754 7034';
    expect(paid(belgian, '+++090/9337/55493+++')).toBe('');
    expect(paid(belgian, '+++090/9337/55439+++')).toBe('payment-reference');
    expect(paid('IBAN BE68 5390 0754 7035', '+++090/9337/55439+++')).toBe('');
    expect(paid(belgian, 'RF18 5390 0754 7034')).toBe('');
    expect(paid(belgian, 'RF18 5390 0754 7043')).toBe('payment-reference');
  });

  it("the invoice's number again, with two digits turned round, is reviewed", () => {
    expect(codesOf(foot('Kvalto 20417'))).toBe('');
    expect(codesOf(foot('Kvalto 20471'))).toBe('several-numbers');
    expect(codesOf(foot('Kvalto 00000000204173'))).toBe('');
    expect(codesOf(foot('Kvalto 00000000204713'))).toBe('several-numbers');
    expect(codesOf(foot('Order 20471'))).toBe('');
  });

  it('two long numbers that differ in one place are one', () => {
    expect(codesOf(foot('Kvalto 8811 9034 2217', 'Brimu 881190342217'))).toBe('');
    expect(codesOf(foot('Kvalto 8811 9034 2217', 'Brimu 881190432217'))).toBe('near-miss');
    expect(codesOf(foot('Tel. 01519 755 450', 'Fax 01519 755 540'))).toBe('');
  });

  it('two that follow each other are one where only one of them stands in a sentence', () => {
    const refers = 'Based on sales order 4585449817 of last month';
    expect(codesOf([[340, 95, 'P.O. 4585449812'], ...foot(refers)])).toBe('near-miss');
    expect(codesOf([[340, 95, 'P.O. 4585449817'], ...foot(refers)])).toBe('');
    expect(codesOf(foot('Order 4585449812', 'Order 4585449817'))).toBe('');
  });
});

describe('Indian states', () => {
  const seller: Printed = [50, 75, 'GSTIN: 29AABCN4417R1Z5'];
  it('a state has the code that the tax number begins with', () => {
    expect(codesOf([seller, [50, 87, 'State: Karnataka, Code: 29']])).toBe('');
    expect(codesOf([seller, [50, 87, 'State Code: 27']])).toBe('state-code');
    expect(codesOf([seller, [50, 87, 'State: Maharashtra, Code: 29']])).toBe('state-code');
  });

  it('tax is due where the goods go', () => {
    const taxed = (place: string) =>
      codesOf([seller, [340, 90, `Place of supply: ${place}`]], { 'Sales Tax 10%': 'IGST 10%' });
    expect(taxed('27-Maharashtra')).toBe('');
    expect(taxed('29-Karnataka')).toBe('state-code');
  });
});

describe('Orders', () => {
  it.each([
    'Order date:',
    'Your order of',
    'Ihre Bestellung vom',
    'Date de commande :',
    'Pedido de fecha',
    'Vaš broj narudžbe 17 od',
    'Angebot 88 vom',
  ])('%s: not after the invoice', (label) => {
    expect(
      ['12 March 2026', '17 March 2026', '21 March 2026'].map((day) => codesOf([[340, 90, `${label} ${day}`]])),
    ).toEqual(['', '', 'order-date']);
  });

  it('a delivery may follow', () => {
    expect(codesOf([[340, 90, 'Delivery of your order: 21 March 2026']])).toBe('');
  });
});

describe('The hours of a line', () => {
  it('are those of its days', () => {
    const days = (to: string, hours: string) =>
      codesOf(
        [
          [50, 231, '02.03.2026 07:00–08:15 1.25 h', 8],
          [50, 241, `03.03.2026 08:00–${to} ${hours} h`, 8],
        ],
        { 'Cordless drill': 'Assembly', '2': '2 h' },
      );
    expect([days('08:45', '0.75'), days('09:45', '1.75'), days('08:45', '1.75')]).toEqual([
      '',
      'line-note',
      'line-note',
    ]);
  });

  it('are told by one day that is right, whatever their unit is called', () => {
    const days = (to: string) =>
      codesOf(
        [
          [50, 231, '02.03.2026 07:00–08:15 1.25 kv.', 8],
          [50, 241, `03.03.2026 08:00–${to} 0.75 kv.`, 8],
        ],
        { 'Cordless drill': 'Assembly' },
      );
    expect(['08:45', '09:45'].map(days)).toEqual(['', 'line-note']);
  });

  it('are none where an office is open', () => expect(codesOf(foot('Mon-Fri 9:00-17:00'))).toBe(''));
});

describe('Days', () => {
  it('of a period do not run backwards', () => {
    const statuses = ['01/12/2025 – 31/12/2025', '31/12/2025 – 01/12/2025'].map((text) =>
      codesOf([[340, 95, text, 8]]),
    );
    expect(statuses).toEqual(['', 'several-periods']);
  });

  it.each([
    'À 30 jours',
    'Zahlungsziel: 30 Tage netto.',
    'Termen de plată 30 zile.',
    'Splatnost 30 dnů.',
    'Paiement sous 30 jours.',
    'Scadența 30 zile de la emitere',
  ])('to pay until are so many after the invoice: %s', (terms) => {
    const due = (day: string) => codesOf([[340, 90, 'Due date:'], [340, 102, day], ...foot(terms)]);
    expect(['16 April 2026', '31 March 2026'].map(due)).toEqual(['', 'due-date']);
  });

  it.each(['VTO.', 'Date limite de paiement', 'Fecha vto.', 'Mokėjimo terminas:', 'Vervalt op'])(
    'to pay until are not before it: %s',
    (label) => {
      const due = (day: string) =>
        codesOf([
          [340, 90, label],
          [440, 90, day],
        ]);
      expect(['16/04/2026', '16/02/2026'].map(due)).toEqual(['', 'due-date']);
    },
  );

  it('are not told by what is counted from the delivery', () => {
    expect(codesOf([[340, 90, 'Due date: 31 March 2026'], ...foot('Payment within 30 days of delivery')])).toBe('');
  });
});

describe('The pieces of a line', () => {
  const under = (text: string, more = '') =>
    codesOf([[50, 231, text, 8], ...(more ? [[50, 241, more, 8] as Printed] : [])]);
  it.each([
    'S/N:',
    'Serial numbers:',
    'Seriennummern:',
    'Numéros de série :',
    'Nº serie',
    'Sér. č.',
    'Numery seryjne:',
    'Serienummers:',
  ])('%s one for each', (label) => {
    expect(under(`${label} CD88121, CD88134`)).toBe('');
    expect(under(`${label} CD88121 - CD88122`)).toBe('');
    expect(under(`${label} CD88121, CD88134, CD88135`)).toBe('serial-numbers');
    expect(under(`${label} CD88121, CD88134,`, 'CD88135')).toBe('serial-numbers');
    expect(under(`${label} CD88121`)).toBe('serial-numbers');
  });

  it('a list of serial numbers goes on below, whatever it is called', () => {
    expect(under('Kvalto: CD88121,', 'CD88134')).toBe('');
    expect(under('Kvalto: CD88121, CD88134,', 'CD88135')).toBe('serial-numbers');
  });

  it('packages hold all of them', () => {
    expect(
      ['Packed 1 x 2', 'Packed 2 x 1', '2 boxes of 50', 'Box 20 x 30 cm', 'Pallet 1200x800', '1 Karton à 2 Stk.'].map(
        (text) => under(text),
      ),
    ).toEqual(Array(6).fill(''));
    expect(
      ['Packed 5 x 100', '4 boxes of 5', '3 Kartons à 2 Stk.', 'Emballage : 3 x 4'].map((text) => under(text)),
    ).toEqual(Array(4).fill('packages'));
  });
});

describe('One series', () => {
  it.each(['Kvalto brimu zelkor fjöldi PO-24461.', 'Vi viser til bestillingen PO-24461 av 3. mars.'])(
    'has one number in a field and in words: %s',
    (text) => {
      const field: Printed = [340, 90, 'Kvalto: PO-24461'];
      expect(codesOf([field, ...foot(text)])).toBe('');
      expect(codesOf([field, ...foot(text.replace('24461', '24469'))])).toBe('several-references');
    },
  );

  it('is none of towns', () => {
    expect(codesOf([[340, 90, 'LV-3438 Kuldiga'], ...foot('Kvalto brimu zelkor fjöldi LV-5496 Daugavpils')])).toBe('');
  });
});

describe('One cell with all of a foot', () => {
  const all = (name: string, id: string) =>
    codesOf([[50, 75, 'VAT GB909221439'], ...foot(`${name} | 5 Mill Lane | Leeds LS1 8SF | VAT ${id} | Severn Bank`)]);
  it('is looked at part by part, though one of them is a bank or an address', () => {
    expect(all('Northgate Fasteners Ltd', 'GB909221439')).toBe('');
    expect(all('Southgate Boilers Ltd', 'GB909221439')).toContain('other-sender');
    expect(all('Northgate Fasteners Ltd', 'GB909221339')).toContain('near-miss');
  });
});

describe('The order and its delivery', () => {
  const days = (ordered: string, delivered: string) =>
    codesOf([
      [340, 90, `Ordredato: ${ordered}`],
      [340, 102, `Leveringsdato: ${delivered}`],
    ]);
  it('follow each other', () => {
    expect(days('2 March 2026', '6 March 2026')).toBe('');
    expect(days('9 March 2026', '6 March 2026')).toBe('order-date');
  });

  it('have one day, which its note may be some days before', () => {
    const note = (day: string) =>
      codesOf([
        [340, 90, 'Delivery date: 6 March 2026'],
        [50, 165, `Delivery note 88071 – ${day}`],
      ]);
    expect(['4 March 2026', '4 February 2026'].map(note)).toEqual(['', 'order-date']);
  });
});

describe('The day to pay until', () => {
  it('is the same on a slip, under its heading', () => {
    const slip = (day: string) =>
      codesOf([
        [340, 90, 'Due date: 16 April 2026'],
        [50, 640, 'Due date', 8],
        [50, 652, day, 8],
      ]);
    expect(['16 April 2026', '19 April 2026'].map(slip)).toEqual(['', expect.stringContaining('several-due-dates')]);
  });

  it.each([
    'à payer avant le',
    'a pagar antes del',
    'due by',
    'Zahlbar bis zum',
    'Scadenza pagamento:',
    'Te betalen voor',
    'vervalt op',
    'scadent la',
  ])('is the same beside the amount over the lines, and not before the invoice: “%s”', (words) => {
    const headline = (day: string) =>
      codesOf([
        [340, 90, 'Due date: 16 April 2026'],
        [50, 150, `$203.50 ${words} ${day}`, 13],
      ]);
    expect(headline('16 April 2026')).toBe('');
    expect(headline('19 April 2026')).toContain('several-due-dates');
    const alone = (day: string) => codesOf([[340, 90, `${words} ${day}`]]);
    expect(['16 April 2026', '3 March 2026'].map(alone)).toEqual(['', 'due-date']);
  });
});

describe('What the lines measure', () => {
  it('comes to the same, in words of whatever language', () => {
    const sum = (said: string) =>
      codesOf(foot(`Kvalto brimu ${said} kWh zelkor`), { '20': '1000 kWh', '$1.25': '$0.025' });
    expect(['1000', '1001', '300'].map(sum)).toEqual(['', 'piece-count', '']);
  });

  it('comes to it behind another sentence as well', () => {
    const sum = (said: string) => codesOf(foot(`Please quote order 250394. Total quantity: ${said} pcs`));
    expect(['22', '32'].map(sum)).toEqual(['', 'piece-count']);
  });
});

describe('Who charges tax', () => {
  it.each([
    'Exonération de TVA, livraison intracommunautaire (art. 262 ter I du CGI).',
    'Доставчикът не е регистриран по ЗДДС (чл. 113, ал. 9).',
    'PDV nije obračunat, čl. 90 Zakona o PDV-u.',
    'Gemäß § 6 UStG von der Umsatzsteuer befreit.',
    'Exempt from VAT.',
    'Scutit fără drept de deducere, art. 310 Cod fiscal',
    'Operación exenta, artículo 25',
    'Nicht mehrwertsteuerpflichtig.',
    'Ikke momspliktig.',
    'Operazione in regime forfetario, senza IVA, art. 1 L. 190/2014.',
  ])('does not say: %s', (text) => expect(codesOf(foot(text))).toContain('reverse-charge'));

  it('does not say so between its lines, where it is said of all', () => {
    expect(codesOf([[50, 231, 'Ikke merverdiavgiftspliktig.', 8]])).toContain('reverse-charge');
  });

  it.each(['VAT registered in England.', 'VAT No: 12 | Not before noon', 'TVA acquittée sur les débits.'])(
    'may say: %s',
    (text) => expect(codesOf(foot(text))).toBe(''),
  );
});

describe('What was paid by card', () => {
  it('is the total, unless the rest is printed', () => {
    const card = (amount: string) =>
      codesOf(
        row(
          310,
          [
            [370, 'Paid by card'],
            [480, amount],
          ],
          10,
        ),
        {
          ...{ Subtotal: 'Total', 'Sales Tax 10%': null, '$18.50': null, Total: null, '$203.50': null },
        },
      );
    expect(['$185.00', '$195.00', '$158.00'].map(card)).toEqual(['', 'unexplained-amount', 'unexplained-amount']);
  });
});

describe('A company with its form before the name', () => {
  it.each(['AS “Orpheus elektro”', 'SIA "Dzintars"', 'UAB „Vilkas įrankiai“'])('%s is another one', (name) => {
    expect(codesOf(foot(`Kvalto ${name}`))).toBe('other-sender');
  });
});

describe('A label twice', () => {
  const again = (first: string, other: string) =>
    codesOf([
      [340, 90, `Kvalto brimu: ${first}`],
      [50, 640, 'Kvalto brimu', 8],
      [50, 652, other, 8],
    ]);
  it('names one value, whatever it is called', () => {
    expect(again('100214', '100214')).toBe('');
    expect(again('100214', '100259')).toContain('several-references');
    expect(again('23.02.2026', '24.02.2026')).toContain('several-references');
    expect(again('100214', 'A-88')).toBe('');
  });
});

describe('Work', () => {
  it('was done within the period of the paper', () => {
    const worked = (day: string) =>
      codesOf([
        [340, 90, '01/02/2026 – 28/02/2026'],
        [50, 231, `${day} 07:15–08:15`, 8],
      ]);
    expect(['13/02/2026', '20/03/2026'].map(worked)).toEqual(['', 'several-periods']);
  });

  it('is that of the days in a column, where one of them is within', () => {
    const days = (first: string, second: string) =>
      codesOf([
        [340, 90, '01/02/2026 – 28/02/2026'],
        [220, 180, 'Date'],
        [220, 200, first],
        [220, 220, second],
      ]);
    expect(days('13/02/2026', '14/02/2026')).not.toContain('several-periods');
    expect(days('13/02/2026', '14/04/2026')).toContain('several-periods');
  });
});

describe('Readings of a meter', () => {
  it('may go on in the next row', () => {
    const read = (now: string) =>
      codesOf([
        [50, 231, 'Meter 1TA3575: previous reading 44,411, present', 8],
        [50, 240, `reading ${now}`, 8],
      ]);
    expect(['44,413', '44,423'].map(read)).toEqual(['', 'line-note']);
  });
});

describe('The date of a paper with a number of its own', () => {
  it.each(['Saateleht 29561/1 – DAY', 'Kvalto B-2097/68, DAY', 'DAY kvalto B-2097/68'])(
    'is not the invoice’s: %s',
    (text) => {
      const dated = (said: string) => codesOf(foot(said.replace('DAY', '12.02.2026')));
      expect(dated(text)).toBe('');
      expect(dated(text.replace(/\S*\d\S*/, 'INV-20417'))).toContain('left-date');
      expect(dated('Kvalto DAY')).toBe('left-date');
    },
  );

  it('a label may go on in the next row', () => {
    const label = (first: string, second: string) =>
      codesOf([
        [340, 95, first],
        [420, 95, '12.02.2026'],
        [340, 106, second],
      ]);
    expect(label('Fecha de', 'pedido')).toBe('');
    expect(label('Fecha de', 'kvalto')).toBe('left-date');
  });
});

describe('The date of the invoice', () => {
  it('is not what stands below terms that name it', () => {
    const terms = (text: string) =>
      codesOf([
        [340, 95, text],
        [340, 107, '10 February 2026'],
      ]);
    expect(terms('Betaling binnen 10 dagen na factuurdatum.')).not.toContain('several-dates');
    expect(terms('Factuurdatum')).toContain('several-dates');
  });
});

describe('A tax number', () => {
  it('has the digits of the register that it is taken from', () => {
    const registered = (id: string) => codesOf(foot('PDV ID: HR77766927775', `OIB: ${id}`));
    expect(registered('77766927775')).toBe('');
    expect(registered('77766927745')).toContain('near-miss');
  });
});

describe('Who pays early', () => {
  it('does so after the invoice, in whatever language', () => {
    const early = (day: string) => codesOf(foot(`Kvalto ${day}, brimu 2% (4.07), zelkor 199.43`));
    expect(['26.03.2026', '26.02.2026'].map((day) => early(day).includes('early-discount'))).toEqual([false, true]);
  });
});

describe('The address in the window', () => {
  const window: Printed[] = [
    [50, 136, '48 Dock Street 7'],
    [50, 148, '54220 Manitowoc'],
    [50, 112, 'Northgate Fasteners Ltd', 7],
  ];
  const beside: Printed[] = [
    [150, 112, 'Mill Road 12', 7],
    [220, 112, '62701 Springfield', 7],
  ];
  it('is the receiver’s, where that of the sender stands beside the name over it', () => {
    expect(codesOf([...window, ...beside], { 'Bill to:': null })).not.toContain('other-sender');
    expect(codesOf(window, { 'Bill to:': null })).toContain('other-sender');
  });
});
