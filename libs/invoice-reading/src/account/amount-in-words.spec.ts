import { describe, expect, it } from '@jest/globals';
import { Decimal } from '../decimal.js';
import { fold } from '../understanding/fold.js';
import { saysAmount, spellsNumber } from './amount-in-words.js';

const says = (words: string, amount: string): boolean => saysAmount(fold(words), Decimal.of(amount));

describe('An amount in words', () => {
  it.each([
    ['Two thousand eight hundred thirteen US dollars and 15/100', '2813.15'],
    ['Rupees Twenty-Seven Thousand Three Hundred Twenty Only', '27320.00'],
    ['Rupees One Lakh Twenty One Thousand and One Only', '121001'],
    ['einhundertsiebzehn Euro und neun Cent', '117.09'],
    ['hundertsiebzehn Euro und 09 Cent', '117.09'],
    ['mille six cent quatorze euros et 11 centimes', '1614.11'],
    ['MIL NOVECIENTOS NOVENTA Y UN EUROS CON 88 CÉNTIMOS', '1991.88'],
    ['tremilaottocentoottantanove/46', '3889.46'],
    ['tweeduizend negenhonderdeenendertig euro', '2931.00'],
    ['tysiąc osiemset czterdzieści siedem PLN 27/100', '1847.27'],
    ['dva tisíce devět set třicet jedna korun českých', '2931'],
    ['dois mil novecentos e trinta e um euros e cinco cêntimos', '2931.05'],
    ['Yirmi yedi bin dört yüz doksan sekiz Türk Lirası', '27498.00'],
    ['Ikibinsekizyüzyirmialtı Türk Lirası otuzbeş kuruş. Ödeme: havale, IBAN TR07 1975', '2826.35'],
    ['šezdesetosamhiljadadevetstočetiri i 00/100', '68904'],
    ['dve hiljade dvadeset jedan dinar', '2021'],
    ['Вісімдесят чотири тисячі сімсот п’ятдесят п’ять гривень 40 копійок', '84755.40'],
    ['Ettusindefirehundredeenogtyve kroner og 50 øre', '1421.50'],
    ['treogtyvetusind syvhundrede og seksoghalvfjerds kroner og nitten øre', '23776.19'],
    ['treogtyve tusinde syv hundrede og seksoghalvfjerds kroner', '23776'],
  ])('%s is %s', (words, amount) => {
    expect(says(words, amount)).toBe(true);
  });

  it.each([
    ['another whole amount', 'Two thousand nine hundred thirteen US dollars and 15/100', '2813.15'],
    ['other cents', 'Two thousand eight hundred thirteen US dollars and 51/100', '2813.15'],
    ['cents in words that the amount has not', 'two thousand dollars and fifty cents', '2000.00'],
    ['no cents, where the amount has some', 'siebenhundert Euro', '700.45'],
    ['the end of a longer number', 'six thousand three hundred dollars', '300.00'],
    ['the beginning of a longer number', 'deux mille quatre cents euros', '2000.00'],
    ['another Danish number', 'treogtyvetusind syvhundrede og syvoghalvfjerds kroner', '23776.00'],
    ['no number at all', 'as agreed', '100.00'],
  ])('is not the amount where it says %s', (_what, words, amount) => {
    expect(says(words, amount)).toBe(false);
  });
});

describe('Words that spell a number', () => {
  it.each(['yedibinyediyüzkırkbeş', 'settecentosettantotto', 'siebenhundertfünfundvierzig', 'hétszázhetvennyolc'])(
    '%s: as one',
    (word) => expect(spellsNumber(fold(`fizetendő ${word}`))).toBe(true),
  );

  it('what is repeated to be parted in ever more ways is looked at once', () => {
    expect(spellsNumber(`${'cinque'.repeat(19)}x`)).toBe(false);
    expect(spellsNumber('cinque'.repeat(20))).toBe(true);
  });

  it.each(['Handelsregister', 'Oneonta', 'Vierzehnheiligen', 'Centoventures'])('%s spells none', (word) =>
    expect(spellsNumber(fold(`bei ${word}`))).toBe(false),
  );
});
