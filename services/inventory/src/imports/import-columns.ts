import type { ImportField } from '#contracts';
import type { ImportColumns } from '#platform';

export type Columns = ImportColumns<ImportField>;

/** Common headings in the languages of our users; those of our own exports first. */
export const WORDS: Record<ImportField, string[]> = {
  sku: (
    'sku article articleno articlenumber itemno itemnumber itemcode partno partnumber productcode code ' +
    'artikel artikelnr artikelnummer artnr bestellnummer reference ref referencia codigo codice codicearticolo artikelcode'
  ).split(' '),
  name: (
    'name product productname item itemname description title bezeichnung artikelbezeichnung produkt beschreibung ' +
    'nom designation libelle produit nombre descripcion producto nome descrizione prodotto naam omschrijving'
  ).split(' '),
  stock: (
    'stock currentstock instock quantity qty onhand quantityonhand count units bestand lagerbestand menge anzahl ' +
    'quantite stockactuel cantidad existencias quantita giacenza voorraad aantal'
  ).split(' '),
  threshold: (
    'threshold reorderthreshold reorderpoint reorderlevel minimum minimumstock minstock min mindestbestand ' +
    'meldebestand seuil stockminimum stockmin minimo stockminimo puntoreorden scortaminima minimumvoorraad'
  ).split(' '),
  location: (
    'location shelf bin place warehouse lagerort lagerplatz standort regal emplacement lieu ubicacion almacen ' +
    'posizione ubicazione magazzino locatie magazijn'
  ).split(' '),
  cost: (
    'cost costperunit unitcost purchaseprice costprice einkaufspreis ekpreis ek kosten cout coutunitaire prixdachat ' +
    'coste costo costounitario prezzodacquisto inkoopprijs kostprijs'
  ).split(' '),
};
