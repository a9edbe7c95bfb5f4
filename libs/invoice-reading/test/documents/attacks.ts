/** Where a sentence more is printed: left of the page, from the top. */
export const AT = {
  top: [50, 20],
  head: [50, 160],
  'beside the head': [340, 100],
  'between the lines': [50, 209],
  'below the lines': [50, 231],
  'beside the sums': [50, 265],
  foot: [50, 640],
  bottom: [50, 800],
} as const;
export type Spot = keyof typeof AT;

const EVERYWHERE: readonly Spot[] = ['top', 'head', 'beside the head', 'beside the sums', 'foot', 'bottom'];
const LOW: readonly Spot[] = ['beside the sums', 'foot', 'bottom'];
const BETWEEN: readonly Spot[] = ['between the lines'];

export interface Attack {
  wrong: string;
  /** The same words with what the paper says anyway. */
  right: string;
  spots: readonly Spot[];
}

const attack = (spots: readonly Spot[], wrong: string, right: string): Attack => ({ wrong, right, spots });

/** One fact more on INV-20417 of 17 March 2026, of Northgate Fasteners Ltd: two lines, 20 and 2 pieces, 185.00 and 10 %, $203.50. */
export const ATTACKS: Record<string, Attack[]> = {
  'a count in a sentence': [
    attack(
      EVERYWHERE,
      'This invoice covers 4 items delivered to you.',
      'This invoice covers 2 items delivered to you.',
    ),
    attack(EVERYWHERE, 'Kvalto brimu 4 trasten vlenti dru.', 'Kvalto brimu 2 trasten vlenti dru.'),
    attack(EVERYWHERE, 'We have delivered 26 pieces to your site.', 'We have delivered 22 pieces to your site.'),
  ],
  'a count in words': [
    attack(LOW, 'This invoice covers three items.', 'This invoice covers two items.'),
    attack(LOW, 'Diese Rechnung umfasst drei Positionen.', 'Diese Rechnung umfasst zwei Positionen.'),
    attack(LOW, 'Cette facture comporte trois articles.', 'Cette facture comporte deux articles.'),
    attack(LOW, 'Questa fattura comprende cinque articoli.', 'Questa fattura comprende due articoli.'),
  ],
  'an amount in words': [
    attack(EVERYWHERE, 'two hundred and thirteen dollars and 50 cents', 'two hundred and three dollars and 50 cents'),
  ],
  'a rate without its sign': [
    attack(EVERYWHERE, 'Kvalto 12 per cent', 'Kvalto 10 per cent'),
    attack(EVERYWHERE, 'VAT 12', 'VAT 10'),
  ],
  'a payee without a legal form': [
    'Please make cheques payable to NAME',
    'Bitte überweisen Sie an NAME',
    'Account holder: NAME',
    'Virement au nom de NAME',
    'Rekening t.n.v. NAME',
    'NAME, IBAN GB29 NWBK 6016 1331 9268 19',
    'IBAN GB29 NWBK 6016 1331 9268 19, NAME',
  ].map((text) =>
    attack(EVERYWHERE, text.replace('NAME', 'Blue Harbor Supply'), text.replace('NAME', 'Northgate Fasteners')),
  ),
  'a currency sign': [
    attack(EVERYWHERE, 'Kvalto brimu €', 'Kvalto brimu $'),
    attack(EVERYWHERE, 'All prices in £.', 'All prices in $.'),
    attack(BETWEEN, 'Kvalto CHF', 'Kvalto USD'),
    attack(BETWEEN, 'Kvalto euro', 'Kvalto dollars'),
  ],
  'two terms of payment': [
    attack(EVERYWHERE, 'Payment within 30 days. Due in 14 days.', 'Payment within 30 days. Due in 30 days.'),
    attack(
      EVERYWHERE,
      'Zahlbar innerhalb von 30 Tagen. Zahlungsziel 14 Tage.',
      'Zahlbar innerhalb von 30 Tagen. Zahlungsziel 30 Tage.',
    ),
    attack(EVERYWHERE, 'Paiement à 30 jours. Paiement sous 45 jours.', 'Paiement à 30 jours. Escompte sous 8 jours.'),
  ],
  'another number of the series': [attack(BETWEEN, 'Kvalto INV-20471', 'Kvalto INV-20417')],
  'another price under a line': [
    attack(BETWEEN, 'per piece 1.35', 'per piece 1.25'),
    attack(BETWEEN, '= $27.00', '= $25.00'),
  ],
  'other pieces under a line': [
    attack(BETWEEN, 'Quantity delivered: 25', 'Quantity delivered: 20'),
    attack(BETWEEN, 'Geliefert 25', 'Geliefert 20'),
    attack(BETWEEN, '25 Stk.', '20 Stk.'),
    attack(BETWEEN, 'Kvalto: SN88121, SN88122, SN88123', 'Kvalto: SN88121'),
  ],
  'a delivery that does not lead to the line': [
    attack(BETWEEN, 'ordered 25, delivered 20, back order 3', 'ordered 25, delivered 20, back order 5'),
    attack(BETWEEN, 'bestellt 25, geliefert 18, Rückstand 7', 'bestellt 25, geliefert 20, Rückstand 5'),
    attack(BETWEEN, 'beställt 25, levererat 18', 'beställt 25, levererat 20'),
    attack(['below the lines'], 'ordered 5, delivered 3, back order 2', 'ordered 5, delivered 2, back order 3'),
  ],
  'weights that do not add up': [
    attack(
      LOW,
      'Net weight 582.4 kg, tare 18.2 kg, gross weight 606.0 kg',
      'Net weight 582.4 kg, tare 18.2 kg, gross weight 600.6 kg',
    ),
    attack(
      LOW,
      'Hmotnost netto 351.1 kg, tára 5.4 kg, brutto 365.5 kg, balíků 4',
      'Hmotnost netto 351.1 kg, tára 5.4 kg, brutto 356.5 kg, balíků 4',
    ),
  ],
  'a quantity of all lines': [
    attack(LOW, 'Total quantity: 23', 'Total quantity: 22'),
    attack(LOW, 'Gesamtmenge: 21', 'Gesamtmenge: 22'),
    attack(LOW, 'Cantitate totală: 32', 'Cantitate totală: 22'),
  ],
  'two companies at one address': [
    attack(
      LOW,
      'Southgate Fasteners Ltd · 12 Mill Road · 62701 Springfield',
      'Northgate Fasteners Ltd · 12 Mill Road · 62701 Springfield',
    ),
  ],
  'a discount under a line that has none': [attack(BETWEEN, 'less 10 %', 'all goods new')],
};
