import { describe, expect, it } from '@jest/globals';
import { isName, nameIn, sharesNameWith } from './names.js';

describe('A name', () => {
  it.each([
    'Keller & Söhne Elektrogroßhandel GmbH & Co. KG',
    'SIA “Dzintars instrumenti”',
    'Fjordland Verktøy ANS',
    '1874420 Alberta Ltd.',
    'Via Transport S.p.A.',
    'Titular de la Sierra',
  ])('%s', (text) => expect(isName(text)).toBe(true));

  it.each([
    'Splatnosť 30 dní.',
    '1874 Alberta Road Ltd.',
    'Solberg Verktøy AS · Industriveien 143 · 0113 Oslo',
    'Chemin du Moulin',
    'Rua das Flores',
    'Inhaber Karl Mössinger, Schreinermeister',
    'Owner: K. Meyer',
  ])('is not %s', (text) => {
    expect(isName(text)).toBe(false);
  });

  it('ends before what they do, behind its form', () => {
    expect(nameIn('Bíró Ilona e.v., könyvelő')).toBe('Bíró Ilona e.v.');
    expect(nameIn('Bíró Ilona, könyvelő')).toBe('Bíró Ilona, könyvelő');
  });

  it('is not the receiver’s because both begin with the same word for a firm', () => {
    expect(sharesNameWith(['Établissements Fontanel SARL'])("Établissements du Val d'Or SA")).toBe(false);
    expect(sharesNameWith(['Yıldız Hırdavat A.Ş.'])('Ege Hırdavat San. ve Tic. A.Ş.')).toBe(false);
    expect(sharesNameWith(['Contoso Billing Ltd'])('Contoso Ltd')).toBe(true);
  });

  it.each(['www.blue-heron.com', 'info@blue-heron.com', 'Reg. kood ›', 'Firmenbuch › FN', 'NIPC'])(
    'ends before %s',
    (more) => {
      expect(nameIn(`Blue Heron Supply Co. — ${more}`)).toBe('Blue Heron Supply Co.');
      expect(nameIn('Blue Heron — Supply Co.')).toBe('Blue Heron — Supply Co.');
    },
  );
});
