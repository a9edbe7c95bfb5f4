import { squash } from './understanding/fold.js';

/**
 * Endings that only companies carry, in the text as printed: short ones count in capitals only. "Co. Cork" is a county. In the
 * Baltics they stand before the name, which is quoted ("SIA “Dzintars”") unless the form is no word of other languages ("OÜ Emajõe").
 */
export const LEGAL_FORM =
  /(?:(?<!\p{L})(?:SIA|AS|UAB|AB|MB|VšĮ|IĮ|OÜ|ООД|АД|ЕООД|ЕТ)(?= ["“„«]\p{L})|(?<!\p{L})(?:SIA|UAB|OÜ|MTÜ)(?= \p{Lu}\p{Ll})|(?<=[\p{L}\p{N}.,)&“”"»]\s)(?:(?:G[mM][bB]H|UG(?: \(haftungsbeschränkt\))?|AG|SE) & Co\.? (?:KGaA|KG|OHG)|UG \(haftungsbeschränkt\)|(?:Tic\. )?Ltd\. Şti|CC|Inc|INC|Incorporated|LLC|L\.L\.C|LLP|Ltd|LTD|Limited|LIMITED|PLC|plc|Corp|CORP|Corporation|CORPORATION|g?G[mM][bB]H|Ges\. ?m\. ?b\. ?H|OG|AG|eG|PartG(?: mbB)?|KG|OHG|UG|e\. ?K|KGaA|SE(?![ -]?[Nn]r)|SARL|S\.?A\.?R\.?L|S\.A\.C|E\.I\.R\.L|S\.A\. [Dd][Ee] C\.V|S\. [Dd][Ee] R\.L\. [Dd][Ee] C\.V|SAS|SASU|EURL|S\.?A|S\.?R\.?L|S\.?r\.?l|S\.?P\.?A|S\.?p\.?A|S\.?L\.?U|S\.?L\.?L|S\.?L\.?P|S\.?A\.?U|S\.?r\.?l\.?s|S\.?a\.?s|SNC|S\.?L|B\.?V|N\.?V|VOF|BVBA|SPRL|CommV|Comm\. ?V|CVBA|VZW|vzw|ASBL|asbl|Oy|AB|ApS|A\/S|AS|Pty|PTY|Pte|PTE|Pvt|PVT|Sp\. z o\. ?o|Sp\. j|Sp\. k|(?:spol\. )?s\.? ?r\.? ?o|a\. ?s|v\. ?o\. ?s|V\.?O\.?F|Lda|L\.da|A\.Ş|Zrt|Nyrt|Kft|Bt|d\.o\.o|S\.?n\.?c|GbR|e\. ?U|ASA|ANS|HB|Ky|Aktiebolag|Aktieselskab|Anpartsselskab|I\/S|Oyj|Ltda|LTDA|Limitada|LIMITADA|s\. ?c|S\.C(?:\.(?:A|V|C\.L|R\.L|A\.R\.L))?|j\.d\.o\.o|d\.d|z\. ?s|o\.p\.s|s\.p|OÜ|SIA|UAB|S\.A\.S|Е?ООД|ЕАД|АД|Ο\.? ?Ε|Ε\.? ?Ε|Α\.? ?Ε|Ε\.Π\.Ε|ΙΚΕ|Ι\.Κ\.Ε|(?<!,\s)C[oO](?=\.(?:$|[^ ]| [^\p{L}]))|Ltée|ltée|inc(?=\.))(?![\p{L}\p{N}])\.?)/u;

/** All of them in a text. */
export const LEGAL_FORMS = new RegExp(LEGAL_FORM.source, 'gu');
export const withoutLegalForm = (name: string): string => name.replace(LEGAL_FORMS, '');

/** What is left of a company's name without case, accents, punctuation and legal form. */
export const companyKey = (name: string): string => squash(withoutLegalForm(name));

/** Whether two spellings name one company: case, accents, punctuation and legal form ("Ltd", "GmbH") aside. */
export function sameCompany(a: string, b: string): boolean {
  return companyKey(a) !== '' && companyKey(a) === companyKey(b);
}
