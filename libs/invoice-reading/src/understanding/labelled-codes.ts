import { fold } from './fold.js';
import { isSize } from './item-codes.js';
import { NUMBER_OF_OTHERS } from './words/number-words.js';

export interface Labelled {
  /** With its label and the marks around both. */
  all: string;
  /** Folded. */
  label: string;
  code: string;
}

/** "Indeks: TA-3173", "(Ref. 4711)": every code behind a word with a mark, among the words of a description. */
export const labelledIn = (text: string): Labelled[] =>
  [...text.matchAll(LABELLED)].flatMap(({ 0: all, index, groups }) => {
    const [label, code] = [fold(groups!.label!), groups!.code!];
    const named = /\p{L}{3}/u.test(text.slice(0, index));
    const said = fold(text.slice(0, index) + all.replace(code, ''));
    const isOther = OF_ONE_PIECE.test(said) || NUMBER_OF_OTHERS.test(fold(text.slice(0, index) + all));
    return named && !isOther && (!isSize(code) || OF_ARTICLE.test(label)) ? [{ all, label, code }] : [];
  });

/** The only code behind a word for goods: "Nimike: 159033". */
export function codeOfArticle(text: string): Labelled | undefined {
  const [code, ...others] = labelledIn(text).filter(({ label }) => OF_ARTICLE.test(label));
  return others.length === 0 ? code : undefined;
}

/** Without the numbers whose words say that they are another's: of single pieces, deliveries, customs. */
export function withoutOthers(text: string): string {
  const words = text.split(' ');
  return words
    .filter((word, at) => {
      if (!/\d/.test(word)) return true;
      const said = fold(words.slice(Math.max(0, at - WORDS_OF_LABEL), at).join(' '));
      return !(OF_ONE_PIECE.test(said) || NUMBER_OF_OTHERS.test(said));
    })
    .join(' ');
}
const WORDS_OF_LABEL = 3;

/**
 * For each label that stands on nearly all of the descriptions before another code each: the codes, null where one has none.
 * What the label says need not be known.
 */
export function labelledCodes(texts: string[]): (string | null)[][] {
  const found = texts.map(labelledIn);
  return [...new Set(found.flatMap((some) => some.map(({ label }) => label)))]
    .map((label) => found.map((some) => some.find((one) => one.label === label)?.code ?? null))
    .filter((codes) => areDifferent(codes, texts.length));
}

/** On two lines at least, on nearly all of them, another on each. */
export function areDifferent(codes: (string | null)[], lines: number): boolean {
  const some = codes.filter((code) => code !== null);
  return some.length > 1 && some.length >= NEARLY_ALL * lines && new Set(some).size === some.length;
}
export const NEARLY_ALL = 0.75;

const LABELLED =
  /[\s,(–[-]+(?<label>\p{L}[\p{L}.°º/-]{1,14}) ?[.:] ?(?<code>(?=\S*\d)[\p{Lu}\d][\p{Lu}\d\-._/]{2,}[\p{Lu}\d])(?![\p{L}\d])[)\]]?/gu;
/** "Artikel: 0430.00" is no size. Folded. */
export const OF_ARTICLE =
  /^(?:art|artik\p{L}*|articl\p{L}*|articol\p{L}*|articul\p{L}*|artigo|item|indeks|symbol|nimike|tuote\p{L}*|toode|var[ae]\p{L}*|polozk[ay]|towar|produs\p{L}*|urun\p{L}*|termek\p{L}*|preces?|prekes?)$/u;
/** Numbers of single pieces, of what was made together, of trade, of customs and of carriage. Folded. */
const OF_ONE_PIECE =
  /(?:^| )(?:s n|sn|serial|seri\p{L}*|matricola|lot\p{L}*|batch|charge|ch|partia|sarza|parti|ean|gtin|upc|isbn|hs|hts|hsn|taric|cn|ncm|pkwiu|imei|vin|waybill|awb|cmr|frachtbrief|fraktbrev|fragtbrev|rahtikirja|vrachtbrief|tracking\p{L}*|(?:lettre|scrisoare|carta|lettera|carte) de (?:voiture|transport|porte)|voiture|transport|trasura|carga|guia|sendung\p{L}*|shipment|consignment|expedi(?:tion|cion|cao)|spedizione|sending|zasielk[ay]|zasilk[ay]|vaztarast\p{L}*|fraktsed\p{L}*|pavadzim\p{L}*|tovarni list|przesylk[ai]|forsendelse|forsandelse|sandning|lahetys|φορτωτικη|товарителница)(?: (?:no?|nr|num\p{L}*))?$/u;
