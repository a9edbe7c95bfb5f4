import { describe, expect, it } from '@jest/globals';
import { type ColumnRole, columnRoles } from '../column-vocabulary.js';
import { fold } from '../fold.js';
import { headingRoles } from '../line-columns.js';

/** As programs print them, by language. */
const HEADINGS: [ColumnRole, string][] = [
  [
    'position',
    `en Line #|Seq; de Zeile|Positionsnr.|lfd. Nummer; fr Rang|Ordre; es Orden|Renglón|Partida;
    pt Linha|Seq.|Ordem; nl Regelnr.|Positie|Regelnummer; pl Nr poz.|Nr wiersza; cs Pol.|Řádek|Pořadí;
    sk Pol.|Por. č.|Poradie; hu Sorszám|Ssz.|Sor; ro Crt.|Nr. linie; bg Ред|Поз.|Пореден №; el Αρ.|Γραμμή;
    tr Satır No|Sıra Nr; da Linje|Linjenr.; sv Radnr; nb Linje|Linjenr.|Posisjon; fi Rivinro|Rivi nro;
    hr Rbr.|Redni broj; sr Р.бр.|Рб.|Ред. бр.; sl Z.št.|Zap; mk Р.бр.|Реден број|Ред. бр.; sq Nr. rendor;
    et Rida|Jrk|Jrk nr; lv N.p.k.|Npk; lt Eil.; is Lína; ca Línia; ru № п/п|П/п|N п/п; uk № з/п|з/п|№ п/п;
    id Nomor; ms Bil.|Bil; ar مسلسل; fa ردیف; hi क्रम|क्रमांक; th ลำดับ|ลำดับที่`,
  ],
  [
    'sku',
    `en Service code|Product ref; de Artikelkennung|Ziffer; fr Codes|Réf. interne|Code Prestation;
    es Clave|Código de artículo|Referencia artículo; pt Ref.ª|Ref. Artigo|Ref.ª artigo;
    it Codice merce|Codice interno|Vs. codice; nl Leverancierscode;
    pl Nr katalogowy|Numer katalogowy|Nr artykułu; cs Č. zboží|Obj. číslo|Objednací číslo;
    sk Kat. č.|Objednávacie číslo|Číslo produktu; hu Cikkszám/kód|Azonosító|Termék kód;
    ro Referință|Cod furnizor|Cod intern; bg Каталожен номер; el Αρ. είδους; tr Barkod|Kodu|Stok No;
    da Produktkode|Vare nummer|Lev. varenr.; sv Produktkod|Modell; nb Produktkode|Lev.varenr.|Vårt varenr;
    fi Koodi|Tuote nro|Tuotetunnus; hr Kat. broj|Šifra robe|Šifra artikala;
    sr Kat. broj|Шифра артикла|Шифра производа; sl Koda|Šifra izdelka|Ident; mk Шифра на артикл|Каталошки број;
    sq Kodi|Kodi i produktit|Barkodi; et Artikli kood|Artikli nr|Ribakood; lv Artikuls|Produkta kods|Svītrkods;
    lt Artikulas|Produkto kodas|Prekės Nr.; is Vnr.|Vara nr.; ca Codi article; eu Kodea|Erref.|Erreferentzia;
    ru Код товара|Арт.|Штрихкод; uk Штрихкод|Код товару/послуги; vi Mã sản phẩm|Mã hàng hóa|Mã vật tư;
    id Kode Produk|Kode Item|No. Barang; af Itemkode; ar رمز الصنف|كود الصنف|الكود; he מק"ט|קוד פריט|מק״ט;
    fa کد کالا; hi कोड|वस्तु कोड; th รหัสสินค้า|รหัส; zh-CN 商品编码|产品编号|商品编号; zh-TW 商品編號; ja 商品コード|商品番号|製品コード;
    ko 품목코드|상품코드|제품코드`,
  ],
  [
    'description',
    `en Products/Services|Name of product|Goods or services; de Warenbezeichnung|Dienstleistung|Positionstext;
    fr Nature|Détail|Nom du produit; es Conceptos|Denominación|Producto/Servicio;
    pt Descrição do produto|Descrição dos serviços|Descrição do Produto/Serviço;
    it Servizio|Prestazione|Prodotti; nl Dienst|Werkzaamheden|Omschrijving werkzaamheden;
    pl Towar|Nazwa produktu|Nazwa towarów i usług; cs Zboží|Předmět|Služba; sk Predmet|Názov a popis|Služba;
    hu Termék megnevezése|Szolgáltatás|Tétel megnevezése; ro Explicații|Produse|Servicii;
    bg Услуга|Описание на стоката|Вид на стоката; el Περιγραφή είδους|Περιγραφή υπηρεσιών|Υπηρεσία;
    tr Malzeme Adı|Cinsi|Stok Adı; da Ydelse|Specifikation|Navn; sv Tjänst|Specifikation|Artikelbenämning;
    nb Tjeneste|Produktnavn|Navn; fi Tuotteen nimi|Tuotekuvaus|Tuote/palvelu;
    hr Naziv robe/usluge|Naziv robe ili usluge|Opis robe/usluge; sr Naziv robe/usluge|Назив робе/услуге|Опис;
    bs Naziv robe/usluge|Vrsta robe|Ime stavke; sl Naziv blaga/storitve|Opis blaga ali storitve|Izdelek;
    mk Опис|Назив на артикл|Назив на производ; sq Përshkrimi|Emërtimi|Artikulli;
    et Kauba nimetus|Toote nimetus|Kauba/teenuse nimetus;
    lv Preču nosaukums|Preces/pakalpojuma nosaukums|Pakalpojuma nosaukums;
    lt Paslaugos pavadinimas|Prekė/paslauga|Prekės ar paslaugos pavadinimas; is Vara|Skýring|Vörulýsing;
    ca Detall|Denominació; gl Descrición|Servizo|Descrición do produto; eu Deskribapena|Kontzeptua|Artikulua;
    ru Услуга|Товар/услуга|Номенклатура; uk Опис|Послуга|Назва; vi Mô tả|Sản phẩm|Dịch vụ;
    id Keterangan|Produk|Jasa; ms Keterangan|Butiran|Perihal; af Beskrywing|Produk|Omskrywing;
    az Təsvir|Məhsul|Xidmət; kk Атауы|Сипаттама|Тауар; ka დასახელება|აღწერა|საქონელი;
    hy Անվանում|Նկարագրություն|Ապրանք; ar الوصف|البيان|الصنف; he תיאור|פריט|פירוט; fa شرح|شرح کالا|نام کالا;
    hi विवरण|वस्तु|सेवा; th รายการ|รายละเอียด|สินค้า; zh-CN 货物或应税劳务、服务名称|项目名称|商品名称; zh-TW 商品名稱|品名規格|產品名稱;
    ja 商品名|品名・規格|サービス; ko 상품명|제품명|품목명`,
  ],
  [
    'quantity',
    `en No. of units|Number of units|QTY SOLD; de Liefermenge|Rechnungsmenge|Gelieferte Menge;
    fr Qté livrée|Qté facturée|Quantité facturée; es Cdad|Cdad.|Nº unidades; pt Qtd. Un.|Qnt.|Qde.;
    it Colli|N. pezzi|Quantità fatturata; nl Geleverd|Besteld|Aantal uren; pl Godziny|Liczba|Liczba godzin;
    cs Mn.|Hodiny|Počet MJ; sk Mn.|Počet MJ|Hodiny; hu Darab|Mennyis.|Darabszám; ro Cantitatea|Nr. ore|Bucăți;
    bg Кол-во|Часове|Бройки; el Ποσότ.|Τεμάχια|Ώρες; tr Saat|Sayı|Miktarı; da Leveret|Antal stk.|Antal timer;
    sv Levererat|Fakt. antal|Antal tim; nb Levert|Kvantum|Lev. antall; fi Tunnit|Toim. määrä|Lkm;
    hr Količ.|Komada|Fakt. kol.; sr Ком.|Сати|Komada; sl Kos|Ure|Kosov; sq Sasia|Sasi; et Hulk|Tunnid|Kogus/tk;
    lv Daudz.|Stundas|Dienas; lt Kiek.|Valandos|Vnt. sk.; is Tímar|Klst.|Klst; ca Unitats|Hores|Ut.;
    gl Cantidade; eu Kopurua|Kantitatea; ru Кол-во|Шт.; uk К-сть|К-ть|Шт.; vi Số giờ|Khối lượng;
    id Kuantiti|Jml|Jam; ms Kuantiti; af Ure|Hoev.; az Miqdar|Sayı|Miqdarı; kk Саны|Мөлшері|Көлемі; ka რაოდენობა;
    hy Քանակ|Քանակը; ar الكمية|العدد|كمية; he כמות|יחידות; fa تعداد|مقدار; hi मात्रा|संख्या; th จำนวน|ปริมาณ`,
  ],
  [
    'unit',
    `en Measure|UNIT TYPE|Unit code; de Maßeinheit|Einheit/ME; fr Unité de mesure|Conditionnement|Mesure;
    es Unidad de medida|Medida|Unid. medida; pt Unidade de medida|Un. medida|Medida;
    it Un. mis.|Misura|Unità mis.; nl Ehd|Ehd.|Verpakking; pl Jednostka miary|Miara|Jedn. miary;
    cs Měrná jednotka|Měr. jedn.; sk Merná jednotka|Mer. jedn.; hu Mennyiségi egység|Menny. egys.|M.egység;
    ro Unitate de măsură|Unit. măsură|Unitatea de măsură; bg Ед. мярка|Мер. ед.; el Μον. Μετρ.|Μον. μέτρ.;
    tr Br.|Birimi|Brm; da Måleenhed|Enhedskode; sv Måttenhet; nb Måleenhet; fi Mittayksikkö;
    hr Jedinica mjere|Jed. mj.|Mj. jed.; sr Jed. mere|Ј.М.|Jedinica mere; sl E.M.|Enota mere|Merska enota;
    mk Ед. мера|Единица мера|Ед. мерка; sq Njësia|Njësia matëse|Njësi; et Mõõtühik|Ühikud; lv Mērvienības|M.v.;
    lt Mat. vnt.|Matavimo vnt.|Mato vienetas; ca Unitat de mesura; gl Unidade de medida; eu Neurria;
    ru Ед.|Ед. изм.|Единица измерения; uk Одиниця|Одиниця виміру; id Sat.|Sat; ms Ukuran; ka ერთეული; hy Միավոր;
    ar الوحدة|وحدة; he יחידה; fa واحد; hi इकाई|यूनिट; th หน่วย|หน่วยนับ`,
  ],
  [
    'unitPrice',
    `en Unit net price|Item net price|Retail price; de Satz|à Preis|Bruttopreis; fr Tarif horaire|Prix brut|PUHT;
    es Precio/hora|Precio base|PVP; pt Vlr. unit.|Vl. Unit.|Valor Unit.; it Prezzo U.|Tariffa|Prezzo al kg;
    nl Prijs/stuk|Uurtarief|E-prijs; pl Cena jm.|Stawka|Cena netto zł;
    cs Ceníková cena|Cena bez DPH/MJ|Základní cena; sk Hodinová sadzba|Cena po zľave|Cenníková cena;
    hu Eá.|Nettó e. ár|E. ár; ro Tarif unitar|Tarif orar; bg Цена за брой|Цена лв.;
    el Τιμή μον.|Καθαρή τιμή|Τιμή/μον.; tr Br. Fiyat|Liste Fiyatı|Birim Tutar; da Stykpris|Pris/enhed|Timepris;
    sv Pris exkl. moms|Pris/enhet|Timpris; nb Pris/enhet|Timepris|Veil. pris;
    fi Kpl-hinta|Veroton hinta|Yks. hinta; hr Cijena bez PDV-a|VPC|MPC;
    sr Jed. cena|Јединична цена|Цена по јединици; bs VPC|Cijena bez PDV-a; sl Cena/EM|Cena na EM|Cena/enoto;
    mk Единечна цена|Цена без ДДВ|Цена со ДДВ; sq Çmimi|Çmimi për njësi|Çmimi njësi;
    et Ühikuhind|Hind km-ta|Tükihind; lv Cena par gab.|Cena vien.|Cena par vien.;
    lt Vnt. kaina|Vnt. kaina be PVM|Kaina už vnt.; is Ein.verð|Einingaverð|Verð m. vsk;
    ca Preu unit.|Preu/u.|Import unitari; gl Prezo|Prezo unitario|Prezo unit.;
    eu Prezioa|Unitateko prezioa|Aleko prezioa; ga Praghas|Praghas aonaid|Aonadphraghas;
    ru Цена за ед.|Цена за единицу|Цена без НДС; uk Ціна за од.|Ціна за одиницю|Вартість за одиницю;
    vi Giá|Giá bán; id Harga/Unit|Harga per Unit|Harga Unit; ms Harga Seunit|Harga Unit|Kadar;
    af Prys|Eenheidsprys|Prys per eenheid; az Qiymət|Vahidin qiyməti|Qiyməti; kk Бағасы|Баға|Бірлік бағасы;
    ka ფასი|ერთეულის ფასი; hy Գին|Միավորի գինը|Գինը; ar السعر|سعر الوحدة|سعر; he מחיר|מחיר ליחידה|מחיר יחידה;
    fa قیمت|قیمت واحد|نرخ; hi मूल्य|इकाई मूल्य|कीमत; th ราคา|ราคาต่อหน่วย|หน่วยละ; zh-CN 含税单价|不含税单价; zh-TW 未稅單價;
    ja 税抜単価|税込単価; ko 판매가`,
  ],
  [
    'discount',
    `en Rebate|Trade discount|Allowance; de Abschlag|Skonto|Preisnachlass; fr Rabais|Réduction|Taux remise;
    es Bonif.|Bonificación|Rebaja; pt Dsc.|Dsc|Vlr. Desc.; it Maggiorazione|Abbuono|Riduzione;
    nl Kortingspercentage|Krt|Kortingsbedrag; pl Bonifikata; cs Slev.; hu Kedv.|Árengedmény|Kedvezmény mértéke;
    ro Reduceri|Procent reducere; bg Отст.; el Ποσό έκπτωσης; da Linjerabat; sv Radrabatt|Avdrag; nb Linjerabatt;
    fi Rivialennus|Alennusprosentti; hr Iznos popusta; sr Попуст|Износ попуста; sl Pop.|Znesek popusta;
    mk Попуст; sq Zbritje|Skonto|Zbritja; et Soodustus|Soodus|Hinnaalandus; lv Atlaides summa;
    lt Nuol.|Nuolaidos suma; ca Dte.|Dte|Dt.; eu Deskontua|Desk.; ru Скидка|Скид.;
    vi Giảm giá|Tỷ lệ CK|Tiền chiết khấu; ms Diskaun; af Afslag; az Endirim; ka ფასდაკლება; hy Զեղչ;
    ar الخصم|خصم|نسبة الخصم; he הנחה; fa تخفیف; hi छूट; th ส่วนลด; zh-CN 折扣率|折扣额; ja 割引率; ko 할인율|할인액`,
  ],
  [
    'lineTotal',
    `en Extension; de Positionssumme|Preis gesamt|Zwischensumme; fr Sous-total|Valeur|Mt HT;
    es Base|Base imponible|Neto; pt Vlr. total|Vl. Total|Líquido; it Imponibile|Prezzo tot.|Imp. netto;
    nl Prijs totaal|Nettobedrag|Regelbedrag; pl Wart. netto|Wart. brutto|Łącznie;
    cs Základ|Celková částka|Celk. cena; sk Cena spolu|Základ|Cena bez DPH spolu;
    hu Ellenérték|Teljes ár|Fizetendő; ro Suma netă|Brut|Sumă totală; bg Обща стойност|Обща сума|Стойност лв.;
    el Καθαρή αξία|Συνολική αξία|Καθ. αξία; tr Satır Toplamı|Ara Toplam|Bedel; da Pris i alt|Ialt|Nettobeløb;
    sv Summa exkl. moms|Nettobelopp|Pris totalt; nb Nettobeløp|Pris totalt|Delsum;
    fi Veroton summa|Yht.|Verollinen summa; hr Iznos bez PDV-a|Ukupan iznos|Neto;
    sr Укупно|Укупна вредност|Укупан износ; sl Skupna cena|Neto|Cena skupaj; mk Вкупно|Износ без ДДВ|Вкупна цена;
    sq Vlera|Shuma|Vlera pa TVSH; et Summa km-ta|Kokku km-ta|Maksumus; lv Vērtība|Kopējā summa|Cena kopā;
    lt Vertė|Vertė be PVM|Tarpinė suma; is Upphæð án vsk|Heildarverð|Alls; ca Import total|Base|Base imposable;
    gl Prezo total|Base impoñible; eu Zenbatekoa|Guztira|Guztizkoa; ga Iomlán|Suim|Luach;
    ru Сумма|Стоимость|Итого; uk Вартість|Всього|Разом; vi Tổng|Số tiền|Tổng tiền;
    id Nominal|Harga Total|Jumlah Total; ms Amaun|Nilai; af Waarde; az Məbləğ|Cəmi|Cəmi Məbləğ;
    kk Сомасы|Құны|Барлығы; ka თანხა|ჯამი|ღირებულება; hy Գումար|Արժեք|Ընդամենը; ar المبلغ|الإجمالي|المجموع;
    he סכום|סה"כ|סה״כ; fa مبلغ|مبلغ کل|جمع; hi राशि|कुल|कुल राशि; th จำนวนเงิน|รวม|มูลค่า; zh-CN 价税合计|总金额|含税金额;
    zh-TW 未稅金額; ja 税抜金額|税込金額; ko 공급가액`,
  ],
];
/** What is no heading of that column, though a word of it is. */
const OTHERS: [ColumnRole, string][] = [
  ['unitPrice', 'Price list|Preisliste|Cennik|Fiyat Listesi|Prisliste|Hinnasto|Lista de precios|Unit|Einheit|Enhet'],
  ['lineTotal', 'Gesamtgewicht|Number of pages|Prix Montant|Cena Kwota|Order date|Kunde|Val.|Imp.'],
  ['quantity', 'No.|Nr.|Numero|Číslo|Number of the order|Customer number|Stevilka|Telefonnummer'],
  ['sku', 'Customer number|Broj računa|Postcode|Order number|Kundennummer|Numer klienta'],
  // Of tables of taxes: "Ставка" is a rate, and "Rozpis DPH" stands over one.
  ['description', 'Delivery date|Data|Nota|Netto|Payment terms|Adresse|Telefon|Ставка|Rozpis DPH'],
  ['discount', 'Price after discount|Netto|Total|Summa'],
  ['tax', 'Total excl. VAT|Bez DPH|Summa utan moms|Iznos bez PDV'],
];

const phrasesOf = (table: string): string[] =>
  table.split(/;\s*/).flatMap((row) => row.trim().replace(/^\S+ /, '').split('|'));

describe('Headings of columns in all languages', () => {
  it.each(HEADINGS)('%s', (role, table) => {
    expect(phrasesOf(table).filter((phrase) => !headingRoles(phrase).includes(role))).toEqual([]);
  });

  it.each(OTHERS)('are not those of others: %s', (role, phrases) => {
    expect(phrases.split('|').filter((phrase) => columnRoles(fold(phrase)).includes(role))).toEqual([]);
  });
});
