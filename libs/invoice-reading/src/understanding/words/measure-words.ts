/** "Total quantity: 689 km", "Antal i alt: 12", "Gesamtmenge", "Total hours": of the whole delivery. Folded. */
export function isTotalQuantity(folded: string): boolean {
  const label = folded
    .replace(/ ?\d.*$/, '')
    .replace(/(?:^| )i alt(?= |$)/, ' total')
    .replace(/(?:^| )q ta(?= |$)/, ' quantita');
  if (COMPOUND.test(label)) return true;
  const words = label
    .trim()
    .split(' ')
    .filter((word) => !DELIVERED.test(word));
  const counted = words.filter((word) => !isSum(word));
  // "Összes mennyiség / Total quantity": once in each language.
  return counted.length > 0 && 2 * counted.length <= words.length && counted.every((word) => QUANTITY.test(word));
}

/** "Hours", "Menge": what is counted. Folded. */
export const isMeasure = (word: string): boolean => QUANTITY.test(word);

/** One word of a sum. */
export const isSum = (word: string): boolean => SUM.test(word);

/** "Pieces", "Stück", "szt": one of whatever is sold. */
export const isPiece = (word: string): boolean => PIECE.test(word);

/** "Units supplied in total". */
const DELIVERED =
  /^(?:in|of|the|de|di|der|van|supplied|delivered|shipped|geliefert|gelieferte|livree?s?|consegnat[aei]|geleverde?)$/;
const COMPOUND = /^(?:gesamt(?:menge|anzahl)|kokonaismaara)$/;
const SUM =
  /^(?:total(?:[aet]|s|es)?|totaal|totale|(?:ins)?gesamt|summe|summa|sum|somme|soma|suma|razem|ogolem|laczn[ay]|calkowit[ay]|celk(?:em|ov[ye])|spolu|yhteensa|ossz(?:es|esen)|ukupn[oa]|skup(?:aj|na)|toplam|kokku|kop(?:a|ejais)|viso|bendras|saml(?:et|ad)|общо|συνολ(?:ο|ικη))$/u;
const QUANTITY =
  /^(?:qty|units|pieces|pezzi|quantity|hours|stunden|heures|horas|ore|uren|timer|timmar|godziny?|hodiny?|orak?|hodin|tunnit|tunteja|menge|anzahl|quantite|cantidad|unidades|quantita|aantal|hoeveelheid|ilosc|mnozstv[io]|pocet|antall?|mangd|mengde|maengde|kvantitet|kvantum|quantidade|cantitat(?:e|ea)|miktar|adet|mennyiseg|maara|kolicina|kogus|daudzums|kiekis|количество|ποσοτητα|quantitat|area|flache|surface|superficie|oppervlakte|powierzchnia|plocha|areal|pinta ala|suprafata|alan|terulet|povrsina)$/u;
const PIECE =
  /^(?:pieces|pcs|units|stucke?|stk|unidades|uds|piezas|pezzi|pz|unita|stuks|st|sztuk[ai]?|szt|kusu|kusy|ks|stykker?|stycken|kappaletta|kpl|pecas|bucati|buc|darab|db|komada|kom|kosov|adet)$/;
