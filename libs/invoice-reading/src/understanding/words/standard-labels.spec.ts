import { describe, expect, it } from '@jest/globals';
import type { AmountKind } from '../../draft.js';
import { type ColumnRole, columnRoles } from '../column-vocabulary.js';
import { fold } from '../fold.js';
import { classifyAmountLabel } from './amount-labels.js';
import { INVOICE_DATE } from './date-words.js';
import { isDueLabel } from './due-labels.js';
import { INVOICE_NUMBER, NUMBER_OF_OTHERS } from './number-words.js';
import { BUYER, SELLER } from './party-words.js';

/** As the invoices of accounting programs print them, in the languages that they are translated to. */
const AMOUNTS: [AmountKind, string][] = [
  [
    'tax',
    'Daň|Skatt|Vero yhteensä|Porez|Mokesčiai|Nodokļi|Maksud|Davek|Φόροι|Данъци|Impozite|Tributos|Belastingbedrag|Iznos poreza',
  ],
  [
    'net',
    'Kokku (ilma maksudeta)|Skupaj (brez davka)|Total (fără impozite)|Total (sense impostos)|Общо (без данъци)|Oporezivo|Podzbroj|Belopp före moms|Summa exkl. moms|Vergi Hariç Tutar|Gesamt vor Ust.',
  ],
  ['total', 'Úplný součet|Slutsumma|Főösszeg|Suma całkowita|Fakturasum|Pavisam kopā|Net TTC'],
  [
    'due',
    'Esedékes összeg|Importo dovuto|Kwota należna|Total datorat|Дължима сума|Maksmisele kuuluv summa|Verschuldigd bedrag|Bakiye',
  ],
  ['paid', 'Importo pagato|Suma plătită|Gezahlter Betrag|Makstud|Plaćeni iznos|Kwota opłacona|Платена сума'],
  ['paid', 'Pagamento recebido, obrigado!|Maksu, kiitos!|Betrag dankend erhalten!|Zálohová platba'],
  ['total', 'Totalt|Total c/ IVA|Total s DPH'],
  ['net', 'Total s/ IVA|Valor s/ IVA'],
  ['due', 'Betala|Amount owing|Règlement de'],
  ['paid', 'Saņemts avanss|Primljeni predujam|Reeds ontvangen|Al betaald|Applied balance'],
  [
    'charge',
    'Voorrijkosten|Reiskosten|Versandkostenanteil|Toimituskulu|Rahtimaksu|Kørsel|Utkörning|Dojazd|Call-out charge',
  ],
  ['discount', 'Rabattbelopp|Kwota zniżki|Suma zľavy|Nuolaidos suma|Ποσό έκπτωσης|Engedmény'],
  ['charge', 'Expédition|Siuntimas|Kohaletoimetus|Αποστολή|Shipping Subtotal|Subtotal de envio'],
];
const COLUMNS: [ColumnRole, string][] = [
  ['tax', 'Daň|Stawka podatku|Stopa poreza|Vergi Oranı|Συντελεστής φόρου|Adó mértéke|Taxe|Vero'],
  [
    'unitPrice',
    'Ár|Eladási ár|Cena Sprzedaży|Pārdošanas cena|Satış Fiyatı|Prix de vente|Vienības cena|Stykkpris|Продажна цена',
  ],
  ['lineTotal', 'Rivi yhteensä|Sor összesen|Celkom|Iš viso|Kopā|Koguhind|Ukupna cijena|Обща цена|Čiastka|Összeg'],
  ['unit', 'Jednotka|Enheter|Μονάδα|Vienība|Unitat|Mértékegység|Единица|Birimler'],
  ['description', 'Apraksts|Aprašymas|Leírás|Selite|Selgitus|Proizvod|Beschrijving|Προϊόν|Продукт|Articol'],
  ['quantity', 'К-во|Aant|Kvt|Mængde'],
];
const each = (of: string): string[] => of.split('|').map(fold);

describe('Labels of printed invoices in all languages', () => {
  it.each(AMOUNTS)('of amounts: %s', (kind, labels) => {
    expect(each(labels).filter((label) => classifyAmountLabel(label) !== kind)).toEqual([]);
  });

  it('of amounts, where no charge is named', () => {
    expect(each('Gesamtkosten|Lohnkosten|Mahnkosten').map(classifyAmountLabel)).not.toContain('charge');
  });

  it.each(COLUMNS)('of columns: %s', (role, labels) => {
    expect(each(labels).filter((label) => !columnRoles(label).includes(role))).toEqual([]);
  });

  it('of the number, the dates and other numbers', () => {
    const unknown = (of: string, isKnown: (label: string) => boolean) => each(of).filter((label) => !isKnown(label));
    expect(
      unknown('Müügiarve ID|Regningsnummer|Numărul facturii|Broj izlaznog računa', (one) => INVOICE_NUMBER.test(one)),
    ).toEqual([]);
    expect(
      unknown('Data de Factura|Fakturačný dátum|Фактура дата|Ημ. τιμολογίου|Datum i mesto računa', (one) =>
        INVOICE_DATE.test(one),
      ),
    ).toEqual([]);
    expect(
      unknown('Платете до|Ημερομηνία λήξης|Határidő|Apmaksas datums|Uhraďte do|Betaal voor|Pagare entro', isDueLabel),
    ).toEqual([]);
    expect(
      unknown('Tilauksen numero|Broj kupca|Kundnummer|Номер на клиент|Numer Zlecenia|Klantcode', (one) =>
        NUMBER_OF_OTHERS.test(one),
      ),
    ).toEqual([]);
  });

  it('of the parties, whose numbers and contacts are not themselves', () => {
    const buyers =
      'Adres dostawy|Dirección de envío|Dodací adresa|Адрес за доставка|Kundenname|Nom du client|Wyślij do|Tellija andmed|Facturada a|Pirkėjo rekvizitai|Laskutetaan';
    const sellers = 'Pardavėjo rekvizitai|Myyjän tiedot|Dane sprzedawcy|Pakalpojumu sniedzējs|Dobavljač|Beszállító';
    expect(each(buyers).filter((label) => !BUYER.test(label))).toEqual([]);
    expect(each(sellers).filter((label) => !SELLER.test(label))).toEqual([]);
    const neither = 'Säljarens kontakt|Säljarens artikelnr|Ostajan tilausnumero|Semnătura furnizorului|Pirkėjo kodas';
    expect(each(neither).filter((label) => BUYER.test(label) || SELLER.test(label))).toEqual([]);
  });
});
