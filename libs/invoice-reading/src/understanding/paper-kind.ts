import type { Doubt } from '../draft.js';
import { bottom, sidewaysOverlap } from '../page-model.js';
import { labelsUnderValues } from './labels-under-values.js';
import type { Cell } from './cells.js';
import type { TextLine } from './text-lines.js';
import { DOCUMENT_NUMBER, INVOICE_NUMBER, OTHER_NAME, RECEIPT_TITLE } from './words/number-words.js';

/** All patterns are matched against folded text (see fold.ts). */

export const CREDIT_NOTE =
  /^(?:credit (?:note|memo|invoice)|refund|returns? note|gutschrift|storno(?:rechnung)?|rechnungskorrektur|korrekturrechnung|(?:facture d )?avoir|note de credit|nota (?:de|di) (?:credito|accredito|abono)|nota credito|factura (?:rectificativa|de abono)|abono|credit ?nota|creditfactuur|kredit(?:nota|faktura)|faktura (?:korygujaca|korekta)|korekta(?: faktury)?|dobropis|opravny danovy doklad|hyvityslasku|jovairo szamla|(?:erveny\S+|szamlaval egy\S+|modosito|storno|sztorno) \S*szamla|sztorno\S*|factura (?:de )?storno|nota de creditare|iade faturasi|storno (?:racun|faktura|fakture|faktury)|odobrenje|kreeditarve|kreditreki?ns|kreditine saskaita|кредитно известие|πιστωτικο(?: τιμολογιο| σημειωμα)?|tax credit note|corrective invoice|credit adjustment|rechnungsgutschrift|gutschriftsanzeige|facture rectificative|note d avoir|nota de (?:devolucao|devolucion)|factura de devolucion|nota di variazione|creditnotum|krediet(?:nota|factuur)|creditering|nota (?:korygujaca|uznaniowa)|faktura vat kor\S+|opravna faktura|opravny doklad|(?:helyesbito|jovairo|ervenytelenito) szamla|nota de credit|factura (?:de )?(?:stornare|corectie)|сторно(?: фактура)?|ακυρωτικο τιμολογιο|alistan iade\S*|kreditering|kreditt?(?:nota|faktura)|hyvityskuitti|knjizno odobrenje|књижно одобрење|книжно одобрение|kredita rekins|kreditine (?:pvm )?saskaita|kredit(?:reikningur|nota)|inneignarnota|factura d abonament|nota d abonament|кредит нота|корректировочныи счет фактура|розрахунок коригування|nota kredit|nota retur|hoa don dieu chinh|红字发票|折讓單|返還請求書|赤伝|수정세금계산서|اشعار داين|חשבונית זיכוי)(?= |$)/;

/** Papers that look like invoices and are none, by their title alone; a number may follow. */
const OTHER_PAPER =
  /(?:^| )pro ?forma|^(?:quotation|quote|estimate|order (?:confirmation|acknowledgement)|purchase order|delivery note|packing (?:slip|list)|(?:statement of )?account statement|statement of account|statement|reminder|angebot|kostenvoranschlag|auftragsbestatigung|lieferschein|mahnung|zahlungserinnerung|kontoauszug|devis|bon de livraison|bon de commande|confirmation de commande|releve de compte|rappel|presupuesto|albaran|confirmacion de pedido|estado de cuenta|preventivo|conferma d ordine|documento di trasporto|estratto conto|sollecito|offerte|pakbon|orderbevestiging|rekeningoverzicht|herinnering|aanmaning|oferta|zamowienie|potwierdzenie zamowienia|wezwanie do zaplaty|dowod dostawy|nabidka|cenova nabidka|objednavka|potvrzeni objednavky|dodaci list|upominka|zalohova faktura|vyzva k platbe|ponuka|cenova ponuka|tilbud|ordrebekraeftelse|ordrebekreftelse|folgeseddel|pakkseddel|rykker\S*|purring|kontoudtog|offert|orderbekraftelse|foljesedel|paminnelse|kontoutdrag|orcamento|encomenda|confirmacao de encomenda|guia de (?:remessa|transporte)|lembrete|extrato de conta|comanda|confirmare de comanda|aviz de insotire\S*|somatie|extras de cont|ponuda|predracun|otpremnica|narudzbenica|potvrda narudzbe|opomena|ponudba|dobavnica|narocilnica|opomin|arajanlat|dijbekero|megrendeles|visszaigazolas|szallitolevel|fizetesi felszolitas|tarjous|tilausvahvistus|lahete|maksumuistutus|tiliote|teklif|siparis(?: onayi| formu)?|irsaliye|hatirlatma|hesap ekstresi|hinnapakkumine|tellimus|saateleht|piedavajums|pasutijums|pavadzime|pasiulymas|uzsakymas|оферта|поръчка|προσφορα|παραγγελια|δελτιο αποστολης|pressupost|albara)$/;

/** "This document is a credit note." */
const SAYS_CREDIT = new RegExp(
  `(?:^| )(?:this(?: \\S+)? is|dies(?:e[rs]? \\S+)? ist|c est|ceci est|esto es|(?:este|la presente) \\S+ es|quest[oa](?: \\S+)? e|dit is|este(?: \\S+)? e|to jest|toto je|dette er|detta ar|tama on) (?:an? |eine? |une? |una |uma |een |en |et )?${CREDIT_NOTE.source.slice(1)}`,
);

/** Printed over a paper that does not count. */
const NOT_VALID =
  /^(?:draft|entwurf|brouillon|borrador|bozza|concept|void|cancelled|canceled|storniert|annule|annulee|anulada|anulado|annullata|specimen|muster|not valid|szkic|wzor|anulowan[aoy]|niewazn[aye]|navrh|vzor|neplatn[yae]|stornovano|zruseno|kladde|udkast|makuleret|annulleret|utkast|makulerad|ogiltig|rascunho|sem efeito|ciorna|anulat[a]?|nacrt|stornirano|ponisteno|osnutek|preklicano|tervezet|ervenytelen|luonnos|mitatoity|taslak|iptal(?: edildi)?|mustand|melnraksts|juodrastis|чернова|анулирана|ακυρο|ακυρωθηκε|esborrany|anul lada)$/;

/** "This invoice has been cancelled." */
const SAYS_CANCELLED =
  /^(?:this invoice|diese rechnung|cette facture|esta (?:factura|fatura)|(?:questa|la presente) fattura|deze factuur|denne faktura|denna faktura|tato faktura|ta faktura|niniejsza faktura)(?: \S+){1,3} (?:cancelled|canceled|voided|storniert|annulee|anulada|annullata|geannuleerd|annulleret|annullert|makulerad|stornovana|anulowana)(?= |$)/;

/** What the languages call an invoice, wherever it is said. */
const INVOICE =
  /(?:^| )(?:[a-z]*invoices?|[a-z]*rechnung[a-z]*|facture?s?|[a-z]*factu?ur[a-z]*|[a-z]*faktuur[a-z]*|[a-z]*faktur[a-z]*|fattur[ae]|fatura[a-z]*|danovy doklad|szamla(?:ja)?|racun[a-z]*|lasku[a-z]*|(?:kauba|muugi)?arve[a-z]*|reki?n[a-z]*|saskait[a-z]*|фактур\S*|τιμολογι\S*|nota (?:fiscal|(?:de )?pagamento)|bill(?! to)|(?:inv|rg|fakt|fact) (?:no|nr|number|#)|honorarnote|note d honoraires|parcella|\S*szamla|счет (?:на оплату|фактура|no)|рахунок(?: (?:на оплату|фактура|no)|$)|рачун(?: отпремница)? бр\S*|инвоис|інвоис|hoa don|invois|kwitansi faktur|发票|\S*发票|\S*發票|\S*請求書|\S*청구서|\S*계산서|송장|فاتورة|חשבונית|فاکتور|صورتحساب|चलन|ใบแจงหน|ใบกากบภาษ)(?= |$)/;

/** "This is not an invoice." */
const SAYS_NONE =
  /(?:^| )(?:not an? (?:\S+ )?invoice|keine rechnung|(?:pas|aucune) (?:une )?facture|no (?:es|constituye) (?:una )?factura|non (?:e|costituisce) (?:una )?fattura|geen factuur|nao (?:e|constitui) (?:uma )?fatura|nie jest faktura|neni (?:danovy doklad|faktura))(?= |$)/;

/**
 * Reasons to take the paper for something other than a valid invoice; those `outside` of the lines of goods may have its
 * title, but for what heads a summary of the buyer's account.
 */
export function doubtPaper(
  lines: TextLine[],
  outside: TextLine[],
  isOfSummary: (cell: Cell) => boolean = () => false,
): Doubt[] {
  const cells = lines.flatMap((line) => line.cells);
  /** A title of its own, not a word in a sentence, nor what a line sells. */
  const hasTitle = (title: RegExp): boolean =>
    outside.some((line) => line.cells.some((cell) => hasFewWords(cell) && title.test(cell.folded)));
  const isInvoice = cells.some(({ folded }) =>
    [INVOICE, RECEIPT_TITLE, OTHER_INVOICE].some((title) => title.test(folded)),
  );
  const isOther = outside.some((line, index) =>
    line.cells.some(
      (cell) =>
        hasFewWords(cell) && OTHER_PAPER.test(cell.folded) && !isField(cell, outside, index) && !isOfSummary(cell),
    ),
  );
  return [
    ...(hasTitle(CREDIT_NOTE) || cells.some(({ folded }) => SAYS_CREDIT.test(folded)) ? [CREDIT] : []),
    ...(isOther || !isInvoice || cells.some(({ folded }) => SAYS_NONE.test(folded)) ? [NO_INVOICE] : []),
    ...(hasTitle(NOT_VALID) || cells.some(({ folded }) => SAYS_CANCELLED.test(folded)) ? [INVALID] : []),
  ];
}

const hasFewWords = ({ words }: Cell): boolean => words.length <= 4;

/**
 * "Purchase order" beside, over or under a number, or over nothing in a grid of fields: the name of a field, where an invoice's title
 * or the label of its number is set at least as large.
 */
function isField(cell: Cell, lines: TextLine[], index: number): boolean {
  const title = lines.findIndex(({ cells }) =>
    cells.some(
      (other) =>
        ((TITLE.test(other.folded) && other.words.length <= TITLE_WORDS) || isNumberLabel(other)) &&
        other.box.height > cell.box.height - SAME_SIZE &&
        other.page <= cell.page,
    ),
  );
  if (title < 0) return false;
  if (title < index && OF_ORDERS.test(cell.folded)) return true;
  const { cells } = lines[index]!;
  const next = cells[cells.indexOf(cell) + 1];
  // Beside it another column of the head may have lines of its own.
  const below = lines
    .slice(index + 1, index + 4)
    .filter(({ page, box }) => page === cell.page && box.y - bottom(cell.box) < FIELD_GAP * cell.box.height)
    .flatMap((line) => line.cells)
    .find(({ box }) => sidewaysOverlap(box, cell.box) > 0);
  if (labelsUnderValues(lines).has(cell) || isWrapped(cell, lines[index - 1])) return true;
  return /[:›»=|]$/.test(cell.text) || [next, below].some((value) => value && /^[#\p{L}]*[-/. ]?\d/u.test(value.text));
}
const isNumberLabel = ({ folded }: Cell): boolean =>
  [INVOICE_NUMBER, DOCUMENT_NUMBER].some((label) => label.exec(folded)?.[0] === folded);
/** "Faktura - daňový doklad č. 2510041". */
const TITLE_WORDS = 6;
/** In points. */
const SAME_SIZE = 0.1;
/** Below its title an invoice names papers that came before it, wherever their numbers stand, or as a method of payment. */
export const OF_ORDERS =
  /^(?:purchase order|delivery note|packing (?:slip|list)|lieferschein|bon de (?:livraison|commande)|albaran|documento di trasporto|pakbon|zamowienie|objednavka|dodaci list|folgeseddel|pakkseddel|foljesedel|encomenda|guia de (?:remessa|transporte)|comanda|aviz de insotire\S*|otpremnica|narudzbenica|dobavnica|narocilnica|megrendeles|szallitolevel|lahete|siparis(?: formu)?|irsaliye|tellimus|saateleht|pasutijums|pavadzime|uzsakymas|поръчка|παραγγελια|δελτιο αποστολης)$/;
/** "Дата на | 02.10.2025" over "поръчка": the end of a label with its value beside it. */
const isWrapped = ({ page, box }: Cell, above: TextLine | undefined): boolean =>
  above?.page === page &&
  box.y - bottom(above.box) < box.height &&
  above.cells.some((cell, at) => Math.abs(cell.box.x - box.x) < 1 && /\d/.test(above.cells[at + 1]?.text ?? ''));
/** In text heights. */
const FIELD_GAP = 1.5;
const OTHER_INVOICE = new RegExp(`^${OTHER_NAME}(?= |$)`);
/** A title that says what the paper is, or "N.º de factura" where it has none. */
const TITLE = new RegExp(
  `^(?:n o (?:d[aei] )?)?(?:(?:your|tax|vat|gst|az on|данъчна|sales|commercial|ihre|votre|a sua|su|sua|la sua|uw|vase|jusu|deres) )?(?:invoice|bill|[a-z]*rechnung|facture|[a-z]*factuur|[a-z]*fakturan?|factura|fattura|fatura|danovy doklad|rekins|(?:pvm )?saskaita(?: faktura)?|(?:kauba|muugi)?arve|lasku|racun|szamla(?:ja)?|фактура|τιμολογιο|nota (?:de )?pagamento|${OTHER_NAME})(?: (?:fiscala|recibo|ricevuta|vat|comercial|de (?:venda|vente|venta|vanzare)|di vendita|simplificada|original|danovy doklad))?(?: (?:no|nr|number|n|c|cislo|numero|nummer|#).*| (?:[a-z]{1,4} )?\\S*\\d\\S*(?: \\S*\\d\\S*)?)?$`,
);

const CREDIT: Doubt = { code: 'credit-note', message: 'This looks like a credit note, not an invoice.' };
const NO_INVOICE: Doubt = { code: 'no-invoice', message: 'This may be another kind of paper than an invoice.' };
const INVALID: Doubt = { code: 'not-valid', message: 'The paper is marked as a draft, a specimen or cancelled.' };
