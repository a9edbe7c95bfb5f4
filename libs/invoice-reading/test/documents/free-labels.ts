import type { Language } from './languages.js';

/** What the parts of an invoice are called: several words each, as different programs print them. */
export interface FreeLabels {
  title: string[];
  number: string[];
  date: string[];
  due: string[];
  order: string[];
  customer: string[];
  billTo: string[];
  from: string[];
  sku: string[];
  description: string[];
  quantity: string[];
  unit: string[];
  unitPrice: string[];
  discount: string[];
  taxColumn: string[];
  lineTotal: string[];
  net: string[];
  rebate: string[];
  freight: string[];
  tax: string[];
  total: string[];
  paid: string[];
  open: string[];
  carried: string[];
  codeInText: string[];
  bank: string[];
  terms: string[];
}

export const FREE_LABELS: Record<Language, FreeLabels> = {
  en: {
    title: ['INVOICE', 'Invoice', 'TAX INVOICE', 'Sales Invoice'],
    number: ['Invoice No.', 'Invoice #', 'Invoice number:', 'Inv. No', 'INVOICE NO', 'Invoice ID'],
    date: ['Invoice Date', 'Date', 'Date:', 'Issue date', 'Date of issue', 'Dated'],
    due: ['Due date', 'Payment due', 'Date due'],
    order: ['Order No.', 'PO number', 'Your order', 'Delivery note no.'],
    customer: ['Customer No.', 'Customer ID', 'Account'],
    billTo: ['Bill to:', 'Invoice to', 'Sold To', 'Billing address', 'Customer'],
    from: ['From:', 'Seller', 'Supplier'],
    sku: ['SKU', 'Item code', 'Part No.', 'Product code', 'Ref', 'Item No.'],
    description: ['Description', 'Item', 'Product', 'Details', 'Item description'],
    quantity: ['Qty', 'Quantity', 'QTY', 'Units', 'Qty.'],
    unit: ['Unit', 'UoM'],
    unitPrice: ['Unit Price', 'Price', 'Rate', 'Unit cost', 'Price each'],
    discount: ['Disc. %', 'Discount', 'Disc.%'],
    taxColumn: ['VAT %', 'Tax', 'VAT', 'Tax rate'],
    lineTotal: ['Amount', 'Total', 'Line Total', 'Net amount', 'Total price'],
    net: ['Subtotal', 'Sub-total', 'Net total', 'Total excl. VAT', 'Total before tax'],
    rebate: ['Discount', 'Less discount', 'Rebate'],
    freight: ['Shipping', 'Freight', 'Delivery charge', 'Shipping & handling', 'Carriage'],
    tax: ['VAT', 'Sales Tax', 'Tax', 'GST'],
    total: ['Total', 'Grand Total', 'Total incl. VAT', 'Invoice total', 'TOTAL'],
    paid: ['Amount paid', 'Deposit', 'Payments', 'Less paid'],
    open: ['Balance due', 'Amount due', 'Total due'],
    carried: ['Carried forward', 'Page total', 'Subtotal'],
    codeInText: ['SKU:', 'Item code:', 'Part no.'],
    bank: ['Bank: Quayside Bank plc', 'Sort code 20-30-40  Account 12345678'],
    terms: ['Payment within 30 days of the invoice date.', 'Goods remain our property until paid in full.'],
  },
  de: {
    title: ['Rechnung', 'RECHNUNG'],
    number: ['Rechnungsnummer', 'Rechnungs-Nr.', 'Rechnung Nr.', 'Re.-Nr.', 'Beleg-Nr.', 'Rechnungsnr.:'],
    date: ['Rechnungsdatum', 'Datum', 'Datum:', 'Belegdatum', 'Ausstellungsdatum'],
    due: ['Fällig am', 'Zahlbar bis'],
    order: ['Bestellnummer', 'Auftrags-Nr.', 'Lieferschein-Nr.', 'Ihre Bestellung'],
    customer: ['Kundennummer', 'Kunden-Nr.', 'Kd.-Nr.'],
    billTo: ['Rechnungsempfänger', 'Rechnungsadresse', 'Kunde', 'Rechnung an', 'Käufer'],
    from: ['Lieferant', 'Verkäufer', 'Rechnungssteller'],
    sku: ['Art.-Nr.', 'Artikelnummer', 'Artikel-Nr.', 'Bestellnr.', 'Materialnummer', 'Art.Nr.'],
    description: ['Bezeichnung', 'Beschreibung', 'Artikel', 'Leistung', 'Artikelbezeichnung'],
    quantity: ['Menge', 'Anzahl', 'Stück', 'Anz.'],
    unit: ['Einheit', 'ME'],
    unitPrice: ['Einzelpreis', 'Preis', 'E-Preis', 'Stückpreis', 'EP', 'Preis/Einheit'],
    discount: ['Rabatt %', 'Rabatt', 'Rab. %'],
    taxColumn: ['MwSt. %', 'USt. %', 'MwSt', 'USt-Satz'],
    lineTotal: ['Gesamtpreis', 'Gesamt', 'Betrag', 'G-Preis', 'Summe', 'Gesamtbetrag'],
    net: ['Nettobetrag', 'Zwischensumme', 'Summe netto', 'Gesamt netto', 'Warenwert'],
    rebate: ['Rabatt', 'Nachlass', 'abzgl. Rabatt'],
    freight: ['Versandkosten', 'Fracht', 'Porto und Verpackung', 'Versandkostenpauschale'],
    tax: ['MwSt.', 'Umsatzsteuer', 'zzgl. USt.', 'Mehrwertsteuer'],
    total: ['Gesamtbetrag', 'Rechnungsbetrag', 'Summe brutto', 'Endbetrag', 'Gesamtsumme', 'Gesamt'],
    paid: ['Anzahlung', 'Bereits bezahlt', 'Erhaltene Anzahlungen'],
    open: ['Zahlbetrag', 'Offener Betrag', 'Noch zu zahlen'],
    carried: ['Übertrag', 'Zwischensumme', 'Seitensumme'],
    codeInText: ['Art.-Nr.', 'Artikelnr.:', 'Bestell-Nr.'],
    bank: ['Bankverbindung: Sparkasse Musterstadt', 'IBAN DE02 1203 0000 0000 2020 51'],
    terms: ['Zahlbar innerhalb von 30 Tagen ohne Abzug.', 'Die Ware bleibt bis zur Bezahlung unser Eigentum.'],
  },
  fr: {
    title: ['FACTURE', 'Facture'],
    number: ['Facture n°', 'N° de facture', 'Numéro de facture', 'N° facture :', 'Facture N°:'],
    date: ['Date de facture', 'Date', 'Date :', "Date d'émission", 'Date de facturation'],
    due: ["Date d'échéance", 'Échéance'],
    order: ['N° commande', 'Bon de livraison n°', 'Votre référence'],
    customer: ['N° client', 'Code client'],
    billTo: ['Client', 'Adresse de facturation', 'Facturé à', 'Destinataire'],
    from: ['Émetteur', 'Fournisseur', 'Vendeur'],
    sku: ['Référence', 'Réf.', 'Code article', 'Code', 'Réf. article'],
    description: ['Désignation', 'Description', 'Article', 'Libellé'],
    quantity: ['Quantité', 'Qté', 'Qte'],
    unit: ['Unité'],
    unitPrice: ['Prix unitaire', 'P.U. HT', 'Prix unitaire HT', 'PU HT', 'Prix unit.'],
    discount: ['Remise', 'Remise %', 'Rem. %'],
    taxColumn: ['TVA', 'TVA %', 'Taux TVA'],
    lineTotal: ['Montant HT', 'Total HT', 'Montant', 'Total', 'Prix total HT'],
    net: ['Total HT', 'Sous-total', 'Montant HT', 'Total hors taxes'],
    rebate: ['Remise', 'Remise globale', 'Rabais'],
    freight: ['Frais de port', 'Livraison', 'Transport', 'Port'],
    tax: ['TVA', 'T.V.A.', 'Montant TVA', 'Total TVA'],
    total: ['Total TTC', 'Montant TTC', 'Net à payer', 'Total à payer'],
    paid: ['Acompte', 'Déjà réglé', 'Acompte versé'],
    open: ['Reste à payer', 'Solde', 'Net à payer'],
    carried: ['À reporter', 'Sous-total', 'Report'],
    codeInText: ['Réf :', 'Référence :', 'Code article :'],
    bank: ['Banque du Port', 'IBAN FR76 3000 4000 0312 3456 7890 143'],
    terms: ['Paiement à 30 jours.', 'Pas d’escompte pour paiement anticipé.'],
  },
  es: {
    title: ['FACTURA', 'Factura'],
    number: ['Nº de factura', 'Factura nº', 'Número de factura', 'Nº factura:', 'Num. factura'],
    date: ['Fecha', 'Fecha de factura', 'Fecha factura:', 'Fecha de emisión'],
    due: ['Fecha de vencimiento', 'Vencimiento'],
    order: ['Nº pedido', 'Albarán nº', 'Su pedido'],
    customer: ['Nº cliente', 'Código cliente'],
    billTo: ['Cliente', 'Facturar a', 'Datos del cliente', 'Destinatario'],
    from: ['Emisor', 'Proveedor', 'Vendedor'],
    sku: ['Código', 'Ref.', 'Referencia', 'Cód.', 'Código artículo'],
    description: ['Descripción', 'Concepto', 'Artículo', 'Detalle'],
    quantity: ['Cantidad', 'Cant.', 'Uds.', 'Unidades'],
    unit: ['Unidad', 'Ud.'],
    unitPrice: ['Precio', 'Precio unitario', 'Precio unit.', 'P. unitario', 'Precio/ud.'],
    discount: ['Dto. %', 'Dto.', 'Descuento'],
    taxColumn: ['IVA', 'IVA %', '% IVA'],
    lineTotal: ['Importe', 'Total', 'Subtotal', 'Importe total', 'Importe neto'],
    net: ['Base imponible', 'Subtotal', 'Importe neto', 'Total neto'],
    rebate: ['Descuento', 'Dto. comercial'],
    freight: ['Gastos de envío', 'Portes', 'Transporte'],
    tax: ['IVA', 'I.V.A.', 'Cuota IVA'],
    total: ['Total', 'Total factura', 'TOTAL', 'Importe total', 'Total a pagar'],
    paid: ['Anticipo', 'Pagado', 'A cuenta'],
    open: ['Pendiente de pago', 'Total a pagar', 'Saldo'],
    carried: ['Suma y sigue', 'Subtotal', 'Suma anterior'],
    codeInText: ['Ref.:', 'Código:', 'Referencia:'],
    bank: ['Banco del Puerto', 'IBAN ES91 2100 0418 4502 0005 1332'],
    terms: ['Forma de pago: transferencia a 30 días.', 'Gracias por su compra.'],
  },
  it: {
    title: ['FATTURA', 'Fattura'],
    number: ['Fattura n.', 'Numero fattura', 'N. fattura', 'Fattura nr.', 'Numero documento'],
    date: ['Data', 'Data fattura', 'Data documento', 'Data emissione'],
    due: ['Scadenza', 'Data scadenza'],
    order: ['Ordine n.', 'DDT n.', 'Vs. ordine'],
    customer: ['Codice cliente', 'Cod. cliente'],
    billTo: ['Cliente', 'Spett.le', 'Destinatario', 'Intestatario'],
    from: ['Fornitore', 'Cedente', 'Mittente'],
    sku: ['Codice', 'Cod. art.', 'Codice articolo', 'Rif.', 'Cod.'],
    description: ['Descrizione', 'Articolo', 'Prodotto'],
    quantity: ['Quantità', 'Q.tà', 'Qta', 'Pezzi'],
    unit: ['U.M.', 'UM'],
    unitPrice: ['Prezzo', 'Prezzo unitario', 'Prezzo unit.', 'P. unitario'],
    discount: ['Sconto', 'Sconto %', 'Sc. %'],
    taxColumn: ['IVA', 'IVA %', 'Aliq. IVA'],
    lineTotal: ['Importo', 'Totale', 'Importo netto', 'Prezzo totale'],
    net: ['Imponibile', 'Totale imponibile', 'Subtotale', 'Totale netto'],
    rebate: ['Sconto', 'Abbuono'],
    freight: ['Spese di trasporto', 'Spese di spedizione', 'Trasporto'],
    tax: ['IVA', 'Imposta', 'Totale IVA'],
    total: ['Totale fattura', 'Totale', 'Totale documento', 'Totale da pagare'],
    paid: ['Acconto', 'Già pagato'],
    open: ['Netto a pagare', 'Saldo', 'Da pagare'],
    carried: ['A riportare', 'Riporto', 'Subtotale'],
    codeInText: ['Cod. art.', 'Codice:', 'Rif.:'],
    bank: ['Banca del Porto', 'IBAN IT60 X054 2811 1010 0000 0123 456'],
    terms: ['Pagamento a 30 giorni.', 'Merce viaggia a rischio del cliente.'],
  },
  nl: {
    title: ['FACTUUR', 'Factuur'],
    number: ['Factuurnummer', 'Factuurnr.', 'Factuur nr.', 'Factuurnummer:'],
    date: ['Factuurdatum', 'Datum', 'Datum:', 'Factuurdatum:'],
    due: ['Vervaldatum', 'Betalen voor'],
    order: ['Ordernummer', 'Bestelnummer', 'Pakbonnummer'],
    customer: ['Klantnummer', 'Debiteurnummer'],
    billTo: ['Factuuradres', 'Klant', 'Factuur aan', 'Klantgegevens'],
    from: ['Leverancier', 'Verkoper', 'Afzender'],
    sku: ['Artikelnr.', 'Artikelnummer', 'Artikelcode', 'Code', 'Art.nr.'],
    description: ['Omschrijving', 'Artikel', 'Product', 'Beschrijving'],
    quantity: ['Aantal', 'Stuks', 'Hoeveelheid'],
    unit: ['Eenheid'],
    unitPrice: ['Prijs', 'Prijs per stuk', 'Stukprijs', 'Eenheidsprijs', 'Tarief'],
    discount: ['Korting', 'Korting %'],
    taxColumn: ['BTW', 'BTW %', 'BTW-tarief'],
    lineTotal: ['Bedrag', 'Totaal', 'Totaal excl. btw', 'Totaalprijs'],
    net: ['Subtotaal', 'Totaal excl. btw', 'Netto totaal', 'Totaal exclusief BTW'],
    rebate: ['Korting', 'Factuurkorting'],
    freight: ['Verzendkosten', 'Bezorgkosten', 'Vrachtkosten'],
    tax: ['BTW', 'Btw', 'BTW-bedrag', 'Omzetbelasting'],
    total: ['Totaal', 'Totaal incl. btw', 'Te betalen', 'Totaalbedrag', 'Factuurbedrag'],
    paid: ['Aanbetaling', 'Reeds betaald'],
    open: ['Te betalen', 'Nog te betalen', 'Openstaand bedrag'],
    carried: ['Over te brengen', 'Subtotaal', 'Transporteren'],
    codeInText: ['Artikelnr.', 'Art.nr.', 'Code:'],
    bank: ['Havenbank N.V.', 'IBAN NL91 ABNA 0417 1643 00'],
    terms: ['Betaling binnen 30 dagen.', 'Op al onze leveringen zijn voorwaarden van toepassing.'],
  },
};
