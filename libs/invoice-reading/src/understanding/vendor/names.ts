import { companyKey, LEGAL_FORM, withoutLegalForm } from '../../company-name.js';
import { fold } from '../fold.js';
import { CREDIT_NOTE } from '../paper-kind.js';
import { remembered } from '../remembered.js';
import { isStreet, TOWN } from '../addresses.js';
import { SEPARATOR } from '../parties.js';
import { classifyAmountLabel } from '../words/amount-labels.js';
import { TIME } from '../leftovers/harmless-words.js';
import { COUNTRY_NAMES } from '../words/country-names.js';
import { INVOICE_DATE } from '../words/date-words.js';
import { INVOICE_NUMBER, INVOICE_TITLE } from '../words/number-words.js';
import { BUYER, SELLER, SHORT_BUYER, SHORT_SELLER, TAX_ID } from '../words/party-words.js';

/** Shaped like a name of a company or a person, and no label, address or bank. */
export const isName = remembered((text): boolean => {
  const folded = fold(text);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\d/g)?.length ?? 0;
  return (
    letters >= 3 &&
    (digits * 4 <= letters || NUMBERED.test(text)) &&
    (text.length <= 60 || OWNED.test(text)) &&
    (withoutLegalForm(text).split(' ').filter(isWord).length <= MOST_WORDS || OWNED.test(text)) &&
    !DAYS.test(folded) &&
    !/[@:?]|https?|www\.|^\(/.test(text) &&
    (!isStreet(text) || NUMBERED.test(text)) &&
    !OWNER.test(folded) &&
    !BANK.test(folded) &&
    !PAYING.test(folded) &&
    !YES_OR_NO.test(folded) &&
    !JUST_A_FORM.test(text) &&
    // "Farm · Hardware · Fuel" is what they deal in.
    (text.split(SEPARATOR).length < TRADES || LEGAL_FORM.test(text)) &&
    (LEGAL_FORM.test(text) ||
      TRADE_OF_POLAND.test(text) ||
      (!TOWN.test(text) &&
        !COUNTRY_NAMES.has(folded) &&
        !LABELS.some((label) => label.test(folded)) &&
        classifyAmountLabel(folded) === null))
  );
});

/** "GmbH & Co. KG, Springfield" in the row below the name. */
const JUST_A_FORM = /^(?:G[mM][bB]H|AG|SE|UG) & Co/;

/** "P.P.H.U. NARZĘDZIOWNIA": making, trade and services. */
export const TRADE_OF_POLAND =
  /^(?:P\.?P?\.?H\.?U?\.?|P\.?P\.?U\.?H\.?|P\.?H\.?P\.?|F\.?H\.?U?\.?|F\.?U\.?H\.?|P\.W\.) \p{Lu}/u;

const isWord = (word: string): boolean => !/^[&.]*$/.test(word);
const MOST_WORDS = 7;
const TRADES = 3;

/** "1874420 Alberta Ltd.": in Canada a company may go by the number that its province has registered it under. */
const NUMBERED = new RegExp(
  String.raw`^\d{6,10} (?:Alberta|B\.?C\.?|British Columbia|Canada|Manitoba|N\.?B\.?|Newfoundland|N\.?S\.?|Nova Scotia|Ontario|P\.?E\.?I\.?|Qu[ée]bec|Saskatchewan|Yukon),? ${LEGAL_FORM.source}$`,
  'u',
);

/** "Payable in 30 days". Folded. */
const DAYS = new RegExp(String.raw`(?:^| )\d{1,3} ${TIME.source.slice(1, -1)}(?= |$)`, 'u');

/** "Conti S.n.c. di Conti Marco e Luca": an Italian partnership goes by the names of its owners, too, before or behind its form. */
const OWNED =
  /\s(?:S\.? ?(?:n\.? ?c|a\.? ?s)\.? di (?:\p{Lu}[\p{L}'’]+(?: (?:[e&] )?)?){2,6}|di (?:\p{Lu}[\p{L}'’]+ (?:[e&] )?){2,6}[Ss]\.? ?(?:n\.? ?c|a\.? ?s)\.?)$/u;

/** "Owner: K. Meyer", beside or below the name of the business. Folded. */
const OWNER =
  /^(?:inh(?:aber(?:in)?)?|geschaftsfuhrer(?:in)?|owner|propr(?:ietor)?|proprietress|gerante?|dirigeante?|titular(?= (?!de))|titolare|eigenaar|eigenares|wlascicie\p{L}+|majitel(?:ka)?|innehaver|innehavare|indehaver) /u;

/** Stands with the account that the money goes to, and is not who sent the invoice. */
const BANK =
  /\w*bank(?:a|as)?\b|\bbank(?:verbindung|leitzahl|giro|konto|rekening|details)|sparkasse|banque|\bbanco\b|\bbanca\b|caixa|credit agricole|societe generale/;

/** "Bitte überweisen Sie an Northgate Ltd": a sentence that ends in a name. */
const PAYING =
  /^(?:am primit de la|received from|recu de|recibi(?:mos)? de|ricevuto da|erhalten von|ontvangen van|otrzymano od|prijato od|please|kindly|bitte|veuillez|merci de|gelieve|prosimy|prosime|si prega|rogamos|por favor) |^(?:pay(?:able|ment)?|transfer|remit(?:tance)?|zahlbar|zahlung|uberweisung|virement|reglement|paiement|bonifico|pagamento|pago|transferencia|betaling|inbetalning|overboeking|przelew) (?:\S+ ){0,4}?(?:to|an|a|aan|til|till|na rzecz|favou?r of|favor de)(?= )/;

/** "Paid: yes". */
const YES_OR_NO = /^(?:yes|oui|non|nein|nee|sim|nao|tak|nie|ano|igen|nem|kylla|nej|evet)$/;

const TITLE_WORDS =
  /^(?:(?:your |company )?logo|page|seite|statement|receipt|quote|order|number|date|datum|pagina)(?= |$)/;

/** "ORIGINEEL", as a stamp: which of several copies of the paper this is. */
const COPY_MARK =
  /^(?:orig(?:inal[eias]*|inalas|inaal|ineel)|oryginal|eredeti|alkuperainen|cop(?:y|ie|ia)|kopi[aeojs]*|koopia|masolat|duplica(?:te|do|da|ta|at)|duplikat[aos]*|antigrafo|αντιγραφο|πρωτοτυπο|оригинал|копие|asli|suret|nusha)(?= |$)/;

/** Of a form whose fields have their names in them, over what is filled in; "Tilisiirto" is Finland's to transfer money. */
const FORM_WORDS =
  /^(?:tipo (?:di )?documento|document(?:o)? type|type de document|dokumentart|belegart|tipo de documento|tipo doc|causale(?: trasporto)?|modalita (?:di )?pagamento|condizioni (?:di )?pagamento|forma de pago)(?= |$)|^(?:numero|nummer|numer|cislo|data|fecha|scadenza|vencimiento|valuta|divisa|tilisiirto|girering)$|^(?:rechnungs|faktura|factuur)(?:daten|details|angaben|informationen|detaljer|uppgifter|opplysninger|oplysninger|gegevens)$|^(?:invoice|billing) (?:details|data|information)$/;

/** "Ordrenr.". Folded. */
const NUMBER_LABEL = /^\p{L}{3,}(?:nr|nummer)$|\p{L} (?:nr|no|number|nummer|numero)$/u;

const LABELS = [
  NUMBER_LABEL,
  FORM_WORDS,
  BUYER,
  SELLER,
  SHORT_BUYER,
  SHORT_SELLER,
  CREDIT_NOTE,
  INVOICE_TITLE,
  INVOICE_NUMBER,
  INVOICE_DATE,
  TAX_ID,
  TITLE_WORDS,
  COPY_MARK,
];

/** "Name GmbH, Street 12, 10115 Town". */
const NAME_BEFORE_ADDRESS = new RegExp(String.raw`^(.*?${LEGAL_FORM.source}),\s+(?=.*\d)`, 'u');

/** "SIA "Northgate", reg. no. 40103441778". */
const QUOTED_NAME = new RegExp(String.raw`^(${LEGAL_FORM.source} ["“„«][^"“”„«»]+["“”»]),\s`, 'u');

/** "Northgate, Mill Road 12, 10115 Town". */
const WITH_STREET = /^(\p{Lu}[^,\d]+), [^,]*\p{L}[^,]* \d{1,4}\p{L}?, (?=(.*))/u;

/** "Northgate Limited. Registered in England 08825516. 4 Mill Road": what is said of the company begins with its name. */
const REGISTERED_NAME = new RegExp(
  String.raw`^(\p{Lu}[^.,:]*?${LEGAL_FORM.source})[.,]? (?:is |are )?[Rr]egistered in \p{Lu}[^.]*\d{5}`,
  'u',
);

export function beforeAddress(text: string): string {
  const [, registered] = REGISTERED_NAME.exec(text) ?? [];
  if (registered) return registered.replace(/(?<=\p{L}{3})\.$/u, '');
  const [, name, town] = WITH_STREET.exec(text) ?? [];
  const named = NAME_BEFORE_ADDRESS.exec(text)?.[1] ?? QUOTED_NAME.exec(text)?.[1];
  return named ?? (town && TOWN.exec(town)?.index === 0 ? name! : text);
}

/** The name without the address that follows it on the same line. */
export const nameIn = (text: string): string => {
  const parts = text.split(SEPARATOR).map(beforeAddress);
  const isFollowed = text
    .split(SEPARATOR)
    .slice(1)
    .some((part) => /\d|[:›»]|@|^www\./.test(part) || isTaxLabel(fold(part)));
  return (isFollowed ? parts[0]! : beforeAddress(text))
    .trim()
    .replace(PICTURE, '')
    .replace(BRANCH, '')
    .replace(/[,;]$| [—–-]$/, '')
    .replace(MEMBERS, '')
    .replace(TRADE_BEHIND, '$1')
    .replace(CAPITAL, '');
};
/** "Bíró Ilona e.v., könyvelő": behind the form and a comma in small letters, what they do. */
const TRADE_BEHIND = new RegExp(String.raw`^(.*${LEGAL_FORM.source}), \p{Ll}[\p{Ll} -]{3,}$`, 'u');
/** "Northgate, S.A. — NIPC" over the number. */
const isTaxLabel = (folded: string): boolean => TAX_ID.exec(folded)?.[0] === folded || REGISTER.test(folded);
const REGISTER = /^reg(?:istr?\p{L}*)? (?:nr|no|number|nummer|kood)$/u;
/** "☁ skyline": a letter of a font of pictures, set before the name. */
const PICTURE = /^[\p{So}\p{Co}]+ */u;
/** "Northgate A/S · Afd. Ikast": one of its places. */
const BRANCH =
  /\s[-–—•●·|]\s(?:afd|afdeling|abt|(?:zweig)?niederlassung|filiale?|branch|succursale|agence|sucursal|vestiging|oddział|pobočka)(?!\p{L}).*$/iu;
/** "SAS au capital de 20 000 €". */
const CAPITAL = /,? (?:au capital|à capital variable|capital social|capitale sociale|cap\. soc\.) .*$/iu;
/** What must be said with the name, and is no part of it: how many own it, or that it is wound up. */
const MEMBERS =
  /,? \(?(?:(?:con |a )?(?:accionista|socio) [uú]nico|(?:sociedad )?unipersonal|unipersonale|in liquidazione|en liquidaci[oó]n|en liquidation|i\. ?L\.)\)?$/iu;

export const sameName = (a: string, b: string): boolean => {
  const [first, second] = [companyKey(a), companyKey(b)];
  return first.includes(second) || second.includes(first);
};

/** In letters: shorter ones begin the names of many. */
const SHORTEST_BRAND = 5;

/** "FERNCLIFF" is how "Ferncliff Media, Inc." begins. */
export function isBrandOf(brand: string, company: string): boolean {
  const key = companyKey(brand);
  return key.length >= SHORTEST_BRAND && companyKey(company).startsWith(key);
}

/** "turia lab" is short for "Suministros Clínicos y de Laboratorio Turia, S.L.": each of its words begins one of these. */
export function isShortFor(brand: string, company: string): boolean {
  const words = fold(withoutLegalForm(company)).split(' ');
  const parts = fold(brand).split(' ');
  return (
    companyKey(brand).length >= SHORTEST_BRAND &&
    parts.every((part) => part.length >= SHORTEST_PART && words.some((word) => word.startsWith(part)))
  );
}
const SHORTEST_PART = 3;

export const sharesWord = (a: string, b: string): boolean => wordsOf(a).some((word) => wordsOf(b).includes(word));

/** The words of a name that may tell it from others, folded; without a label before it. */
export const wordsOf = (text: string): string[] =>
  fold(withoutLegalForm(text).replace(/^[^:]*:\s*/, ''))
    .split(' ')
    .filter((word) => word.length > 3);

/** Short ones as well: "Val d'Or" is not any firm. */
const allWordsOf = (text: string): string[] => fold(withoutLegalForm(text).replace(/^[^:]*:\s*/, '')).split(' ');

/** "Microsoft Corp" is the receiver too where "Microsoft Corporation" is; "Établissements Val SA" is not "Établissements Fontanel SARL". */
export function sharesNameWith(texts: string[]): (name: string) => boolean {
  const others = texts.filter((text) => LEGAL_FORM.test(text)).map(allWordsOf);
  // "Hotel Mirador, kitchen" under the heading of the place to deliver to.
  const whole = new Set(texts.flatMap((text) => [text, text.split(', ')[0]!]).map(companyKey));
  return (name) => {
    const words = allWordsOf(name);
    const isOne = (of: string[]): boolean =>
      of.includes(words[0] ?? '') &&
      (words.every((word) => of.includes(word)) || of.every((word) => words.includes(word)));
    return whole.has(companyKey(name)) || (LEGAL_FORM.test(name) && others.some(isOne));
  };
}
