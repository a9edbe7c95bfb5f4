import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../../test/documents/doubts-of.js';
import type { Printed } from '../../../test/documents/printed-pdf.js';

/** Two columns of labels and values in the head. */
const field = (y: number, label: string, value: string): Printed[] => [
  [340, y, label, 8],
  [440, y, value, 8],
];

describe('A count that is none of the lines or pieces', () => {
  it('says in the row below that it is one of days', () => {
    const terms = (unit: string): string => codesOf([...field(150, 'Kvalto:', '7'), [440, 160, unit, 8]]);
    expect(terms('days')).toBe('');
    expect(terms('kvalto')).toContain('left-count');
  });

  it('is the rest of a number that is broken in the row above', () => {
    const broken = (number: string): string => codesOf([[440, 140, number, 8], ...field(150, 'Kvalto:', '7')]);
    expect(broken('Kvalto 2297668-')).not.toContain('left-count');
    expect(broken('Kvalto 2297668')).toContain('left-count');
  });

  it.each([
    ['money', 'Kvalto brimu 5 euro.', 'Kvalto brimu 5 zelkor.'],
    ['a law', 'Zwolnione z VAT na podstawie art. 113 ust. 1 i 4', 'Zwolnione z VAT na podstawie kvalto 1 i 4'],
    ['a law', 'Απαλλάσσεται ΦΠΑ, άρθρο 4 επιχειρήσεις.', 'Απαλλάσσεται ΦΠΑ, kvalto 4 επιχειρήσεις.'],
    ['a law', 'Tiekimas ES viduje, 4 str.', 'Tiekimas ES viduje, 4 kvalto.'],
    ['what is sent', 'Нето тегло 457,1 кг, колети 4', 'Нето тегло 457,1 кг, kvalto 4'],
    ['a register', 'Amtsgericht Hagen HRB 4', 'Amtsgericht Hagen Kvalto 4'],
    ['a rate', 'KDV % 4 uygulandi', 'KDV 4 uygulandi'],
    ['data', 'Disk space: 4 GB', 'Disk space: 4 kvalto'],
    ['what is sent', '4 bultos', '4 kvalto'],
    ['a legend', '4 (zelkor)', '4 zelkor'],
    ['a bank', 'Bank SpareBank 4 SMN', 'Kvalto SpareZelkor 4 SMN'],
    ['a payment code', 'Kvalto: BCD | 002 | 1 | SCT | Zelkor |', 'Kvalto: ZRT | 002 | 1 | ZRT | Zelkor |'],
    ['what is sent, in one word', '4 Umkartons', '4 Zelkort'],
    ['what comes back', 'Vasilhame devolvido 4 ×', 'Vasilhame devolvido 4'],
    ['parts of one another', 'Kvalto 7, zelkor 4, brimu 3', 'Kvalto 7, zelkor 4, brimu 1'],
    ['parts of one another', 'Encomendado 7 / entregue 4 / em falta 3', 'Encomendado 7 / entregue 4 / em falta 4'],
  ])('is of %s: %s', (_, harmless, counted) => {
    expect(codesOf(foot(harmless))).not.toContain('left-count');
    expect(codesOf(foot(counted))).toContain('left-count');
  });

  it('is the code of a kind of invoices', () => {
    const many = { '20': '350', '$25.00': '$437.50', '$185.00': '$597.50', '$18.50': '$59.75', '$203.50': '$657.25' };
    const typed = (label: string): string => codesOf(field(150, label, '380'), many);
    expect(typed('Rechnungsart:')).not.toContain('left-count');
    expect(typed('Kvalto:')).toContain('left-count');
  });

  it('may be said behind what the goods weigh', () => {
    const weighed = (count: number): string =>
      codesOf([[50, 140, `net 494 kg + tare 8 kg = gross 502 kg Paper contains ${count} lines.`, 8]]);
    expect(weighed(2)).not.toContain('left-count');
    expect(weighed(4)).toContain('left-count');
  });

  it('is the number of its row among others', () => {
    expect(codesOf(foot('1 Kvalto', '2 Zelkor', '3 Brimu'))).not.toContain('left-count');
    expect(codesOf(foot('1 Kvalto', '4 Zelkor', '3 Brimu'))).toContain('left-count');
    expect(codesOf(foot('1. Kvalto', 'zelkor', '2. brimu'))).not.toContain('left-count');
    expect(codesOf(foot('1. Kvalto', 'zelkor', '4. brimu'))).toContain('left-count');
  });

  it('is that of a house, as the head has it', () => {
    const housed = (street: string): string =>
      codesOf([[340, 150, `${street}, LT-65189 Varėna`, 8], ...foot('Kvalto: Vytauto g. 3, Varėna')]);
    expect(housed('Vytauto g. 3')).not.toContain('left-count');
    expect(housed('Vytauto g. 13')).toContain('left-count');
  });

  it('is that of a house, as the line over the window has it', () => {
    const housed = (street: string): string =>
      codesOf([[50, 66, `Northgate Fasteners Ltd · ${street} · Springfield`, 6], ...foot('15 Collins St')]);
    expect(['15 Collins St', '13 Collins St'].map((street) => housed(street).includes('left-count'))).toEqual([
      false,
      true,
    ]);
  });

  it('is the number of the invoice, given as the reference of its payment', () => {
    const paid = (reference: string): string =>
      codesOf(foot(`Comunicación de pago: ${reference}`), { 'Invoice Number: INV-20417': 'Invoice Number: 25' });
    expect(paid('25')).toBe('');
    expect(paid('26')).not.toBe('');
  });
});

describe('Nights', () => {
  const stay = (arrival: string, departure: string, nights: string, count: string): string =>
    codesOf([
      ...field(140, arrival, '08.06.2025'),
      ...field(150, departure, '13.06.2025'),
      ...field(160, nights, count),
    ]);
  it.each([
    ['Przyjazd:', 'Wymeldowanie:', 'Noce:'],
    ['Inchecken:', 'Vertrek:', 'Nachten:'],
    ['Entrada:', 'Partida:', 'N.º de noites:'],
    ['Ankunft:', 'Abreise:', 'Übernachtungen:'],
  ])('are those between %s and %s', (arrival, departure, nights) => {
    expect(stay(arrival, departure, nights, '5')).toBe('');
    expect(stay(arrival, departure, nights, '4')).toContain('left-count');
    // All in one cell.
    expect(stay(arrival, departure, `${nights.replace(':', '')} 5`, '')).toBe('');
    expect(stay(arrival, departure, `${nights.replace(':', '')} 4`, '')).toContain('left-count');
  });
});

describe('Serial numbers', () => {
  const under = (text: string): string => codesOf([[50, 231, text, 8]]);
  it.each([
    [
      'an Italian partnership',
      'Kvalto S.n.c. | Via Garibaldi | IBAN IT60X0542811101000000123456',
      'Kvalto S.n. | CD88121',
    ],
    ['a meter', 'Matricola 1NS7453694596, 52 kWh', 'Matricola 1NS7453694596, 52 pezzi'],
    ['a code before the name of the goods', 'SN-3803 – Sealant', 'SN 3803'],
  ])('are none in those of %s', (_, harmless, serial) => {
    expect(under(harmless)).not.toContain('serial-numbers');
    expect(under(serial)).toContain('serial-numbers');
  });
});

describe('A count of the lines', () => {
  it.each(['Linjer', 'Rader', 'Rivejä', 'Pozycji', 'Ridu'])(
    'may begin with its noun, and a sentence may follow: %s',
    (noun) => {
      const counted = (count: number) => codesOf(foot(`${noun}: ${count} Kvalto brimu zelkor.`));
      expect([counted(2), counted(7)]).toEqual(['', expect.stringContaining('item-count')]);
    },
  );

  it.each(['Lines', 'Rivejä', 'Anzahl Positionen'])('counts no pieces: %s', (noun) => {
    const counted = (count: number) => codesOf(foot(`${noun}: ${count}`));
    expect([counted(2), counted(22)]).toEqual(['', expect.stringContaining('item-count')]);
  });

  it('may stand among other fields of one sentence', () => {
    const said = (lines: number, pieces: number): string =>
      codesOf(
        foot(
          `Packages: 3, net weight 466.8 kg Currency: USD Number of lines: ${lines} Payable within 30 days Total qty: ${pieces} Thank you`,
        ),
      );
    expect(said(2, 22)).toBe('');
    expect(said(4, 22)).toContain('item-count');
    expect(said(2, 32)).toContain('piece-count');
  });
});
