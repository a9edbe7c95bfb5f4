import type { ProductImportField } from '#contracts';

/** Common headings in the languages of our users; those of our own exports first. */
export const WORDS: Record<ProductImportField, string[]> = {
  sku: (
    'sku article articleno articlenumber itemno itemnumber itemcode partno partnumber productcode code ' +
    'artikel artikelnr artikelnummer artnr bestellnummer reference ref referencia codigo codice codicearticolo artikelcode'
  ).split(' '),
  name: (
    'name product productname item itemname title bezeichnung artikelbezeichnung produkt produktname nom designation ' +
    'libelle produit nombre producto nome prodotto naam productnaam'
  ).split(' '),
  description:
    'description details longdescription text beschreibung langtext descriptif descripcion descrizione omschrijving'.split(
      ' ',
    ),
  category: 'category group productgroup kategorie warengruppe categorie categoria gruppo groep'.split(' '),
  brand: 'brand make manufacturer marke hersteller marque fabricant marca fabricante merk fabrikant'.split(' '),
  price: (
    'price unitprice saleprice listprice netprice preis verkaufspreis listenpreis nettopreis prix prixunitaire precio ' +
    'prezzo prijs'
  ).split(' '),
  currency: (
    'currency pricecurrency currencycode currencyiso isocurrency ccy wahrung waehrung wahrungscode preiswahrung devise ' +
    'codedevise monnaie moneda codigomoneda divisa valuta codicevaluta valutacode munt munteenheid'
  ).split(' '),
  minOrderQuantity: (
    'minimumquantity minimum minorderquantity minimumorderquantity minquantity minqty min moq mindestmenge ' +
    'mindestbestellmenge quantiteminimum cantidadminima quantitaminima minimumaantal'
  ).split(' '),
  unitOfMeasure: 'unit unitofmeasure uom einheit mengeneinheit unite unidad unita eenheid'.split(' '),
  leadTime: (
    'leadtimedays leadtime deliverytime deliverydays lieferzeit lieferzeittage delai delaidelivraison plazodeentrega ' +
    'tempodiconsegna levertijd'
  ).split(' '),
};
