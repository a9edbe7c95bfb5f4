import { within } from './patterns.js';

/** All patterns are matched against folded text (see ../fold.ts): lower case, no accents, no punctuation except # and %. */

/** What is paid only if something happens stands in a sentence: in no sum of this invoice. */
export const CONDITION = within(
  'late',
  'past due',
  '(?:failed|returned) payments?',
  'reminder',
  'verspat\\S*',
  'indemnite \\S+',
  'sollecito',
  'herinnering\\S*',
  'aanmaning\\S*',
  'purre\\S*',
  'odsetki',
  'upomin\\S*',
  'penalizacao',
  'overdue',
  'interest',
  'if paid',
  'when paid',
  'early',
  'verzug',
  'mahn[a-z]*',
  'verzugszinsen',
  'bei zahlung',
  'skonto',
  'retard',
  'recouvrement',
  'escompte',
  'si (?:paiement|pago)',
  'mora',
  'demora',
  'pronto pago',
  'ritardo',
  'interessi',
  'te late',
  'forsinke\\S*',
  'rykker\\S*',
  'drojsmal\\S*',
  'paminnelse\\S*',
  'zpozden\\S*',
  'prodlen\\S*',
  'opoznien\\S*',
  'odsetk\\S*',
  'intarzier\\S*',
  'penalit\\S*',
  'atraso',
  'juros',
  'gecikme',
  'indemnite',
  'rente',
  'aanmaning',
  'betalingskorting',
);
const SENTENCE_WORDS = 5;

/** Asks for money, whatever words stand around: all forms of to pay, to transfer, to remit. */
const REQUEST = within(
  '(?:remit|transfer|wire|pay|payable)',
  'uberweis\\S*',
  '(?:be)?zahlen',
  'begleichen',
  'virement',
  'virer',
  'regler',
  'payer',
  'verser',
  'transfier\\S*',
  'transferencia',
  'pague\\S*',
  'abone\\S*',
  'abonar',
  'bonific\\S*',
  'versare',
  'pagare',
  'over ?maken',
  'overfor\\S*(?! til naeste)',
  'indbetal\\S*',
  'betal[ae]s?',
  'uhrad\\S*',
  'zaplat\\S*',
  'przelew\\S*',
  'zaplac\\S*',
  'wplac\\S*',
  'achita\\S*',
  'platiti?',
  'transfira\\S*',
  'pagamento',
  'ode(?:yiniz|me)',
  'oversand\\S*',
  'maksa\\S*',
  'betalen',
  'voldoen',
);
/** Only above or below a limit, or in a case that may come. */
const LIMIT = within('minimum', 'min', 'maximum', 'max', 'above', 'ab', 'unless', 'if', 'falls', 'wenn');

/** A sentence that asks for the amounts in it, without a condition. */
export const isRequest = (folded: string): boolean =>
  folded.split(' ').length >= SENTENCE_WORDS && REQUEST.test(folded) && !CONDITION.test(folded) && !LIMIT.test(folded);

/** A sentence about a case that may come. */
export const isConditional = (folded: string): boolean =>
  folded.split(' ').length >= SENTENCE_WORDS && CONDITION.test(folded);
