import { describe, expect, it } from '@jest/globals';
import { figureOfTwo } from './figures-of-two.js';

describe('A figure of which two engines read the same digits', () => {
  it.each([
    ['44.28', '44,28', '44,28'],
    ['4294', '42,94', '42,94'],
    ['25%', '2,5%', '2,5%'],
    ['€44.28', '44,28', '€44,28'],
    ['0:221:€', '0,221', '0,221€'],
    ['3.42551', '3.425,51', '3.425,51'],
    ['12,99.', '12,99', '12,99'],
    ['509804756I', '509804756', '509804756'],
    ['16.022025', '16.02.2025', '16.02.2025'],
    ['3-118', '3118', '3-118'],
    ['155h', '15,5h', '15,5h'],
    ['283L', '28,3', '28,3L'],
  ])('%s and %s is %s, on a paper with commas', (own, other, printed) => {
    expect(figureOfTwo(own, other, ',')).toBe(printed);
  });

  it('has the marks that the paper writes elsewhere', () => {
    expect(figureOfTwo('44,28', '44.28', '.')).toBe('44.28');
    expect(figureOfTwo('2024-1', '2024.1', '.')).toBe('2024-1');
  });

  it.each([
    ['44.28', '44,23'],
    ['44,28', '44,28'],
    ['A-17', 'A17'],
    ['12I', '121'],
    ['12kg', '12'],
    ['M8-40h', 'M8.40h'],
  ])('%s and %s is none', (own, other) => expect(figureOfTwo(own, other, ',')).toBeNull());
});
