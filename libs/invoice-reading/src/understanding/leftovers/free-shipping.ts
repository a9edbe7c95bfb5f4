import type { Doubt } from '../../draft.js';
import { fold } from '../fold.js';
import { any } from '../words/patterns.js';
import type { Printed } from './leftovers.js';

/** "Free shipping" as the way in which goods are sent, and a charge for it; or "Express delivery (free of charge)", and a charge. */
export function leftFreeShipping({ lines, read: { amounts } }: Printed): Doubt[] {
  const given = amounts.find(
    ({ kind, label, amount }) =>
      kind === 'charge' && amount && amount.value.toNumber() > 0 && FOR_NOTHING.test(fold(label)),
  );
  if (given) return [charged(`“${given.label}”, and ${given.amount!.text} is charged for it.`)];
  const free = lines.flatMap(({ cells }) => cells).find(({ folded }) => FREE.test(folded));
  const shipping =
    free && amounts.find(({ label, amount }) => amount && amount.value.toNumber() > 0 && SHIPPING.test(fold(label)));
  return shipping ? [charged(`“${free.text}”, and ${shipping.amount!.text} is charged for it.`)] : [];
}
const charged = (message: string): Doubt => ({ code: 'free-shipping', message, field: 'totalAmount' });
/** Folded. */
const FOR_NOTHING =
  /(?:^| )(?:free (?:of charge|shipping|delivery|carriage)|no charge|kostenlos|kostenfrei|gratis|ohne berechnung|gratuite?s?|sans frais|gratuit[oa]s?|sin cargo|senza addebito|omaggio|bezplatn\p{L}*|zdarma|darmow\p{L}*|ilmainen|ingyenes|besplatn\p{L}*|brezplacn\p{L}*)(?= |$)/u;
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
