/**
 * What the words of headings say, one by one, in all languages; folded (see ../fold.ts). What no list of whole
 * headings has is understood from its words: see heading-kinds.ts.
 */
export type WordKind =
  | 'price'
  | 'each'
  | 'pricing'
  | 'amount'
  | 'whole'
  | 'line'
  | 'goods'
  | 'name'
  | 'count'
  | 'counted'
  | 'sent'
  | 'code'
  | 'number'
  | 'own'
  | 'tax'
  | 'rate'
  | 'discount'
  | 'note'
  | 'of';

export const WORDS: Record<WordKind, string> = {
  price: `price preis nettopreis bruttopreis listenpreis grundpreis arbeitspreis mietpreis verkaufspreis stuckpreis
    stuckkosten einzelkosten honorarsatz stundensatz tagessatz prix px tarif precio prec tarifa pvp preco
    prezo prezzo pzzo tariffa listino prijs nettoprijs brutoprijs verkoopprijs artikelprijs adviesprijs
    catalogusprijs uurtarief eenhprijs huurprijs tarief prys eenheidsprys cena cene cijena cijene цена цене
    цены ціна ціни τιμη egysegar listaar fogyar oradij pret pretul fiyat fiyati ucret ucreti pris listepris
    listpris bruttopris grundpris grunnpris timepris timpris salgspris lejepris leiepris kostpris enhedspris
    enhetspris styckpris stykpris stykkpris stkpris apris takst timesats hinta ahinta yksikkohinta
    tuntihinta kappalehinta nettohinta bruttohinta listahinta myyntihinta hind uhikuhind tukihind muugihind
    tunnihind netohind soodushind kaina ikainis cmimi cmim verð einingarverð einingaverð listaverð einverð
    preu prezioa praghas aonadphraghas qiymət qiyməti баға бағасы harga hrg kadar vpc mpc впц мпц ar`,
  each: `unit unitaire unitario unitari unitar unitara unitarioa unitate unitateko unite unita unitat unidad unidade
    ud uds un u ut einzel einz ein einheit eh me stk stck stuck stuk st pc pcs piece each ea cad horaire
    orario oraria orar hour hora ora hr h heure kg jednostkowa jednostkowy jednostke jednotkova jednotku
    jednotka jedinicna jedinicne jedinici јединична јединици единична единечна единица единицу одиницю jedn
    jed јед ед од szt sztuke ks kus kusu kos kom mj jm јм ем em бр брои шт μοναδας μοναδα μοναδος μον
    τεμαχιο τεμαχιου enhed enhet enh stykk styck styk time tim eenheid eenh uur e p birim br brm adet saat
    satuan seunit enoto enota enote uhik uhiku kohta tk vnt vieneto vieneta vienibas vienibu vien gab kpl
    yks yksikko njesi njesine njesise eining einingu aonaid aleko vahid vahidin бірлік mere mjere меры мере
    мерка measure`,
  pricing: `sale sales selling retail public publico pubblico unitary base basic gross net nett netto neto bruto brut
    brutto lordo netta liquido catalogue catalogo listino katalogowa cenikova cennikova sprzedazy prodejni
    predajna prodajna продажна продајна prodaje maloprodajna veleprodajna мп вп vp mp detaliczna bazowa
    zakladni zakladna osnovna redna ordinarie ordinaer veil vejl vente venta venda vendita vanzare satis
    pardavimo pardosanas muugi pokok καταλογου πωλησης καθαρη αρχικη hourly godzinowa hodinova urna eladasi
    kedvezmenyes jual tier`,
  amount: `amount betrag montant mt mtt mnt valeur somme importe imp monto valor vlr vl vr val importo ammontare valore
    somma montante quantia soma bedrag waarde som kwota wartosc wart naleznosc castka hodnota ciastka suma
    osszeg ertek ellenertek valoare valoarea sumei сума сумма стоимость вартість стоиност вредност износ
    ποσο αξια tutar tutari bedel bedeli deger belob belopp belop vaerdi varde verdi iznos vrijednost
    vrednost znesek summa maksumus vaartus vertiba verte vlera vlefta shuma upphaeð fjarhaeð import
    zenbatekoa suim luach amaun nilai nominal məbləg məbləgi сома сомасы құны value sum nettobetrag
    bruttobetrag nettobelob nettobelopp nettosumma nettosum nettosumme nettobedrag brutobedrag nettowaarde
    netosumma arvo nettoertek bruttoertek naknada накнада naknade`,
  whole: `total totale totaal totalt totals gesamt ges insgesamt celkem celkom celkova celk spolu razem lacznie laczna
    ogolem calkowita osszesen osszes teljes mindosszesen totala общо обща всичко краина συνολο συνολικη
    συνολικο ολικη τελικη τελικο toplam toplami genel ialt samlet yhteensa yht ukupno ukupan ukupna ukupni
    укупно укупан укупна svega свега sveukupno skupaj skupna skupni вкупно вкупна вкупен kokku viso visa
    bendra kopa kopeja pavisam alls samtals heildar tot итого всего общая разом всього усього загальна
    guztira guztizkoa iomlan jumlah cəmi yekun барлығы жалпы jami totali complessivo complessiva parcial
    subtotale gjithsej sub subtotal`,
  line: `line lines row item items ligne linea riga linha linia linje rad rea rivin rivi regel pozycji pozycja pozice
    polozku polozka polozky position positionen pos zeile zeilen satir sor tetel articulo article articolo
    stavke ставке ставка postavke linie γραμμης`,
  goods: `goods product products produit produits producto productos produto produtos prodotto prodotti produkt
    produkter produkta produkto produktu produs produse produsului article articles articulo articulos
    artigo artigos articolo articoli artikel artikels artikla artikli artikala artykulu artykul articolului
    articol artikul artikuj artikull artikulli service services servicio servicios servico servicos servizo
    servizio servizi serviciu servicii serviciului prestation prestations prestazione prestazioni dienst
    diensten dienstleistung leistung leistungen ware waren item items mercancia mercancias mercadoria
    mercadorias marchandise marchandises merce beni bien biens bienes bens goederen werkzaamheden werk
    travaux trabajos trabajo trabalhos lavori arbeit arbeiten towar towary towaru towarow usluga uslugi
    uslug uslugu usluge sluzba sluzby sluzieb zbozi tovar tovaru tovary vyrobku vyrobok vyrobek izdelek
    izdelka proizvod proizvoda roba robe blago blaga storitev storitve dobra dobara стока стоки стоката
    стоките услуга услуги услугата услугите услуг товар товара товары товаров товару товари товарів послуга
    послуги послуг послугу работ работы робіт роботи робе услуге продукт продукта продукту производ
    производа артикл артикал артикала артикла артикул stavka stavke stavki polozka polozky polozek
    polozku pozycji pozycja mallit malli sherbimi sherbimit sherbim produkti produktit vare varer vara varor
    varu ydelse ydelser tjanst tjanster tjeneste tjenester arbejde arbete arbeid tuote tuotteen tuotteet
    palvelu palvelun palvelut tavara tyon kaup kauba toode toote tooted teenus teenuse prece preces precu
    pakalpojums pakalpojuma pakalpojumu pakalpojumi darbu preke prekes prekiu paslauga paslaugos paslaugu
    termek termekek aru szolgaltatas szolgaltatasok cikk tetel tetelek urun urunler hizmet mal malzeme stok
    kalem ειδος ειδους ειδη ειδων προιον προιοντος προιοντα υπηρεσια υπηρεσιας υπηρεσιες υπηρεσιων αγαθων
    εργασιων voru vorur þjonusta barang jasa produk layanan artikulua produktua zerbitzua produkte produkts
    produktas məhsul məhsulun xidmət тауар қызмет barangan perkhidmatan marfa marfii marfurilor bunurilor
    bunului lucrari operacion task activity actividad attivita activiteit aktivitet tatigkeit cinnost praca
    prace`,
  name: `name names description descriptions designation designations denomination bezeichnung beschreibung benennung
    text kurztext artikelname artikeltext produktname warenbezeichnung warenbeschreibung
    leistungsbezeichnung tatigkeitsbeschreibung positionstext kostenart gegenstand nom libelle intitule
    detail details detalles detalhes dettaglio dettagli nature natura nombre denominacion descripcion
    designacion concepto conceptos conceito detalle nome denominacao descricao designacao discriminacao
    descritivo especificacao descricion denominazione descrizione designazione causale voce oggetto naam
    benaming omschrijving beschrijving productnaam artikelnaam regelomschrijving specificatie specifikation
    spesifikasjon specifikace onderwerp aard nazwa opis tytul wyszczegolnienie asortyment tresc szczegoly
    rodzaj przedmiot zakres nazev popis predmet oznaceni oznacenie specifikacia druh nazov naziv ime
    vrsta назив опис врста име вид наименование название наименування назва описание номенклатура предмет
    megnevezes megnevezese leiras leirasa neve nev szoveg termeknev cikknev denumire denumirea descriere
    descrierea explicatii detalii nume numele obiect περιγραφη ονομασια ονομα αιτιολογια aciklama aciklamasi
    adi tanim tanimi cinsi detay konu beskrivelse beskrivning benaemning benamning betegnelse benevnelse
    varebetegnelse varubenamning varubeskrivning varunavn varenavn produktnavn produktnamn artikelbenamning
    artikelnamn produktbeskrivelse produktbeskrivning varetekst varutext fakturatekst linjetekst navn namn
    titel tittel indhold innehall innhold emne avser gjelder rubrik beteckning kuvaus nimi nimitys selite
    teksti tuotenimi tuotekuvaus tuoteseloste otsikko erittely aihe nimetus kirjeldus selgitus sisu
    nosaukums apraksts saturs pavadinimas aprasymas turinys emertimi pershkrimi emri lysing skyring
    skyringar heiti vorulysing voruheiti texti descripcio detall denominacio concepte deskribapena
    kontzeptua azalpena izena xehetasuna keterangan uraian rincian deskripsi perihal nama butiran penerangan
    huraian perkara beskrywing omskrywing təsvir атауы сипаттама quality qualita`,
  count: `quantity qty qte qtes qts qtds menge anzahl anz stuckzahl stundenanzahl liefermenge rechnungsmenge
    bestellmenge quantite quantites quant nombre nbre nbr cantidad cantidades cant cdad ctdad cantidade
    quantidade qtd qnt qde quantita qta q aantal aantallen hoeveelheid hoev hvh ilosc il liczba mnozstvi
    mnozstvo mnoz pocet mennyiseg menny mennyis darabszam oraszam cantitate cantitatea количество кол
    количина кількість обем обім ποσοτητα ποσοτ πληθος miktar miktari adet adedi sayi antal antall ant
    maengde mangd mengde kvantitet kvantum maara lkm lukumaara kappalemaara kolicina kolic kol stevilo kogus
    hulk arv daudzums daudz skaits kiekis kiek magn fjoldi sasia sasi quantitat quantitats qtat kopurua
    kantitatea kuantitas kuantiti jumlah banyaknya jml kts volume volum objem apjoms miqdar miqdari саны
    мөлшері көлемі`,
  counted: `units pieces pcs hours hrs days uren uur stuks stunden std tage heures jours unites colis horas dias
    unidades uds piezas pecas hores unitats ore pezzi pz colli giorni giornate godziny godzin sztuk sztuki
    szt dni hodiny hodin kusu kusov kusy ks mj db darab orak napok bucati buc zile часове часов броя бр сати
    ур ure ur сат τεμαχια τεμ ωρες saat gun timer dage stk st timmar tim dagar dager tunnit tuntia paivat
    kpl kappaletta tunnid tunde tukki tk paevad stundas dienas gab valandos dienos vnt val timar klst stykki
    jednotek jednotiek enheder enheter eenheden verbruik verbrauch consumo consommation conso forbruk
    forbrug forbrukning zuzycie spotreba poraba fogyasztas suvartojimas kulutus`,
  sent: `invoiced billed shipped delivered sold supplied ordered berechnet berechnete gel ber geliefert gelieferte
    fakturiert fakturierte fakt facturee livree cdee exp facturada fact entregada faturada fatturata fatt
    consegnata geleverd gefactureerd besteld dostarczona zafakturowana fakturovane dodane dodano szamlazott
    facturata leveret faktureret levererat fakturerat lev levert fakturert bestilt laskutettu toimitettu
    toim isporuceno`,
  code: `code codigo cod codice codi kod kode kodi kodas kods koodi kood kodea код шифра sifra sifre indeks index
    symbol simbol referencia referencias reference ref referentie referinta erref erreferentzia riferimento
    rif artikelcode productcode produktkode produktkod tuotekoodi nimikekoodi tuotetunnus leverancierscode
    itemkode cikkszam azonosito termekkod barcode barkod barkodi svitrkods stregkode strekkode streckkod
    viivakoodi triipkood ribakood штрихкод ident clave sku oznaka artikelkennung artikuls artikulas katalog`,
  number: `no nr num nro number numer numero nummer n c cislo broj бр број st stevilka номер αρ αριθμος szam szama`,
  own: `our your seller supplier vendor manufacturer interne interno intern vas vos nos votre notre nuestra su vs ns
    fabricant fournisseur proveedor fornecedor fornitore furnizor leverancier toimittajan razotaja gamintojo
    extern kat katalog katalogowy katalogovy katalogove kataloski каталожен каталошки katalogo kataloga obj
    objednaci objednavacie skladove obr reg`,
  tax: `vat gst tax mwst ust tva iva ive btw moms mva dph afa alv kdv pvm pvn pdv ddv ддс пдв ндс ддв vsk ppn tvsh
    igic igv itbis podatek podatku steuer umsatzsteuer mehrwertsteuer imposta impuesto impuestos imposto
    impost impostos taxe belasting dan dane ado porez poreza порез davek davka vergi skat skatt vero veron
    φπα φορου φορος данок налог налога податок податку nodoklis nodokla mokestis mokescio maks cukai pajak
    arvonlisavero merverdiavgift mervardesskatt kaibemaks kaibemaksu`,
  rate: `rate satz taux tipo tipus aliquota aliq tarief taxa sazba sadzba stawka stopa oran orani merteke kulcs maar
    prosentti tarifas likme ставка стапка стопа συντελεστης sats stopnja pct percent procent prosent prozent
    percentage ποσοστο % quota cuota kuota cota`,
  discount: `discount disc rabatt rabat rab rbt nachlass preisnachlass positionsrabatt zeilenrabatt skonto abschlag
    remise rem rabais reduction reduc red escompte ristourne descuento dto dcto dscto descto bonif
    bonificacion bonificacao desconto desc dsc abatimento sconto sconti sc abbuono ribasso riduzione
    maggiorazione korting kort krt kortingspercentage kortingsbedrag regelkorting rabatu upust opust znizka
    bonifikata sleva slevy slev sl zlava zlavy zl kedvezmeny kedv engedmeny eng arengedmeny reducere
    reduceri отстъпка отст рабат попуст попуста εκπτωση εκπτ εκπτωσης iskonto isk indirim ind alennus ale al
    rivialennus alennusprosentti linjerabat linjerabatt radrabatt popust popusta pop allahindlus soodustus
    soodus hinnaalandus allah atlaide atlaides atl nuolaida nuolaidos nuol zbritje zbritja ulje afslattur
    afsl descompte dte dt descomptes deskontua desk diskon potongan pot diskaun afslag endirim скидка скидки
    скид знижка знижки`,
  note: `net netto neto nett gross brutto bruto brut kr kc ft lei zl руб рублеи грн лв din дин rp rm kn eur tl excl
    incl excluding including taxable belasted imponibile imponible liq liquido iliquido lordo base veroton
    verollinen neta netta brutta brute netowa brutt mikti μικτη καθ καθαρη καθαρο нето`,
  of: `of the de del della dei di do da dos das du des d l la le les a al au par por per pr pro je zu pre za na po
    uz om for i e y et und en and or o ou oder lub alebo nebo ali ili vagy sau si или та і и و на за по для
    pour voor van w we z u fur og och ja tai un vai ir ar arba ose ανα η και ve veya ile dan atau oz to`,
};
