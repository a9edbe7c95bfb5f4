import { fold } from '../fold.js';

/** What else is charged apart from the goods, as it is printed. */
const PRINTED = `
  |Small order charge|Minimum order surcharge|Congestion charge|Waste disposal|Maut|Zustellung|Zuschlagsbetrag
  |Entsorgung|Spesen|Kleinmaterial|Kurtaxe|Ortstaxe|Bettensteuer|Kilometergeld|LSVA|Frankierung|Écotaxe
  |Supplément|Timbre fiscal|Droit de timbre|Majoration|Taxe gasoil|Taxe carburant|DEEE|D3E|TGAP|Affranchissement
  |Manutention|Indemnité kilométrique|Indemnités kilométriques|Pourboire|Éco-part|Ecopart|Contribution carburant
  |Recargo|Recargos|Manipulación|Envase|Tasa turística|Propina|Propinas|Comisión|Comisiones|Financiación
  |Otros cargos|Punto verde|Ecotasa|Kilometraje|Contra reembolso|Percepción|Percepciones|Dietas|Ecovalor
  |Outros custos|Manuseamento|Acréscimos|Encargos|Ecotaxa|Gorjeta|Taxa turística|Entrega e retirada|Entrega e recolha|Entrega y recogida
  |Consegna e ritiro|An- und Abtransport|Anlieferung und Abholung|Bezorgen en ophalen|Brengen en halen|Odvoz a dovoz
  |Dowóz i odbiór|Dostawa i odbiór|Dovoz a odvoz|Utkörning och hämtning|Eco REEE|Ecoree|Sobretaxa
  |Contribuição audiovisual|Outros encargos|Taxa de gestão|CONAI|Contributo CONAI|Cassa previdenza|Cassa previdenziale
  |Cassa avvocati|Contrassegno|Commissioni|RAEE|Diritto fisso|Bolli|CNPAIA|Eco-contributo|Imballaggio|Imballaggi
  |Tassa di soggiorno|Maggiorazione|Trasporti|Facchinaggio|Costi di consegna|Contributo INPS|Contributo cassa
  |Verwijderingsbijdrage|Vracht|Milieuheffing|Recupel|Bebat|Toeristenbelasting|Porti|Kilometervergoeding|Fooi
  |Tolheffing|Toeslagen|Bijkomende kosten|Overige kosten|Verpakking|Pobranie|Usługa transportowa
  |Dopłata paliwowa|Kurier|Usługa kurierska|Przewóz|Koszty pakowania|Koszt opakowania|Koszt przesyłki|Napiwek
  |Dopłaty|Dodatkowe opłaty|Dodatkowe koszty|Koszty dodatkowe|Prowizja|Montaż|Přeprava|Dobírka|Dobírečné
  |Doběrečné|Cena dopravy|Náklady na dopravu|Náklady na doručení|Expediční náklady|Přirážka|Příplatek|Přepravné
  |Poplatky|Palivový příplatek|Platba dobírkou|Náhrada dopravy|PHE|Spropitné|Kurýr|Kurýrní služba|Zaokrouhleno
  |Preprava|Prepravné|Dobierka|Dobierkou|Poplatok|Poistenie|Príplatok|Manipulačný poplatok|Recyklačný poplatok
  |Centové vyrovnanie|Kuriér|Postaköltség|Postadíj|Postai díj|Kezelési költség|Kezelési díj|Fuvardíj
  |Fuvarköltség|Biztosítás|Utánvét|Utánvét díja|Kiszállítás|Kiszállítási díj|Kiszállási díj|Csomagolási költség
  |Szállítási költségek|Szervizdíj|Szervízdíj|Termékdíj|Környezetvédelmi termékdíj|Házhozszállítás|Felár
  |Kerekítési különbözet|Idegenforgalmi adó|Borravaló|Futár|Futárdíj|Egyéb költség|Taxe poștale|Taxa verde
  |Ramburs|Taxă ramburs|Taxa ramburs|Comision|Timbru verde|Taxă procesare|Taxă de procesare|Garanție SGR|SGR
  |Curierat|Manipulare|Ecotaxă|Alte taxe|Taxe suplimentare|Cheltuieli|Taxă de urgență|Costuri suplimentare
  |Bacșiș|Accize|Acciză|Taxă administrativă|Taxa hotelieră|Taxă transport|Taxă de transport|Taxă livrare
  |Taxă de livrare|Contribuție|Такса|Такси|Куриер|Куриерска услуга|Транспортни разходи|Транспортни услуги
  |Наложен платеж|Застраховка|Пощенски разходи|Надбавка|Еко такса|Туристически данък|Αντικαταβολή|Χρεώσεις|Έξοδα
  |Ασφάλεια|Επιβαρύνσεις|Χαρτόσημο|Τέλη|Κόστος αποστολής|Κόστος μεταφοράς|Λοιπά έξοδα|Ταχυδρομικά|Τέλος διαμονής
  |Φόρος διαμονής|Δαπάνες|Ανακύκλωση|Ψηφιακό τέλος|Μεταφορά|Taşıma|Taşıma Bedeli|Navlun|Komisyon|Servis Ücreti
  |Kapıda Ödeme|Damga Vergisi|Konaklama Vergisi|Hizmet Ücreti|Masraflar|Masraf|Ek Ücret|Montaj|İşlem Ücreti
  |Geri Kazanım Katılım Payı|Nakliyat|Nakliye Ücreti|Gönderim Ücreti|Paketleme Ücreti|Miljøafgift
  |Fragtomkostninger|Ekspedition|Udbringning|Brændstoftillæg|Leveringsomkostninger|Forsendelsesomkostninger
  |Pakning|Olietillæg|Energitillæg|Miljøbidrag|Miljøtillæg|Tillæg|Vejafgift|Kilometerpenge|Udkørsel|Fragttillæg
  |Drikkepenge|Servicevogn|Rejseomkostninger|Toldbehandling|Håndtering|Resekostnad|Resekostnader|Milersättning
  |Drivmedelstillägg|Hantering|Fraktkostnad|Fraktkostnader|Fraktsedel|Tillägg|Packning|Bränsletillägg
  |Framkörning|Servicebil|Resor|Postförskott|Restid|Frakttillägg|Bilkostnad|Vägskatt|Kilometerersättning|Dricks
  |Emballasje|Fraktomkostninger|Drivstofftillegg|Tillegg|Kjøregodtgjørelse|Kilometergodtgjørelse|Bompenger
  |Ekspedisjon|Oppmøte|Reisekostnader|Pakking|Pienlaskulisä|Kuljetus|Kuljetusmaksu|Kuljetuskulut|Palvelumaksu
  |Postituskulut|Kilometrikorvaus|Kilometrikorvaukset|Ympäristömaksu|Vakuutus|Polttoainelisä|Lisämaksut
  |Lisämaksu|Käyntimaksu|Muut kulut|Maksutapalisä|Toimistokulut|Pikatoimitus|Pientoimituslisä|Päiväraha
  |Postiennakko|Lavamaksu|Postimaksu|Ambalaža|Povratna naknada|Zaokruženje|Trošak dostave|Trošak prijevoza
  |Pouzeće|Naknada|Osiguranje|Otprema|Usluga dostave|Troškovi pakiranja|Manipulativni troškovi
  |Manipulativni trošak|Cijena dostave|Boravišna pristojba|Kurir|Napojnica|Ekološka naknada|Достава|Превоз
  |Трошкови доставе|Трошкови превоза|Трошкови транспорта|Трошкови испоруке|Поштарина|Паковање|Pakovanje|Амбалажа
  |Испорука|Накнада|Заокруживање|Заокружење|Осигурање|Манипулативни трошкови|Поузеће|Курирска служба
  |Боравишна такса|Услуга доставе|Трошоци за достава|Трошоци за испорака|Пакување|Испорака|Izravnava
  |Manipulativni stroški|Strošek dostave|Zaokrožitev|Odkupnina|Zavarovanje|Stroški odkupnine|Prevozni stroški
  |Povzetje|Plačilo po povzetju|Stroški pakiranja|Turistična taksa|Kilometrina|Napitnina|Dostavnina|Provizija
  |Saatmiskulu|Saatekulud|Kohaletoimetamine|Kohaletoimetamise tasu|Käitlustasu|Käsitlustasu|Teenustasu
  |Kindlustus|Transporditasu|Transporditeenus|Kuller|Kulleriteenus|Lisatasu|Lisakulud|Postitasu|Postikulud
  |Kohalevedu|Väljasõit|Väljasõidutasu|Töötlemistasu|Veokulu|Vedu|Tarnetasu|Lunamaks|Piegādes izmaksas
  |Piegādes maksa|Piegādes cena|Piegādes pakalpojumi|Pasta izdevumi|Pasta pakalpojumi|Apdrošināšana
  |Transporta izdevumi|Transporta izmaksas|Transporta pakalpojumi|Kurjers|Apkalpošanas maksa|Sūtīšana|Komisija
  |Pakalpojuma maksa|Iepakošana|Pakošana|Papildmaksa|Transportas|Transportavimas|Transporto išlaidos
  |Transporto paslaugos|Transporto paslauga|Pristatymo išlaidos|Pristatymo mokestis|Pristatymo kaina
  |Pristatymo paslauga|Pašto išlaidos|Pašto paslaugos|Draudimas|Kurjeris|Kurjerio paslaugos|Aptarnavimo mokestis
  |Siuntimo išlaidos|Siuntimo mokestis|Siuntimo kaina|Administravimo mokestis|Administracinis mokestis|Pakuotė
  |Papildomas mokestis|Paslaugos mokestis|Sendingarkostnaður|Sendingargjald|Flutningur|Flutningsgjald
  |Flutningskostnaður|Seðilgjald|Akstur|Burðargjald|Póstburðargjald|Umbúðir|Þjónustugjald|Afgreiðslugjald
  |Heimsending|Útskriftargjald|Pökkun|Aurajöfnun|Umsýslugjald|Gistináttaskattur|Despeses|Embalatge|Assegurança
  |Recàrrec|Arrodoniment|Desplaçament|Desplaçaments|Suplerts|Lliurament|Envàs|Missatgeria|Embalaxe|Desprazamento
  |Transporti|Dërgesa|Paketimi|Garraioa|Bidalketa-gastuak|Транспортные расходы|Транспортные услуги|Упаковка|Сбор
  |Комиссия|Страховка|Страхование|Почтовые расходы|Перевозка|Округление|Дополнительные расходы|Сервисный сбор
  |Фрахт|Стоимость доставки|Транспортні послуги|Транспортні витрати|Пакування|Збір|Комісія|Страхування
  |Перевезення|Поштові витрати|Заокруглення|Округлення|Сервісний збір|Націнка|Туристичний збір|Вартість доставки
  |Phí vận chuyển|Vận chuyển|Phí giao hàng|Phí dịch vụ|Phí đóng gói|Cước vận chuyển|Phí ship|Phí xử lý|Phụ thu
  |Phí khác|Bảo hiểm|Ongkos Kirim|Biaya Kirim|Pengiriman|Biaya Pengiriman|Ongkir|Biaya Layanan|Biaya Admin
  |Asuransi|Pengemasan|Pembulatan|Biaya Penanganan|Biaya Lain-lain|Transportasi|Biaya Transportasi
  |Biaya Administrasi|Biaya Tambahan|Meterai|Penghantaran|Caj Penghantaran|Caj Perkhidmatan
  |Pelarasan Pembundaran|Aflewering|Versending|Afleweringskoste|运费|手续费|包装费|服务费|快递费|邮费|運費|手續費|服務費|送料|手数料|配送料|梱包料
  |交通費|代引手数料|運賃|諸経費|振込手数料|배송비|운송비|수수료|택배비|운임|الشحن|رسوم الشحن|التوصيل|رسوم التوصيل|משלוח|דמי משלוח|עיגול
  |هزینه ارسال|ค่าจัดส่ง|ค่าขนส่ง|ค่าบริการ`;

const CHARGES = new Set(PRINTED.split('|').slice(1).map(fold));

/** Such a charge is all that the label (folded) names: carriers are called after what they do. */
export const namesCharge = (label: string): boolean => CHARGES.has(label.replace(/(?: \d+)+$/, ''));
