import type { Doubt } from '../draft.js';
import type { TextLine } from './text-lines.js';

/** All patterns are matched against folded text (see fold.ts). */

export const CREDIT_NOTE =
  /^(?:credit (?:note|memo|invoice)|refund|returns? note|gutschrift|storno(?:rechnung)?|rechnungskorrektur|korrekturrechnung|(?:facture d )?avoir|note de credit|nota (?:de|di) (?:credito|accredito|abono)|nota credito|factura (?:rectificativa|de abono)|abono|credit ?nota|creditfactuur)(?= |$)/;

/** Papers that look like invoices and are none, by their title alone; a number may follow. */
const OTHER_PAPER =
  /(?:^| )pro ?forma|^(?:quotation|quote|estimate|order (?:confirmation|acknowledgement)|purchase order|delivery note|packing (?:slip|list)|(?:statement of )?account statement|statement of account|statement|reminder|angebot|kostenvoranschlag|auftragsbestatigung|lieferschein|mahnung|zahlungserinnerung|kontoauszug|devis|bon de livraison|bon de commande|confirmation de commande|releve de compte|rappel|presupuesto|albaran|confirmacion de pedido|estado de cuenta|preventivo|conferma d ordine|documento di trasporto|estratto conto|sollecito|offerte|pakbon|orderbevestiging|rekeningoverzicht|herinnering|aanmaning)$/;

/** Printed over a paper that does not count. */
const NOT_VALID =
  /^(?:draft|entwurf|brouillon|borrador|bozza|concept|void|cancelled|canceled|storniert|annule|annulee|anulada|anulado|annullata|specimen|muster|not valid)$/;

/** What the languages call an invoice, wherever it is said. */
const INVOICE =
  /(?:^| )(?:[a-z]*invoices?|[a-z]*rechnung[a-z]*|facture?s?|factu?ur[a-z]*|faktuur[a-z]*|faktur[a-z]*|fattur[ae]|fatura[a-z]*|danovy doklad|szamla|bill(?! to))(?= |$)/;

/** Reasons to take the paper for something other than a valid invoice. */
export function doubtPaper(lines: TextLine[]): Doubt[] {
  const cells = lines.flatMap((line) => line.cells);
  /** A title of its own, not a word in a sentence. */
  const hasTitle = (title: RegExp): boolean =>
    cells.some(({ words, folded }) => words.length <= 4 && title.test(folded));
  const isInvoice = cells.some(({ folded }) => INVOICE.test(folded));
  return [
    ...(hasTitle(CREDIT_NOTE) ? [CREDIT] : []),
    ...(hasTitle(OTHER_PAPER) || !isInvoice ? [NO_INVOICE] : []),
    ...(hasTitle(NOT_VALID) ? [INVALID] : []),
  ];
}

const CREDIT: Doubt = { code: 'credit-note', message: 'This looks like a credit note, not an invoice.' };
const NO_INVOICE: Doubt = { code: 'no-invoice', message: 'This may be another kind of paper than an invoice.' };
const INVALID: Doubt = { code: 'not-valid', message: 'The paper is marked as a draft, a specimen or cancelled.' };
