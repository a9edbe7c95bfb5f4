import { expect, it } from '@jest/globals';
import { initialsOf } from './initials';

it.each([
  [['harbor', 'Fasteners'], 'HF'],
  [['محمد', '😀 Traders'], 'م😀'],
  [['Ωmega', ''], 'Ω'],
])('the initials of %j are %s', (words, initials) => expect(initialsOf(words)).toBe(initials));
