import { describe, expect, it } from '@jest/globals';
import { LEGAL_FORM, sameCompany } from './company-name.js';

describe('two names are one company’s', () => {
  it.each([
    ['Northgate Fasteners Ltd', 'NORTHGATE FASTENERS'],
    ['Müller & Söhne GmbH', 'Muller & Sohne'],
    ['Acme, Inc.', 'Acme'],
    ['Lorenz Haustechnik GmbH & Co. KG', 'Lorenz Haustechnik GmbH'],
    ['Lorenz Spedition UG (haftungsbeschränkt)', 'Lorenz Spedition UG'],
    ['Anadolu Tesisat Ltd. Şti.', 'Anadolu Tesisat Ltd.'],
    ['Cantina Sociale Squaranto S.C.A.', 'Cantina Sociale Squaranto'],
    ['Vivero El Madroñal, C.B.', 'Vivero El Madroñal'],
    ['Hortofrutícola Camp S.C.V.', 'Hortofrutícola Camp'],
    ['DISTRIBUCIONES LA VEGA, S.COOP.', 'Distribuciones La Vega S. Coop.'],
    ['Distribuciones La Vega', 'Distribuciones La Vega S. Coop. Ltda.'],
    ['Zielonka Opakowania sp. z o.o.', 'ZIELONKA OPAKOWANIA SP. Z O.O.'],
    ['Rossi Ferramenta s.r.l.', 'Rossi Ferramenta S. r. l.'],
    ['Lindner Handelsgesellschaft mbH', 'Lindner Handelsgesellschaft'],
    ['Ateliers du Lac Sàrl', 'Ateliers du Lac'],
    ['GREAT PLAINS BOLT & SUPPLY CO.', 'Great Plains Bolt & Supply'],
    ['BOĞAZ TEKSTİL SANAYİ ANONİM ŞİRKETİ', 'Boğaz Tekstil Sanayi A.Ş.'],
    ['Lorenz Haustechnik OG', 'Lorenz Haustechnik'],
    ['Lorenz Haustechnik Aktiengesellschaft', 'Lorenz Haustechnik AG'],
    ['SARL Castaing Rénovation', 'Castaing Rénovation SARL'],
    ['SAS Meunerie du Val', 'Meunerie du Val'],
    ['Hutnik Stal spółka z ograniczoną odpowiedzialnością', 'Hutnik Stal sp. z o.o.'],
  ])('%s and %s', (a, b) => expect(sameCompany(a, b)).toBe(true));

  it.each([
    ['Northgate Fasteners', 'Northgate'],
    ['Northgate Fasteners East', 'Northgate Fasteners West'],
    ['Ltd', ''],
    ['Cantina Squaranto S.C.Z.', 'Cantina Squaranto'],
    ['Lorenz Haustechnik GmbH & Söhne', 'Lorenz Haustechnik GmbH'],
    ['Calle S. Antonio', 'Calle Antonio'],
    ['Naas Tools, Co. Kildare', 'Naas Tools Kildare'],
    ['Nettogewicht 12,60 KG', 'Nettogewicht 12,60'],
    ['Treppenhaus 3. OG', 'Treppenhaus 3.'],
    ['DRY CREEK SA 5094', 'DRY CREEK 5094'],
    ['SAS 2025', '2025'],
  ])('but not %s and %s', (a, b) => expect(sameCompany(a, b)).toBe(false));
});

describe('A legal form', () => {
  it('may be a word of Spanish sentences in capitals', () => {
    expect(LEGAL_FORM.test('PASADAS 24 H. NO SE ADMITEN')).toBe(false);
    expect(LEGAL_FORM.test('TEMPERATURA DE ENTREGA 4 C. NO SE')).toBe(false);
    expect(LEGAL_FORM.test('HOLZWERKE NORD SE')).toBe(true);
  });
});
