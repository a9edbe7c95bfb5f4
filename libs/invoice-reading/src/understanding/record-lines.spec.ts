import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { HEAD, type Printed, SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const lines = draft.lines.map(({ sku, description, quantity, unitPrice, lineTotal }) =>
    [sku, description, quantity, unitPrice, lineTotal].map((one) => one?.value.toString() ?? null),
  );
  return { status: prove(draft).status, lines };
};

/** Each text under the one before; one that begins with ">" is set in. */
const listed = (texts: string[], from = 160): Printed[] =>
  texts.map((text, at) => [text.startsWith('>') ? 70 : 50, from + 7 * at, text.replace('>', ''), 6]);

const LINES = [
  ['HB-8', 'Hex bolt M8', '20.00', '1.25', '25.00'],
  ['CD-18', 'Cordless drill', '2.00', '80.00', '160.00'],
];

interface Words {
  line: string;
  code: string[];
  name: string;
  quantity: string;
  price: string;
  amount: string;
  rate: string;
}
const ITALIAN: Words = {
  ...{
    line: 'Nr. linea',
    code: ['Codifica articolo', '>Tipo: INTERNO', '>Valore: '],
    name: 'Descrizione bene/servizio',
  },
  ...{ quantity: 'Quantità', price: 'Valore unitario', amount: 'Valore totale', rate: 'IVA (%)' },
};
const ENGLISH: Words = {
  ...{ line: 'Line no.', code: ['Item no.: '], name: 'Description' },
  ...{ quantity: 'Quantity', price: 'Unit price', amount: 'Line total', rate: 'VAT rate (%)' },
};
const GERMAN: Words = {
  ...{ line: 'Position', code: ['Artikelnummer: '], name: 'Bezeichnung' },
  ...{ quantity: 'Menge', price: 'Einzelpreis', amount: 'Gesamtpreis', rate: 'USt-Satz (%)' },
};

const records = ({ line, code, name, quantity, price, amount, rate }: Words, lines = LINES): string[] =>
  lines.flatMap(([sku, text, count, each, sum], at) => [
    `${line}: ${at + 1}`,
    ...code.slice(0, -1),
    `${code.at(-1)}${sku}`,
    ...[`${name}: ${text}`, `${quantity}: ${count}`, `${price}: ${each}`, `${amount}: ${sum}`, `${rate}: 10.00`],
  ]);
const READ = LINES.map(([sku, text, ...figures]) => [sku, text, ...figures]);

describe('Lines as records of fields', () => {
  it.each([
    ['Italian', ITALIAN],
    ['English', ENGLISH],
    ['German', GERMAN],
  ])('are read by their labels: %s', (_, words) => {
    expect(read([...HEAD, ...listed(records(words)), ...SUMS])).toEqual({ status: 'completed', lines: READ });
  });

  it('are read from labels and values in cells of their own', () => {
    const cells = records(ENGLISH).flatMap((text, at): Printed[] => {
      const [label, value] = text.split(': ');
      return [
        [50, 160 + 8 * at, label!, 7],
        [200, 160 + 8 * at, value!, 7],
      ];
    });
    expect(read([...HEAD, ...cells, ...SUMS])).toEqual({ status: 'completed', lines: READ });
  });

  it('may have labels that go on below their values', () => {
    const cells = (label: string, rest: string): Printed[] =>
      records({ ...ENGLISH, code: [`${label} | `] })
        .flatMap((text) => (text.startsWith(label) ? [text.replace(' | ', ': '), rest] : text))
        .flatMap((text, at): Printed[] => {
          const [name, value] = text.split(': ');
          const isOpen = name === label;
          return [
            [50, 160 + 8 * at, value === undefined || isOpen ? name! : `${name}:`, 7],
            ...(value === undefined ? [] : ([[200, 160 + 8 * at, value, 7]] as Printed[])),
          ];
        });
    expect(read([...HEAD, ...cells('Artikelnummer des', 'Verkäufers:'), ...SUMS])).toEqual({
      status: 'completed',
      lines: READ,
    });
    expect(read([...HEAD, ...cells('Artikelnummer des', 'Käufers:'), ...SUMS]).lines[0]![0]).not.toBe('HB-8');
  });

  describe('that are named before they are counted', () => {
    const named = (name: string, lines = LINES, note = ''): Printed[] =>
      lines
        .flatMap(([sku, text, count, each, sum], at) => [
          ...[`${name}: ${text}`, `No: ${at + 1}`, `SKU: ${sku}`, `Quantity: ${count}`, `Unit price: ${each}`],
          ...[`Line total: ${sum}`, ...(note && at === 0 ? [note] : [])],
        ])
        .flatMap((text, at): Printed[] => {
          const [label, value] = text.split(': ');
          return [[50, 160 + 8 * at, label!, 7], ...(value ? [[200, 160 + 8 * at, value, 7] as Printed] : [])];
        });

    it.each(['Description', 'Kvalto'])('begin with their names: %s', (name) => {
      expect(read([...HEAD, ...named(name), ...SUMS])).toEqual({ status: 'completed', lines: READ });
    });

    it('may be one only, where its name is called so', () => {
      const only = [['HB-8', 'Hex bolt M8', '20.00', '9.25', '185.00']];
      expect(read([...HEAD, ...named('Description', only), ...SUMS])).toEqual({ status: 'completed', lines: only });
      expect(read([...HEAD, ...named('Kvalto', only), ...SUMS]).status).toBe('needs_review');
    });

    it('have notes below their labels, which are no part of their values', () => {
      const noted = (note: string) => read([...HEAD, ...named('Description', LINES, note), ...SUMS]);
      expect(noted('2 boxes of 10 pcs')).toEqual({ status: 'completed', lines: READ });
      expect(noted('3 boxes of 10 pcs').status).toBe('needs_review');
    });

    it('have codes that may look like amounts', () => {
      const coded = LINES.map(([, ...more], at) => [`${at + 4}555.84`, ...more]);
      expect(read([...HEAD, ...named('Description', coded), ...SUMS])).toEqual({ status: 'completed', lines: coded });
    });
  });

  it('may be one only', () => {
    const only = [['HB-8', 'Hex bolt M8', '20.00', '9.25', '185.00']];
    const paper = read([...HEAD, ...listed([...records(ITALIAN, only), 'Dati di riepilogo']), ...SUMS]);
    expect(paper).toEqual({ status: 'completed', lines: only });
  });

  it('go on with a description over two rows', () => {
    const texts = records(ENGLISH).flatMap((text) => (text.endsWith('M8') ? [text, 'zinc plated'] : [text]));
    const [bolt, drill] = READ;
    expect(read([...HEAD, ...listed(texts), ...SUMS])).toEqual({
      status: 'completed',
      lines: [[bolt![0], 'Hex bolt M8 zinc plated', ...bolt!.slice(2)], drill],
    });
  });

  it('have the code of the seller, not that of the trade', () => {
    const texts = records(ITALIAN).flatMap((text) =>
      text === 'Codifica articolo' ? [text, '>Tipo: EAN', '>Valore: 4006381333931', text] : [text],
    );
    expect(read([...HEAD, ...listed(texts, 155), ...SUMS]).lines).toEqual(READ);
  });

  it('have a discount under its heading', () => {
    const reduced = (share: string): string[] =>
      records(ITALIAN, [
        ['HB-8', 'Hex bolt M8', '20.00', '1.25', '22.50'],
        ['CD-18', 'Cordless drill', '2.00', '81.25', '162.50'],
      ]).flatMap((text) =>
        text === 'Valore unitario: 1.25'
          ? [text, 'Sconto/Maggiorazione', '>Tipo: SC (sconto)', `>Percentuale (%): ${share}`]
          : [text],
      );
    expect(read([...HEAD, ...listed(reduced('10.00'), 155), ...SUMS]).status).toBe('completed');
    expect(read([...HEAD, ...listed(reduced('12.00'), 155), ...SUMS]).status).toBe('needs_review');
  });

  it.each(['Valore totale: 25.00', 'Quantità: 20.00', 'IVA (%): 10.00', 'Nr. linea: 2'])(
    'are reviewed where %s says otherwise',
    (text) => {
      const changed = records(ITALIAN).map((one) => (one === text ? text.replace(/\d+/, '7') : one));
      expect(read([...HEAD, ...listed(changed), ...SUMS]).status).toBe('needs_review');
    },
  );

  it('are reviewed with an amount that no sum explains', () => {
    const texts = records(ENGLISH).flatMap((text) =>
      text.startsWith('Line total: 25') ? [text, 'Eco fee: 3.50'] : [text],
    );
    expect(read([...HEAD, ...listed(texts), ...SUMS]).status).toBe('needs_review');
  });
});
