import { fold } from './fold.js';
import { remembered } from './remembered.js';
import { CHARGE, LEVY } from './words/charge-words.js';
import { any, within } from './words/patterns.js';

/**
 * Whether a line's words are a charge from end to end: "Freight", "Versandkosten DHL", "Shipping & handling". Goods that
 * have such a word in their name ("Shipping boxes", "freight trolley") are goods, and so is what nobody can tell.
 */
export const isCharge = remembered((description: string): boolean => {
  const folded = fold(description);
  if (folded.split(' ').length > MOST_WORDS) return false;
  if (FEE.test(folded)) return true;
  const parts = description.replace(UNTAXED, '').split(BETWEEN).map(partOf);
  return parts.includes('charge') && !parts.includes('goods');
});

/** "Freight, not taxable", "Freight (non-taxable)". */
const UNTAXED = /,? \(?(?:not|non)[ -]?taxable\)?$/i;

/** Charges are named in a few words. */
const MOST_WORDS = 12;

/** "Small order fee", "Frais de dossier": whatever it is for. */
const FEE =
  /(?: (?:fees?|surcharges?)|^(?:frais|gastos|despesas) (?:d|de|du|des|por) .+|^spese (?:d|di) .+|^(?:oplata|poplatek|poplatok) za .+)$/;

/** "Porto und Verpackung", "Shipping & handling", but not "S&H". */
const BETWEEN = /(?<=[^\s&+/]{2})\s*[&+/,;]\s*|\s(?:and|und|et|y|e|en|i|a|og|och|ja|si|ve)\s/iu;

/** What is packed in may be bought as well as charged: it is a charge where that is said, or another stands beside it. */
type Part = 'charge' | 'packing' | 'goods';

function partOf(text: string): Part {
  const [bare, isQualified] = without(fold(text), BESIDE);
  const [unpacked, isPacking] = without(bare, MAY_BE_GOODS);
  const [rest, isOfCharges] = without(unpacked, CHARGES);
  const [left, isCosts] = without(rest, COSTS);
  if (without(left, BETWEEN_WORDS)[0] !== '') return 'goods';
  if (isCosts) return isQualified || isPacking || isOfCharges ? 'charge' : 'goods';
  if (isOfCharges) return isPacking ? 'goods' : 'charge';
  return isPacking ? 'packing' : 'goods';
}

/** What is left, and whether anything was taken. */
function without(folded: string, words: RegExp): [left: string, taken: boolean] {
  const left = folded.replace(words, '').trim();
  return [left, left !== folded];
}

const everywhere = (pattern: RegExp): RegExp => new RegExp(pattern.source, 'g');

const CHARGES = everywhere(new RegExp(any(LEVY.source, CHARGE.source)));

const COSTS = everywhere(
  within(
    ...['charges?', 'costs?', 'fees?', 'kosten', 'gebuhren', 'couts?', 'costes?', 'cost[io]', 'custos?', 'koszty?'],
    ...['naklady', 'poplatky', 'kulut', 'maksu', 'kostnad(?:er)?', 'omkostninger', 'dij(?:ak)?'],
  ),
);

/** Packaging and empties, which suppliers of those sell; and words with another meaning. */
const MAY_BE_GOODS = everywhere(
  within(
    ...['pallets?', 'palett?en?', 'packaging', 'packing', 'verpackung', 'emballage', 'embalaje', '[a-z]*embalagem'],
    ...['imballo', 'opakowanie', 'baleni', 'balne', 'ambalare', 'ambalaj', 'embalaza', 'csomagolas', 'crating'],
    ...['leergut', 'vuoti', 'envases(?: retornables)?', 'pant', 'tip', 'expresso?', 'ekspres[a-z]*'],
    // "Frachtkiste", "Frachtkarre".
    'fracht(?!kosten|gebuhr|pauschale|anteil|zuschlag|versand|fuhrer)[a-z]+',
  ),
);

/** Who carries it, how fast, and for what. */
const BESIDE = everywhere(
  within(
    ...['dhl', 'ups', 'fedex', 'gls', 'dpd', 'hermes', 'usps', 'tnt', 'dsv', 'dachser', 'schenker', 'royal mail'],
    ...['standard', 'express', 'expres', 'economy', 'priority', 'overnight', '(?:next|same) day', 'ground'],
    ...['flat rate', 'domestic', 'inland', 'national', 'international', 'insured', 'versichert(?:er|e)?', 'prepaid'],
    ...['service', 'order', 'processing', 'parcel', 'paket', 'nett?o?', 'brutto', 'gross', 'pauschal', 'anteilige?'],
  ),
);

const BETWEEN_WORDS = everywhere(
  within('of', 'for', 'by', 'via', 'with', 'per', 'mit', 'fur', 'de', 'du', 'des', 'di', 'del', 'd', 'van', 'voor'),
);
