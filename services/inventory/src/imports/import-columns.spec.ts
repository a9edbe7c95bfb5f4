import { describe, expect, it } from '@jest/globals';
import { guessColumns } from '#platform';
import { WORDS } from './import-columns.js';

const FIELDS = ['sku', 'name', 'stock', 'threshold', 'location', 'cost', 'costCurrency'] as const;

describe('the headings of a stock list', () => {
  it.each([
    'Item no.;Description;Quantity on hand;Reorder level;Bin;Unit cost;Currency',
    'Artikel;Bezeichnung;Bestand;Mindestbestand;Ort;EK-Preis;Währung',
    'Artikel-Nr.;Artikel;Stück;Meldebestand;Lagerplatz;Einkaufspreis;Waehrung',
    'Réf. article;Désignation;Qté;Seuil d’alerte;Rayon;Prix d’achat;Devise',
    'Código;Artículo;Existencias;Stock mínimo;Estante;Precio de compra;Moneda',
    'Codice articolo;Descrizione;Giacenza;Scorta minima;Scaffale;Prezzo d’acquisto;Valuta',
    'Artikelcode;Omschrijving;Voorraad;Bestelpunt;Plaats;Inkoopprijs;Munteenheid',
  ])('are understood: %s', (line) => {
    const headings = line.split(';');
    const guessed = guessColumns(WORDS, headings);
    expect(FIELDS.map((field) => guessed[field])).toEqual(headings);
  });

  it('of our own export are understood: the currency of the cost is not that of the price', () => {
    expect(guessColumns(WORDS, ['SKU', 'Price', 'Currency', 'Cost', 'Cost currency']).costCurrency).toBe(
      'Cost currency',
    );
  });
});
