import { addressBelow, areHeadings } from '../parties.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import { ADDRESS_LABEL } from '../words/party-words.js';
import { isName } from './names.js';

/** "Store | Address | Telephone", each over its value: the shop, whether its name has a legal form or not. */
export const shopNames = (lines: TextLine[]): Cell[] =>
  lines.flatMap(({ cells }, index) => {
    if (!areHeadings(cells) || !cells.some(({ folded }) => ADDRESS_LABEL.test(folded))) return [];
    const heading = cells.find(({ folded }) => SHOP.test(folded));
    const [name] = heading ? addressBelow(heading, lines.slice(index + 1)) : [];
    return name && isName(name.text) ? [name] : [];
  });
/** Folded. */
const SHOP =
  /^(?:store|(?:web ?|online ?)?shop|tienda|negozio|boutique|magasin|loja|(?:web)?winkel|geschaft|laden|butikk?|kauppa|myymala|sklep|obchod|magazin|magaza|bolt|aruhaz|uzlet|trgovina|prodavnica|botiga|pood|veikals|parduotuve|магазин|καταστημα)(?: (?:name|nombre|nome|nom|naam|navn|namn|nimi|nazwa|nazev|nazov|naziv|adi|neve))?$/;
