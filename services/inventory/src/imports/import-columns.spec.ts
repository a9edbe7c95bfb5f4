import { describe, expect, it } from '@jest/globals';
import { guessColumns } from '#platform';
import { WORDS } from './import-columns.js';

const FIELDS = ['sku', 'name', 'stock', 'threshold', 'location', 'cost'] as const;

describe('the headings of a stock list', () => {
  it.each([
    'Item no.;Description;Quantity on hand;Reorder level;Bin;Unit cost',
    'Artikel;Bezeichnung;Bestand;Mindestbestand;Ort;EK-Preis',
    'Artikel-Nr.;Artikel;Stück;Meldebestand;Lagerplatz;Einkaufspreis',
    'Réf. article;Désignation;Qté;Seuil d’alerte;Rayon;Prix d’achat',
    'Código;Artículo;Existencias;Stock mínimo;Estante;Precio de compra',
    'Codice articolo;Descrizione;Giacenza;Scorta minima;Scaffale;Prezzo d’acquisto',
    'Artikelcode;Omschrijving;Voorraad;Bestelpunt;Plaats;Inkoopprijs',
  ])('are understood: %s', (line) => {
    const headings = line.split(';');
    const guessed = guessColumns(WORDS, headings);
    expect(FIELDS.map((field) => guessed[field])).toEqual(headings);
  });
});
