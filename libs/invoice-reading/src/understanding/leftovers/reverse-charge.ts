import type { Doubt } from '../../draft.js';
import { within } from '../words/patterns.js';
import { SUM_WITHOUT_TAX } from '../words/tax-words.js';
import { findLabels } from '../labels.js';
import { buyerCells } from '../parties.js';
import type { Cell } from '../cells.js';
import { textOf, type TextLine } from '../text-lines.js';
import { fold } from '../fold.js';
import { sentenceAbove } from '../sentences.js';
import type { Printed } from './leftovers.js';

/** Whoever says that the receiver owes the tax, or that none is due, charges none. */
export function leftReverseCharge({ lines, table, read }: Printed): Doubt[] {
  const isTaxed = read.amounts.some(({ kind, amount }) => kind === 'tax' && amount && !amount.value.isZero());
  if (!isTaxed) return [];
  // Between the lines it stands by itself; in a column it is said of one line.
  const isPartly = read.lines.some(({ tax }) => tax?.value.isZero());
  const said = untaxedIn([...lines, ...table.filter(({ cells }) => cells.length === 1)], isPartly);
  if (!said) return [];
  const message = `The paper says “${said}”, and charges tax nevertheless.`;
  return [{ code: 'reverse-charge', message, field: 'taxAmount' }];
}

/** Where these lines say that the receiver owes the tax, or that none is due; where it is `isPartly`, goods may be exempt. */
export function untaxedIn(lines: TextLine[], isPartly = false): string | undefined {
  const buyer = buyerCells(lines);
  return (
    lines.map(textOf).find((text) => REVERSE_CHARGE.test(fold(text)) && !DENIED.test(text)) ??
    noPayer(lines) ??
    lines
      .flatMap(({ cells }, index) =>
        isUntaxedRow(cells) || isUntaxedCharge(cells)
          ? []
          : cells
              .filter((cell, at) => !buyer.has(cell) && !isOfNothing(cells[at + 1]))
              .flatMap((cell) => [cell.text, ...wrapped(cell, index, lines)]),
      )
      .find((text) => saysUntaxed(text) && !(isPartly && isOfGoods(fold(text))))
  );
}

/** "Books are exempt from VAT": what is so, and not who charges none. */
const isOfGoods = (folded: string): boolean =>
  EXEMPT.test(folded) && !NOT_CHARGED.test(folded) && !OF_SELLERS.test(folded);

/** "… 14 dage. Ikke" over "momsregistreret, uden moms", with a row of the sums beside them between. */
function wrapped(cell: Cell, index: number, lines: TextLine[]): string[] {
  const above = [1, 2].flatMap((rows) => sentenceAbove(cell, lines[index - rows]) ?? []);
  return above.slice(0, 1).map((begun) => `${begun} ${cell.text}`);
}

/** "Whether tax is payable under reverse charge - No". */
const DENIED = /[-–:] ?(?:no|nein|non|nee|nie|ne|nem|nu|nej|nei)\.?$/i;

/** "Plátce DPH" over "Ne": a field of who is not registered for the tax. */
const noPayer = (lines: TextLine[]): string | undefined =>
  findLabels(lines, PAYER_OF_TAX).find(
    ({ cell, label, rest, next, below }) =>
      cell.folded.startsWith(label) &&
      [rest, ...(rest ? [] : [next, below])].some((said) => said && NO.test(said.folded)),
  )?.cell.text;
/** Folded. */
const PAYER_OF_TAX =
  /^(?:platce dph|platitel dph|(?:vat|gst) (?:registered|payer)|(?:zarejestrowany )?(?:podatnik|platnik) vat|platitor (?:de )?tva|(?:obveznik pdv a?|u sustavu pdv a|u sistemu pdv a)|zavezanec za ddv|umsatzsteuerpflichtig|assujetti a la tva|btw plichtig|momsregistrerad|afa alany)(?= |$)/;
const NO = /^(?:no|nein|non|nee|nie|ne|nem|nu|nej|nei|ei)$/;

/** "Exempt from VAT | 0.00": a sum of which nothing is. */
const isOfNothing = (beside: Cell | undefined): boolean => /^0[.,]0\d?$/.test(beside?.text ?? '');

/** "Registry fee (no VAT) | 24.50": of what is charged there alone. */
const isUntaxedCharge = ([label, amount, ...more]: Cell[]): boolean =>
  more.length === 0 && /\)$/.test(label!.text) && MONEY.test(amount?.text ?? '');

/** "Exempt, art. 10 | 250.00 | 0.00": of a table of taxes, beside rows that are taxed. */
const isUntaxedRow = (cells: Cell[]): boolean => {
  const figures = cells.filter(({ text }) => MONEY.test(text));
  return figures.length > 1 && NOTHING.test(figures.at(-1)!.text) && !NOTHING.test(figures.at(-2)!.text);
};
const MONEY = /^\D{0,4}\d[\d.,' ]*[.,]\d\d\D{0,4}$/;
const NOTHING = /^\D*0[.,]00\D*$/;

/** "Exempt from VAT: export" says it before the colon; "Exempt  0 %  12.00" is a row of a table of taxes. */
export const saysUntaxed = (text: string): boolean =>
  (text.split(':').some(isSaidIn) && !/\d[.,]\d\d(?!\d)|%/.test(text)) || (text.match(SENTENCE) ?? []).some(isSaidIn);
/** "Total saved: 12.50. We are not registered for VAT.": without figures, beside whatever has some. */
const SENTENCE = /\p{Lu}[^.:\d%]{8,}\.(?=\s|$)/gu;

function isSaidIn(part: string): boolean {
  const folded = fold(part).replace(NUMBER_LABEL, ' ');
  if (NET_SUM.test(folded) || NET_COLUMN.test(folded)) return false;
  return TAX.test(folded) ? EXEMPT.test(folded) || NOT_CHARGED.test(folded) : EXEMPT_BY.test(folded);
}
/** "Company No 08811432 · VAT No GB123456782, registered in England": "no" of a number denies nothing. */
const NUMBER_LABEL = /(?:^| )no (?=\S*\d)/g;
/** What Finland's sums and tables of taxes call the amounts before tax. */
const NET_COLUMN = /(?:^| )veroton(?:$| (?:yhteensa|summa|hinta)(?= |$))/;
/** "Total amount without VAT", over or beside a sum. */
const NET_SUM = within(SUM_WITHOUT_TAX);
/** Alone, in the name of a law, or in the name of what is registered. Folded. */
const TAX =
  /(?:^| )(?:\p{L}{0,2}(?:vat|gst|sales tax|tva|iva|ust|btw|moms(?:regist\p{L}*)?|mva|pdv|ddv|dph|alv|afa|kdv|pvn|pvm|ддс|фпа)\p{L}{0,2}|mwst|merverdiavgift\p{L}*|(?:mehrwert|umsatz)?steuer(?:pflichtig\p{L}*)?|momspliktig\p{L}*|kaibemaks\p{L}*)(?= |$)/u;
/** Free of it. Folded. */
const EXEMPT =
  /(?:^| )(?:exempt\p{L}*|exoner\p{L}*|befreit|steuerbefrei\p{L}*|steuerfrei\p{L}*|exen[tc]\p{L}*|esen[tz]\p{L}*|isen[tc]\p{L}*|vrijgesteld\p{L}*|vrijstelling|zwolni\p{L}*|osvoboz\p{L}*|oslobod\p{L}*|momsfri\p{L}*|fritag\p{L}*|fritatt\p{L}*|undanta\p{L}*|vapaut\p{L}*|veroton|mentes\p{L}*|scutit\p{L}*|oprosc\p{L}*|atbrivo\p{L}*|neapmokestin\p{L}*|neapliek\p{L}*|(?:maksu)?vab[aa]\p{L}*|muaf\p{L}*|istisna\p{L}*|освобод\p{L}*|απαλλα\p{L}*|kleinunternehmer\p{L}*|franchise en base|forf[ae]tt?ario)(?= |$)/u;
const OF_SELLERS = /(?:^| )(?:kleinunternehmer|franchise en base|forf[ae]t)/;
/** By a law, or without the right to deduct, which is said of taxes alone. Folded. */
const EXEMPT_BY = new RegExp(
  `${EXEMPT.source}.* (?:art|article|artikel|articolul|articulo|artigo|section|sec|abs|cod fiscal|drept de deducere)(?= |$)`,
  'u',
);
/** Or not charged, by somebody who is not registered for it. Folded. */
const NOT_CHARGED =
  /(?:^| )(?:no|not|nicht|kein\p{L}*|without|non|pas|niet|geen|nie|ne|neni|nije|ni|ikke|inte|ei|nem|nu|nav|nera|nao|sin|sans|не|δεν|degil\p{L}*|neby[lt]\p{L}*|nebol\p{L}*|neplatc\p{L}*|neplatit\p{L}*|nejs\p{L}{2,3}|nis[ae]?mo?)(?: \S+){0,4}? (?:vat|platc\p{L}*|platit\p{L}*|platnik\p{L}*|podatnik\p{L}*|zavezan\p{L}*|obvezni\p{L}*|maksataj\p{L}*|moketoj\p{L}*|\p{L}*kohustusla\p{L}*|charged|\p{L}{0,5}regist\p{L}*|sujet\p{L}*|soggett\p{L}*|\p{L}*(?:pflichtig|plichtig|pliktig)\p{L}*|podleg\p{L}*|obracun\p{L}*|applicable|berechnet|erhoben|ausgewiesen|facture\p{L}*|aplica\p{L}*|addebitat\p{L}*|opkraev\p{L}*|beregn\p{L}*|debiter\p{L}*|nalicz\p{L}*|uctov\p{L}*|perita\p{L}*|felszam\p{L}*|percep\p{L}*|piemero\p{L}*|taikom\p{L}*|kohaldata|начисл\p{L}*|χρεων\p{L}*|регистрир\p{L}*)(?= |$)|(?:^| )nepl[ae]t\p{L}*/u;
/** Folded. */
const REVERSE_CHARGE = within(
  '19 ustg',
  'alanyi (?:ado)?mentes\\S*',
  'exempt from (?:all )?(?:sales |state )?tax(?:es)?',
  '19 abs 1 ustg',
  'small business (?:regulation|scheme|exemption)',
  '293 b(?: du cgi)?',
  'kleineondernemersregeling',
  'reverse charged?',
  'dan (?:odvede|zaplati) (?:zakaznik|odberatel)',
  'steuerschuldnerschaft\\S*',
  'innergemeinschaftliche (?:lieferung|leistung)',
  'intra ?community supply',
  '(?:livraison|prestation) intracommunautaire',
  'entrega intracomunitaria',
  'cessione intracomunitaria',
  'intracommunautaire levering',
  'wewnatrzwspolnotowa dostawa(?: towarow)?',
  'livrare intracomunitara',
  'transmissao intracomunitaria',
  'tiekimas (?:es|bendrijos) viduje',
  'dodanie (?:tovaru )?do ineho clenskeho statu',
  'dodani (?:zbozi )?do jineho clenskeho statu',
  '(?:dobava znotraj|isporuka unutar) (?:eu|skupnosti)',
  'kozossegen beluli \\S*ertekesites',
  'вътреобщностна доставка',
  'ενδοκοινοτικη παραδοση',
  'auto ?liquidation',
  'inversion del sujeto pasivo',
  'inversione contabile',
  '(?:btw )?verlegd',
  'odwrotne obciazenie',
  '(?:prenesena|prenesenie) danov\\S*',
  'prenos danove povinnosti',
  'omvendt betalingspligt',
  'omvendt avgiftsplikt',
  'omvand (?:skattskyldighet|betalningsskyldighet)',
  'taxare inversa',
  'forditott adozas\\S*',
  'kaannetty verovelvollisuus',
  'autoliquidacao',
  'iva (?:devid[oa]|a cargo) (?:pelo|por|por el|del|do) (?:adquirente|cliente|destinatario|comprador)',
  'iva dovuta dal (?:cliente|cessionario|committente)',
  'tva due par (?:le |l )?(?:preneur|client|acquereur)',
  '(?:addressee|recipient|customer|buyer|receiver|client)(?: \\S+){0,5} (?:obliged|liable|required)(?: \\S+){0,3} (?:tax|vat)',
  'ado megfizetesere(?: \\S+){0,4} kotelezett',
  'prijenos porezne obveze',
  'obrnjena davcna obveznost',
  'poordmaksustamine',
  '(?:pvm )?atvirkstini\\S*(?: pvm)? apmokestinim\\S*',
  'apgriezt\\S*(?: pvn| nodokla)? maks\\S*',
  'обратно начисляване',
  'αντιστροφη επιβαρυνση',
);
