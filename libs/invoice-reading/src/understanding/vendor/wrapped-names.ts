import { isOnlyForm, LEGAL_FORM } from '../../company-name.js';
import { bottom } from '../../page-model.js';
import { fold, squash } from '../fold.js';
import { addressBelow, areHeadings } from '../parties.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import type { Candidate } from './candidates.js';
import { ADDRESS_LABEL, NAME_LABEL } from '../words/party-words.js';
import { isName, sharesWord, TRADE_OF_POLAND } from './names.js';
import { PERSON } from './trades.js';

/**
 * A name that goes on in the line below, in the same letters: "Calder Electrical" over "Wholesale Ltd". It is one name
 * where the paper prints it once more, on one line or wrapped alike, or sets both larger than the rest; else the lower line may
 * be half of a name.
 */
export function withWrapped(candidates: Candidate[], lines: TextLine[]): Candidate[] {
  const heights = lines.flatMap(({ cells }) => cells.map(({ box }) => box.height)).sort((a, b) => a - b);
  const ordinary = heights[Math.floor(heights.length / 2)] ?? 0;
  const addresses = lines.flatMap(({ cells }) => cells.flatMap(({ text }) => MAIL.exec(text)?.[1] ?? []));
  // "Gerber & Söhne Handel & Cie., Seeweg 177, 9099 St. Gallen": in full over its address, on one line.
  const senders = lines.flatMap(({ cells }) =>
    cells.flatMap(({ text }) => (text.includes(',') ? fold(text.slice(0, text.indexOf(','))) : [])),
  );
  const isSender = (name: string): boolean => senders.includes(fold(name));
  const pairs = lines.flatMap(({ cells }, index) =>
    cells.flatMap((upper) => {
      const [lower, next] = addressBelow(upper, lines.slice(index + 1));
      const isForm =
        lower !== undefined &&
        (isOnlyForm(lower.text) ||
          (OPEN_END.test(upper.text) && /^\p{L}/u.test(lower.text)) ||
          (OPEN_QUOTE.test(upper.text) && CLOSED_QUOTE.test(lower.text)) ||
          OWNERS.test(lower.text) ||
          // In Poland a trade, what it is called and the owner are one name.
          (TRADE_OF_POLAND.test(upper.text) && PERSON.test(lower.text)) ||
          (HALF_A_FORM.test(upper.text) && OTHER_HALF.test(lower.text)));
      const isLarge =
        lower !== undefined &&
        (isForm || isSetAsOne(upper, lower, ordinary, next) || isOfMail(upper, lower, addresses));
      const isOne =
        lower !== undefined &&
        Math.abs(lower.box.height - upper.box.height) < 1 &&
        (LEGAL_FORM.test(`x ${lower.text}`) || isLarge || isSender(`${upper.text} ${lower.text}`)) &&
        (isForm || !LEGAL_FORM.test(upper.text)) &&
        isName(upper.text) &&
        NAME_LABEL.exec(upper.folded)?.[0] !== upper.folded &&
        !ADDRESS_LABEL.test(upper.folded) &&
        !/\d/.test(upper.text + lower.text) &&
        isName(`${upper.text} ${lower.text}`);
      return isOne
        ? [
            {
              upper,
              lower,
              isLarge,
              isHeading: areHeadings(cells) || isBesideValue(upper, cells),
              name: `${upper.text} ${lower.text}`,
            },
          ]
        : [];
    }),
  );
  const printed = lines.flatMap(({ cells }) => cells.map(({ folded }) => folded));
  const isRepeated = (name: string): boolean =>
    printed.some((text) => text.includes(fold(name))) ||
    pairs.filter((other) => !other.isHeading && fold(other.name) === fold(name)).length > 1;
  const whole = pairs.filter(({ name, isLarge }) => isLarge || isRepeated(name));
  // In capitals or not: the one that is not shouted.
  const named = (name: string): string => whole.filter((other) => fold(other.name) === fold(name)).at(-1)?.name ?? name;
  return candidates.map((candidate) => {
    const pair = whole.find(({ upper, lower }) => candidate.cell === upper || candidate.cell === lower);
    if (pair) return { ...candidate, name: named(pair.name), cell: pair.upper, wrapped: pair.lower };
    const isAlone =
      printed.filter((text) => text.includes(candidate.cell.folded)).length > 1 ||
      pairs.some(({ name, lower }) => lower !== candidate.cell && fold(name) === candidate.cell.folded);
    // Behind a label the name begins there.
    const isBegun = candidate.cell.text.startsWith(candidate.name);
    const isLower = pairs.some(
      ({ upper, lower, isHeading }) =>
        candidate.cell === lower &&
        isBegun &&
        !isHeading &&
        IN_CAPITALS.test(upper.text) &&
        // "Garrafeira Beirã" over "Garrafeira Beirã - Distribuição, S.A.": the lower one says all of it.
        !lower.folded.startsWith(`${upper.folded} `),
    );
    const isHalf = (isLower && !isAlone) || OPEN_QUOTE.test(candidate.name);
    return isHalf ? { ...candidate, isHalf } : candidate;
  });
}

/** "Loodgietersbedrijf Van", "Berger &": no name ends so. */
const OPEN_END = / (?:van|von|de|den|der|du|del|la|le|&|und|et|og|och)$/i;

/** 'AS “Kalniņš' over 'instrumenti”': what is begun in quotation marks ends in them. */
export const OPEN_QUOTE = /(?:^|\s)["“„«][^"“”»]*$/;
const CLOSED_QUOTE = /^[^"“„«]*\S["“”»]/;

/** "di Conti Marco e Luca s.n.c.", "di Conti Marco": in Italy who owns it, right below what they call it. */
const OWNERS = /^di \p{Lu}(?:.* [Ss]\.? ?(?:n\.? ?c|a\.? ?s)\.?|[\p{L}'’]+ \p{Lu}[\p{L}'’]+)$/u;

/** "Delivered | 15.10.2024": what stands below is not its other half. */
const isBesideValue = (cell: Cell, cells: Cell[]): boolean =>
  /^[\d\s./-]+$/.test(cells[cells.indexOf(cell) + 1]?.text ?? '');

/** "Thistle & Loom", "Sons of the Forge"; not "Wholesale order". */
export const IN_CAPITALS = /^(?:(?:\p{Lu}\S*|\p{L}{1,3}|&|\+)(?: |$))+$/u;

/** "Ltd." over "Şti.": the form itself wraps. */
const HALF_A_FORM =
  /(?:^| )(?:Ltd\.|Sp\.(?: z)?|GmbH(?: &(?: Co\.)?)?|UG|spol\. s|ANON[İI]M|Anonim|L[İI]M[İI]TED|Limited)$/;
const OTHER_HALF =
  /^(?:Şti\.?|Ş[İI]RKET[İI]|Şirketi|(?:z )?o\. ?o\.|(?:(?:& )?Co\. )?KG|\(haftungsbeschränkt\)(?: & Co\. KG)?|r\. ?o\.)$/;

/** "ANADOLU RULMAN SANAYİ" over "TİCARET A.Ş.", where mail goes to "@anadolurulman": what the name begins with. */
const isOfMail = (upper: Cell, lower: Cell, addresses: string[]): boolean =>
  LEGAL_FORM.test(lower.text) &&
  Math.abs(lower.box.x - upper.box.x) < 1 &&
  !sharesWord(upper.text, lower.text) &&
  addresses.some(
    (address) => squash(upper.text).startsWith(squash(address)) && !squash(lower.text).includes(squash(address)),
  );
const MAIL = /@([\p{L}\d-]{6,})\./u;

/** Two short lines of a letterhead, in letters of their own size, with no air between, or much less than below them. */
const isSetAsOne = (upper: Cell, lower: Cell, ordinary: number, next: Cell | undefined): boolean =>
  upper.box.height > LARGE * ordinary &&
  Math.abs(lower.box.height - upper.box.height) < 0.1 &&
  Math.abs(lower.box.x - upper.box.x) < 1 &&
  lower.box.y - bottom(upper.box) <
    Math.max(0.4 * upper.box.height, next ? CLOSER * (next.box.y - bottom(lower.box)) : 0) &&
  (lower.words.length <= 2 || (LEGAL_FORM.test(lower.text) && !sharesWord(upper.text, lower.text))) &&
  isName(lower.text);
const LARGE = 1.2;
const CLOSER = 0.5;
