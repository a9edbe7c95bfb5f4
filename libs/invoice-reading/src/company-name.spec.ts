import { describe, expect, it } from '@jest/globals';
import { sameCompany } from './company-name.js';

describe('two names are one company’s', () => {
  it.each([
    ['Northgate Fasteners Ltd', 'NORTHGATE FASTENERS'],
    ['Müller & Söhne GmbH', 'Muller & Sohne'],
    ['Acme, Inc.', 'Acme'],
    ['GREAT PLAINS BOLT & SUPPLY CO.', 'Great Plains Bolt & Supply'],
  ])('%s and %s', (a, b) => expect(sameCompany(a, b)).toBe(true));

  it.each([
    ['Northgate Fasteners', 'Northgate'],
    ['Northgate Fasteners East', 'Northgate Fasteners West'],
    ['Ltd', ''],
    ['Naas Tools, Co. Kildare', 'Naas Tools Kildare'],
  ])('but not %s and %s', (a, b) => expect(sameCompany(a, b)).toBe(false));
});
