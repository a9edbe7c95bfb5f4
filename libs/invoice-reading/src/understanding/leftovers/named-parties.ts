import { companyKey, LEGAL_FORM } from '../../company-name.js';
import type { Doubt } from '../../draft.js';
import { TOWN } from '../addresses.js';
import { fold, squash } from '../fold.js';
import { addressBelow } from '../parties.js';
import { sentencesOf } from '../sentences.js';
import { isName, sharesWord } from '../vendor/names.js';
import { any } from '../words/patterns.js';
import { BUYER } from '../words/party-words.js';
import type { Printed } from './leftovers.js';
import { NAME } from './payees.js';

/** What sentences and slips say of the two parties is so of the two that the head names. */
export function leftNamedParties({ lines, isBelow, read: { vendorName } }: Printed): Doubt[] {
  if (!vendorName) return [];
  const vendor = vendorName.value;
  // "Facturé à: Cabinet Delorme" over an address is the head itself.
  const heads = lines.flatMap((line, index) =>
    line.cells.filter(
      (cell) =>
        BUYER.test(cell.folded) && addressBelow(cell, lines.slice(index + 1)).some(({ text }) => TOWN.test(text)),
    ),
  );
  const head = heads.length === 1 ? heads[0] : undefined;
  const cells = lines.flatMap((line) =>
    line.cells.map((cell) => ({ text: cell.text, isBelow: isBelow(line), isHead: cell === head })),
  );
  const isKnown = (name: string, said: string): boolean =>
    companyKey(name).length < SHORTEST ||
    cells.some(({ text }) => text !== said && squash(text).includes(companyKey(name)));
  const isHeaded = lines.some((line) => !isBelow(line) && line.cells.some(({ folded }) => BUYER.test(folded)));
  const other = cells.find(({ text, isBelow: isAtFoot, isHead }) => {
    const receivers = isHead
      ? []
      : [
          ...sentencesOf(text).map((sentence) => ISSUED_TO.exec(sentence)?.[1]),
          isAtFoot && isHeaded ? CUSTOMER.exec(text)?.[1] : undefined,
        ];
    return (
      sentencesOf(text).some((sentence) => isDeliveredTo(vendor, sentence) || isOwnedByOther(vendor, sentence)) ||
      receivers.some((rest) => {
        const name = rest && NAME.exec(rest)?.[0]?.trim();
        return name && isName(name) && !isKnown(name, text);
      })
    );
  });
  if (!other) return [];
  return [{ code: 'other-party', message: `“${other.text}” is not said of the party that the head names.` }];
}
const SHORTEST = 5;

/** "Delivered on 14 October to" whoever sent it. */
function isDeliveredTo(vendor: string, sentence: string): boolean {
  const before = sentence.split(vendor)[0]!;
  return before !== sentence && TO.test(before) && DELIVERED.test(fold(before)) && !BACK.test(fold(before));
}
const TO = /(?<!\p{L})(?:to|an|aan|à|al?|til|till|do|para) $/u;
const DELIVERED =
  /(?:^| )(?:delivered|shipped|geliefert|geleverd|bezorgd|livree?s?|expediee?s?|entregad[ao]s?|enviad[ao]s?|consegnat[aeoi]|spedit[aeoi]|leveret|levert|levererat|levererad[e]?|dostarczon[aoey]|dodan[aoey])(?= |$)/;
const BACK = /return|retour|zuruck|claim|reklam|devol|reso/;

/** "Title to the goods remains with" a company that has not sold them. */
const isOwnedByOther = (vendor: string, sentence: string): boolean =>
  LEGAL_FORM.test(sentence) && OWNED.test(fold(sentence)) && !sharesWord(sentence, vendor);
const OWNED = new RegExp(
  `(?:^| )${any('title (?:to|in) the goods', '(?:remains?|retains?|stays?) (?:the )?(?:property|ownership|title)', 'eigentum (?:von|der)', 'eigendom van', 'propriete (?:de|du)', 'propiedad de', 'proprieta (?:di|della)', 'wlasnoscia', 'majetkem', 'ejendom')}(?= |$)`,
);

const ISSUED_TO = new RegExp(
  `^(?:${['(?:Issued|Invoiced|Billed) to', 'Ausgestellt (?:an|für)', 'Facturée? à', 'Emitida a', 'Intestata a', 'Uitgereikt aan', 'Wystawiono dla', 'Vystaveno pro', 'Udstedt til'].join('|')}):? (.{3,60})`,
);
/** On a slip at the foot. */
const CUSTOMER = /^(?:Customer|Client|Kunde|Cliente|Klant|Kund|Klient|Zákazník)(?: name)?: (\p{Lu}.{3,60})$/u;
