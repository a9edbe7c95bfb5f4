import type { AmountKind } from '../../draft.js';
import { fold } from '../fold.js';
import { SUM } from './amount-words.js';

/** Whole labels of amounts as they are printed; words for any sum may stand beside them: "Suma zaliczek". */
const PHRASES: [AmountKind, string][] = [
  [
    'previous',
    `Prior balance|Balance b/f|Balance brought forward|Past due balance|Old balance|Offene Posten
    |Saldo aus Vormonat|Übertrag aus Vorperiode|Bisheriger Saldo|Report solde précédent|Solde reporté
    |Report à nouveau|Arriéré|Saldo previo|Deuda anterior|Saldo inicial|Saldo vencido|Saldo em atraso
    |Dívida anterior|Valor em atraso|Vecchio saldo|Saldo iniziale|Importo precedente|Vorig openstaand bedrag
    |Beginsaldo|Oud saldo|Saldo vorige factuur|Saldo z poprzedniego okresu|Zaległości|Saldo początkowe
    |Poprzednie należności|Počáteční zůstatek|Nedoplatek z minulého období|Převod z minulého období
    |Zostatok z minulého obdobia|Počiatočný zostatok|Korábbi tartozás|Nyitó egyenleg|Előző időszak egyenlege
    |Sold inițial|Rest anterior|Προηγούμενο υπόλοιπο|Παλαιό υπόλοιπο|Υπόλοιπο από μεταφορά|Devreden Bakiye
    |Önceki dönem borcu|Geçmiş Dönem Borcu|Saldo fra tidligere|Overført saldo|Primo saldo|Ingående saldo
    |Tidigare skuld|Tidigare obetalt|Inngående saldo|Tidligere utestående|Aikaisempi saldo|Edellinen avoin saldo
    |Aiempi saldo|Alkusaldo|Prethodno stanje|Preneseni dug|Stari dug|Prethodni dug|Prejšnji saldo
    |Prejšnje stanje|Eelmine saldo|Eelmine jääk|Varasem võlgnevus|Algsaldo|Iepriekšējais atlikums
    |Iepriekšējais parāds|Parāds par iepriekšējo periodu|Sākuma atlikums|Ankstesnis likutis|Ankstesnė skola
    |Praėjusio laikotarpio skola|Likutis praėjusio laikotarpio|前回請求額|前回ご請求額|前回残高|繰越金額|前月繰越|전미수금|이월잔액|전월이월`,
  ],
  [
    'due',
    `You owe|Amount owed|Pay this amount|Remaining|Left to pay|Restzahlung|Verbleibende Zahlung|Zu bezahlen
    |Verbleibend|Restforderung|Zu begleichen|Zu begleichender|Zu überweisen|Zu überweisender|Zahllast
    |Einzugsbetrag|Abbuchungsbetrag|Nachzahlung|Restsumme|Offene Forderung|Forderung|Restant dû
    |Montant restant dû|Montant échu|Montant exigible|Net dû|Reste à percevoir|Montant prélevé|Resta|Restante
    |Importe debido|Importe a ingresar|Importe exigible|Importe vencido|Total a abonar|A abonar|Em aberto
    |Por liquidar|A liquidar|Residuo|Da saldare|Rimanenza|A pagare|Da corrispondere|Da versare|Insoluto|Scaduto
    |Da incassare|Resterend|Restant|Restsaldo|Restbedrag|Te ontvangen|Nog te ontvangen|Openstaand saldo
    |Uitstaand|Te incasseren|Należność|Pozostała|Pozostała należność|Pozostało|Do uregulowania|Dopłata
    |Do dopłaty|Do wpłaty|Do pobrania|Wymagana|Niezapłacono|K platbě|K proplacení|Dlužná|Nezaplaceno|Neuhrazeno
    |Zbývající|K doplacení|K inkasu|Uhraďte|Zaplaťte|Nedoplatek|Na zaplatenie|K zaplateniu|Dlžná|Neuhradené
    |Nedoplatok|Hátralévő|Befizetendő|Kifizetendő|Átutalandó|Fennálló tartozás|Ki nem egyenlített|Rest
    |Sold curent|Sold datorat|Sold restant|Scadentă|Rămas|Rămas de plată|De achitat|Neachitat|Rest de achitat
    |Rest plată|Остатък|Оставаща|Оставащо|За доплащане|Неплатено|Неплатена|Προς πληρωμή|Πληρωμής|Πληρωτέα αξία
    |Υπολειπόμενο|Απομένει|Ödenmesi Gereken|Vadesi Gelen|Ödenmemiş|Skyldigt|Skyldig|Resterende|Manglende|Mangler
    |Restance|Opkræves|Ubetalt|Skyldes|Der skal betales|Återstående|Restsumma|Att erlägga|Kvarstående|Obetalt
    |Kvarstår|Kvar|Som förfaller|Förfallen|Gjenstående|Gjenstår|Restsum|Restbeløp|Jäljellä|Jäljellä oleva
    |Avoinna|Avoinna oleva|Maksettavana|Jää maksettavaksi|Erääntynyt|Erääntyvä|Jäännös|Loppumaksu|Preostali
    |Preostalo|Za naplatu|Ostatak|Dospjeli|Dospjelo|Dužni|Otvoreni|Neto za platiti|Razlika za platiti|За уплату
    |За плаћање|Преостало за плаћање|Преостало за уплату|Преостали|Преостало|Остатак|Остатак за уплату
    |За наплату|Za doplačilo|Odprt|Odprto|Preostanek|Še za plačati|Za plačati|Neporavnano|Neplačano|Zapadli
    |Dolgovani|За плаќање|За наплата|Остаток за плаќање|Преостанато|Преостанат|Për t'u paguar|Për pagesë|Mbetja
    |E mbetur|Kuulub tasumisele|Maksta|Maksta jääb|Tasumata|Maksmata|Jääk|Tasumiseks|Tasumisele
    |Maksmisele kuulub|Jāmaksā|Jāsamaksā|Samaksai|Maksājamā|Atlikusī|Apmaksājamā|Maksājams|Jums jāmaksā
    |Liko apmokėti|Liko mokėti|Likusi|Mokėtina|Neapmokėta|Apmokėtina|Priemoka|Apmokėti|Sumokėti|Eftirstöðvar
    |Ógreitt|Ógreidd|Gjaldfallið|Pendent|Pendent de pagament|Degut|Queda per pagar|К оплате|К доплате
    |Осталось оплатить|Остаток|Остаток к оплате|Не оплачено|Неоплаченная|Причитается к оплате|До сплати
    |До оплати|Залишок|Залишок до сплати|Залишок до оплати|Не сплачено|Несплачена|Số tiền phải trả|Còn lại
    |Còn phải trả|Phải thanh toán|Cần thanh toán|Số tiền còn lại|Phải trả|Sisa Tagihan|Sisa Pembayaran|Sisa
    |Sisa Bayar|Harus Dibayar|Yang Harus Dibayar|Terutang|Jatuh Tempo|Kurang Bayar|Kekurangan|Belum Dibayar|Baki
    |Baki Perlu Dibayar|Perlu Dibayar|Tertunggak|Verskuldig|Uitstaande|Betaalbaar|应付金额|余额|未付金额|应付余额|應付金額|餘額|未付金額
    |差引請求額|未払金額|残高|差引残高|미지급금|잔액|미수금|المبلغ المستحق|المتبقي|المبلغ المتبقي|יתרה לתשלום|לתשלום|יתרה|مانده
    |قابل پرداخت|مبلغ قابل پرداخت|देय राशि|शेष राशि|ยอดที่ต้องชำระ|ยอดค้างชำระ|คงเหลือ`,
  ],
  [
    'paid',
    `Down payment|Partial payment|Previously paid|Retainer applied|Payments/Credits|Zahlung erhalten|Teilzahlung
    |Angezahlt|Zahlungseingang|Bereits geleistete Zahlungen|Überzahlung|Vorausbezahlt|Bar bezahlt
    |Erhaltene Zahlung|Gutschein eingelöst|Versement|Paiement reçu|Paiements reçus|Somme versée|Avoir déduit
    |Déduction acompte|Prépayé|Payé à ce jour|Encaissé|Encaissement|Acquitté|Règlement reçu|Paiement effectué
    |Provisions versées|Entregado a cuenta|Cobrado|Pago a cuenta|Pagos a cuenta|Pago anticipado|Seña|Señas
    |Cantidad pagada|Cobros|Provisión de fondos|Entregado|Pago parcial|Ya abonado|Cantidad entregada a cuenta
    |Pagamento recebido|Pagamentos recebidos|Pago até à data|Adiantado|Pagamento antecipado|Pagamento parcial
    |Pago por conta|Caução|Abatimento por adiantamento|Acconti|Già versato|Caparra|Incassato|Anticipi
    |Già saldato|Saldato|Corrisposto|Pagamento ricevuto|Pagamenti ricevuti|Detratto acconto|A dedurre acconto
    |Caparra confirmatoria|Prepagato|Pagamento parziale|Deelbetaling|Vooruitbetaald|Aanbetaald
    |Ontvangen betaling|Ontvangen betalingen|Reeds gefactureerd|Waarborgsom|Reeds vooruitbetaald|Voorschotten
    |Eerder betaald|Aanbetaling|Voorschot|Zaliczki|Zaliczek|Wpłat|Uregulowano|Uregulowana|Wpłata|Zadatek
    |Rozliczono|Rozliczenie zaliczki|Otrzymano|Dotychczas zapłacono|Uiszczono|Odečet zálohy|Odpočet zálohy
    |Odečet záloh|Přijato|Přijatá platba|Předplaceno|Složeno|Preddavok|Prijatý preddavok|Odpočet preddavku
    |Odpočítanie zálohy|Uhradený preddavok|Zaplatený preddavok|Preddavky|Prijaté platby|Prijatá platba
    |Eddig fizetve|Eddig kifizetve|Levonva előleg|Levont előleg|Beszámított előleg|Foglaló|Kifizetések
    |Már kifizetve|Előző befizetések|Kiegyenlítve|Rendezve|Plată în avans|Plată anticipată|Deja achitat
    |Deja plătit|Plăți efectuate|Plăți primite|Plată primită|Acont|Încasări|Stornare avans|Storno avans|Arvună
    |Аванс|Внесен аванс|Получен аванс|Внесено|Депозит|Капаро|Приспаднат аванс|Изплатено|Πληρωμένο|Εξοφλημένο
    |Ήδη πληρωμένο|Προκαταβολές|Έναντι|Ληφθείσα προκαταβολή|Μείον προκαταβολή|Εισπράξεις|Είσπραξη|Kapora
    |Tahsil Edilen|Alınan Ödeme|Tahsilat|Önceki Ödeme|Mahsup Edilen Avans|Peşin Ödeme|Depozito|Yapılan Ödeme
    |Modtaget betaling|Tidligere betalt|Fratrukket aconto|Indbetaling|Tidligere faktureret|Delbetaling
    |Heraf betalt|Erhållet|Handpenning|Tidigare betalt|Mottagen betalning|Inbetalning|Avgår förskott
    |Tidigare fakturerat|Avgår a conto|Erhållen betalning|Mottaget|Förbetalt|Erhållen inbetalning|Avgår inbetalt
    |Mottatt betaling|Forhåndsbetalt|Innbetaling|Fratrukket forskudd|Tidligere fakturert|Forhåndsbetaling
    |Suoritukset|Suoritettu|Käsiraha|Saadut maksut|Vastaanotettu maksu|Hyvitetty ennakko|Ennakot|Saatu ennakko
    |Aiemmin maksettu|Etukäteen maksettu|Osamaksu|Varausmaksu|Aikaisemmin laskutettu|Iznos predujma|Uplata
    |Kapara|Odbitak predujma|Umanjenje za predujam|Плаћено|Уплаћено|Авансна уплата|Већ плаћено|Уплаћени аванс
    |Уплаћен аванс|Плаћени|Уплата|Примљени аванс|Уплате|Умањење за аванс|Плаћено авансом|Primljen avans|Plačano
    |Poravnano|Plačani|Plačano vnaprej|Predujem|Prejeto plačilo|Plačan avans|Plačano s kartico|Уплатено
    |Авансно плаќање|E paguar|I paguar|Paguar|Parapagim|Paradhënie|Laekunud|Laekumised|Laekumine
    |Kasutatud ettemaks|Deposiit|Ette tasutud|Ette makstud|Juba makstud|Sissemakse|Priekšapmaksa
    |Samaksātais avanss|Iemaksāts|Saņemta priekšapmaksa|Iepriekš samaksāts|Jau samaksāts|Depozīts
    |Ieskaitīts avanss|Jau sumokėta|Jau apmokėta|Įmokėta|Įmoka|Gautas mokėjimas|Depozitas|Depozitas sumokėtas
    |Greitt|Innborgun|Innborganir|Fyrirframgreiðsla|Innborgað|Greidd|Fyrirframgreitt|Þegar greitt
    |Staðfestingargjald|Bestreta|A compte|Pagat|Ja pagat|Pagada|Pagament rebut|Pagament a compte|Avançament
    |Lliurat a compte|Cobrat|Abonat|Xa pagado|A conta|Оплачено|Предоплата|Уплачено|Оплаченная|Ранее оплачено
    |Выплачено|Полученный аванс|Частичная оплата|Внесенная предоплата|Полученная предоплата|Задаток|Сплачено
    |Передоплата|Попередня оплата|Сплачена|Раніше сплачено|Отримано|Отриманий аванс|Завдаток|Отримана оплата
    |Часткова оплата|Đã thanh toán|Đặt cọc|Đã trả|Tạm ứng|Số tiền đã trả|Tiền cọc|Trả trước|Đã nhận
    |Số tiền đã thanh toán|Đã cọc|Dibayar|Uang Muka|DP|Uang Muka (DP)|Sudah Dibayar|Telah Dibayar|Terbayar
    |Pembayaran Diterima|Sudah Terbayar|Dikurangi Uang Muka|Bayaran Diterima|Pendahuluan|Bedrag betaal
    |Reeds betaal|已付|已付金额|已支付|预付款|定金|押金|已付金額|訂金|預付款|入金額|前払金|既払金|お支払済み|内金|入金済|前受金|선금|계약금|입금액|선수금|مدفوع|المدفوع
    |دفعة مقدمة|المبلغ المدفوع|שולם|מקדמה|סכום ששולם|پرداخت شده|پیش پرداخت|भुगतान किया|अग्रिम|ชำระแล้ว|มัดจำ
    |เงินมัดจำ|จ่ายแล้ว`,
  ],
  [
    'discount',
    `Promo code|Trade discount|Gutschein|Nachlassbetrag|Rabattsumme|Ermäßigung|Gutscheincode|Bonus|Code promo
    |Bon d'achat|Cupón|Rebaja|Rebajas|Rappel|Bonificaciones|Dcto|Descto|Retefuente|ReteIVA|ReteICA|ISR retenido
    |Detracción|Cupão|Abatimento|Bonificação|Retenções|Desc. Comercial|Desc. Financeiro|Desc. global|IRRF|INSS
    |Abbuoni|Riduzione|Ribasso|Detrazione|Kortingsbon
    |Kortingscode|Tegoedbon|Kredietbeperking|Rabatu|Bonifikata|Kupon|Kupon rabatowy|Upustów|Potrącenie|Obniżka
    |Slevový kupón|Slevový kód|Slevový poukaz|Dárkový poukaz|Kupón|Pozastávka|Zľavový kupón|Zľavový kód|Zadržané
    |Poukážka|Árengedmény|Kuponkedvezmény|Utalvány|Cupon|Cod promoțional|Remiză|Ваучер|Купон|Рабат|Намаление
    |На отстъпката|Κουπόνι|Παρακράτηση|Παρακράτηση φόρου|Παρακρατούμενος φόρος|Παρακρατούμενοι φόροι|Κρατήσεις
    |Δωροεπιταγή|Stopaj|Gelir Vergisi Stopajı|Hediye Çeki|Kupon İndirimi|Kampanya İndirimi|Sepet İndirimi
    |Rabatkode|Gavekort|Nedslag|Dekort|Afslag|Rabatter|Værdibevis|Rabattkod|Presentkort|Nedsättning|Prisavdrag
    |Rabattkode|Prisavslag|Verdikupong|Kokonaisalennus|Alennuskoodi|Alennuskuponki|Hyvitys|Määräalennus
    |Lahjakortti|Tilausalennus|Asiakasalennus|Kotitalousvähennys|Alennuksen|Rabata|Vaučer|Попуст|Попуста|Рабата
    |Одобрени попуст|Darilni bon|Kupong|Sooduskood|Hinnaalandus|Kinkekaart|Kupons|Dāvanu karte|Atlaižu|Kuponas
    |Dovanų kuponas|Afsláttur|Magnafsláttur|Gjafabréf|Descomptes|Retenció|Retencions|Cupó|Zbritje|Zbritja|Skonto
    |Скидка|Скидки|Общая скидка|Промокод|Знижка|Знижки|Загальна знижка|Chiết khấu|Giảm giá|Chiết khấu thương mại
    |Tiền chiết khấu|Khuyến mãi|Diskon|Potongan Harga|Potongan|Diskon Tambahan|Dikurangi Potongan Harga|Diskaun
    |折扣|折扣金额|优惠|優惠|折讓|値引|値引き|割引|値引額|割引額|源泉徴収税|源泉所得税|源泉徴収税額|할인|할인금액|할인액|الخصم|خصم|قيمة الخصم|הנחה|تخفیف|छूट
    |ส่วนลด|หัก ณ ที่จ่าย|ภาษีหัก ณ ที่จ่าย`,
  ],
  [
    'net',
    `Untaxed amount|Total goods|Entgelt|Nettobedrag|Nettobelopp|Nettototal|Netosumma|Somme des montants nets
    |Totale IVA esclusa|Totale esclusa IVA|Assessable Value|Basic amount|VATable amount|Items total
    |Nettowarenwert|Nettoentgelt|Bemessungsgrundlage|Steuerbasis|Steuerbarer|Nettogesamtbetrag|Gesamtnettobetrag
    |Warensumme|Artikelsumme|Steuerfreier|Teilsumme|Zu versteuernder|Summe der Positionen|Total brut HT
    |Total Général HT|Somme HT|HT|HTVA|Total des lignes|Total brut|Montant soumis à TVA|Assiette|Total partiel
    |Total produits|Total prestations|Soustotal|Mt HT|Valeur marchandises|Importe bruto|Total bruto
    |Suma de importes|Total importes|Valor bruto|Valor de venta|Afecto|Sumas|Total bases|Op. exonerada
    |Valor dos produtos|Valor dos serviços|Ilíquido|Valor ilíquido|Total dos produtos|Total Produtos
    |Total Serviços|Montante líquido|Total antes de impostos|Valor tributado|Total liq.|Total parcial
    |Totale beni|Totale prestazioni|Totale servizi|Totale righe|Totale lordo merce|Totale importo
    |Totale prodotti|Totale compensi|Totale lordo|Totale Articoli|Totale ante imposte|Onorario|Totaal goederen
    |Nettototaal|Totaal artikelen|Totaal regels|Totaal van de regels|Tussentotaal|Orderbedrag|Belastbare basis
    |Totaal vóór belasting|Podsuma|Opodatkowana|Do opodatkowania|Razem pozycje|Součet|Celková cena položek
    |Celkem položky|Součet základů|Dílčí součet|Adó alapja|Áfa alapja|Áfa alap|Áfaalap|Részösszesen|Valoare netă
    |Valoarea netă|Total valoare netă|Valoare impozabilă|Total impozabil|Total parțial|Valoare produse
    |Total produse|Total înainte de taxe|Нето|Основа|Дан. основа|Нетна|Общо нето|Общо стойност|Сума на сделката
    |Стойност на сделката|Καθαρό|Καθαρής αξίας|Καθ. αξία|Καθ. αξίας|Αξίας|Ειδών|Προ φόρων|Υποκείμενη αξία
    |Αξία υπηρεσιών|Αξία μετά την έκπτωση|Brüt Toplam|Ürün Toplamı|Mal Toplamı|Mal Hizmet Toplamı
    |Mal Hizmet Tutarı|İskontolu Toplam|Vergilendirilebilir tutar|Linjer i alt|Varer i alt|Afgiftsgrundlag
    |Linjebeløb i alt|Skattepligtigt beløb|Momsfrit beløb|Momsgrundande belopp|Underlag|Momsunderlag
    |Underlag moms|Beskattningsunderlag|Beskattningsbart belopp|Summa artiklar|Summa varor|Summa rader
    |Nettosumma|Varuvärde|Nettovärde|Momspliktig summa|Grunnlag mva|Mva-grunnlag|Grunnlag|Sum linjer|Sum varer
    |Nettosum|Nettoverdi|Pliktig beløp|Veron peruste|ALV-peruste|Tuotteet yhteensä|Rivit yhteensä|Verotettava
    |Verotettava määrä|Nettomäärä|Nettohinta yhteensä|Zbroj|Ukupno prije poreza|Iznos osnovice|Oporezivi
    |Ukupno stavke|Iznos stavki|Међузбир|Međuzbir|Збир|Zbir|Delna vsota|Vmesna vsota|Seštevek|Znesek osnove
    |Skupaj pred davkom|Skupaj postavke|Меѓузбир|Даночна основа|Nëntotali|Nëntotal|Vlera e tatueshme
    |Baza e tatueshme|Kauba summa|Käive|Kokku enne käibemaksu|Summa enne käibemaksu|Apliekamā vērtība
    |Apliekams ar|Apmokestinamoji vertė|PVM apmokestinamoji vertė|Prekės iš viso|Millisamtala|Skattskyld upphæð
    |Skattstofn|Vörur samtals|Import brut|Bases imposables|Подытог|Промежуточный итог|Нетто|Налоговая база
    |Стоимость товаров|Сумма до налогов|Підсумок|Проміжний підсумок|Проміжна|База оподаткування
    |Обсяги постачання|Обсяг постачання|Сума нетто|Cộng tiền hàng|Tổng tiền hàng|Tạm tính|Tổng phụ
    |Tổng tiền chưa thuế|Tổng tiền trước thuế|Tiền hàng|Cộng tiền hàng chưa thuế|Tổng cộng tiền hàng
    |Tổng chưa thuế|Dasar Pengenaan Pajak|Sebelum Pajak|Total Sebelum Pajak|Subjumlah|Total Harga Jual
    |Sebelum Cukai|Jumlah Kecil|小计|不含税金额|未税金额|稅前金額|小計|未稅金額|銷售額|銷售額合計|税抜合計|税抜金額|税抜小計|課税対象額|공급가액|소계|공급가액 합계
    |المجموع الفرعي|الإجمالي الفرعي|المجموع قبل الضريبة|الإجمالي قبل الضريبة|סכום ביניים|סה"כ לפני מע"מ
    |סה״כ לפני מע״מ|उप-योग|उप योग|รวมเป็นเงิน|มูลค่าก่อนภาษี|ยอดรวมก่อนภาษี`,
  ],
  [
    'tax',
    `Mokesčių|Bendra PVM|Iš viso PVM|PVM iš viso|PTU|Suma dane|Należny VAT|TVA due|IVA dovuta|Btw te betalen
    |TVA de plată|Fizetendő ÁFA|Налог|Налоги|Сумма налога|Итого налог|Податок|Податки|Сума податку|Порез
    |Порез укупно|Износ пореза|Укупно порез|Данок|Вкупно данок|Thuế|Tổng thuế|Tiền thuế|Tổng tiền thuế|Pajak
    |Total Pajak|Jumlah Pajak|Pajak Penjualan|Cukai|Jumlah Cukai|Gesamtsteuer|Steueranteil|ICMS|ISS
    |Valor do ICMS|Valor do ISS|Valor do IPI|PIS|COFINS|IEPS|ISC|Impostos totais|Podatek należny|Wartość podatku
    |Συνολικός φόρος|Σύνολο φόρων|Veron osuus|Veron määrä|Verosumma|Impost|税额|增值税|合计税额|稅額|營業稅|消費税|消費税等|消費税額|税額
    |内消費税|부가세|세액|부가가치세|الضريبة|ضريبة القيمة المضافة|إجمالي الضريبة|מע"מ|מע״מ|सीजीएसटी|एसजीएसटी|ภาษี
    |ภาษีมูลค่าเพิ่ม|مالیات`,
  ],
  [
    'total',
    `Insgesamt|Износ за плаћање|Укупно за плаћање|Gesamtrechnungsbetrag|Bruttorechnungsbetrag|Bruttogesamtbetrag
    |Gesamtbruttobetrag|Schlussbetrag|Rechnungsgesamtbetrag|Bruttoendbetrag|Auftragssumme|Total TVA comprise
    |Total TVA incluse|Total taxes comprises|Total taxes incluses|TVAC|Montant TVAC|Total après taxes
    |Total after tax|Total amount after tax|Valor da nota|Valor Global|Valor da factura|Importo complessivo
    |Totale comprensivo di IVA|Totale compreso IVA|Eindbedrag|Totaalprijs|Brutobedrag|Ordertotaal|Totaalsom
    |Wartość faktury|Łącznie|Wartość całkowita|Cena łączna|Suma końcowa|Podsumowanie|Suma z VAT|Celková cena
    |Fakturovaná částka|Suma s DPH|Úhrnem|Konečná cena|Celková čiastka|Fakturovaná suma|Fakturovaná čiastka
    |Konečná suma|Celková fakturovaná suma|Suma spolu|Suma celkom|Mindösszesen|Végösszesen|Teljes összeg
    |Teljes ár|Összérték|Számla értéke|Valoare totală|Valoarea totală|Valoare factură|Valoarea facturii
    |Valoare brută|Valoare totală factură|Suma cu TVA|Total inclusiv TVA|Тотал|Крайна цена|Μικτή αξία
    |Συνολική τιμή|Αξία τιμολογίου|Σύνολο συμπ. ΦΠΑ|Yekün|Genel Yekün|Vergi Dahil Toplam|Vergi Dahil Tutar
    |Vergi Dahil Toplam Tutar|Fatura Genel Toplamı|Slutsum|Samlet pris|Bruttobeløb|Totalpris|Totalbeløb
    |Bruttobelopp|Sammanlagt|Bruttobeløp|Til sammen|Kokonaissumma|Laskun kokonaissumma|Yhteensä sis. alv
    |Summa sis. alv|Kokonaissumma sis. alv|Bruttosumma|Verollinen|Verollinen kokonaissumma|Ukupna cijena|Svega
    |Ukupna vrijednost|Sveukupni iznos|Konačni iznos|Укупан|Укупан износ рачуна|Укупна накнада|Износ фактуре
    |Износ рачуна|Свега|Свеукупно|Укупна вредност|Ukupna vrednost|Ukupna naknada|Skupna vrednost|Skupna cena
    |Vrednost računa|Končna vrednost|Вкупно|Вкупен|Се вкупно|Вкупна вредност|Gjithsej|Vlera me TVSH|Kogusumma
    |Üldsumma|Lõppsumma|Arve kogusumma|Arve lõppsumma|Pavisam|Galutinė suma|Visa suma|Suma su PVM
    |Visa suma su PVM|Suma iš viso|Alls|Heildarupphæð|Heild|Upphæð reiknings|Heildarverð|Heildarfjárhæð|Samtala
    |Samtals með vsk|Alls með vsk|Upphæð með vsk|Import factura|Import de la factura|Итого|Всего|Общая|Итоговая
    |Общий итог|Сумма счета|Итого с НДС|Всего с НДС|Сумма с НДС|Общая стоимость|Загальна вартість
    |Загальний підсумок|Загалом|Tổng tiền|Tổng số|Tổng|Tổng thanh toán|Tổng số tiền|Tổng tiền sau thuế
    |Tổng giá trị|Tổng số tiền thanh toán|Tổng giá trị thanh toán|Thành tiền|Jumlah Keseluruhan|Jumlah Besar
    |Faktuurtotaal|Faktuurbedrag|合计|总计|价税合计|总金额|总额|總計|合計|總金額|總額|合計金額|ご請求金額|請求金額|総額|税込合計|総合計|ご請求額|今回ご請求額|합계|합계금액
    |총액|총계|청구금액|총금액|الإجمالي|المجموع|المجموع الكلي|الاجمالي|الإجمالي شامل الضريبة|إجمالي الفاتورة|סה"כ לתשלום
    |סה״כ לתשלום|סה"כ|סה״כ|סך הכל|סה"כ כולל מע"מ|جمع کل|مجموع|कुल|कुल राशि|कुल योग|महायोग|รวมทั้งสิ้น
    |จำนวนเงินรวมทั้งสิ้น|ยอดสุทธิ|ยอดรวมสุทธิ|รวมทั้งหมด`,
  ],
];

/** Around what an amount is: that it is a sum, already, taken off, of which, in which currency. */
const BESIDE = new Set(
  `${SUM.slice(3, -1).replaceAll('|', ' ')} totals totala ukupan ukupna ukupni skupni skupna celkova celkove общая загальна итого всего
  разом всього сумма износ вкупно вкупен shuma vlera upphaeð fjarhaeð quantitat cantidad import jumlah summe less minus abzgl abzuglich
  moins menos meno af avgar mai kr kc ft lei zl eur pln bereits already deja ya gia ja reeds juz jiz uz mar vec ze juba jau уже вже
  вече of de der del da di du til att dkk sek nok czk huf ron руб грн лв rsd`.split(/\s+/),
);

const KINDS = new Map<string, AmountKind>();
for (const [kind, phrases] of PHRASES) for (const phrase of phrases.split(/\s*\|/)) KINDS.set(fold(phrase), kind);

/** The kind of amount that is printed so, as a whole. Folded. */
export function kindByPhrase(folded: string): AmountKind | undefined {
  const words = folded.split(' ');
  let [begin, end] = [0, words.length];
  // "Сплачено 02.11.2023": of a day.
  while (end > 1 && (BESIDE.has(words[end - 1]!) || /^\d+$/.test(words[end - 1]!))) end--;
  const begun = words.slice(0, end);
  while (begin < end - 1 && BESIDE.has(words[begin]!)) begin++;
  return KINDS.get(folded) ?? KINDS.get(begun.join(' ')) ?? KINDS.get(words.slice(begin, end).join(' '));
}
