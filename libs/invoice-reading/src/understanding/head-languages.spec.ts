import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { readCountryHints } from './country.js';
import { understandPages } from './understand-pages.js';
import { BUYER, SELLER } from './words/party-words.js';
import { fold } from './fold.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const { status } = prove(draft);
  return { number: draft.invoiceNumber?.value, date: draft.invoiceDate?.value, isCompleted: status === 'completed' };
};
const RIGHT = { number: 'INV-20417', date: '2026-03-17', isCompleted: true };

/** No number and no date; room for them over the buyer. */
const headed = (...head: Printed[]): Printed[] =>
  printedInvoice({ 'Invoice Number: INV-20417': null, 'Invoice Date: 17 March 2026': null })
    .map(([x, y, text, size]): Printed => [x, y < 100 ? y : y + 120, text, size])
    .concat(head);

describe('Headings of the parties', () => {
  it.each([
    ['en', 'Seller', 'Buyer'],
    ['de', 'Verkäufer', 'Käufer'],
    ['fr', 'Vendeur', 'Acheteur'],
    ['es', 'Vendedor', 'Comprador'],
    ['it', 'Venditore', 'Acquirente'],
    ['nl', 'Verkoper', 'Koper'],
    ['pl', 'Sprzedawca', 'Nabywca'],
    ['cs', 'Prodávající', 'Kupující'],
    ['sk', 'Predávajúci', 'Kupujúci'],
    ['hu', 'Eladó', 'Vevő'],
    ['ro', 'Vânzător', 'Cumpărător'],
    ['bg', 'Продавач', 'Купувач'],
    ['el', 'Πωλητής', 'Αγοραστής'],
    ['hr', 'Prodavatelj', 'Kupac'],
    ['sl', 'Prodajalec', 'Kupec'],
    ['lt', 'Pardavėjas', 'Pirkėjas'],
    ['lv', 'Pārdevējs', 'Pircējs'],
    ['et', 'Müüja', 'Ostja'],
    ['fi', 'Myyjä', 'Ostaja'],
    ['sv', 'Säljare', 'Köpare'],
    ['da', 'Sælger', 'Køber'],
    ['no', 'Selger', 'Kjøper'],
    ['pt', 'Vendedor', 'Comprador'],
    ['tr', 'Satıcı', 'Alıcı'],
    ['ca', 'Venedor', 'Comprador'],
    ['export', 'Exporter / Exportador', 'Importer / Importador'],
  ])('%s: “%s” and “%s” are known', (_, seller, buyer) => {
    expect([SELLER.test(fold(seller)), BUYER.test(fold(seller))]).toEqual([true, false]);
    expect([BUYER.test(fold(buyer)), SELLER.test(fold(buyer))]).toEqual([true, false]);
  });
});

describe('The number with its date below the title', () => {
  it.each([
    ['FATTURA ACCOMPAGNATORIA', 'N. INV-20417 del 17/03/2026'],
    ['FACTURE', 'N° INV-20417 du 17/03/2026'],
    ['FAKTURA', 'Nr INV-20417 z dnia 17.03.2026'],
  ])('%s, %s', (title, line) => {
    const at = (text: string) => headed([50, 180, title, 14], [50, 200, text]);
    expect(read(at(line))).toEqual(RIGHT);
    expect(read(at(`${line} ordine 4711`)).isCompleted).toBe(false);
    expect(read(headed([50, 180, title.replace(/^\p{L}+/u, 'ORDINE'), 14], [50, 200, line])).isCompleted).toBe(false);
  });
});

describe('An invoice by another name', () => {
  it.each(['Nota pagamento', 'Nota de pagamento'])('has its number under that name: %s', (title) => {
    const paper = (name: string): Printed[] =>
      headed(
        [50, 180, title.toUpperCase(), 14],
        [50, 200, `Número da ${name}: INV-20417`],
        [300, 200, 'Data: 17/03/2026'],
      ).map(([x, y, text, size]): Printed => [x, y, text.replace('INVOICE', ''), size]);
    expect(read(paper(title.toLowerCase()))).toEqual(RIGHT);
    expect(read(paper('nota de encomenda')).isCompleted).toBe(false);
  });
});

describe('Labels in two languages over their values', () => {
  const paper = (label: string): Printed[] =>
    headed([50, 185, label], [250, 185, 'Date / Data'], [50, 200, 'INV-20417'], [250, 200, '17 March 2026']);
  it.each(['Invoice No. / Fatura nº', 'Rechnung Nr. / Invoice no.', 'Facture n° / Factuur nr.'])('%s', (label) =>
    expect(read(paper(label))).toEqual(RIGHT),
  );
  it('the number of something else beside the invoice’s label is not the invoice’s', () => {
    expect(read(paper('Order No. / Pedido nº')).isCompleted).toBe(false);
  });
});

describe('A row of labels, and each once more in another language below', () => {
  const paper = (dated: string, ...more: Printed[]): Printed[] =>
    headed(
      ...[
        ['Teljesítés időpontja:', dated, 'Fizetési határidő:', 'Számlaszám:'],
        ['Date of performance:', 'Issuing date:', 'Payment terms:', 'Invoice nr'],
        ['2026-03-10', '2026-03-17', '2026-04-16', 'INV-20417'],
      ].flatMap((texts, row) => texts.map((text, at): Printed => [50 + at * 120, 170 + row * 11, text, 8])),
      ...more,
    );
  it('stand over one row of values', () => {
    expect(read(paper('Számla kelte:'))).toEqual(RIGHT);
    expect(read(paper('Megrendelés kelte:')).isCompleted).toBe(false);
  });
  it('are others where the second row is not that of the first', () => {
    expect(read(paper('Számla kelte:', [530, 181, 'Page no.', 8])).date).not.toBe('2026-03-17');
  });
});

describe('What kind of paper it is, its number and its date in a row', () => {
  const paper = (kind: string, ...headings: string[]): Printed[] =>
    headed(
      ...headings.map((text, index): Printed => [50 + index * 170, 185, text]),
      ...[kind, 'INV-20417', '17/03/2026'].map((text, index): Printed => [50 + index * 170, 200, text]),
    );
  it.each([
    ['Τιμολόγιο Πώλησης', 'Παραστατικό', 'Αριθμός', 'Ημερομηνία'],
    ['Invoice', 'Document', 'Number', 'Date'],
    ['Fattura', 'Tipo documento', 'Numero', 'Data'],
  ])('%s', (kind, ...headings) => expect(read(paper(kind, ...headings))).toEqual(RIGHT));
  it('the number of a delivery note is not the invoice’s', () => {
    expect(read(paper('Δελτίο αποστολής', 'Παραστατικό', 'Αριθμός', 'Ημερομηνία')).isCompleted).toBe(false);
    expect(read(paper('Delivery note', 'Document', 'Number', 'Date')).isCompleted).toBe(false);
  });
});

describe('Where and when it was written', () => {
  const paper = (written: string, more = 'ausgeführt am 16.03.2026'): Printed[] =>
    headed([340, 60, 'Invoice Number: INV-20417'], [340, 190, written], [50, 165, more]);
  it.each(['Leipzig, den 17.03.2026', 'Lyon, le 17/03/2026', 'Bad Aibling, am 17.03.2026', 'Praha, dne 17. 3. 2026'])(
    '%s is the date of the paper',
    (written) => expect(read(paper(written))).toEqual(RIGHT),
  );
  it.each(['Lyon, le mardi, 17 mars 2026', 'Lyon, le 17/03/2026 · Ihre Referenz: M. Zurbrügg'])(
    '%s has the day of the week with it, or other fields behind it',
    (written) => expect(read(paper(written))).toEqual(RIGHT),
  );
  it.each([
    'Lieferung, den 17.03.2026',
    'Einsatz am 17.03.2026',
    'Lieferung, den 17.03.2026 · Ihre Referenz: M. Zurbrügg',
  ])('%s is not', (written) => expect(read(paper(written)).isCompleted).toBe(false));
  it('a town on the paper needs no word before the day', () => {
    const from = (place: string) =>
      read([
        ...paper(`${place}, 17.03.2026`),
        [200, 190, 'Bestellung Nr. 4711'],
        [50, 760, 'Talstraße 14 - 87509 Immenstadt', 8],
      ]);
    expect([from('Immenstadt'), from('Immenstadt, Dienstag')]).toEqual([RIGHT, RIGHT]);
    expect(from('Werkstatt').isCompleted).toBe(false);
    expect(from('Werkstatt, Dienstag').isCompleted).toBe(false);
  });
  it('two of them are asked about', () => {
    expect(read(paper('Leipzig, den 17.03.2026', 'Leipzig, den 16.03.2026')).isCompleted).toBe(false);
  });
});

it.each([
  ['Τιμολόγιο 03/12/2023', 'day-first'],
  ['Дата 03/12/2023', 'day-first'],
  ['PVM sąskaita 03/12/2023', 'day-first'],
  ['Invoice 03/12/2023', null],
  ['Τιμολόγιο 03/12/2023, Austin, TX 78701', null],
])('the order of day and month on a paper with “%s”: %s', (text, order) => {
  expect(readCountryHints(text).dateOrder).toBe(order);
});

describe('A label in two languages', () => {
  it('has a dash between them', () => {
    const paper = (number: string) =>
      read(
        headed([340, 60, `Št. računa – ${number}: INV-20417`], [340, 75, 'Emitida em – Date of issue: 17 March 2026']),
      );
    expect(paper('Bill No.')).toEqual(RIGHT);
    expect(paper('Order no.').isCompleted).toBe(false);
  });

  it.each(['Vystavené dňa', 'Koostamise kuupäev'])('or stands in one: %s', (label) => {
    const dated = (name: string) =>
      read(
        headed(
          [340, 60, 'Invoice no. INV-20417'],
          ...[name, 'Kvalto'].flatMap((text, at): Printed[] => [
            [340, 75 + 15 * at, `${text}:`],
            [460, 75 + 15 * at, at === 0 ? '17.03.2026' : '12.03.2026'],
          ]),
        ),
      );
    expect([dated(label).date, dated('Zelkor').date]).toEqual(['2026-03-17', undefined]);
  });
});

describe('The day when it was written', () => {
  const dated = (label: string, more: Printed[] = []) =>
    read(headed([340, 60, 'Invoice no. INV-20417'], [340, 75, `${label}: 17.03.2026`], ...more));
  const otherwise: Printed[] = [[340, 90, 'Zelkor: 12.03.2026']];

  it.each(['Udstedt', 'Laadittu', 'Išrašyta', 'Izrakstīta'])('is known among others: %s', (label) =>
    expect([dated(label, otherwise).date, dated('Kvalto', otherwise).date]).toEqual(['2026-03-17', undefined]),
  );

  it('may be that of writing it out, where no other is left', () => {
    expect(dated('Utskriven')).toEqual(RIGHT);
    expect(dated('Utskriven', otherwise).date).toBeUndefined();
    expect(dated('Utskriftsdatum').isCompleted).toBe(false);
  });

  it('has its own word before it, whatever stands beside it', () => {
    const beside = (text: string, field = 'Payment due 16.04.2026') =>
      read(
        headed(
          [50, 170, 'Invoice no. INV-20417'],
          [250, 170, field],
          [420, 170, text],
          [50, 185, 'Delivered 12.03.2026'],
        ),
      );
    expect(beside('vom 17.03.2026')).toEqual(RIGHT);
    expect(beside('17.03.2026').isCompleted).toBe(false);
    expect(beside('Lieferung vom 17.03.2026').isCompleted).toBe(false);
    expect(beside('vom 17.03.2026', 'Delivery note 88123').isCompleted).toBe(false);
  });
});

describe('The number of a receipt', () => {
  it.each([
    ['Kassatšekk', 'Tšeki nr.'],
    ['Касов бон', 'Бон №'],
    ['Satış Fişi', 'Fiş No'],
    ['Scontrino', 'Scontr. n.'],
    ['Prodejka', 'Účtenka č.'],
    ['Kvitas', 'Kvito Nr.'],
    ['Kasos čekis', 'Čekio Nr.'],
    ['VAT receipt', 'Trans'],
  ])('%s: %s', (title, label) => {
    const receipt = (name: string) => read(headed([250, 40, title, 10], [340, 60, `${name}: 20417-88`])).number;
    expect([receipt(label), receipt('Zelkor')]).toEqual(['20417-88', undefined]);
  });

  it('is not how many lines it has', () => {
    const counted = read(
      headed([250, 40, 'Scontrino'], [340, 60, 'Scontrino n. 20417-88'], [50, 640, 'Righe della fattura: 2']),
    ).number;
    expect(counted).toBe('20417-88');
  });
});

describe('The number of an invoice', () => {
  it.each([
    ['Verkoopfactuur', 'Ons nummer'],
    ['Nota', 'Notanummer'],
  ])('%s: %s', (title, label) => {
    const numbered = (name: string) => read(headed([250, 40, title, 10], [340, 60, `${name}: 20417-88`])).number;
    expect([numbered(label), numbered('Uw nummer')]).toEqual(['20417-88', undefined]);
  });
});

describe('The title of an invoice', () => {
  const titled = (title: string, field = 'Packing slip:') =>
    read(
      headed(
        [250, 40, title],
        [340, 60, 'Document no. INV-20417'],
        [340, 75, 'Date: 17.03.2026'],
        [340, 90, field],
        [440, 90, '88581175'],
      ),
    ).isCompleted;

  it.each(['Az Ön számlája', 'Salgsfaktura', 'Данъчна фактура', 'Your invoice INV-20417'])(
    'stands over the names of other papers: %s',
    (title) => expect([titled(title), titled('Zelkor')]).toEqual([true, false]),
  );

  it.each([
    ['Данъчна фактура', 'Номер'],
    ['Faktūrrēķins', 'Numurs'],
    ['Pavadzīme-rēķins', 'Numurs'],
    ['Τιμολόγιο Πώλησης', 'Αριθμός'],
    ['Factură de vânzare', 'Număr'],
    ['Satış Faturası', 'No'],
  ])('%s stands over a number that nothing else names: %s', (title, label) => {
    const numbered = (name: string) =>
      read(headed([50, 155, title, 14], [50, 180, `${name}: INV-20417`], [50, 195, 'Date: 17.03.2026']));
    expect(numbered(label)).toEqual(RIGHT);
    expect(numbered('Order no.').isCompleted).toBe(false);
  });
});
