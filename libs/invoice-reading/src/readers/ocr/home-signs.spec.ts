import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../page-model.js';
import { withHomeSigns } from './home-signs.js';

const words = (...texts: string[]): Word[] =>
  texts.map((text, at) => ({ text, page: 1, confidence: 0.8, box: { x: 40 * at, y: 100, width: 30, height: 8 } }));
const textsOf = (read: Word[]): string[] => withHomeSigns(read).map(({ text }) => text);

const AMOUNTS = ['164,90', 'zt', '23,78', 'zt', '499,38', 'zt', '36,84', 'zl'];

describe('A sign that the model has no letter for', () => {
  it('is what is printed behind amount after amount in its own country', () => {
    const polish = ['164,90', 'zł', '23,78', 'zł', '499,38', 'zł', '36,84', 'zł'];
    expect(textsOf(words('PL6026005418', ...AMOUNTS))).toEqual(['PL6026005418', ...polish]);
    const czech = words('www.dvorak.cz', ...['12,00', 'K¢', '7,50', 'KC', '3,25', 'Ké', '1,10', 'K&']);
    expect(textsOf(czech).filter((text) => text === 'Kč')).toHaveLength(4);
    const turkish = words('okul.k12.tr', ...['12,00', 'b', '7,50', '©', '3,25', '&', '1,10', 'b']);
    expect(textsOf(turkish).filter((text) => text === '₺')).toHaveLength(4);
  });

  it('is left as it was read elsewhere, where it is rare, and where no amount stands before it', () => {
    expect(textsOf(words('DE123456789', ...AMOUNTS))).toContain('zt');
    expect(textsOf(words('PL6026005418', '164,90', 'zt'))).toContain('zt');
    expect(textsOf(words('PL6026005418', ...AMOUNTS, 'art', 'zt')).at(-1)).toBe('zt');
  });
});
