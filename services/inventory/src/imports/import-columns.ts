import type { ImportField } from '#contracts';
import type { ImportColumns } from '#platform';

export type Columns = ImportColumns<ImportField>;

/**
 * Common headings in the languages of our users; those of our own exports first, and last what may as well mean another
 * field: an `Artikel` is its code only where the file has no `Artikelnummer`.
 */
export const WORDS: Record<ImportField, string[]> = {
  sku: (
    'sku articleno articlenumber itemno itemnumber itemcode itemid partno partnumber productcode productno ' +
    'productnumber code artikelnr artikelnummer artikelno artnr artnummer bestellnummer bestellnr sachnummer ' +
    'teilenummer produktnummer materialnummer reference ref refarticle codearticle codeproduit numeroarticle ' +
    'referencia codigo ' +
    'codigoarticulo codigoproducto codice codicearticolo codiceprodotto riferimento artikelcode ' +
    'bestelnummer article artikel articulo articolo'
  ).split(' '),
  name: (
    'name product productname item itemname description title bezeichnung artikelbezeichnung artikelname produkt ' +
    'produktname produktbezeichnung benennung beschreibung nom nomarticle nomduproduit designation libelle produit ' +
    'nombre nombredelproducto descripcion producto nome nomeprodotto descrizione prodotto naam artikelnaam ' +
    'productnaam omschrijving artikelomschrijving article artikel articulo articolo'
  ).split(' '),
  stock: (
    'stock currentstock instock stocklevel stockonhand quantity qty onhand quantityonhand qtyonhand count ' +
    'units bestand ' +
    'lagerbestand istbestand aktuellerbestand bestandsmenge menge lagermenge anzahl stuck stuckzahl quantite qte ' +
    'stockactuel enstock cantidad existencias stockactual quantita giacenza scorta voorraad aantal voorraadaantal'
  ).split(' '),
  threshold: (
    'threshold reorderthreshold reorderpoint reorderlevel minimum minimumstock minstock minimumquantity min ' +
    'mindestbestand minbestand minimalbestand meldebestand mindestmenge bestellpunkt seuil seuildalerte stockminimum ' +
    'stockminimal stockmin pointdecommande minimo stockminimo puntodepedido puntoreorden scortaminima ' +
    'puntodiriordino minimumvoorraad bestelpunt'
  ).split(' '),
  location: (
    'location shelf bin place warehouse storage storagelocation rack lagerort lagerplatz lagerfach ort platz fach ' +
    'stellplatz standort regal regalplatz lager emplacement lieu rayon etagere entrepot magasin ubicacion lugar ' +
    'estante almacen posizione ubicazione scaffale magazzino locatie plaats schap stelling magazijn'
  ).split(' '),
  cost: (
    'cost costperunit unitcost purchaseprice buyingprice costprice einkaufspreis ekpreis ek stuckkosten ' +
    'einstandspreis kosten cout coutunitaire prixdachat coste costo costeunitario preciodecompra ' +
    'costounitario prezzodacquisto ' +
    'inkoopprijs kostprijs'
  ).split(' '),
  costCurrency: (
    'costcurrency currency currencycode currencyiso isocurrency ccy kostenwahrung wahrung waehrung wahrungscode devise ' +
    'codedevise monnaie moneda codigomoneda divisa valuta codicevaluta valutacode munt munteenheid'
  ).split(' '),
};
