import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../../test/documents/printed-page.js';
import type { Printed } from '../../../test/documents/printed-pdf.js';
import { prove } from '../../proof.js';
import { understandPages } from '../understand-pages.js';

/** A paper whose sender prints an account at its foot. */
const read = (...head: Printed[]) => {
  const printed: Printed[] = [
    ...head,
    [340, 200, 'Invoice Number: INV-20417'],
    [340, 215, 'Invoice Date: 17 March 2026'],
    [50, 260, 'Description'],
    [300, 260, 'Qty'],
    [370, 260, 'Unit Price'],
    [480, 260, 'Amount'],
    [50, 280, 'Hex bolt M8'],
    [300, 280, '20'],
    [370, 280, '€1.25'],
    [480, 280, '€25.00'],
    [370, 300, 'Total'],
    [480, 300, '€25.00'],
  ];
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  return { status: prove(draft).status, vendor: draft.vendorName?.value };
};
const RECEIVER: Printed[] = [
  [50, 150, 'Bosman Horeca B.V.'],
  [50, 164, 'Kerklaan 134'],
  [50, 178, '3542 FT Utrecht'],
];
/** At the right edge, with what only whoever wants the money prints. */
const sender = (name: string, ...facts: string[]): Printed[] =>
  [name, 'Stationsplein 156, 3542 KE Utrecht', ...facts].map((text, row): Printed => [340, 70 + 14 * row, text]);
const REGISTERED = ['BTW-nr. NL001234567B27', 'KvK 23109181'];

describe('Around the name of the sender', () => {
  it.each(['ORIGINEEL', 'ORIGINAL', 'Oryginał', 'ΑΝΤΙΓΡΑΦΟ', 'Kopia', 'EREDETI PÉLDÁNY', 'Duplicado'])(
    'the mark of a copy is nobody’s: %s',
    (mark) => {
      const stamped = (text: string) =>
        read([480, 40, text, 7], ...sender('Waddenzee Elektro BV', ...REGISTERED), ...RECEIVER);
      expect(stamped(mark)).toEqual({ status: 'completed', vendor: 'Waddenzee Elektro BV' });
      expect(stamped('ORIGAMI').vendor).not.toBe(mark);
    },
  );

  it('whoever serves the customer is named in a field, and what stands below it is the next field or another block', () => {
    const served = (...below: Printed[]) =>
      read(
        [50, 70, 'Selger', 8],
        [120, 70, 'Silje Bakke', 8],
        ...below,
        [340, 70, 'Til'],
        ...RECEIVER.map(([, y, text]): Printed => [340, y - 66, text]),
      );
    const company = [
      'Nordlys Bilverksted AS',
      'Skogveien 19, 5003 Bergen',
      '99 88 88 15 | www.nordlys.no',
      'Org.nr 939 226 516',
    ];
    expect(served(...company.map((text, row): Printed => [50, 84 + 14 * row, text]))).toEqual({
      status: 'completed',
      vendor: 'Nordlys Bilverksted AS',
    });
    // She sells herself.
    const own = ['Skogveien 19', '5003 Bergen'];
    expect(served(...own.map((text, row): Printed => [50, 84 + 14 * row, text])).vendor).toBe('Silje Bakke');
  });

  it.each(['Sold by', 'Venduto da', 'Verkauf und Versand durch'])('“%s” before the name is no part of it', (label) => {
    const named = (before: string) =>
      read(...sender(`${before} Waddenzee Elektro BV`, ...REGISTERED), ...RECEIVER).vendor;
    expect(named(label)).toBe('Waddenzee Elektro BV');
    expect(named('Vendor')).toBe('Vendor Waddenzee Elektro BV');
  });

  it('what the sender deals in stands below its name, before the address', () => {
    const named = (trade: string) =>
      read(
        ...RECEIVER,
        [50, 700, 'Peinture Lescure', 14],
        [50, 718, `${trade} – 27 rue du Canal, 46100 Figeac – 05 65 55 01 72`],
      ).vendor;
    expect(named('entreprise artisanale')).not.toBe('entreprise artisanale');
    expect(named('Atelier Lescure')).toBe('Atelier Lescure');
  });

  it('“saaja” over an address is whoever gets the paper, and over an account whoever gets the money', () => {
    const named = (...more: string[]) =>
      read(
        ...sender('Kaski Tukku Oy', 'Y-tunnus 2330861-7', 'IBAN FI21 1234 5600 0007 85'),
        ...['Saaja', 'Järvi & Pojat Tmi', 'Teollisuustie 14', '33100 Tampere', ...more].map((text, row): Printed => [
          50,
          110 + 14 * row,
          text,
        ]),
      ).status;
    expect(named()).toBe('completed');
    expect(named('IBAN FI37 1590 3000 0007 76')).toBe('needs_review');
  });

  it('the title of a form to transfer money is no payee', () => {
    const titled = (title: string) =>
      read(
        ...sender('Kaski Tukku Oy', 'Y-tunnus 2330861-7'),
        ...RECEIVER,
        [50, 700, 'Saajan tilinumero'],
        [50, 712, 'FI21 1234 5600 0007 85'],
        [50, 724, 'Saaja'],
        [300, 724, title],
        [50, 736, 'Kaski Tukku Oy'],
      ).status;
    expect(titled('TILISIIRTO')).toBe('completed');
    expect(titled('KULJETUS OY')).toBe('needs_review');
  });

  it('a brand on top of a letter is no rival of whoever stands over the window and at the foot', () => {
    const letter = (...under: string[]) =>
      read(
        [400, 30, 'Pfote & Plan', 15],
        ...under.map((text, row): Printed => [400, 50 + 12 * row, text]),
        [50, 98, 'Hundeschule Anne Küppers · Rheinwiesenweg 8 · 47800 Krefeld', 7],
        [50, 121, 'Tierheim Niederrhein e. V.'],
        [50, 134, 'Bruchstraße 112'],
        [50, 147, '47809 Krefeld'],
        [50, 780, 'Hundeschule Anne Küppers', 8],
        [50, 790, 'Rheinwiesenweg 8', 8],
        [200, 780, 'anne@pfoteundplan.de', 8],
        [350, 780, 'Steuernummer 117/5081/2268', 8],
        [350, 790, 'IBAN DE02 1203 0000 0000 2020 51', 8],
      );
    expect(letter()).toEqual({ status: 'completed', vendor: 'Hundeschule Anne Küppers' });
    expect(letter('Am Markt 3', '47798 Krefeld').status).toBe('needs_review');
  });

  it('an Italian partnership has its owners in a row of their own', () => {
    const of = (owners: string) =>
      read(
        [40, 40, 'Officina Elettromeccanica Fratelli Baldini'],
        [40, 52, owners],
        [40, 64, 'Via Ravegnana 188, 47122 Forlì (FC)'],
        [40, 76, 'P. IVA 04418870202'],
      ).vendor;
    expect(of('di Baldini Sergio e Marco s.n.c.')).toBe(
      'Officina Elettromeccanica Fratelli Baldini di Baldini Sergio e Marco s.n.c.',
    );
    expect(of('dal 1962 riparazione motori')).toBe('Officina Elettromeccanica Fratelli Baldini');
  });

  it('a brand over the company that begins with it is no half of its name', () => {
    const under = (brand: string) =>
      read(
        [50, 60, brand],
        [50, 72, 'Garrafeira Beirã - Distribuição, S.A.'],
        [50, 84, 'Av. da Europa 118, 3500-211 Viseu'],
        [50, 96, 'NIF 507718844'],
        [340, 60, 'Cliente'],
        [340, 72, 'Restaurante O Lagar, Lda'],
        [340, 84, 'Praça do Comércio 4, 3510-061 Viseu'],
      ).status;
    expect(under('Garrafeira Beirã')).toBe('completed');
    expect(under('Companhia Geral')).toBe('needs_review');
  });

  it('the craftsman below the firm that has his name is no other party', () => {
    const below = (person: string) =>
      read(
        [50, 60, 'Plomberie Garrec', 13],
        [50, 77, person],
        [50, 89, '3 impasse du Lavoir, 29170 Fouesnant'],
        [50, 101, 'SIRET 844 177 204 00014'],
        [340, 60, 'M. et Mme Le Bihan'],
        [340, 72, '18 route de Mousterlin'],
        [340, 84, '29170 Fouesnant'],
      ).status;
    expect(below('Yann Garrec, artisan')).toBe('completed');
    expect(below('Loïc Kermarec, artisan')).toBe('needs_review');
  });

  it('what stands below partners in smaller letters may be what they do', () => {
    const below = (first: string) =>
      read(
        [50, 42, first, 10],
        [50, 55, 'Fasteners', 14],
        [50, 77, '12 Mill Road'],
        [50, 89, '29170 Fouesnant'],
        [50, 101, 'SIRET 844 177 204 00014'],
        [340, 72, '18 route de Mousterlin'],
        [340, 84, '56000 Vannes'],
      ).status;
    expect([below('Northgate & Sons'), below('Facture')]).toEqual(['needs_review', 'completed']);
  });

  it('what is registered above another town is the first one’s', () => {
    const over = (row: string) =>
      read(
        [50, 60, 'SOPRIMFRAIS ARMOR', 13],
        [50, 76, 'MIN de Rennes, case 44 – 35000 RENNES'],
        [50, 88, row],
        [50, 100, 'Agence: 4 rue du Port, 29200 Brest'],
        [340, 60, 'RESTAURANT SCOLAIRE'],
        [340, 72, 'RUE DES ECOLES'],
        [340, 84, '35310 MORDELLES'],
      ).status;
    expect(over('SAS au capital de 120 000 € – RCS Rennes 412 880 775')).toBe('completed');
    expect(over('Produits frais pour la restauration')).toBe('needs_review');
  });

  it.each([
    ['Bryggen Engros ENK', 'Org.nr 908 869 877'],
    ['Druckhaus Enns Gesellschaft m.b.H.', 'UID ATU61448204'],
    ['Kaski Tukku Oy', 'Y-tunnus 2330861-7'],
    ['Kovács és Fia Bt.', 'Adószám 14452912-2-02'],
    ['Αιγαίο Ηλεκτρολογικά Ο.Ε.', 'ΑΦΜ 090598739'],
  ])('the only number of a register on the paper tells the sender: %s, %s', (name, number) => {
    const printed = (text: string) => read(...sender(name, text), ...RECEIVER).status;
    expect(printed(number)).toBe('completed');
    expect(printed('Tel. 030 1234567')).toBe('needs_review');
  });
});
