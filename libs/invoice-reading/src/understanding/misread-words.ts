import { isByOcr, middle, right, type Word } from '../page-model.js';
import { findDate } from './dates.js';
import { fold } from './fold.js';

/** The words that labels and headings are made of, five letters or longer: shorter ones are too much like others. */
const LABELS = new Set(
  `invoice number total amount price quantity description subtotal discount balance payment shipping freight
  product article supplier seller vendor customer address delivery order hours taxes
  rechnung rechnungsnummer rechnungsdatum datum nummer menge anzahl bezeichnung beschreibung artikel artikelnummer
  einzelpreis gesamtpreis preis betrag gesamt gesamtbetrag rechnungsbetrag nettobetrag netto brutto summe zwischensumme
  umsatzsteuer mehrwertsteuer rabatt versandkosten einheit kunde lieferant rechnungsersteller rechnungsempfanger stuck
  facture numero client quantite designation montant unitaire remise livraison taxes devise echeance fournisseur
  factura fecha cliente cantidad descripcion concepto precio unitario importe imponible descuento envio articulo codigo
  fattura cliente quantita descrizione prezzo importo totale imponibile sconto spedizione codice fornitore
  factuur factuurnummer factuurdatum aantal omschrijving prijs bedrag totaal subtotaal korting verzendkosten klant
  artikelnummer leverancier eenheid
  faktura faktury numer wystawienia sprzedazy platnosci zaplaty sprzedawca nabywca nazwa ilosc jednostkowa wartosc
  podatek stawka kwota razem
  cislo vystaveni splatnosti dodavatel odberatel mnozstvi jednotka celkem uhrade zaklad
  fakturanummer fakturanr fakturadato fakturadatum beskrivelse benamning antal antall enhedspris enhetspris belob belop
  belopp varenummer betales betaling summa leverantor
  fatura quantidade descricao preco valor desconto vencimento
  cantitate denumirea valoare furnizor
  tarihi miktar birim fiyat tutar toplam odenecek iskonto
  szamla mennyiseg egysegar osszesen fizetendo
  lasku paivays maara yhteensa`.split(/\s+/),
);
const MIN_LETTERS = 5;

/** One letter away from these, and words of labels themselves: "Facturar a" is no misread "Factura". */
const NEIGHBOURS = new Set(
  `import mount below deliver hours jours address adress invoiced devis stock conto betalning betalen betale
  rabatte rabaty rabat sconti skonto kunden skupaj jednotku jednostka preise
  emise emisa vystavene vystaveno vystaven vystavenia faktuurdatum faktuurnummer faktuur faktur fakture fakturan
  fakturanumer facturanummer laskun datuma tarih tarihli totala numar szama
  facturar facturer facturee facturat facturado faturar fatturare fatturato klient importer leverandor selger venedor
  denumire uhradu uhrad zaplat montante celkom tutari imposte imposto bruto produkt produit producto articolo artikl
  styck unitari valore mnozstvo quantitat descripcio concepte platnosc splatnost venciment avtal
  aadress nabywcy odberatele odberatela sprzedawcy dodavatele dodavatela quantia toplami uhrada totalt totali totais totalen
  totaler summen uhraden`.split(/\s+/),
);

/** A word's folded text; where it was read from a picture, a letter misread in a word of labels is put right. */
export function foldWord({ text, confidence }: Word): string {
  const folded = fold(text);
  return confidence === undefined ? folded : folded.split(' ').map(mend).join(' ');
}

/** Of words that follow each other. */
export const foldWords = (words: Word[]): string =>
  isByOcr(words) ? words.map(foldWord).filter(Boolean).join(' ') : fold(words.map(({ text }) => text).join(' '));

function mend(word: string): string {
  if (word.length < MIN_LETTERS || isKnown(word) || isKnown(word.replace(/s$/, ''))) return word;
  const read = alike(word);
  return SHAPES.find(([shape]) => differsByOneLetter(read, shape))?.[1] ?? word;
}

const isKnown = (word: string): boolean => LABELS.has(word) || NEIGHBOURS.has(word);

/** "llosc" is "ilosc": strokes are told apart by a dot alone. */
const alike = (word: string): string => word.replaceAll('l', 'i');
const SHAPES = [...LABELS].map((known) => [alike(known), known] as const);

/** At most one letter is another, missing or too many. */
function differsByOneLetter(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return Math.max(a.length, b.length) - start - end <= 1;
}

/**
 * A picture's words as they were printed: "Sp. z 0.0." is "Sp. z o.o.", "s.r.0." is "s.r.o.", "S.rl" has lost a point,
 * "Goethestrafe 137" its ß, "Alimentacién" another accent, and the day in "30, Juni 2024" is the thirtieth.
 */
export function withWordsMended(words: Word[]): Word[] {
  return words.map((word, at) => {
    if (word.confidence === undefined) return word;
    const text = mended(word.text, words.slice(at + 1, at + 3), words[at - 1]);
    return text === word.text ? word : { ...word, text };
  });
}

function mended(text: string, [next, afterNext]: Word[], last: Word | undefined): string {
  if (LOST_POINT.test(text)) return text.replace(/\p{L}(?!\.)/gu, '$&.');
  if (/^s\.?r\.?0\.?$/.test(text) || (/^0\.?0\.?$/.test(text) && last?.text === 'z')) return text.replaceAll('0', 'o');
  if (LOST_STROKE.test(text)) return text.replace(/^[L1l|]/, 'I.');
  if (/^\d/.test(next?.text ?? '')) return text.replace(LOST_SHARP_S, '$1ße');
  if (LOST_ACUTE.test(text)) return text.replace(LOST_ACUTE, 'ón');
  if (BLURRED_EURO.test(text)) return text.replace(BLURRED_EURO, '€');
  const day = /^(\d{1,2}),$/.exec(text)?.[1];
  return day && findDate(`${day}. ${next?.text} ${afterNext?.text}`)?.index === 0 ? `${day}.` : text;
}

/** "I.V.A.": a capital I and the point behind it are an L. */
const LOST_STROKE = /^[L1l|]V\.A\.?:?$/;

/** "Alimentación": Spanish has no words in "-cién". */
const LOST_ACUTE = /(?<=\p{L}{2}[cs]i)(?<!^reci)én(?!\p{L})/iu;

/** "33,32¢€": the sign read once more than it is printed. */
const BLURRED_EURO = /(?<=\d)[¢°]€$/;

/** "Ringstraße", of whose ß either engine makes what it likes. */
const LOST_SHARP_S = /([Ss]tra|STRA)(?:f[il3B]?|l3|l?R|[BbR38])?e$/;

/** Legal forms that are printed with points, and have one at least. */
const LOST_POINT = /^(?=.*\.)s\.?(?:r\.?l|p\.?a|n\.?c|a\.?s)\.?$/i;

/** Ruling lines are read as strokes and brackets. */
const RULES_ONLY = /^[|[\]{}_=~\\“”"‘’'`´]+$/;

/** "2 % dto. = 6,78 €": of a rule the reader is less sure. */
const SURE = 0.9;

/** "DE242163999 I Steuernummer": what parts two fields is a stroke, of which the reader is not sure. */
function isSeparator({ text, confidence, box }: Word, words: Word[]): boolean {
  if (!/^[Il]$/.test(text) || confidence! >= DOUBTFUL) return false;
  const row = words.filter((word) => Math.abs(middle(word.box) - middle(box)) < box.height / 2).map((word) => word.box);
  const isNear = (gap: number): boolean => gap > 0 && gap < box.height;
  return row.some((one) => isNear(box.x - right(one))) && row.some((one) => isNear(one.x - right(box)));
}
const DOUBTFUL = 0.7;

/** "--------", "=====", ".....": a rule, or what leads the eye, made of letters. */
const TYPED_RULE = /^([-=_*~.·–—])\1{4,}$/;

/** Words without the lines that are typed between them or, as a picture's reader takes them, drawn around them. */
export function withoutRules(words: Word[]): Word[] {
  return words.flatMap((word) => {
    if (TYPED_RULE.test(word.text)) return [];
    if (word.confidence === undefined) return [word];
    if (isSeparator(word, words)) return [];
    if (RULES_ONLY.test(word.text) && !(word.text === '=' && word.confidence > SURE)) return [];
    const bare = word.text.replace(/^\|+|\|+$/g, '');
    const text = /^\[[^\]]*$/.test(bare) ? bare.slice(1) : /^[^[]*\]$/.test(bare) ? bare.slice(0, -1) : bare;
    return text === '' ? [] : [text === word.text ? word : { ...word, text }];
  });
}
