import { squash } from './understanding/fold.js';
import { remembered } from './understanding/remembered.js';

/** After the name, by the countries that have them, longer ones before those that they begin with: patterns. */
const FORMS = [
  // Germany, Austria, Switzerland; "12,60 KG" is a weight, "3. OG" a floor
  String.raw`(?:G[mM][bB]H|UG(?: \(haftungsbeschränkt\))?|AG|SE) & Co\.? (?:KGaA|KG|OHG)|UG \(haftungsbeschränkt\)`,
  String.raw`g?G[mM][bB]H|mbH|Ges(?:\.|ellschaft) ?m\. ?b\. ?H|KGaA|(?<!\d[.,]\d{1,3}\s|LORDO |NETTO |BRUTTO |PESO |GEWICHT )KG|OHG|(?<!\d\.\s)OG|AG|eG|PartG(?: mbB)?|UG|e\. ?[KUV]|GbR|(?<!(?:NO|QUE|Y) )SE(?![ -]?[Nn]r)`,
  String.raw`S[àÀ][rR][lL]|Sagl`,
  // Turkey
  String.raw`(?:Tic\. )?Ltd\. Şti|(?:TİC\. )?LTD\. ŞTİ|A\.Ş`,
  // English-speaking countries
  String.raw`CC|Inc|INC|Incorporated|inc(?=\.)|LLC|L\.L\.C|LLP|PLLC|Ltd|LTD|Limited|LIMITED|PLC|plc|DAC`,
  String.raw`Corp|CORP|Corporation|CORPORATION|Pty|PTY|Pte|PTE|Pvt|PVT|Ltée|ltée|(?<!,\s)C[oO](?=\.(?:$|[^ ]| [^\p{L}]))`,
  // France, Belgium, Luxembourg, the Netherlands
  String.raw`S\.?A\.?R\.?L|S\. ?à\.? ?r\. ?l|SASU|SAS|S\.A\.S|EURL|EARL|GAEC|SCEA|SCOP|SNC|S\.N\.C|BVBA|SPRL|SCRL|CVBA|CommV|Comm\. ?V`,
  String.raw`VZW|vzw|ASBL|asbl|B\.?V|N\.?V|V\.?O\.?F`,
  // Spain, Portugal, Italy, Latin America; "DRY CREEK SA 5094" is in South Australia
  String.raw`S\.A\. [Dd][Ee] C\.V|S\. [Dd][Ee] R\.L\. [Dd][Ee] C\.V|S\.A\.C|E\.I\.R\.L|S\.?L\.?U|S\.?L\.?L|S\.?L\.?P|S\.?A\.?U|S\. ?[Cc][Oo][Oo][Pp](?:\. ?(?:LTDA|[VGM]))?`,
  String.raw`C\.B|S\.?L|S\. L|S\.?A(?! 5\d{3}$)|S\. A|S\.?R\.?L|S\.?r\.?l\.?s|[Ss]\.?r\.?l|S\. r\. l|S\.?P\.?A|S\.?p\.?A|s\.p\.a`,
  String.raw`S\.?a\.?s|s\.a\.s|S\.?n\.?c|s\.n\.c|Lda|LDA|L\.da|Ltda|LTDA|Limitada|LIMITADA|S\.C(?:\.(?:A|V|C\.L|R\.L|A\.R\.L))?`,
  // The North
  String.raw`Oyj|Oy|Ky|Tmi|Ab(?=$|[,.]|\s?[·|•])|AB|HB|Aktiebolag|ApS|[AI]\/S|Aktieselskab|Anpartsselskab|ASA|ANS|ENK|AS|OÜ|OU(?=$|[,;·|])|SIA|UAB`,
  // Poland, Czechia, Slovakia, Hungary, Romania, the South East
  String.raw`[Ss]p\. z ?o\. ?o|SP\. Z ?O\. ?O|[Ss]p\. ?[jk]|s\. ?c|(?:spol\. )?s\.? ?r\.? ?o|a\. ?s|v\. ?o\. ?s|z\. ?s|o\.p\.s`,
  String.raw`s\.p|Zrt|Nyrt|Kft|Kkt|Bt|e\. ?v|PFA|j\.d\.o\.o|d\.o\.o|(?<!\d\s)d\.d`,
  String.raw`Е?ООД|ЕАД|АД|д\.о\.о|ehf|hf|Ο\.? ?Ε|Ε\.? ?Ε|Α\.? ?Ε|Ε\.Π\.Ε|ΙΚΕ|Ι\.Κ\.Ε`,
];
/** In words. */
const FORMS_IN_WORDS = [
  'Gesellschaft mit beschränkter Haftung',
  'Aktiengesellschaft',
  'Anonim Şirketi',
  'Limited Şirketi',
  'Spółka z ograniczoną odpowiedzialnością',
  'Spółka akcyjna',
  'akciová společnost',
  'společnost s ručením omezeným',
  'akciová spoločnosť',
  'spoločnosť s ručením obmedzeným',
  'Sociedad Limitada',
  'Sociedad Anónima',
  'Società per azioni',
  'Società a responsabilità limitata',
  'Besloten Vennootschap',
  'Naamloze Vennootschap',
].flatMap((form) => [form, form.toLowerCase(), form.toLocaleUpperCase(form.includes('Şirketi') ? 'tr' : 'en')]);
/** Before it: in the Baltics, quoted ("SIA “Dzintars”"), or plain where the form is no word of other languages ("OÜ Emajõe", "SARL Castaing"). */
const BEFORE = String.raw`(?<!\p{L})(?:(?:SIA|AS|UAB|AB|MB|VšĮ|IĮ|OÜ|ООД|АД|ЕООД|ЕТ|ТОВ|ПП|АТ|ПАТ|ПрАТ)(?= ["“„«]\p{L})|(?:SIA|UAB|OÜ|MTÜ|PT|SARL|SASU?|EURL|EARL|SCEA|GAEC|SELARL)(?= \p{Lu}\p{Ll})|C[ôÔ][nN][gG] [tT][yY] (?:TNHH|[cC][ổỔ] [pP][hH][ầẦ][nN])(?= \p{Lu}))`;

/** "1483 BV De Rijp": a Dutch postcode before its town. */
const POSTCODE = String.raw`(?<=(?:^|, )[1-9]\d{3} )[A-Z]{2} \p{Lu}`;

/** Endings that only companies carry, in the text as printed: short ones count in capitals only. "Co. Cork" is a county. */
export const LEGAL_FORM = new RegExp(
  String.raw`(?!${POSTCODE})(?:${BEFORE}|(?<=[\p{L}\p{N}.,)&“”"»]\s)(?:${[...FORMS_IN_WORDS, ...FORMS].join('|')})(?![\p{L}\p{N}])\.?)`,
  'u',
);

/** All of them in a text. */
export const LEGAL_FORMS = new RegExp(LEGAL_FORM.source, 'gu');
export const withoutLegalForm = (name: string): string => name.replace(LEGAL_FORMS, '');

/** Whether a form that was found in a text stands before the name: nothing, or the end of something else, is before it. */
export const isBeforeName = (text: string, { index }: RegExpExecArray): boolean =>
  /^(?:.*[|·•:,–—-])?\s*$/u.test(text.slice(0, index));

/** "sp. z o.o.", "GmbH & Co. KG": a form, or several, without a name. */
export const isOnlyForm = (text: string): boolean => withoutLegalForm(`x ${text}`).trim() === 'x';

/** What is left of a company's name without case, accents, punctuation and legal form. */
export const companyKey = remembered((name) => squash(withoutLegalForm(name)));

/** Whether two spellings name one company: case, accents, punctuation and legal form ("Ltd", "GmbH") aside. */
export function sameCompany(a: string, b: string): boolean {
  return companyKey(a) !== '' && companyKey(a) === companyKey(b);
}
