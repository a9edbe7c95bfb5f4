import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../../test/documents/doubts-of.js';
import { type Printed, row } from '../../../test/documents/printed-pdf.js';

describe('Registers', () => {
  const CVR: Printed = [50, 75, 'CVR nr. 29 40 31 18'];
  it('the sender has one number of each, the receiver one more', () => {
    expect(codesOf([CVR, ...foot('CVR 29403118')])).toBe('');
    expect(codesOf([CVR, [50, 138, 'CVR nr. 31417792'], ...foot('CVR 29403118')])).toBe('');
    expect(codesOf([CVR, ...foot('CVR 31417792')])).toBe('several-tax-numbers');
    expect(codesOf([CVR, [50, 138, 'CVR nr. 31417792'], ...foot('CVR 40771265')])).toBe('several-tax-numbers');
  });

  it('is one, whatever it is called in full or with points', () => {
    const foots = (id: string) =>
      codesOf([[50, 75, 'C.I.F. B46188272'], ...foot(`Tomo 1882, Folio 44. N.I.F. ${id}.`)]);
    expect(foots('B46188272')).not.toContain('several-tax-numbers');
    expect(foots('B46188728')).toContain('several-tax-numbers');
  });

  it.each([
    ['KvK 58214479', 'KvK 61770328'],
    ['Org.nr 556703-7485', 'Org.nr 559112-4127'],
    ['SIRET 412 588 903 00017', 'SIRET 790 122 415 00032'],
    ['NIP 525-248-13-90', 'NIP 774-000-14-54'],
    ['IČO: 27082440', 'IČO: 61858374'],
    ['ABN 51 824 753 556', 'ABN 83 914 571 673'],
    ['P.IVA 04118230962', 'P.IVA 12485671007'],
    ['VAT no. IE 6388047V', 'VAT no. IE 9514773D'],
    ['USt-IdNr.: DE 811 907 980', 'USt-IdNr.: DE 129 273 398'],
    ['Y-tunnus 0112038-9', 'Y-tunnus 1927400-1'],
    ['HRB 114420', 'HRB 98817'],
    ['Nr. ord. reg. com. / an: J35/1187/2014', 'Nr. Reg. Com.: J35/1178/2014'],
    ['Company No. 04366849', 'Company No. 09740322'],
  ])('%s and another one at the foot', (own, other) => {
    expect(codesOf(foot(own, own))).toBe('');
    expect(codesOf(foot(own, other))).toBe('several-tax-numbers');
  });

  it('a number of another country or of another tax is another number', () => {
    expect(codesOf(foot('VAT no. IE 6388047V', 'VAT no. DE 811 907 980'))).toBe('');
    expect(codesOf(foot('USt-IdNr.: DE811907980', 'Steuernummer 27/123/45678'))).toBe('');
    expect(codesOf(foot('VAT reg GB 467217239', 'VAT reg GB 467217239 Company no. 07750548'))).toBe('');
  });
});

describe('The number of the tax right below that of the register', () => {
  it.each([
    ['Y-tunnus: 1291718-2', 'ALV-nro: FI12917182', 'ALV-nro: FI10410905'],
    ['CVR 29403118', 'VAT: DK29403118', 'VAT: DK31417792'],
  ])('%s, %s, not %s', (own, same, other) => {
    const below = (tax: string) =>
      codesOf([
        [50, 72, own],
        [50, 84, tax],
      ]);
    expect([below(same), below(other)]).toEqual(['', 'several-tax-numbers']);
  });

  it('is told by the second of two labels in one row as well', () => {
    const beside = (tax: string) => codesOf([[50, 72, `NIP UE ${tax} | NIP 525-234-40-78`]]);
    expect(['PL5252344078', 'PL5252344178'].map(beside)).toEqual(['', 'several-tax-numbers']);
  });

  it.each([
    ['NIPC: 507756118', 'N.º IVA: PT507756118', 'N.º IVA: PT506916626'],
    ['CUI: 36193611', 'Cod TVA: RO36193611', 'Cod TVA: RO24031659'],
    ['ЕИК 204188676', 'ИН по ЗДДС BG204188676', 'ИН по ЗДДС BG175330949'],
    ['CIF: B65410011', 'NIF-IVA: ESB65410011', 'NIF-IVA: ESB64188279'],
    ['IČO: 41407211', 'DIČ: CZ41407211', 'DIČ: CZ14875845'],
    ['IČO: 41407211', 'DIČ: CZ699001234', 'DIČ: CZ14875845'],
    ['IČ: 28461193', 'DIČ: CZ28461193', 'DIČ: CZ26481197'],
    ['SIRET: 812 347 961 00029', 'TVA : FR84812347961', 'TVA : FR84812349769'],
    ['IČO: 46357351', 'IČ DPH: SK2021054662', 'IČ DPH: PL5260250274'],
    ['SIREN: 351 315 635', 'N° TVA: FR13351315635', 'N° TVA: FR13351315653'],
    ['Org.nr: 557474-2515', 'Momsreg.nr: SE557474251501', 'Momsreg.nr: SE557147315501'],
    ['Org.nr: 987 444 932', 'MVA-nr: NO 987444932 MVA', 'MVA-nr: PL5260250274'],
  ])('is made of it, and of its country: %s, %s, not %s', (own, same, other) => {
    const below = (tax: string) =>
      codesOf([
        [50, 72, own],
        [50, 84, tax],
      ]);
    expect([below(same), below(other)]).toEqual(['', expect.stringContaining('several-tax-numbers')]);
    expect(codesOf(foot(`${other} / ${own}`))).toContain('several-tax-numbers');
  });

  it('is made of it where both stand in cells beside each other, and not in columns of two parties', () => {
    const beside = (tax: string, at: number) =>
      codesOf(
        row(72, [
          [50, 'IČ: 28461193'],
          [at, tax],
        ]),
      );
    expect([beside('DIČ: CZ28461193', 108), beside('DIČ: CZ28461931', 108), beside('DIČ: CZ28461931', 200)]).toEqual([
      '',
      'several-tax-numbers',
      '',
    ]);
  });

  it('is not the receiver’s over the sender’s own at the foot', () => {
    const head = (own: string) =>
      codesOf([
        [50, 72, `P.IVA: ${own}`],
        [50, 138, 'P.IVA: 12485671007'],
        ...foot('Northgate Fasteners Ltd — P.IVA 04118230962'),
      ]);
    expect(head('04118230962')).toBe('');
    expect(head('12485671007')).toContain('several-tax-numbers');
  });
});

describe('The tax number of the sender', () => {
  it('of a land without letters is the same at the foot', () => {
    const numbers = (own: string, below: string) =>
      codesOf([[50, 72, own], ...foot(`Northgate Fasteners Ltd | Reg: 2012/175509/07 | ${below}`)]);
    expect(numbers('VAT No: 4130545857', 'VAT: 4130545857')).toBe('');
    expect(numbers('VAT No: 4130545857', 'VAT: 4871690312')).toBe('several-tax-numbers');
    expect(numbers('TRN: 100-6752-9568-4003', 'TRN: 100-6752-9568-4003')).toBe('');
    expect(numbers('TRN: 100-6752-9568-4003', 'TRN: 100-8841-2067-7003')).toBe('several-tax-numbers');
  });

  it('is one in a field of the head and at the foot, under one label', () => {
    const field = (id: string, ...more: Printed[]) =>
      codesOf([...more, [340, 150, `USt-IdNr.: ${id}`], ...foot('12 Mill Road', 'USt-IdNr.: DE811907980')]);
    expect(['DE811907980', 'DE129273398', 'ATU62210486'].map((id) => field(id))).toEqual([
      '',
      'several-tax-numbers',
      '',
    ]);
    expect(field('DE129273398', [340, 138, '60311 Frankfurt'])).toBe('');
  });

  it('is not that of the receiver in a window, under the sender’s line', () => {
    const numbered = (y: number) =>
      codesOf(
        [
          [50, 113, 'Northgate Fasteners Ltd · 12 Mill Road · 65183 Springfield', 6],
          [50, 138, '65183 Wiesbaden'],
          [50, y, 'VAT no. DE129273398'],
          ...foot('Northgate Fasteners Ltd', 'VAT no. DE811907980'),
        ],
        { 'Bill to:': null, 'Harbour Workshop Inc.': 'Kita Harbour' },
      );
    expect(numbered(150)).not.toContain('several-tax-numbers');
    expect(numbered(72)).toContain('several-tax-numbers');
  });

  it('ends where the next company begins', () => {
    const below: Printed[] = [
      [50, 72, 'PL2984822208'],
      [50, 84, 'Zielonka Opakowania Sp. z o.o.'],
      [50, 96, 'PL6631822241'],
    ];
    expect(codesOf(below)).not.toContain('several-tax-numbers');
    expect(codesOf(below.filter(([, y]) => y !== 84))).toContain('several-tax-numbers');
  });

  it('is not the receiver’s', () => {
    const pins = (own: string): Printed[] => [
      [50, 72, `KRA PIN: ${own}`],
      [50, 138, 'Customer PIN: P055386770H'],
    ];
    expect(['P051019218D', 'P055386770H'].map((own) => codesOf(pins(own)))).toEqual(['', 'shared-tax-number']);
    const trns = (own: string): Printed[] => [
      [50, 72, `TRN ${own}`],
      [50, 138, 'TRN 100411160845806'],
    ];
    expect(['100757254669493', '100411160845806'].map((own) => codesOf(trns(own)))).toEqual(['', 'shared-tax-number']);
  });
});

describe('The number of an article in all the trade', () => {
  it('is that of no other', () => {
    const coded = (second: string) =>
      codesOf([
        [200, 200, '7641001105665', 8],
        [200, 220, second, 8],
        [50, 242, 'Spare bit', 8],
        [200, 242, '7641001927922', 8],
        [300, 242, '2', 8],
        [370, 242, '$0.00', 8],
        [480, 242, '$0.00', 8],
      ]);
    expect(coded('7641001516799')).toBe('');
    expect(coded('7641001105665')).toBe('shared-code');
  });
});

describe('The order', () => {
  it('has one number, with its label in one cell and in a sentence', () => {
    const said = (number: string) => foot(`Fakturujeme podľa objednávky ${number} zo dňa 18.09.2025.`);
    const field: Printed = [340, 90, 'Objednávka č.: 4558946749'];
    expect(codesOf([field, ...said('4558946749')])).toBe('');
    expect(codesOf([field, ...said('4558941748')])).toBe('several-references');
  });

  it('has one number, which the customer refers to but for a misprint', () => {
    const referred = (number: string) =>
      codesOf([[340, 90, `Your Ref. ${number}`], ...foot('Supplied against your order 897207 of 3 March.')]);
    expect(['897207', '551234', '897907'].map(referred)).toEqual(['', '', 'several-references']);
  });

  it('has one number, said in three words below its field', () => {
    const said = (number: string) =>
      codesOf([
        [340, 90, 'Comanda: 34692'],
        [50, 150, `Conform comenzii ${number}:`],
      ]);
    expect(['34692', '34629'].map(said)).toEqual(['', 'several-references']);
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
    const bank = (name: string) =>
      codesOf(foot(`Bank details: Account name: ${name}, Bank name: Summit Trust Bank, Account no.: 223041673`));
    expect([bank('Northgate Fasteners Ltd'), bank('Novalis Fasteners Ltd')]).toEqual([
      '',
      expect.stringContaining('other-sender'),
    ]);
  });
});

describe('Who is named with a tax number at the foot', () => {
  it('is the sender, behind whatever label', () => {
    const named = (name: string) => codesOf(foot(`Vendedor: ${name}, VAT no. GB 909 2214 39`));
    expect(named('Northgate Fasteners Ltd')).toBe('');
    expect(named('Southgate Boilers Ltd')).toMatch(/other-sender|unclear/);
  });
});

describe('A field twice', () => {
  it.each(['Customer No', 'Kundennummer', 'N° client', 'Order no.', 'Numéro de commande', 'Viitenumero', 'OCR-nummer'])(
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

  it('is all of a number in groups', () => {
    const again = (number: string) =>
      codesOf([
        ...row(90, [
          [340, 'Viitenumero'],
          [420, '10445 03180'],
        ]),
        [50, 640, 'Viitenumero', 8],
        [50, 652, number, 8],
      ]);
    expect(['10445 03180', '10445 03818'].map(again)).toEqual(['', 'several-references']);
  });

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

  it('of a series of letters and digits, none has two numbers that differ in one digit', () => {
    const again = (field: string, text: string) => codesOf([[340, 90, `Kvalto: ${field}`], ...foot(text)]);
    expect(again('WEB549024', 'Brimu zelkor kvalto WEB549024')).toBe('');
    expect(again('WEB549024', 'Brimu zelkor kvalto WEB549020')).toBe('near-miss');
    expect(again('WEB549024', 'Zelkor: WEB549025')).toBe('');
    expect(again('WEB54902', 'Zelkor: WEB54802')).toBe('');
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

describe('Numbers with others in them', () => {
  const IBAN = 'IBAN FR76 3049 9183 5642 6794 8759 927';
  it.each([
    [
      'Kontonr.: 0001184407 (IBAN DK40 7670 0001 1844 07)',
      'Kontonr.: 0001184470 (IBAN DK40 7670 0001 1844 07)',
      'other-bank',
    ],
    [
      'Siret : 413 844 027 00011 - TVA : FR50413844027',
      'Siret : 413 844 027 00011 - TVA : FR50318440278',
      'several-tax-numbers',
    ],
    [
      'SPD*1.0*ACC:CZ7420100000002100447718*AM:203.50*CC:USD*',
      'SPD*1.0*ACC:CZ7420100000002100447718*AM:230.50*CC:USD*',
      'payment-code',
    ],
  ])('“%s” and not “%s”', (right, wrong, code) => {
    expect([right, wrong].map((text) => codesOf(foot(text)))).toEqual(['', code]);
  });

  it('the code of a French bank, under its heading', () => {
    const bank = (code: string) =>
      codesOf([
        [50, 640, 'Code banque', 8],
        [50, 652, code, 8],
        [50, 676, IBAN, 8],
      ]);
    expect(['30499', '30407'].map(bank)).toEqual(['', 'other-bank']);
  });
});

describe('A company', () => {
  it('has one legal form, however it is written', () => {
    const named = (name: string) => codesOf(foot(`${name} - Registered in England`));
    expect(['Northgate Fasteners Limited', 'Northgate Fasteners', 'Northgate Fasteners PLC'].map(named)).toEqual([
      '',
      '',
      'other-sender',
    ]);
    const holder = (name: string) =>
      codesOf(foot(`${name} - Registered in Essen`), { 'Northgate Fasteners Ltd': 'Northgate Fasteners UG' });
    expect(['UG (haftungsbeschränkt)', 'GmbH'].map((form) => holder(`Northgate Fasteners ${form}`))).toEqual([
      '',
      'other-sender',
    ]);
  });

  it('is not taxed under the number of its customer', () => {
    const taxed = (own: string) =>
      codesOf([
        [50, 75, `NIF: ${own}`],
        [50, 138, 'NIF: B39004189'],
      ]);
    expect(['B37269057', 'B39004189'].map(taxed)).toEqual(['', 'shared-tax-number']);
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
    // Whether the account is right or not.
    expect(codesOf(foot('IBAN DE89 3704 0044 0532 0130 01', 'SWIFT/BIC: COBA FR PP'))).toContain('other-bank');
  });

  it('a reference made of two has the invoice’s as it is', () => {
    const said = (reference: string) => codesOf(foot(`Please pay quoting reference ${reference}`));
    expect(['0405150/20417', '0405150/20471'].map(said)).toEqual(['', 'several-numbers']);
  });

  it('references have check digits where the account has', () => {
    const paid = (iban: string, reference: string) => codesOf(foot(iban, reference));
    const belgian = 'IBAN BE68 5390 0754 7034';
    expect(paid(belgian, '+++090/9337/55493+++')).toBe('');
    expect(paid(belgian, '+++090/9337/55439+++')).toBe('check-digits');
    expect(paid('IBAN BE68 5390 0754 7035', '+++090/9337/55439+++')).toBe('');
    expect(paid(belgian, 'RF18 5390 0754 7034')).toBe('');
    expect(paid(belgian, 'RF18 5390 0754 7043')).toBe('check-digits');
  });

  it('the number of the invoice, asked for as a reference, needs no check digit', () => {
    const asked = (number: string) =>
      codesOf(foot('IBAN FI21 1234 5600 0007 85', `Viite ${number}`), {
        'Invoice Number: INV-20417': 'Invoice no.: 88345',
      });
    expect([asked('88345'), asked('1 11428')]).toEqual(['', 'check-digits']);
  });

  it("the invoice's number again, with two digits turned round, is reviewed", () => {
    expect(codesOf(foot('Kvalto 20417'))).toBe('');
    expect(codesOf(foot('Kvalto 20471'))).toBe('several-numbers');
    expect(codesOf(foot('Kvalto 00000000204173'))).toBe('');
    expect(codesOf(foot('Kvalto 00000000204713'))).toBe('several-numbers');
    expect(codesOf(foot('Order 20471'))).toBe('');
    expect(codesOf(foot('20471. Goods remain ours until paid.'))).toBe('several-numbers');
    expect(codesOf(foot('Kvalto .20471"'))).toBe('several-numbers');
    expect(codesOf(foot('Kvalto .20417"'))).toBe('');
  });

  it('two long numbers that differ in one place are one', () => {
    expect(codesOf(foot('Kvalto 8811 9034 2217', 'Brimu 881190342217'))).toBe('');
    expect(codesOf(foot('Kvalto 8811 9034 2217', 'Brimu 881190432217'))).toBe('near-miss');
    expect(codesOf(foot('Tel. 01519 755 450', 'Fax 01519 755 540'))).toBe('');
  });

  it('are those of the lines where a table of taxes names these once more', () => {
    const coded = (...codes: string[]) =>
      codesOf([[200, 180, 'HSN', 8], [200, 200, '30049069', 8], [200, 220, '30049099', 8], ...foot(...codes)]);
    expect(coded('30049069', '30049099')).toBe('');
    expect(coded('30049069', '30049089')).toContain('near-miss');
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

  it('the number right below the tax number is part of it', () => {
    const below = (pan: string, y = 87) => codesOf([seller, [50, y, `PAN/IT: ${pan}`]]);
    expect([below('AABCN4417R'), below('TZUFI2176K'), below('TZUFI2176K', 105)]).toEqual(['', 'state-code', '']);
  });

  it('tax is due where the goods go', () => {
    const taxed = (place: string) =>
      codesOf([seller, [340, 90, `Place of supply: ${place}`]], { 'Sales Tax 10%': 'IGST 10%' });
    expect(taxed('27-Maharashtra')).toBe('');
    expect(taxed('29-Karnataka')).toBe('state-code');
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

describe('A postcode', () => {
  it('before its town is no other number of the invoice', () => {
    const paper = (said: string) => codesOf(foot(said), { 'Invoice Number: INV-20417': 'Invoice Number: 2025-713' });
    expect(paper('Rua do Porto 44, 2520-208 Peniche')).toBe('');
    expect(paper('Rua do Porto 44, 2520-208 kvalto')).toContain('several-numbers');
  });
});

describe('A tax number', () => {
  it('has the digits of the register that it is taken from', () => {
    const registered = (id: string) => codesOf(foot('PDV ID: HR77766927775', `OIB: ${id}`));
    expect(registered('77766927775')).toBe('');
    expect(registered('77766927745')).toContain('near-miss');
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
    expect(codesOf(window, { 'Bill to:': null })).toBe('unclear');
  });
});

describe('The receiver on top of the page', () => {
  const paper = (second: string): string =>
    codesOf(
      [
        [340, 112, 'Northgate', 9],
        [340, 124, second, 9],
        [340, 136, '12 Mill Road', 9],
        [340, 148, '62701 Springfield', 9],
        [50, 56, '48 Dock Street', 9],
        [50, 68, '54220 Manitowoc', 9],
        ...foot('Account holder: Northgate Fasteners Ltd', 'Issued by: Northgate Fasteners Ltd'),
      ],
      {
        ...{ 'Northgate Fasteners Ltd': 'Harbour Workshop Inc.', '12 Mill Road, Springfield': null },
        ...{ 'Bill to:': null, 'Harbour Workshop Inc.': null },
      },
    );
  it('is no other sender beside one whose name wraps over the address', () => {
    expect(paper('Fasteners Ltd')).toBe('');
    expect(paper('Tools Ltd')).toContain('other-sender');
  });
});

describe('What a sentence says of the whole paper', () => {
  it.each([
    ['All prices include 10% VAT.', 'All prices are net, plus 10% VAT.', 'price-note'],
    ['Alle Preise inkl. MwSt.', 'Alle Preise zzgl. MwSt.', 'price-note'],
    ['This is not an invoice.', 'This is your invoice.', 'no-invoice'],
    ['Account holder: Northgate Joiners', 'Account holder: Northgate Fasteners', 'other-sender'],
    ['Kvalto Inc.', 'Total inc.', 'other-sender'],
    ['Virement – Titulaire : SAS Valmont', 'Virement – Titulaire : Northgate Fasteners', 'other-sender'],
    [
      'Betalas till IBAN SE88 6000 0000 0004 5612 8890, betalningsmottagare Ekdal AB. In USD.',
      'Betalas till IBAN SE88 6000 0000 0004 5612 8890, betalningsmottagare Northgate Fasteners Ltd. In USD.',
      'other-sender',
    ],
    ['Zahlbar sofort ohne Abzug. Zahlung innerhalb von 30 Tagen.', 'Zahlung innerhalb von 30 Tagen.', 'several-terms'],
    ['Paid in full. Please transfer the amount of $203.50.', 'Please transfer the amount of $203.50.', 'paid-in-full'],
    ['All items were shipped on 19 May 2026.', 'All items were shipped on 19 March 2026.', 'order-date'],
    ['Exempt from sales tax.', 'Subject to sales tax.', 'reverse-charge'],
  ])('%s', (said, twin, code) => {
    expect(codesOf(foot(said))).toContain(code);
    expect(codesOf(foot(twin))).not.toContain(code);
  });
});

describe('A name that is printed in two ways', () => {
  it('is the receiver’s as well as the sender’s', () => {
    const delivered = (name: string) => codesOf([[340, 124, name]]);
    expect(delivered('Harbour Workshop Inc.')).toBe('');
    expect(delivered('Harbour Joinery Inc.')).toBe('other-sender');
  });

  it('is a person’s, who has no legal form', () => {
    const signed = (name: string) => codesOf(foot(name), { 'Northgate Fasteners Ltd': 'Translations Ilse Tannert' });
    expect(signed('Translations Ilse Tannert')).not.toContain('other-sender');
    expect(signed('Translations Irene Tannert')).toContain('other-sender');
  });

  it('is no company where it says that tax is included', () => {
    expect(codesOf([], { Total: 'Total (IVA inc.)' })).toBe('');
  });
});

describe('The reference of a Finnish slip', () => {
  it('has its check digit under its label, too', () => {
    const slip = (reference: string) =>
      codesOf([
        ...foot('IBAN FI21 1234 5600 0007 85'),
        [300, 700, 'Viitenumero / Ref.nr', 6],
        [300, 710, reference, 8],
      ]);
    expect(['105 62208', '105 62209'].map(slip)).toEqual(['', 'check-digits']);
  });
});

describe('Numbers at the foot', () => {
  it('stand right below each other where one row is set within the other', () => {
    const taxed = (tax: string) =>
      codesOf([
        [100, 780, 'Société à responsabilité limitée - SIRET : 812 347 961 00029', 8],
        [150, 790, `RCS Nantes - TVA : ${tax}`, 8],
      ]);
    expect(['FR84812347961', 'FR84579120334'].map(taxed)).toEqual(['', 'several-tax-numbers']);
  });

  it('are of one company only where both may be of companies', () => {
    expect(codesOf(foot('IČ: 28461190', 'DIČ: CZ26481197'))).toBe('');
  });

  it('with a label of statistics are what the company does', () => {
    expect(['NAF-APE : 43.32A - RCS Nantes', 'Codice ATECO 43.32'].map((text) => codesOf(foot(text)))).toEqual([
      '',
      '',
    ]);
    expect(codesOf(foot('Acompte : 43.32'))).not.toBe('');
  });
});

describe('A tax number with the number of the register in it', () => {
  it.each([
    ['FR40303265045', 'SIREN 303 265 045', 'SIREN 303 266 045'],
    ['FR40303265045', 'SIRET 303 265 045 00017', 'SIRET 303 266 045 00017'],
    ['SE556703748501', 'Org.nr 556703-7485', 'Org.nr 556704-7485'],
  ])('%s is that of %s', (id, own, other) => {
    expect([own, other].map((registered) => codesOf(foot(`VAT ${id}`, registered)).includes('near-miss'))).toEqual([
      false,
      true,
    ]);
  });
});

describe('The number of a register before the name of the next one', () => {
  it.each([
    ['Contribuinte n.º PT506821609 NIPC 506821609', 'PT506821603'],
    ['NIF ESB81472623 CIF B81472623', 'ESB81472624'],
  ])('%s', (numbers, other) => {
    const registered = (more: string) => codesOf(foot(numbers, `VAT ${more}`));
    expect(registered(numbers.split(' ').find((word) => /^[A-Z]{2}/.test(word) && /\d/.test(word))!)).toBe('');
    expect(registered(other)).not.toBe('');
  });
});
