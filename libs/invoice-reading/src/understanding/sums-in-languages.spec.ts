import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { fold } from './fold.js';
import { understandPages } from './understand-pages.js';
import { classifyAmountLabel } from './words/amount-labels.js';

const statusOf = (changes: Record<string, string | null>, extra: Printed[] = []) => {
  const pages = [printedPage(printedInvoice(changes, extra))];
  return prove(understandPages({ kind: 'pages', pages, attachments: [] })).status;
};

describe('What sums are called', () => {
  it.each([
    ['total', ['Celkem vč. DPH', 'Goods incl. VAT', 'Celková suma', 'Ukupan iznos', 'Iznos računa']],
    ['total', ['Totali', 'Totaux', 'Totales', 'Totais', 'Summen', 'Sumy']],
    ['total', ['Fatura Toplamı', 'Fakturabeløp', 'Totalsumma', 'Součet faktury', 'Suma faktury', 'Sąskaitos suma']],
    ['total', ['Számla végösszege', 'Iznos fakture', 'Importo fattura', 'Valor da fatura', 'Invoice value']],
    ['total', ['Totalbetrag', 'Обща стойност', 'Συνολική αξία']],
    ['net', ['Стойност на стоките', 'Αξία ειδών', 'Soma das linhas']],
    ['total', ['Importância recebida']],
    ['paid', ['Πληρώθηκε 15/09/2024']],
    ['tax', ['sisaldab käibemaksu', 'Данък върху добавената стойност']],
    ['discount', ['Soodustus']],
    ['net', ['Avgiftspliktig beløp', 'Skattepliktigt belopp']],
    ['paid', ['Wpłata 21-07-2025', 'Zahlung 21.07.2025', 'Platba 21. 7. 2025']],
    ['net', ['Φορολογητέα αξία', 'Vrijednost robe', 'Hodnota tovaru', 'Wartość towaru']],
    ['tax', ['Porez na dodanu vrijednost', 'Φόρος προστιθέμενης αξίας', 'Pridėtinės vertės mokestis', 'Incl. VAT']],
    ['due', ['Doplatek', 'Verbleibt', 'Suma apmokėjimui']],
    ['paid', ['À conto 11 mars 2023', 'Wpłacona zaliczka', 'Inbetald förskott', 'Ontvangen voorschot']],
    ['paid', ['Vplačana akontacija', 'Uplaćeni predujam', 'Sumokėtas avansas', 'Saņemts avanss 05.03.2026.']],
    ['charge', ['Taxa de pequena encomenda', 'Kleine-ordertoeslag']],
    ['tax', ['Taxa de IVA']],
    ['charge', ['P&P', 'Pakiranje', 'Troškovi dostave']],
    ['total', ['Goederen incl. btw', 'Gesamtkosten']],
    ['net', ['Somma importi', 'Grondslag', 'Btw grondslag']],
    ['tax', ['Btw 21 % over de grondslag', 'tartalmaz 27 % áfát']],
    ['discount', ['Σύνολο εκπτώσεων', 'Toplam indiriminiz']],
    ['due', ['Zu zahlender Betrag']],
    ['paid', ['Befizetett előleg']],
    ['information', ['Uw voordeel', 'Ihr Preisvorteil']],
    ['information', ['Jūs ietaupījāt', 'Prihranili ste', 'Säästit']],
  ])('%s: %s', (kind, labels) => {
    expect(labels.map((label) => classifyAmountLabel(fold(label)))).toEqual(labels.map(() => kind));
  });
});

describe('A tax beside its rate', () => {
  it('may be said to be no more than an amount', () => {
    const named = (tax: string) => statusOf({ 'Sales Tax 10%': tax });
    expect([named('Km 10 % summa'), named('Km 12 % summa')]).toEqual(['completed', 'needs_review']);
  });
});

describe('What a tax is taken of', () => {
  it('stands in brackets with a word behind it', () => {
    const based = (base: string) => statusOf({ 'Sales Tax 10%': null }, [[330, 265, `ÁFA 10 % (${base} után)`]]);
    expect([based('185.00'), based('195.00')]).toEqual(['completed', 'needs_review']);
  });
});

describe('A tax that the lines have in them', () => {
  it.each(['vključen DDV 10 %', 'περιλαμβάνει ΦΠΑ 10 %', 'включен ДДС 10 %'])('is said to be included: %s', (label) => {
    const included = (tax: string) =>
      statusOf({ Subtotal: null, '$185.00': null, 'Sales Tax 10%': null, '$18.50': null, '$203.50': '$185.00' }, [
        [340, 400, label],
        [480, 400, tax],
      ]);
    expect([included('$16.82'), included('$18.50')]).toEqual(['completed', 'needs_review']);
  });
});

describe('What is taken off', () => {
  const discounted = (off: string) =>
    statusOf({
      ...{ '$1.25': '$1 251.25', '$25.00': '$25 025.00', '$185.00': '$25 185.00' },
      ...{ 'Sales Tax 10%': 'Discount', '$18.50': off, '$203.50': '$23 934.00' },
    });

  it('has its sign behind thousands as well', () => {
    expect([discounted('1 251.00-'), discounted('1 261.00-')]).toEqual(['completed', 'needs_review']);
  });
});

describe('The figures of a telephone', () => {
  it('are no thousands', () => {
    const whole = { '$1.25': '1 001', '$25.00': '20 020', '$80.00': '80 000', '$160.00': '160 000' };
    const sums = { '$185.00': '180 020', '$18.50': '18 002', '$203.50': '198 022 HUF' };
    const beside = (text: string) =>
      statusOf({ ...whole, ...sums }, [
        [50, 294, 'Northgate Fasteners Ltd', 8],
        [250, 294, text, 8],
        [420, 294, 'Harbour Bank', 8],
        [370, 306, 'Total to pay'],
        [480, 306, '198 022 HUF'],
      ]);
    expect([beside('+36 1 776 7652'), beside('1 776')]).toEqual(['completed', 'needs_review']);
  });
});

describe('Freight to the door', () => {
  it.each([
    ['Fracht frei Haus Pauschale', 'charge'],
    ['Lieferung frei Haus', 'information'],
    ['Fracht frei Haus ab', 'information'],
  ])('is charged where it is called freight, and not beyond a sum: %s', (label, kind) => {
    expect(classifyAmountLabel(fold(label))).toBe(kind);
  });
});
