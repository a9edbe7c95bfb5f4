import type { Statement } from '../draft.js';
import { fold } from './fold.js';
import type { TextLine } from './text-lines.js';

/** All patterns are matched against folded text (see fold.ts), in the languages of invoices. */

const ITEMS =
  '(?:(?:line|charge|order)? ?(?:items?|lines?)|articles?|products?|positions?|positionen|artikel[n]?|posten|lignes?|articulos?|lineas?|productos?|articoli|righe|prodotti|regels|artikelen|posities|artigos?|linhas?|itens|produtos?|pozycji|towarow|polozek|radku|(?:vare)?linjer|varer|rader|artiklar|poster|kalem(?:ler)?|urun|pozitii|articole|tetel(?:ek)?|riveja|rivia|stavki)';
const COUNT =
  '(?:number|no|nr|count|quantity|total(?: number)?|anzahl|gesamtzahl|nombre|nb|nbre|numero|num|n o|n|totale?|aantal|antal|liczba|ilosc|pocet|toplam|sayisi|adedi|numar|szama|db|lukumaara|broj)';
/** "Number of line items", "Anzahl der Positionen", "Item count", "Items in this order". */
const ITEM_COUNT = new RegExp(
  `^(?:${COUNT} (?:of |der |de |d |des |di |van |av |af )*(?:the |los |las |les )?${ITEMS}|${ITEMS} (?:count|total|anzahl|sayisi|adedi|szama)|(?:line items|items|lines|positionen|articles|lignes|articulos|lineas|articoli|righe|regels|artikelen|artigos|linhas|itens))(?: (?:in|on|of) (?:this|the|your) (?:order|invoice|delivery|shipment)| (?:shipped|ordered|invoiced|total))?$`,
);
const POSITIONS_NUMBER = /(?:artikelanzahl|positionsanzahl|artikelzahl|positionszahl|postenanzahl)$/;
const WHOLE_NUMBER = /^\d{1,4}$/;

const IN_WORDS =
  /(?:^|\b)(?:in words|in worten|en (?:toutes )?lettres|arrete[es]* .*somme(?: de)?|la somme de|son|en letras|importe en letra|in lettere|diconsi(?: euro)?|(?:in|met) woorden|zegge|slownie|slovy|slovom|por extenso|yalniz|yazi ?(?:yla|ile)|in litere|adica|betuvel|azaz|sanoin|kirjaimin|slovima|i ord|med bokstaver|amount chargeable|the sum of|rupees in words)(?= |$)/;

/** What the lines outside the table say of the table and of the total. */
export function readStatements(lines: TextLine[]): Statement[] {
  return lines.flatMap(({ cells }, index) => [
    ...cells.flatMap(({ text }, at) => itemCount(text, cells[at + 1]?.text)),
    ...cells.flatMap(({ text }, at) => {
      const rest = cells.slice(at + 1).map((cell) => cell.text);
      return amountInWords([text, ...rest].join(' '), text, textOf(lines[index + 1]));
    }),
  ]);
}

const textOf = (line: TextLine | undefined): string => line?.cells.map(({ text }) => text).join(' ') ?? '';

/** "Items: 5", or the figure in the next cell. */
function itemCount(text: string, next: string | undefined): Statement[] {
  const parted = /^(.*\p{L}\S*?)[\s:]*[:\s]\s*(\d{1,4})$/u.exec(text);
  const [label, figure] = parted ? [parted[1]!, parted[2]!] : [text, next ?? ''];
  const folded = fold(label);
  if (!WHOLE_NUMBER.test(figure) || !(ITEM_COUNT.test(folded) || POSITIONS_NUMBER.test(folded))) return [];
  return [{ kind: 'item-count', count: Number(figure), text: parted ? text : `${text} ${figure}` }];
}

function amountInWords(text: string, cell: string, next: string): Statement[] {
  const label = IN_WORDS.exec(fold(cell));
  // "Son" is a word of other languages too: a label ends with a colon, or its cell.
  if (!label || !isLabel(cell, label)) return [];
  const folded = fold(text);
  const rest = folded.slice(folded.indexOf(label[0]) + label[0].length).trim();
  const continued = `${rest} ${fold(next)}`.trim();
  return /\p{L}{3}/u.test(continued) ? [{ kind: 'amount-in-words', text: rest, continued }] : [];
}

const LABEL_WORDS = 12;
const isLabel = (cell: string, { 0: words, index }: RegExpExecArray): boolean => {
  const before = cell.split(':')[0]!;
  const isNamed = cell.includes(':') && fold(before).includes(words) && fold(before).split(' ').length <= LABEL_WORDS;
  return isNamed || index === 0 || fold(cell).endsWith(words);
};
