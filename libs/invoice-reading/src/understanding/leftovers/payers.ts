import { companyKey } from '../../company-name.js';
import type { Doubt } from '../../draft.js';
import { squash } from '../fold.js';
import { findLabels } from '../labels.js';
import { addressBelow } from '../parties.js';
import type { Cell } from '../cells.js';
import { isName, wordsOf } from '../vendor/names.js';
import { any } from '../words/patterns.js';
import type { Printed } from './leftovers.js';

/** Who is to pay, on a slip or in a field of its own, is named in the head as well. */
export function leftPayers({ lines, isBelow }: Printed): Doubt[] {
  const hits = findLabels(lines, PAYER);
  const own = new Set(hits.map(({ cell }) => cell));
  const named = hits.flatMap(({ cell, label, rest, next, below }) => {
    const isLabel = cell.folded.startsWith(label) && (rest === null || cell.text.includes(':'));
    return isLabel
      ? ((rest ? [rest] : [below, next]).find((one): one is Cell => one !== null && isName(one.text)) ?? [])
      : [];
  });
  const slip = new Set(
    named.flatMap((cell) => [
      cell,
      ...addressBelow(cell, lines.slice(lines.findIndex((line) => line.cells.includes(cell)) + 1)).slice(0, 4),
    ]),
  );
  const others = lines.flatMap((line) => line.cells.filter((cell) => !slip.has(cell) && !own.has(cell)));
  const head = lines.filter((line) => !isBelow(line)).flatMap((line) => line.cells.filter((cell) => !own.has(cell)));
  const isKnown = (name: string): boolean => {
    const key = companyKey(name);
    const words = wordsOf(name);
    return (
      others.some(({ text }) => squash(text).includes(key)) ||
      head.some(({ text }) => companyKey(text).length > 3 && key.includes(companyKey(text))) ||
      words.length === 0
    );
  };
  const other = named.find(({ text }) => !isKnown(text));
  return other
    ? [{ code: 'other-payer', message: `“${other.text}” is to pay, but is not named as the receiver.` }]
    : [];
}

/** Folded. */
const PAYER = new RegExp(
  `^${any(
    'pay[eo]r(?: name)?',
    'payable by(?: name address)?',
    'remitter',
    'debtor',
    'zahler',
    'zahlungspflichtiger?',
    'auftraggeber kontoinhaber',
    'einbezahlt von',
    'einzahler',
    'zahlbar durch(?: name adresse)?',
    'payable par(?: nom adresse)?',
    'pagabile da(?: nome indirizzo)?',
    'verse par',
    'versato da',
    'payeur',
    'debiteur',
    'donneur d ordre',
    'eseguito da',
    'debitore',
    'ordinante',
    'pagador',
    'ordenante',
    'deudor',
    'betaler',
    'opdrachtgever',
    'indbetaler',
    'betalt av',
    'betalare',
    'avsandare',
    'maksaja',
    'zleceniodawca',
    'nazwa zleceniodawcy',
    'wplacajacy',
    'platce',
    'platca',
    'platitel',
    'befizeto',
    'fizeto fel',
    'platitor',
    'platitelj',
    'nalogodavac',
    'placnik',
    'moketojas',
    'maksatajs',
    'odeyen',
    'платец',
    'наредител',
    'πληρωτης',
    'pagat per',
  )}(?= |$)`,
);
