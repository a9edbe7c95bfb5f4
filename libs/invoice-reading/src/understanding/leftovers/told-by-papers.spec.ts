import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../../test/documents/doubts-of.js';
import { isTotalQuantity } from '../words/measure-words.js';
import { PLAINLY_DATED, type Printed, row } from '../../../test/documents/printed-pdf.js';

const OTHER = 'Meadow Gardens Trust';
const OWN = 'Northgate Fasteners';

describe('Whom a sentence names', () => {
  it.each([
    'Bank transfer to %',
    'Payment by direct credit, account 1022 8871, %',
    'Thank you for ordering with %.',
    'Vielen Dank für Ihre Bestellung bei %',
    'Zahlung an %',
  ])('“%s” is the sender', (sentence) => {
    expect(codesOf(foot(sentence.replace('%', OWN)))).toBe('');
    expect(codesOf(foot(sentence.replace('%', OTHER)))).toBe('other-sender');
  });

  it('is nobody behind the number of an account', () => {
    expect(codesOf(foot('Pay to account 1022 8871, Sort Code 20-44-91'))).toBe('');
    expect(codesOf(foot('Bank transfer to our account 1022 8871'))).toBe('');
  });

  it('is no company in a town, a register or a field', () => {
    expect(codesOf([[50, 72, 'Goolwa SA 5214']])).toBe('');
    expect(codesOf(foot('HRB 33114 HB'))).toBe('');
    expect(codesOf([[50, 138, 'Nazwa: Harbour Workshop Inc.']])).toBe('');
    expect(codesOf(foot('Nazwa: Goolwa SA'))).toBe('other-sender');
  });

  it('may be who answers for the partnership', () => {
    const named = (label: string) =>
      codesOf(foot(`Amtsgericht Coburg HRA 4188 · ${label} Kronacher Verwaltungs GmbH, HRB 2917`));
    expect(['Komplementärin:', 'Lieferantin:'].map(named)).toEqual(['', expect.stringContaining('other-sender')]);
  });

  it('is nobody where the receiver is reached', () => {
    const window = (name: string): Printed[] => [
      [340, 110, 'Owners of Dock 5'],
      [340, 121, name],
      [340, 132, '3 Station Square'],
      [340, 143, '90210 Springfield'],
    ];
    const codes = ['c/o Dock Homes Ltd', 'Dock Homes Ltd'].map((name) => codesOf(window(name)));
    expect(codes).toEqual([expect.not.stringContaining('other-sender'), expect.stringContaining('other-sender')]);
  });

  it('goes on with its legal form in the next row', () => {
    const changes = { 'Northgate Fasteners Ltd': 'Northgate Fasteners Pty Ltd' };
    const wrapped = (form: string) => codesOf(foot('Direct credit to Northgate Fasteners', form), changes);
    expect([wrapped('Pty Ltd'), wrapped('Meadow Pty Ltd')]).toEqual(['', 'other-sender']);
  });
});

describe('Numbers that follow from others', () => {
  it('an account in one block with its IBAN', () => {
    const block = (account: string, at = 50) =>
      codesOf([
        [at, 660, `Rekening: ${account}`, 8],
        [50, 672, 'SWIFT: RABONL2U', 8],
        [50, 684, 'IBAN: NL44 RABO 0123 4567 89', 8],
      ]);
    expect([block('0123456789'), block('0987654321'), block('0987654321', 300)]).toEqual(['', 'other-bank', '']);
  });

  it('Poland’s number of the invoice, of who issued it', () => {
    const numbered = (owner: string) =>
      codesOf([
        [50, 72, 'NIP: 5252344078'],
        [340, 92, `Numer KSeF: ${owner}-20260317-0A1B2C3D4E5F-7C`],
      ]);
    expect([numbered('5252344078'), numbered('7792411385')]).toEqual(['', 'document-code']);
  });

  it('two numbers of one register are not the customs’ and the tax’s', () => {
    expect(codesOf(foot('VAT no.: HU24113377', 'EORI no.: HU0001234567'))).toBe('');
    expect(codesOf(foot('VAT no.: HU24113377', 'VAT no.: HU0001234567'))).toBe('several-tax-numbers');
  });
});

describe('Days and hours', () => {
  it('a day in brackets is the one before them', () => {
    const dated = (said: string) =>
      codesOf([], { 'Invoice Date: 17 March 2026': `Invoice Date: 2026-03-17 (${said})` });
    expect([dated('17 March 2026'), dated('17 April 2026')]).toEqual(['', 'left-date']);
  });

  it('nothing is due before the invoice, as all days of the paper are written', () => {
    const due = (day: string) =>
      codesOf([[340, 90, `Échéance : ${day}`], ...foot('TVA FR50413844027, 59000 Lille, France')], {
        'Invoice Date: 17 March 2026': 'Date : 09/07/2026',
      });
    expect([due('08/08/2026'), due('08/06/2026')]).toEqual(['', 'due-date']);
  });

  it('a sentence with a shortened word names the day of the head', () => {
    const asked = (day: string) =>
      codesOf([[340, 90, 'Forfald: 27-03-2026'], ...foot(`Betales til reg. 9044 konto 4571203388 senest ${day}`)]);
    expect([asked('27-03-2026'), asked('27-04-2026')]).toEqual(['', 'several-due-dates']);
  });

  it('several deliveries have notes of their own', () => {
    const delivered = (first: string, second: string) =>
      codesOf(foot(`DDT ${first} del 01.03.2026`, `DDT ${second} del 14.03.2026`), PLAINLY_DATED);
    expect([delivered('2231', '2307'), delivered('2231', '2231')]).toEqual(['', 'order-date']);
  });

  it('hours of the day count no lines', () => {
    expect(codesOf(foot('We deliver between 3 and 5 pm. Thank you for your order.'))).toBe('');
    expect(codesOf(foot('We deliver 3 and more pallets. This order has 3 positions on it.'))).not.toBe('');
  });

  it('hours below a group are those of its lines', () => {
    const grouped = (hours: string) =>
      codesOf(
        [
          ...row(
            212,
            [
              [50, 'Cleaning'],
              [300, '1.75 hours'],
              [370, '$8.00'],
              [480, '$14.00'],
            ],
            10,
          ),
          ...row(
            236,
            [
              [50, 'Cordless drill'],
              [300, '2.00 hours'],
              [370, '$80.00'],
              [480, '$160.00'],
            ],
            10,
          ),
          ...row(
            224,
            [
              [50, 'Subtotal'],
              [300, `${hours} hours`],
              [480, '$25.00'],
            ],
            10,
          ),
        ],
        {
          ...{ '20': '5.50 hours', '$1.25': '$2.00', '$25.00': '$11.00' },
          ...{ 'Cordless drill': null, '2': null, '$80.00': null, '$160.00': null },
        },
      );
    expect(['7.25', '7.75'].map((hours) => grouped(hours).includes('left-count'))).toEqual([false, true]);
  });
});

describe('What the whole delivery measures', () => {
  it('may be said in two languages', () => {
    expect(['osszes mennyiseg total quantity 84', 'total quantity 84'].map(isTotalQuantity)).toEqual([true, true]);
    expect(['orak osszesen', 'units supplied in total', 'q ta totale'].map(isTotalQuantity)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['total net quantity price', 'quantity 84'].map(isTotalQuantity)).toEqual([false, false]);
  });
});
