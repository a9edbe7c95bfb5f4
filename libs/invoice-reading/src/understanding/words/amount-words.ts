import { any } from './patterns.js';

/** All patterns are matched against folded text (see ../fold.ts): lower case, no accents, no punctuation except # and %. */

/** Words for a sum of any kind. */
export const SUM = any(
  ...[
    'total',
    'totale',
    'totaal',
    'gesamt',
    'summe',
    'betrag',
    'amount',
    'montant',
    'importe',
    'valor',
    'bedrag',
    'ukupno',
  ],
  ...[
    'iznos',
    'celkem',
    'celkom',
    'spolu',
    'razem',
    'skupaj',
    'znesek',
    'summa',
    'sum',
    'suma',
    'viso',
    'kopa',
    'kokku',
  ],
  ...[
    'yhteensa',
    'osszesen',
    'toplam',
    'общо',
    'сума',
    'стоиност',
    'συνολο',
    'αξια',
    'i alt',
    'belob',
    'belop',
    'belopp',
  ],
  ...['importo', 'montante', 'monto', 'castka', 'ciastka', 'kwota', 'osszeg', 'tutar', 'ποσο', 'quantia', 'totalt'],
);

/** No more than "Amount": of what, its place says. Folded. */
export const isJustAmount = (label: string): boolean => JUST_AMOUNT.test(label);
const JUST_AMOUNT =
  /^(?:amount|betrag|montant|importe|importo|bedrag|belob|belopp|belop|kwota|castka|valor|montante|suma|summa|tutar|osszeg|iznos|znesek)$/;
