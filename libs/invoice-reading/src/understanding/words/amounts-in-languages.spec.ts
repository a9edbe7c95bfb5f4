import { describe, expect, it } from '@jest/globals';
import type { AmountKind } from '../../draft.js';
import { fold } from '../fold.js';
import { classifyAmountLabel } from './amount-labels.js';

/** As programs print them, by language. */
const AMOUNTS: [AmountKind, string][] = [
  [
    'net',
    `en Total goods|Untaxed amount|Items total; de Nettowarenwert|Nettoentgelt|Bemessungsgrundlage;
    fr Total brut HT|Total Général HT|Somme HT; es Importe bruto|Total bruto|Suma de importes;
    pt Valor dos produtos|Total bruto|Valor dos serviços; it Totale IVA esclusa|Totale beni|Totale prestazioni;
    nl Nettobedrag|Totaal goederen|Nettototaal; pl Podsuma|Kwota do opodatkowania|Razem pozycje;
    cs Součet|Celková cena položek|Celkem položky; hu Áfa alap|Adó alapja|Áfaalap;
    ro Valoare netă|Valoare impozabilă|Valoarea netă; bg Нето|Общо стойност|Основа;
    el Καθαρό ποσό|Σύνολο καθαρής αξίας|Καθαρό σύνολο; tr Brüt Toplam|Mal Hizmet Tutarı|Ürün Toplamı;
    da Nettototal|Momsfrit beløb|Linjer i alt; sv Nettobelopp|Momsgrundande belopp|Underlag;
    nb Grunnlag mva|Mva-grunnlag|Nettosum; fi Veron peruste|Nettosumma|Tuotteet yhteensä;
    hr Zbroj|Ukupno prije poreza|Ukupno stavke; sr Међузбир|Нето износ|Нето; bs Međuzbir;
    sl Vmesna vsota|Delna vsota|Seštevek; mk Меѓузбир|Износ без ДДВ|Вкупно без ДДВ;
    sq Nëntotali|Vlera pa TVSH|Totali pa TVSH; et Netosumma|Kokku enne käibemaksu|Kauba summa;
    lv Apliekamā vērtība; lt Apmokestinamoji vertė|PVM apmokestinamoji vertė|Prekės iš viso;
    is Upphæð án vsk|Án vsk|Millisamtala; ca Import brut|Total brut|Total bases;
    gl Total sen IVE|Importe sen IVE; ru Итого без НДС|Сумма без НДС|Всего без НДС;
    uk Підсумок|Проміжний підсумок|Всього без податку; vi Cộng tiền hàng|Tổng tiền hàng|Tạm tính;
    id Dasar Pengenaan Pajak|Total Sebelum Pajak|Jumlah Sebelum Pajak;
    ms Subjumlah|Jumlah Kecil|Jumlah Sebelum Cukai; ar المجموع الفرعي|الإجمالي الفرعي|المجموع قبل الضريبة;
    he סה"כ לפני מע"מ|סכום ביניים|סה״כ לפני מע״מ; hi उप-योग|उप योग; th รวมเป็นเงิน|ยอดรวมก่อนภาษี|มูลค่าก่อนภาษี;
    zh-CN 不含税金额|未税金额; zh-TW 銷售額|未稅金額|銷售額合計; ja 税抜合計|税抜金額|課税対象額; ko 공급가액|공급가액 합계`,
  ],
  [
    'tax',
    `de Steueranteil|Gesamtsteuer; fr TVA due; es ITBIS|ISC|IEPS; pt ICMS|ISS|Valor do ICMS; it IVA dovuta;
    nl B.T.W.|Btw te betalen|Totaal B.T.W.; pl Suma VAT|Wartość podatku|PTU; cs Suma DPH; sk Suma DPH|Suma dane;
    hu Fizetendő ÁFA; ro Suma TVA|TVA de plată|Sumă TVA; el Σύνολο φόρων|Συνολικός φόρος;
    fi Veron osuus|Veron määrä|Verosumma; sr Порез|Порез укупно|Износ пореза; mk ДДВ|Износ на ДДВ|Вкупно ДДВ;
    sq TVSH|Vlera e TVSH|Totali TVSH; lt Iš viso PVM|Bendra PVM suma|PVM iš viso; ca Impost;
    gl IVE|Cota IVE|Total IVE; eu Zergak; ga CBL; ru НДС|В том числе НДС|Сумма НДС;
    uk Податок|Податки|Податок на додану вартість; vi Thuế|Tổng thuế|Tiền thuế;
    id Pajak|Total Pajak|Jumlah Pajak; ms Cukai|Jumlah Cukai|SST; az ƏDV|ƏDV məbləği; kk ҚҚС|ҚҚС сомасы;
    ar ضريبة القيمة المضافة|الضريبة|إجمالي الضريبة; he מע"מ|מע״מ; fa مالیات; hi सीजीएसटी|एसजीएसटी;
    th ภาษีมูลค่าเพิ่ม|ภาษี; zh-CN 增值税|合计税额; zh-TW 營業稅; ja 消費税|消費税等|消費税額; ko 부가세|부가가치세`,
  ],
  [
    'total',
    `en Total after tax|Total amount after tax; de Gesamtrechnungsbetrag|Bruttorechnungsbetrag|Auftragssumme;
    fr Total TVA comprise|Total TVA incluse|Total taxes comprises;
    pt Valor da nota|Valor Global|Valor da factura;
    it Importo complessivo|Totale comprensivo di IVA|Totale compreso IVA; nl Eindbedrag|Totaalprijs|Brutobedrag;
    pl Wartość faktury|Łącznie|Suma z VAT; cs Celková cena|Fakturovaná částka|Úhrnem;
    sk Fakturovaná suma|Suma spolu|Suma s DPH; hu Mindösszesen|Teljes összeg|Számla értéke;
    ro Valoare totală|Valoare factură|Valoarea totală; bg Тотал|Крайна цена;
    el Μικτή αξία|Σύνολο συμπ. ΦΠΑ|Συνολική τιμή; tr Yekün|Vergi Dahil Toplam|Vergi Dahil Tutar;
    da Totalbeløb|Slutsum|Samlet pris; sv Bruttobelopp|Totalpris|Sammanlagt; nb Totalpris|Bruttobeløp|Til sammen;
    fi Kokonaissumma|Yhteensä sis. alv|Laskun kokonaissumma; hr Ukupna cijena|Svega|Ukupna vrijednost;
    sr Svega|Укупан износ|Свега; sl Skupna vrednost|Skupna cena|Vrednost računa;
    mk Вкупно|Вкупен износ|Вкупно со ДДВ; sq Gjithsej|Vlera me TVSH; et Kogusumma|Üldsumma|Lõppsumma;
    lv Pavisam|Pavisam EUR; lt Suma su PVM|Suma iš viso|Galutinė suma; is Alls|Heildarupphæð|Samtals með vsk;
    ca Total amb IVA|Import factura|Import de la factura; ru Итого|Всего|Итого с НДС;
    uk Загальний підсумок|Загальна вартість|Загалом; vi Tổng tiền|Tổng số|Tổng thanh toán;
    af Faktuurbedrag|Faktuurtotaal; az Yekun; ar الإجمالي|المجموع|المجموع الكلي; he סה"כ לתשלום|סה"כ|סה״כ לתשלום;
    fa جمع کل|مجموع; hi कुल|कुल राशि|कुल योग; th รวมทั้งสิ้น|จำนวนเงินรวมทั้งสิ้น|รวมทั้งหมด; zh-CN 价税合计|总金额;
    zh-TW 總金額; ja 合計金額|ご請求金額|請求金額; ko 합계금액|청구금액|총금액`,
  ],
  [
    'due',
    `en Pay this amount|Remaining amount|You owe; de Zahllast|Restzahlung|Verbleibende Zahlung;
    fr Montant restant dû|Restant dû|Montant échu; es Resta|Importe debido|Restante;
    pt Valor em aberto|Restante|Valor por liquidar; it Residuo|Da saldare|Rimanenza;
    nl Restbedrag|Resterend bedrag|Te ontvangen; pl Należność|Pozostała kwota|Do uregulowania;
    cs Nedoplatek|K platbě|K proplacení; sk Na zaplatenie|Nedoplatok|Neuhradené;
    hu Hátralévő összeg|Befizetendő|Fennálló tartozás; ro Restant|Rest|Sumă scadentă;
    bg Остатък|Оставаща сума|За доплащане; el Προς πληρωμή|Ποσό πληρωμής|Πληρωτέα αξία;
    tr Ödenmesi Gereken|Ödenmesi Gereken Tutar|Vadesi Gelen Tutar; da Skyldigt beløb|Rest|Skyldig;
    sv Återstående|Restsumma|Återstående belopp; nb Restbeløp|Skyldig beløp|Gjenstående;
    fi Jäljellä|Avoinna|Jäljellä oleva summa; hr Preostali iznos|Za naplatu|Preostalo;
    sr За уплату|За плаћање|Износ за уплату; sl Za doplačilo|Odprt znesek|Še za plačati;
    mk За плаќање|За наплата|Остаток за плаќање; sq Për pagesë|Shuma për pagesë|Mbetja;
    et Kuulub tasumisele|Maksta|Tasumata; lv Jāmaksā|Samaksai; lt Apmokėti|Liko apmokėti|Likusi suma;
    is Eftirstöðvar|Ógreitt|Gjaldfallið; ca Pendent|Import pendent|Pendent de pagament;
    ru К оплате|Сумма к оплате|Всего к оплате; uk До сплати|До оплати|Сума до сплати;
    vi Số tiền phải trả|Còn lại|Phải thanh toán; id Sisa Tagihan|Jumlah Terutang|Sisa Pembayaran;
    ms Baki|Baki Perlu Dibayar|Perlu Dibayar; af Verskuldig|Bedrag verskuldig|Uitstaande bedrag;
    ar المبلغ المستحق|المتبقي|المبلغ المتبقي; he יתרה לתשלום|לתשלום|יתרה; fa مانده|قابل پرداخت|مبلغ قابل پرداخت;
    hi देय राशि|शेष राशि; th ยอดที่ต้องชำระ|ยอดค้างชำระ|คงเหลือ; zh-CN 应付金额|未付金额|应付余额; zh-TW 應付金額|未付金額;
    ja 差引請求額|未払金額|差引残高; ko 미지급금|미수금`,
  ],
  [
    'paid',
    `en Down payment|Payments/Credits|Partial payment; de Zahlung erhalten|Teilzahlung|Angezahlt;
    fr Versement|Paiement reçu|Somme versée; es Entregado a cuenta|Cobrado|Pago a cuenta;
    pt Pagamento recebido|Pago até à data|Pagamentos recebidos; it Acconti|Già versato|Caparra;
    nl Deelbetaling|Vooruitbetaald|Aanbetaald; pl Zaliczki|Uregulowano|Wpłata;
    cs Odečet zálohy|Odpočet zálohy|Přijato; sk Preddavok|Prijatý preddavok|Odpočet zálohy;
    hu Eddig fizetve|Levonva előleg|Foglaló; ro Plată în avans|Plată anticipată|Deja achitat;
    bg Аванс|Внесен аванс|Получен аванс; el Πληρωμένο|Πληρωμένο ποσό|Εξοφλημένο;
    tr Kapora|Tahsil Edilen|Alınan Ödeme; da Modtaget betaling|Tidligere betalt|Fratrukket aconto;
    sv Erhållet|Handpenning|Tidigare betalt; nb Tidligere betalt|Mottatt betaling|Forhåndsbetalt;
    fi Suoritukset|Käsiraha|Suoritettu; hr Iznos predujma|Uplata|Kapara; sr Плаћено|Аванс|Уплаћено;
    sl Plačano|Poravnano|Plačani znesek; mk Аванс|Уплатено|Авансно плаќање; sq E paguar|Paguar|Parapagim;
    et Laekunud|Laekumised|Laekumine; lv Priekšapmaksa|Samaksātais avanss|Iemaksāts;
    lt Jau sumokėta|Įmokėta|Gautas mokėjimas; is Greitt|Innborgun|Fyrirframgreiðsla;
    ca Bestreta|A compte|Import pagat; gl Xa pagado|A conta; ru Оплачено|Предоплата|Аванс;
    uk Сплачено|Оплачено|Передоплата; vi Đã thanh toán|Đặt cọc|Đã trả; id Dibayar|Uang Muka|Sudah Dibayar;
    ms Dibayar|Bayaran Diterima|Telah Dibayar; af Bedrag betaal|Reeds betaal; ar مدفوع|المدفوع|دفعة مقدمة;
    he שולם|מקדמה|סכום ששולם; fa پرداخت شده|پیش پرداخت; hi भुगतान किया|अग्रिम; th ชำระแล้ว|มัดจำ|เงินมัดจำ;
    zh-CN 已付金额|预付款|已支付; zh-TW 已付金額|預付款|已支付; ja 入金額|前払金|既払金; ko 계약금|입금액|선수금`,
  ],
  [
    'discount',
    `en Promo code; de Gutschein|Nachlassbetrag|Bonus; fr Code promo; es Cupón|Rebaja|Rappel;
    pt Desc. Comercial|Desc. Financeiro|Abatimento; it Abbuoni|Riduzione;
    nl Kredietbeperking|Kortingscode|Kortingsbon; pl Kwota rabatu|Bonifikata|Kupon;
    cs Slevový kupón|Slevový kód|Slevový poukaz; sk Zľavový kupón|Zľavový kód|Zadržané;
    hu Árengedmény|Kupon|Kuponkedvezmény; ro Cupon|Cod promoțional|Remiză; bg Ваучер|Купон|Рабат;
    el Κουπόνι|Παρακράτηση|Παρακράτηση φόρου; tr Stopaj|Kupon|Gelir Vergisi Stopajı;
    da Rabatkode|Gavekort|Nedslag; sv Rabattkod|Presentkort|Bonus; nb Rabattkode|Gavekort|Bonus;
    fi Kokonaisalennus|Alennuskoodi|Alennuskuponki; hr Kupon|Iznos rabata|Vaučer; sr Попуст|Рабат|Износ попуста;
    sl Kupon|Darilni bon; mk Попуст|Рабат|Вкупен попуст; sq Zbritje|Zbritja|Zbritja totale;
    et Kupong|Sooduskood|Hinnaalandus; lv Kupons|Dāvanu karte|Atlaižu summa; lt Kuponas|Dovanų kuponas;
    is Afsláttur|Magnafsláttur|Gjafabréf; ca Descomptes|Retenció|Total descomptes;
    ru Скидка|Сумма скидки|Общая скидка; uk Знижка|Сума знижки|Загальна знижка;
    vi Chiết khấu|Giảm giá|Chiết khấu thương mại; id Diskon|Potongan Harga|Potongan; ms Diskaun|Jumlah Diskaun;
    af Afslag|Totale afslag; ar الخصم|خصم|قيمة الخصم; he הנחה; fa تخفیف; hi छूट;
    th ส่วนลด|หัก ณ ที่จ่าย|ภาษีหัก ณ ที่จ่าย; zh-CN 折扣金额; ja 値引き|源泉徴収税|源泉所得税; ko 할인금액|할인액`,
  ],
  [
    'charge',
    `en Small order charge|Congestion charge; de Maut|Zustellung; fr Écotaxe|Supplément; es Recargo|Manipulación;
    pt Ecovalor|Outros custos; it Contributo CONAI|Cassa previdenza; nl Verpakking|Verwijderingsbijdrage;
    pl Pobranie|Usługa transportowa; cs Přeprava|Dobírka; sk Preprava|Dobierka; hu Postaköltség|Kezelési költség;
    ro Taxe poștale|Taxa verde; bg Такса|Куриер; el Αντικαταβολή|Χρεώσεις; tr Taşıma|Navlun;
    da Miljøafgift|Fragtomkostninger; sv Resekostnad|Milersättning; nb Emballasje|Fraktkostnad;
    fi Pienlaskulisä|Kuljetus; hr Ambalaža|Povratna naknada; sr Достава|Превоз;
    sl Izravnava|Manipulativni stroški; mk Достава|Превоз; sq Transporti|Dërgesa;
    et Saatmiskulu|Kohaletoimetamine; lv Piegādes izmaksas|Pasta izdevumi; lt Transportas|Pristatymo išlaidos;
    is Sendingarkostnaður|Flutningur; ca Despeses|Embalatge; gl Embalaxe|Desprazamento;
    eu Garraioa|Bidalketa-gastuak; ru Транспортные расходы|Упаковка; uk Транспортні послуги|Пакування;
    vi Phí vận chuyển|Vận chuyển; id Ongkos Kirim|Biaya Kirim; ms Penghantaran|Caj Penghantaran;
    af Aflewering|Versending; ar الشحن|رسوم الشحن; he משלוח|דמי משלוח; fa هزینه ارسال; th ค่าจัดส่ง|ค่าขนส่ง;
    zh-CN 手续费|包装费; zh-TW 手續費|服務費; ja 手数料|配送料; ko 배송비|운송비`,
  ],
  [
    'previous',
    `en Prior balance|Balance b/f|Past due balance; de Offene Posten|Saldo aus Vormonat|Übertrag aus Vorperiode;
    fr Report solde précédent|Solde reporté|Report à nouveau; es Saldo previo|Deuda anterior|Saldo inicial;
    pt Saldo em atraso|Dívida anterior|Valor em atraso; it Vecchio saldo|Saldo iniziale|Importo precedente;
    nl Vorig openstaand bedrag|Beginsaldo|Oud saldo; pl Saldo z poprzedniego okresu|Zaległości|Saldo początkowe;
    cs Počáteční zůstatek|Nedoplatek z minulého období|Převod z minulého období;
    sk Zostatok z minulého obdobia|Počiatočný zostatok;
    hu Korábbi tartozás|Nyitó egyenleg|Előző időszak egyenlege; ro Sold inițial|Rest anterior;
    el Προηγούμενο υπόλοιπο|Παλαιό υπόλοιπο|Υπόλοιπο από μεταφορά;
    tr Devreden Bakiye|Önceki dönem borcu|Geçmiş Dönem Borcu; da Saldo fra tidligere|Overført saldo|Primo saldo;
    sv Ingående saldo|Tidigare skuld|Tidigare obetalt; nb Inngående saldo|Tidligere utestående;
    fi Aikaisempi saldo|Edellinen avoin saldo|Aiempi saldo; hr Prethodno stanje|Preneseni dug|Stari dug;
    sl Prejšnji saldo|Prejšnje stanje; et Eelmine saldo|Eelmine jääk|Varasem võlgnevus;
    lv Iepriekšējais atlikums|Iepriekšējais parāds|Parāds par iepriekšējo periodu;
    lt Ankstesnis likutis|Ankstesnė skola|Praėjusio laikotarpio skola; ja 前回請求額|前回残高|繰越金額; ko 전미수금|이월잔액|전월이월`,
  ],
];
/** What is no amount of that kind, though a word of it is. */
const OTHERS: [AmountKind, string][] = [
  ['paid', 'Payment terms|Zahlungsbedingungen|Forma płatności|Způsob platby|Način plačila|Ödeme Şekli'],
  ['paid', 'Спосіб оплати|Ara Toplam|支付方式'],
  // Of a till "Atlikums" is the change.
  ['due', 'Order date|Total sold|Rechnungsnummer|Netto|Zahlungsart|Atlikums'],
  ['charge', 'Total|Amount|Toll free|USB ports|Lieferdatum|Rechnungsnummer'],
  // What is withheld for the tax is none.
  ['discount', 'Subtotal|Total|Rabattgruppe|Netto|Skatt|R.A.'],
  ['net', 'Total incl. VAT|Summa inkl. moms|Gesamtbetrag|Suma DPH|Suma VAT|Iš viso PVM'],
  ['total', 'Subtotal|Total excl. VAT|Sis. alv 25,5 %|Suma DPH|Iznos bez PDV|Сума без ПДВ'],
  ['tax', 'Total excl. VAT|Celkem bez DPH|Iš viso su PVM|Сумма без НДС|Samtals án vsk'],
  ['previous', 'Balance due|Saldo'],
];

const phrasesOf = (table: string): string[] =>
  table.split(/;\s*/).flatMap((row) => row.trim().replace(/^\S+ /, '').split('|'));

describe('Labels of amounts in all languages', () => {
  it.each(AMOUNTS)('%s', (kind, table) => {
    expect(phrasesOf(table).filter((phrase) => classifyAmountLabel(fold(phrase)) !== kind)).toEqual([]);
  });

  it.each(OTHERS)('are not those of others: %s', (kind, phrases) => {
    expect(phrases.split('|').filter((phrase) => classifyAmountLabel(fold(phrase)) === kind)).toEqual([]);
  });

  it('may have words for any sum beside them', () => {
    const labels = ['Suma zaliczek', 'Zbývající částka', 'Сума боргу', 'Pozostała kwota', 'Ara Toplam'];
    expect(labels.map((label) => classifyAmountLabel(fold(label)))).toEqual(['paid', 'due', 'total', 'due', 'net']);
  });
});
