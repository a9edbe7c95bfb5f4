import { IMPORT_FIELDS, type ImportField, type ImportMapping } from '#contracts';
import { invalid } from '#platform';

/** A whole mapping: null where the file has no such column. */
export type Columns = Record<ImportField, string | null>;

/** Common headings in the languages of our users, as `plain` leaves them; those of our own exports first. */
const WORDS: Record<ImportField, string[]> = {
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

/** `Réf. n°` is `refn`. */
const plain = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Which column holds what, as the headings suggest: each column once. */
export function guessColumns(headings: string[]): Columns {
  const taken = new Set<string>();
  return forEachField((field) => {
    const best = WORDS[field]
      .map((word) => headings.find((heading) => plain(heading) === word && !taken.has(heading)))
      .find((heading) => heading !== undefined);
    if (best !== undefined) taken.add(best);
    return best ?? null;
  });
}

/** What a person has chosen. Errors: invalid when the file has no such column. */
export function chosenColumns(mapping: ImportMapping, headings: string[]): Columns {
  return forEachField((field) => {
    const heading = mapping[field]?.trim() || null;
    if (heading !== null && !headings.includes(heading)) {
      throw invalid(`The file has no column “${heading}”`, 'mapping');
    }
    return heading;
  });
}

function forEachField(choose: (field: ImportField) => string | null): Columns {
  return Object.fromEntries(IMPORT_FIELDS.map((field) => [field, choose(field)])) as Columns;
}
