import type { Doubt } from '../../draft.js';
import { fold } from '../fold.js';
import { any } from '../words/patterns.js';
import type { Printed } from './leftovers.js';

/** "Free shipping" as the way in which goods are sent, and a charge for it. */
export function leftFreeShipping({ lines, read: { amounts } }: Printed): Doubt[] {
  const free = lines.flatMap(({ cells }) => cells).find(({ folded }) => FREE.test(folded));
  const charged =
    free && amounts.find(({ label, amount }) => amount && amount.value.toNumber() > 0 && SHIPPING.test(fold(label)));
  if (!charged) return [];
  const message = `“${free.text}”, and ${charged.amount!.text} is charged for it.`;
  return [{ code: 'free-shipping', message, field: 'totalAmount' }];
}
/** The whole cell; folded. */
const FREE = new RegExp(
  `^${any(
    'free (?:standard )?(?:shipping|delivery)',
    'kostenlose[rn]? (?:versand|lieferung)',
    'versandkostenfrei',
    'livraison (?:gratuite|offerte)',
    'envio (?:gratis|gratuito)',
    'spedizione gratuita',
    'gratis (?:verzending|versand|levering|fragt|frakt)',
    'fri (?:fragt|frakt)',
    'darmowa (?:dostawa|wysylka)',
    'doprava zdarma',
    'ilmainen toimitus',
    'ingyenes szallitas',
    'livrare gratuita',
    'portes gratis',
  )}$`,
);
const SHIPPING =
  /^(?:versand|shipping|delivery|livraison|frais de (?:port|livraison)|(?:gastos de )?envio|spedizione|spese di spedizione|verzend\p{L}*|levering|fragt|frakt|dostawa|wysylka|doprava|toimitus|szallitas|livrare|portes)(?= |$)/u;
