import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../../test/documents/doubts-of.js';
import { row } from '../../../test/documents/printed-pdf.js';

describe('A weight', () => {
  it.each([
    ['Net weight 14.2 kg, gross weight 15.5 kg', 'Net weight 15.5 kg, gross weight 14.2 kg'],
    ['Nettogewicht 14,2 kg; Bruttogewicht 15,5 kg', 'Nettogewicht 15,5 kg; Bruttogewicht 14,2 kg'],
    [
      'Reference 245281. Net weight 14.2 kg, gross weight 15.5 kg. Payable within 14 days',
      'Reference 245281. Net weight 15.5 kg, gross weight 14.2 kg. Payable within 14 days',
    ],
  ])('without packing is no more than the one with it: %s', (right, wrong) => {
    expect([right, wrong].map((text) => codesOf(foot(text)))).toEqual(['', expect.stringContaining('weights')]);
  });

  it('may have its unit in the next row, where the row of its sentence began', () => {
    const said = (unit: string) =>
      codesOf([
        [50, 320, 'Ref: INV-20417.', 8],
        [150, 320, '2 colli ; net 802.5 kg + tara 18.9 kg = brut 821.4', 8],
        [50, 330, `${unit} Avec nos remerciements.`, 8],
      ]);
    expect(said('kg')).toBe('');
    expect(said('Voilà.')).not.toBe('');
  });

  it('of goods is that of their pieces, where each says what it weighs', () => {
    const goods = { 'Hex bolt M8': 'Tile glue, sack 25 kg', 'Cordless drill': 'Grout, pail 15 kg' };
    const said = ['Weight of sacks and pails in total: 530 kg', 'Weight of sacks and pails in total: 590 kg'];
    expect(said.map((text) => codesOf(foot(text), goods))).toEqual(['', 'weights']);
    const some = { 'Hex bolt M8': 'Tile glue, sack 25 kg', 'Cordless drill': 'Bucket, small' };
    expect(codesOf(foot('Weight of all in total: 590 kg'), some)).toBe('');
  });

  it('that is charged is that of the lines in kilograms', () => {
    const goods = { 'Hex bolt M8': 'Carrots', 'Cordless drill': 'Apples', '20': '20 kg', '2': '2 kg' };
    const codes = (text: string) => codesOf(foot(text), goods);
    const right = ['Poids facturé : 22 kg', 'Net weight 22 kg', 'Gross weight: 25 kg'];
    const wrong = ['Poids facturé : 26 kg', 'Net weight 26 kg', 'Gross weight: 19 kg'];
    expect(right.map(codes)).toEqual(['', '', '']);
    expect(wrong.map(codes)).toEqual(['weights', 'weights', 'weights']);
  });

  it('of all is what its column comes to, in which what goods are packed in does not weigh', () => {
    const weighed = (text: string, heading = 'Weight kg'): string =>
      codesOf([
        ...row(180, [[180, heading]]),
        ...row(200, [[190, '4.80']]),
        ...row(220, [[190, '5.40']]),
        ...foot(text),
      ]);
    expect(['Total weight: 10.20 kg', 'Total weight: 106.80 kg'].map((text) => weighed(text))).toEqual(['', '']);
    expect(weighed('Total weight: 12.10 kg')).toBe('weights');
    expect(['12.10', '9.80'].map((sum) => weighed(`Total gross weight: ${sum} kg`))).toEqual(['', 'weights']);
    expect(weighed('Total gross weight: 12.10 kg', 'Gross weight kg')).toContain('weights');
  });

  it('of a class of goods is what the lines with its mark come to', () => {
    const marked = (text: string): string =>
      codesOf(
        [
          ...row(200, [[190, 'A']]),
          ...row(220, [[190, 'A']]),
          ...row(240, [
            [50, 'Twine'],
            [190, 'B'],
            [300, '3.00'],
            [370, '$5.00'],
            [480, '$15.00'],
          ]),
          ...foot(text),
        ],
        {
          ...{ '20': '20.25', '$25.00': '$25.31', '2': '2.50', '$160.00': '$200.00' },
          ...{ Subtotal: null, '$185.00': null, 'Sales Tax 10%': null, '$18.50': null, '$203.50': '$240.31' },
        },
      );
    const said = ['TOTAL WEIGHT OF MEAT (CODE A): 22.75 KG', 'TOTAL WEIGHT OF MEAT (CODE A): 24.75 KG'];
    expect(said.map(marked)).toEqual(['', 'weights']);
    expect(marked('TOTAL WEIGHT OF A PALLET: 24.75 KG')).toBe('');
  });

  it('of several kinds of goods is what they come to', () => {
    const bags = (sum: string): string =>
      codesOf(foot(`Weight of goods in tins: ${sum} kg (12 tins of 40 kg and 9`, 'tins of 25 kg)'));
    expect([bags('705'), bags('725')]).toEqual(['', 'weights']);
  });
});
