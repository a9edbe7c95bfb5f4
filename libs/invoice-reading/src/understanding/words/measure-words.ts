import { any } from './patterns.js';

/** "Total quantity: 689 km", of the whole delivery; folded. */
export const TOTAL_QUANTITY = new RegExp(
  `^${any('total (?:quantity|qty)', 'quantity total', 'gesamtmenge', 'menge gesamt', 'quantite totale', 'cantidad total', 'quantita totale', 'totale hoeveelheid', 'laczna ilosc', 'ilosc (?:razem|ogolem|calkowita)', 'celkove mnozstvi', 'mnozstvi celkem', 'celkove mnozstvo', 'mnozstvo spolu', 'samlet (?:maengde|antal)', '(?:total|samlad) (?:mangd|kvantitet)', 'total(?:t)? (?:mengde|kvantum)', 'quantidade total', 'cantitate(?:a)? totala', 'kokonaismaara', 'maara yhteensa', 'osszes mennyiseg', 'ukupna kolicina', 'skupna kolicina', 'toplam miktar', 'bendras kiekis', 'kopejais daudzums', 'kogus kokku', 'quantitat total', 'общо количество', 'συνολικη ποσοτητα')}(?= |$)`,
  'u',
);
