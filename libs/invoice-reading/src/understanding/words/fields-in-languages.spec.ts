import { describe, expect, it } from '@jest/globals';
import { fold } from '../fold.js';
import { DATE_OF_OTHERS, INVOICE_DATE, PLAIN_DATE } from './date-words.js';
import { isDueLabel } from './due-labels.js';
import { INVOICE_NUMBER, NUMBER_OF_OTHERS } from './number-words.js';
import { ACCOUNT_HOLDER, BUYER, SELLER, SHORT_BUYER, SHORT_SELLER } from './party-words.js';

const KNOWN: Record<string, (folded: string) => boolean> = {
  number: (label) => INVOICE_NUMBER.test(label),
  date: (label) => (INVOICE_DATE.test(label) || PLAIN_DATE.test(label)) && !isDueLabel(label),
  due: isDueLabel,
  buyer: (label) => (BUYER.test(label) || SHORT_BUYER.test(label)) && !SELLER.test(label),
  seller: (label) => (SELLER.test(label) || SHORT_SELLER.test(label)) && !BUYER.test(label),
  holder: (label) => ACCOUNT_HOLDER.test(label),
};
/** As programs print them, by language. */
const FIELDS: [string, string][] = [
  [
    'number',
    `de Honorarnote Nr.; es Comprobante Nº|Comp. Nro.; it Parcella n.|Avviso di parcella n.;
    nl Nota nr.|Factuurreferentie; hu Bizonylat sorszáma|Szla. szám; tr Fat. No;
    da Fakt. nr.|Fakt.nr.|Regningsnr.; sv Fakt.nr|Kontantfaktura nr|Avinummer;
    nb Fakt.nr.|Regningsnr.|Fakturareferanse; fi Laskutunnus|Käteislasku nro;
    sr Рачун бр.|Рачун број|Рачун-отпремница бр.; sq Numri i faturës|Faturë nr.|Faturë Tatimore Nr.;
    lt SF Nr.|PVM SF Nr.|Faktūros Nr.; is Reikn. nr.|Reikn.nr.; ru Счет №|Счёт №|Счет на оплату №;
    uk Рахунок №|Рахунок на оплату №|Інвойс №; vi Số hóa đơn|Hóa đơn số|Số HĐ; id Nota No.;
    ms Nombor Invois|Invois No.; af Faktuurnommer; az Qaimə №; ka ფაქტურის ნომერი|ინვოისის ნომერი;
    ar رقم الفاتورة|فاتورة رقم|رقم فاتورة البيع; he חשבונית מס מספר|מספר חשבונית|חשבונית מספר;
    fa شماره فاکتور|شماره صورتحساب; hi चालान संख्या|बिल नंबर|इनवॉइस नंबर; th เลขที่ใบแจ้งหนี้|เลขที่ใบกำกับภาษี;
    zh-CN 发票号码|发票编号|发票号; zh-TW 發票號碼|發票編號|帳單編號; ja 請求書番号|請求番号|請求書No.; ko 송장 번호|청구서 번호|송장번호`,
  ],
  [
    'date',
    `en Invoice Dated|Doc date; de Erstellt am|Erstellungsdatum|Dokumentendatum;
    fr Facture du|Facturé le|Établie le; es Expedida el|Lugar y fecha; pt Dt. emissão|Emissão|Processado em;
    it Fattura del|Emesso il; nl Uitgiftedatum|Notadatum|Aanmaakdatum; pl Faktura z dnia;
    cs Dat. vystavení|Vystavení|Vystavena; sk Vystavená dňa|Vyhotovené dňa|Vyhotovená dňa;
    hu Számla kiállításának dátuma|Kiállítva|Számlakibocsátás dátuma; ro Emisă în data de; bg Издадена на;
    el Ημερ. έκδοσης|Ημερ.|Ημερ/νία; tr Düzenlenme Tarihi|Fatura Tarih|Tanzim Tarihi;
    da Udstedelsesdato|Faktura dato|Fakt. dato; sv Utställd|Utfärdandedatum|Fakturans datum;
    nb Utstedelsesdato|Faktura dato|Fakt.dato; fi Laskun pvm|Laskupvm|Lasku pvm;
    hr Mjesto i datum|Vrijeme izdavanja; sr Датум|Место и датум|Датум и место издавања; sl Kraj in datum;
    mk Датум|Датум на фактура|Датум на издавање; et Arve kp|Koostatud|Kuup.;
    lv Dokumenta datums|Izdošanas datums|Pavadzīmes datums; lt Dokumento data|Surašymo data|Faktūros data;
    is Útgáfudagur|Útgefinn|Reikningsdagur; ru Выставлен; uk Виставлено; vi Ngày|Ngày hóa đơn|Ngày lập;
    id Tgl. Faktur|Tgl|Tgl.; ms Tarikh|Tarikh Invois|Tarikh Dikeluarkan; af Uitreikingsdatum;
    az Tarix|Faktura Tarixi; kk Шот күні; ka თარიღი|ფაქტურის თარიღი; hy Ամսաթիվ;
    ar التاريخ|تاريخ الفاتورة|تاريخ الإصدار; he תאריך|תאריך חשבונית|תאריך הפקה; fa تاریخ|تاریخ فاکتور|تاریخ صدور;
    hi दिनांक|चालान तिथि|तारीख; th วันที่|วันที่ออก|วันที่ใบแจ้งหนี้; zh-CN 开票日期|发票日期|开具日期; zh-TW 發票日期|開立日期|帳單日期;
    ja 請求日|発行日|作成日; ko 작성일자|발행일|청구일`,
  ],
  [
    'due',
    `de Zahlungsfrist|Zahlung bis|Zahlungsfälligkeit; fr Paiement dû le|Payable le|Payable avant le;
    es Fecha límite de pago|Vto. pago|Plazo de pago; pt Data limite de pagamento|Data venc.|Pagamento até;
    it Pagamento entro|Pagamento entro il|Scad.; nl Betaaltermijn|Vervaldag|Verloopdatum;
    pl Płatność do|Termin płat.|Zapłata do dnia; cs Splatno|Datum splat.|Splatnost faktury;
    sk Splatnosť faktúry|Dátum splat.|Platba do; hu Fizetési hat.|Esedékesség dátuma|Fizetés határideje;
    ro Termen plată|Data limită de plată|Data limita; bg Падеж на плащане|Краен срок|Дължима до;
    el Πληρωτέο έως|Προθεσμία πληρωμής|Πληρωμή έως; tr Son ödeme günü|Vade Tarih|Ödeme Son Tarihi;
    da Sidste betalingsdato|Sidste rettidige indbetaling|Forfalder til betaling;
    sv Förfaller till betalning|Förfallodat.|Sista betalningsdatum; nb Forfallsdag|Siste frist|Forf.dato;
    fi Viimeinen maksupäivä|Erääntyy|Eräpv; hr Valuta|Valuta plaćanja|Dospijeva; sr Valuta|Рок плаћања|Валута;
    bs Valuta|Datum valute|Rok za plaćanje; sl Datum zapadlosti računa|Valuta|Zapade v plačilo;
    mk Доспева на|Датум на доспевање|Валута; sq Afati i pagesës|Data e skadimit|Afati;
    et Maksepäev|Tasuda enne|Tasumistähtaeg; lv Apmaksāt līdz|Maksāt līdz|Termiņš;
    lt Mokėti iki|Apmokėjimo terminas|Terminas; is Greiðist fyrir|Greiðsludagur|Til greiðslu fyrir;
    ca Pagar abans del|Data límit de pagament|Venciments; gl Vencemento|Data de vencemento|Data vencemento;
    eu Mugaeguna|Epemuga; ru Оплатить до|Срок оплаты|Срок платежа; uk Сплатити до|Термін оплати|Оплатити до;
    vi Hạn thanh toán|Ngày đến hạn|Ngày hết hạn;
    id Batas Pembayaran|Batas Waktu Pembayaran|Jatuh Tempo Pembayaran;
    ms Tarikh Akhir|Tarikh Matang|Tarikh Akhir Bayaran; az Son Tarixi|Son ödəniş tarixi; ka გადახდის ვადა;
    hy Վճարման ժամկետ; ar تاريخ الاستحقاق|تاريخ استحقاق الدفع; he לתשלום עד|תאריך פירעון|מועד תשלום;
    fa سررسید|تاریخ سررسید; hi देय तिथि|भुगतान की अंतिम तिथि|नियत तिथि; th ครบกำหนด|วันครบกำหนด|วันที่ครบกำหนด;
    zh-CN 到期日|付款期限|到期日期; zh-TW 到期日|付款期限|繳費期限; ja 支払期限|お支払期限|支払期日; ko 납기일|지급기한|결제기한`,
  ],
  [
    'buyer',
    `en Details of Receiver|Payer|Invoice recipient; de Zahlungspflichtiger|Abnehmer|Kundeninformation;
    fr Doit|Expédié à|Acquéreur; es Datos de envío|A la atención de|Entregar a;
    pt Entregar a|Dados de faturação|Faturar para;
    it Dati di fatturazione|Alla cortese attenzione|Gentile Cliente;
    nl Factuurgegevens|Verzenden naar|Factuur voor; pl Kontrahent|Dane klienta|Zleceniodawca;
    cs Konečný příjemce|Adresát|Plátce; sk Konečný príjemca|Fakturačné údaje|Platiteľ;
    hu Számla címzettje|Postázási cím|Fizető; ro Date facturare|Facturat la|Cumpărătorul;
    bg Възложител|Фактуриране на|Платец; el Λήπτης|Παραλήπτης|Χρέωση σε;
    tr Fatura Kesilen|Fatura Alıcısı|Alıcının; da Modtager|Kundeoplysninger|Fakturamodtager;
    sv Beställare|Kunduppgifter|Såld till; nb Bestiller|Kundeopplysninger|Faktureres;
    fi Laskun saaja|Laskun vastaanottaja|Asiakastiedot; hr Platitelj|Naplatiti|Korisnik usluge;
    sr Наручилац|Подаци о купцу|Клијент; bs Naručilac|Naplatiti; sl Plačnik|Stranka|Naslovnik;
    mk Примач|Фактурирај на|Нарачател; sq Blerësi|Klienti|Blerës; et Arve esitatud|Ostuarve saaja|Lähetusaadress;
    lv Preču saņēmējs|Pakalpojuma saņēmējs|Preces saņēmējs; lt Mokėtojas|Prekių gavėjas|Pirkėjo duomenys;
    is Viðskiptavinur|Greiðandi|Viðtakandi; ca Dades del client|Destinatari|Dades client;
    gl Enderezo de facturación|Enderezo de envío|Enderezo de entrega; eu Bezeroa|Eroslea;
    ru Покупатель|Заказчик|Плательщик; uk Замовник|Клієнт|Адреса доставки;
    vi Khách hàng|Tên đơn vị mua|Tên khách hàng; id Pelanggan|Tagihan Kepada|Ditagihkan Kepada;
    ms Bil Kepada|Pelanggan|Hantar Kepada; af Faktuur aan|Rekening aan|Lewer aan; ka მყიდველი|კლიენტი;
    hy Գնորդ|Հաճախորդ; ar العميل|المشتري|فاتورة إلى; he לכבוד|לקוח|פרטי לקוח; fa خریدار|مشتری|مشخصات خریدار;
    hi ग्राहक|क्रेता|बिल प्राप्तकर्ता; th ลูกค้า|ผู้ซื้อ|ชื่อลูกค้า; zh-CN 购买方|客户名称|收票方; zh-TW 買受人|客戶名稱|收件人;
    ja 請求先|お客様|納品先; ko 공급받는자|청구처|구매자`,
  ],
  [
    'seller',
    `en Sender|Contractor|Issued From; de Anbieter|Lieferer|Dienstleister;
    fr Bailleur|Établi par|Auteur de la facture; es Arrendador|Remitente|Facturado por;
    pt Emissor|Remetente|Dados da empresa; it Emesso da|Dati azienda|Fatturato da;
    nl Dienstverlener|Gegevens leverancier|Factuur van; pl Zleceniobiorca|Podatnik|Informacje o sprzedawcy;
    cs Odesílatel|Vystavitel|Obchodník; sk Predajca|Odosielateľ|Obchodník; hu Számlakibocsátó|Kiállító|Kereskedő;
    ro Emitent|Vânzătorul|Furnizorul; bg Търговец|Наемодател; el Αποστολέας|Στοιχεία εταιρείας;
    tr Gönderen|Tedarikçi|Faturayı Düzenleyen; da Fakturaudsteder|Solgt af|Udlejer;
    sv Fakturautställare|Säljs av|Utförare; nb Fakturautsteder|Utleier|Solgt av;
    fi Lähettäjä|Laskun lähettäjä|Laskun laatija; hr Isporučitelj|Pružatelj usluge|Račun izdao;
    sr Добављач|Пружалац услуге|Подаци о продавцу; bs Isporučilac; sl Ponudnik|Podatki o prodajalcu|Pošiljatelj;
    mk Издавач|Добавувач; sq Shitësi|Furnizuesi|Lëshuesi; et Arve esitaja|Väljastaja|Arve väljastaja;
    lv Izrakstītājs|Pakalpojuma sniedzējs|Rēķina izrakstītājs; lt Vykdytojas|Siuntėjas|Pardavėjo duomenys;
    is Útgefandi|Sendandi|Birgir; ca Emissor|Emès per|Dades del venedor; gl Provedor|Datos do provedor;
    eu Saltzailea|Hornitzailea; ru Продавец|Поставщик|Исполнитель; uk Виконавець|Вантажовідправник|Виконавець:;
    vi Bên bán|Nhà cung cấp|Tên đơn vị bán; id Dari|Pengusaha Kena Pajak|Pemasok; ms Daripada|Pembekal|Dari;
    af Verskaffer|Leweransier; ka გამყიდველი|მიმწოდებელი; hy Վաճառող|Մատակարար; ar البائع|المورد|بيانات البائع;
    he ספק|מוכר|פרטי העסק; fa فروشنده|مشخصات فروشنده|نام فروشنده; hi विक्रेता|आपूर्तिकर्ता;
    th ผู้ขาย|ผู้ให้บริการ; zh-CN 销售方|供应商|销货单位; zh-TW 供應商; ja 請求元|発行元|販売者; ko 공급자|판매자|발행자`,
  ],
  [
    'holder',
    `en Name on account|Payee name; de Begünstigter|Konto lautend auf; fr Nom du titulaire|Nom du compte;
    es Nombre del titular; pt Nome do titular|Favorecido; it Intestato a|Intestazione conto;
    nl Naam rekeninghouder|Op naam van; pl Beneficjent|Nazwa właściciela; cs Příjemce platby|Vlastník účtu;
    sk Príjemca platby|Vlastník účtu; hu Kedvezményezett|Kedvezményezett neve;
    ro Titularul contului|Numele titularului; bg Титуляр|Бенефициент; el Κάτοχος λογαριασμού|Όνομα δικαιούχου;
    tr Hesap Adı|Lehdar; da Kontoindehaver|Kontonavn; sv Kontonamn|Namn på kontoinnehavare; nb Navn på kontoeier;
    fi Saajan nimi|Tilin omistaja; sl Imetnik TRR; et Konto omanik|Kontoomanik;
    lv Konta īpašnieks|Konta turētājs; lt Sąskaitos savininkas|Sąskaitos turėtojas;
    is Reikningseigandi|Eigandi reiknings; ru Владелец счета|Бенефициар; id Atas Nama|Nama Rekening;
    ms Nama Akaun|Pemegang Akaun; zh-CN 开户名|账户名称; ja 口座名義|口座名義人; ko 예금주|예금주명`,
  ],
];
/** What is no field of that kind, though a word of it is. */
const OTHERS: [string, string][] = [
  ['number', 'Order no.|Customer number|Kundennummer|Номер замовлення|Номер заказа'],
  ['number', 'Nomor Pesanan|Число страниц|Broj narudžbe|订单号|注文番号'],
  ['due', 'Order date|Delivery date|Termin|Ven|Datum|Währung|Gültig bis|Date de paiement|Data e faturës|発行日'],
  [
    'buyer',
    'Customer service|Kundennummer|Payer avant le|Cari Kod|Получатель платежа|Отримувач коштів|Asiakaspalvelu|Гарантия',
  ],
  ['seller', 'Contact|Lieferantennummer|From 1 to 3|Supplier number|Verkäufer-Nr.|Hersteller|Model'],
  ['holder', 'IBAN|Bank|SWIFT|Номер счета'],
];
const OTHER_DATES = 'Дата поставки|Дата замовлення|Датум промета|Datum isporuke|Tanggal Pengiriman|Okres|Leverdatum';
const OTHER_NUMBERS =
  'Umowa nr|Číslo zakázky|Sutarties Nr.|Lepingu nr|Договор №|Замовлення №|Sözleşme No|Rekvisitionsnr.';

const phrasesOf = (table: string): string[] =>
  table.split(/;\s*/).flatMap((row) => row.trim().replace(/^\S+ /, '').split('|'));

describe('Labels of fields in all languages', () => {
  it.each(FIELDS)('%s', (kind, table) => {
    expect(phrasesOf(table).filter((phrase) => !KNOWN[kind]!(fold(phrase)))).toEqual([]);
  });

  it.each(OTHERS)('are not those of others: %s', (kind, phrases) => {
    expect(phrases.split('|').filter((phrase) => KNOWN[kind]!(fold(phrase)))).toEqual([]);
  });

  it('tell the dates and numbers of other papers', () => {
    const dates = OTHER_DATES.split('|').map(fold);
    expect(dates.filter((label) => INVOICE_DATE.test(label) || !DATE_OF_OTHERS.test(label))).toEqual([]);
    const numbers = OTHER_NUMBERS.split('|').map(fold);
    expect(numbers.filter((label) => INVOICE_NUMBER.test(label) || !NUMBER_OF_OTHERS.test(label))).toEqual([]);
  });
});
