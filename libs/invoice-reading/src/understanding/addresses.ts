import { LEGAL_FORM } from '../company-name.js';

/** "Main Road 20", "Kade 12-II", "123 Main Road", "Unit 7, Tannery Road". */
export const isStreet = (text: string): boolean =>
  /^\d+[a-z]?[\s,]|\s\d+(?:\s?[a-z]|-(?:[ivx]+|hs))?$/i.test(text) ||
  (/\d/.test(text) && STREET_WORD.test(text)) ||
  hasNoNumber(text) ||
  beginsAsStreet(text);
/** "Chemin du Moulin", "Rua das Flores", with a number or without; "Via Transport S.p.A." is a company. */
const beginsAsStreet = (text: string): boolean =>
  /^(?:chemin|impasse|all[ée]e|rue|ruelle|route d(?:e|u|es)|lieu-?dit|vicolo|viale|via|piazza|calle|camino|carrer|avenida|rua|travessa|estrada|strada|ulica|aleja) \p{L}/iu.test(
    text,
  ) && !LEGAL_FORM.test(text);
/** "Partida del Pla, s/n", "Industrijska bb": a house without a number. */
export const hasNoNumber = (text: string): boolean => /^\p{Lu}.*[\s,](?:s\/ ?n|b\.?b\.?)$/u.test(text);
const STREET_WORD =
  /\b(?:road|street|avenue|ave|lane|blvd|boulevard|drive|suite|court|square|stra(?:ss|ß)e|rue|viale|corso|piazza|calle|avda|plaza|ulica|laan|straat|plein|gade|vej|gatan|iela|rua|utca|sokak|caddesi|katu|pr\.|tänav)\b|(?:str\.|stra(?:ss|ß)e|weg|gasse|platz|allee|straat|laan|plein|gade|vej|gatan)\s\d|(?<!\p{L})(?:c\/ ?\p{L}|pol\. ?ind\.|pol[ií]gono|ul\. |mah\. |sok\. |cad\. )/iu;

/**
 * "20457 Hamburg", "61-001 Poznań", "602 00 Brno", "1811 KM Alkmaar", "Springfield, IL 62701", "Leeds LS1 4AB",
 * "Newtown NSW 2042", "Cork T12 K8AF", "LT-35100 Panevėžys", "Rīga, LV-1010", "Graaff-Reinet, 6280", "CEP 81570-000".
 */
export const TOWN =
  /(?:^|[\s,])(?:\d{4,6},?(?! (?:EUR|USD|GBP|CHF)(?!\p{L}))|\d{2}-\d{3}|\d{4}-\d{3}|\d{3} \d{2}) \p{L}{2}|(?:^|[\s,])(?:[ABDEFILNPS]|A[DT]|B[EG]|C[HYZ]|D[EK]|E[ES]|F[IR]|G[BR]|H[RU]|I[ET]|L[ITUV]|M[DEKT]|N[LO]|P[LT]|R[OS]|S[EIK]|TR|UA)-(?:\d{4,6}|\d{3} \d{2}|\d{4}-\d{3}) \p{Lu}\p{L}|\p{L}{2},? (?:LT|LV|EE|FI|SI|HR)-\d{4,5}(?:$|[\s,])|\p{L}{2},? (?:\d{5,6}(?:$|[\s,])|\d{5}-\d{4}(?!\d))|(?:^|[\s,])\p{Lu}[\p{L}-]{2,}, (?!19|20)\d{4}$|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT),? \d{4}\b|\b[A-Z]\d[A-Z] \d[A-Z]\d\b|\b[AC-FHKNPRTV-Y]\d[\dW] [\dAC-FHKNPRTV-Y]{4}\b|\bCEP:? \d{5}-?\d{3}(?!\d)/u;

/** A line of an address, whatever stands before it: "ADDRESS: 111 Main Street", "10115 Berlin". */
export const isPlace = (text: string): boolean => TOWN.test(text) || (/\d/.test(text) && STREET_WORD.test(text));
