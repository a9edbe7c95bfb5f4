import { companyKey, LEGAL_FORMS, withoutLegalForm } from '../../company-name.js';
import type { Doubt } from '../../draft.js';
import type { Cell } from '../cells.js';
import { fold, squash } from '../fold.js';
import { buyerCells, SEPARATOR } from '../parties.js';
import { OF_COURT } from '../register-numbers.js';
import { isName, sharesWord } from '../vendor/names.js';
import { classifyAmountLabel } from '../words/amount-labels.js';
import { BUYER, SELLER, SHORT_BUYER, SHORT_SELLER } from '../words/party-words.js';
import { OF_BANK } from './harmless-words.js';
import { sentencesOf } from '../sentences.js';
import type { TextLine } from '../text-lines.js';
import type { Printed } from './leftovers.js';

/** A company that is neither the sender nor named at the head, where both parties are. */
export function leftCompanies({ lines, tail, isBelow, read: { vendorName } }: Printed): Doubt[] {
  if (!vendorName) return [];
  const named = [
    ...[...buyerCells(lines)].map(({ text }) => text.replace(LABEL, '')),
    ...lines
      .filter((line) => !isBelow(line))
      .flatMap(({ cells }) =>
        cells.map(({ text }) => nameAlone(text)).filter((name) => isName(name) && !SALUTATION.test(name)),
      ),
  ];
  const heads = [vendorName.value, ...named].map(companyKey).filter((key) => key.length > 2);
  // "Contract" over a number is a heading of one word, which sentences have as well.
  const headings = new Set(named.filter((name) => name !== vendorName.value && !name.includes(' ')).map(companyKey));
  const all = [...lines, ...tail];
  const left = all.flatMap((line, index) =>
    line.cells.flatMap((cell) => {
      const { text } = cell;
      if ((!isBelow(line) && isName(nameAlone(text)) && !SALUTATION.test(text)) || isOfCarrier(cell, all[index - 1]))
        return [];
      return [...text.matchAll(LEGAL_FORMS)].flatMap(({ 0: form, index }) => {
        const before = text.slice(0, index).split(SEPARATOR).at(-1)!;
        const part = before + text.slice(index).split(SEPARATOR)[0]!;
        const name = nameWith(form, part, before);
        const key = companyKey(name.startsWith(form) ? name : before);
        const isKnown = heads.some(
          (head) =>
            key.endsWith(head) ||
            head.includes(companyKey(name)) ||
            (!headings.has(head) && squash(part).includes(head)),
        );
        // "Pty Ltd" in the row below the name.
        return isKnown ||
          FORM_BEFORE.test(before.trim()) ||
          /^[-–/]/.test(text.slice(index + form.length)) ||
          OF_STATE.test(text) ||
          OF_COURT.test(part) ||
          OF_PROVIDER.test(fold(text.slice(0, index))) ||
          isInLegend(text, name) ||
          SERIES.test(name) ||
          isWordOfShout(text, index, form) ||
          OF_BANK.test(fold(part)) ||
          !/\p{L}{2}/u.test(companyKey(name)) ||
          PLATE.test(name) ||
          isInclusive(name, form) ||
          PARTNER.test(before) ||
          (OWNER.test(text) && sharesWord(name, vendorName.value))
          ? []
          : name;
      });
    }),
  );
  return left.slice(0, 1).map((name) => ({
    code: 'other-sender',
    message: `“${name}” is named as well, but the invoice seems to come from “${vendorName.value}”.`,
    field: 'vendorName' as const,
  }));
}
/** "MR 032 SA": of a car. */
const PLATE = /^\p{Lu}{1,3} \d{2,4} \p{Lu}{2,3}$/u;
/** "Dear Harbour Workshop Inc.," names who receives the paper. */
const SALUTATION =
  /^(?:Dear|Hello|Guten Tag|Sehr geehrte|Liebe[rs]?|Cher|Chère|Bonjour|Estimad[oa]s?|Spettabile|Gentile|Egregi|Geachte|Beste|Kære|Kjære|Hej|Hei|Bästa|Vážení?|Szanown[ia]|Tisztelt|Stimat[ăe]|Poštovan[ia]|Spoštovani|Caros?|Exmos?) /u;
/** "VETTORE" over "EMILTRANS SRL – MODENA": who brings the goods. */
const isOfCarrier = ({ page, box }: Cell, above: TextLine | undefined): boolean =>
  above?.page === page &&
  above.cells.some((heading) => Math.abs(heading.box.x - box.x) < 1 && CARRIER.test(heading.folded));
/** Folded. */
const CARRIER =
  /^(?:vettore|carrier|haulier|transporteur|spediteur|spedition|frachtfuhrer|transportista|transportadora?|transportador|vervoerder|przewoznik|dopravce|dopravca|fragtforer|speditor|szallitmanyozo|transportator)$/;
/** "IVA inc.", "Total inc.": with the tax in it; oil may come from Total, though. */
function isInclusive(name: string, form: string): boolean {
  const kind = classifyAmountLabel(fold(withoutLegalForm(name)));
  return kind === 'tax' || (kind !== null && /^inc/i.test(form));
}
/** Behind the words with capitals, or, as in the Baltics, before the name in quotation marks. */
function nameWith(form: string, part: string, before: string): string {
  const quoted = part.slice(before.length + form.length);
  if (IN_QUOTES.test(quoted)) return `${form}${IN_QUOTES.exec(quoted)![0]}`;
  return `${CAPITALS.exec(before.trimEnd().replace(LABEL, ''))?.[0] ?? ''} ${form}`.trim();
}
const IN_QUOTES = /^ ["“„«][^"“”„«»]+["“”»]?/;
const nameAlone = (text: string): string => {
  const label = LABEL.exec(text)?.[0] ?? '';
  return PARTIES.some((words) => words.test(fold(label))) ? text.slice(label.length) : text;
};
const PARTIES = [BUYER, SELLER, SHORT_BUYER, SHORT_SELLER];
/** "Client: Harbour Workshop Inc." */
const LABEL = /^\p{L}+ ?: */u;
/** "Inh. Werner Holzapfel e. K." of "Holzapfel Arbeitsschutz". */
const OWNER = /^(?:Inh(?:aber(?:in)?)?\.?|Prop(?:rietor|\.)|Titolare|Eigenaar|G[ée]rant)[\s:]/;
/** "Komplementärin: Kronacher Verwaltungs GmbH": who answers for a limited partnership. */
const PARTNER =
  /(?:Komplement[äa]r(?:in|iusz)?|[Pp]ersönlich haftende[rn]? Gesellschafter(?:in)?|[Gg]eneral partner|[Cc]ommandité|[Bb]eherend(?:e)? vennoot|[Ss]ocio accomandatario)(?: ist)?:? /;
/** "ALL LINES SHIPPED AS ORDERED.": in capitals from end to end a word may look like a form. */
const isWordOfShout = (text: string, at: number, form: string): boolean => {
  const sentence = sentencesOf(text).find((one) => text.indexOf(one) + one.length > at) ?? '';
  return (
    /^\p{Lu}{2}$/u.test(form) &&
    !/\p{Ll}/u.test(text) &&
    sentence.split(' ').length >= WORDS_OF_SENTENCE &&
    /^ \p{L}{3}/u.test(text.slice(at + form.length))
  );
};
const WORDS_OF_SENTENCE = 5;

/** "Seria AB nr. 418": the letters of a number. */
const SERIES = /^S[eé]ri[aeá]s?(?= )/i;
/** "Pty Ltd", "GmbH & Co. KG" alone, in the row below the name. */
const FORM_BEFORE = /^(?:(?:Pty|Pvt|Sdn|Co|&|G[mM][bB]H|AG|SE|UG)\.? ?)+$/;
/** "Reno, NV", "5210 Odense NV" and "Goolwa SA 5214" are towns. */
const OF_STATE = /, NV(?!\p{L})|^\d{4} \p{Lu}[\p{L} ]+ NV$|\p{Ll},? SA,? \d{4}$/u;
/** "Πάροχος ηλεκτρονικής τιμολόγησης: …": through whom the paper is sent. Folded. */
const OF_PROVIDER =
  /^(?:παροχος ηλεκτρονικης τιμολογησης|(?:e|electronic) ?invoicing (?:service )?provider|e rechnungs?(?: |)(?:dienstleister|provider)|(?:plateforme|operateur) (?:de dematerialisation|agree\p{L}*)|ozel entegrator)(?= |$)/u;
/** "*VHSPL - VyaparHub Seller Services Pvt. Ltd.": what the letters stand for. */
const isInLegend = (text: string, name: string): boolean => {
  const before = text.slice(0, Math.max(0, text.indexOf(name)));
  const letters = /(?:^|[\s*(])(\p{Lu}{3,6}) ?[-–=] ?$/u.exec(before)?.[1];
  const capitals = (name.match(/\p{Lu}/gu) ?? []).join('');
  return letters !== undefined && capitals.startsWith(letters.slice(0, 3));
};
/** Words with capitals, as names have, to the end. */
const CAPITALS = /(?:[\p{Lu}\p{N}&][^\s]*(?:\s(?:&|and|und|et|y|e|en|i|og|och|de|van|der|von|la|du)(?=\s))?\s*)+$/u;
