import { SUM } from './amount-words.js';
import { any, within } from './patterns.js';

/** All patterns are matched against folded text (see ../fold.ts): lower case, no accents, no punctuation except # and %. */

/** The tax on what is sold, in full and in short. */
export const VALUE_TAX = any(
  ...['vat', 'gst', 'mwst', 'ust', 'umsatzsteuer', 'mehrwertsteuer', 'tva', 'iva', 'btw', 'omzetbelasting', 'moms'],
  ...[
    'mva',
    'dph',
    'pdv',
    'ddv',
    'afat?',
    'alv',
    'arvonlisavero',
    'kdv',
    'pvm',
    'pvn',
    'ддс',
    ...[
      'пдв',
      'vsk',
      'virðisaukaskatt(?:ur|s)',
      'ppn',
      'gtgt',
      'ндс',
      'ддв',
      'tvsh(?: se)?',
      'ive',
      'igv',
      'itbis',
      'igic',
    ],
    ...[
      'ədv',
      'ққс',
      'sst',
      'cbl',
      'pdv (?:a|om)',
      'ddv (?:ja|jem)',
      'пдв (?:а|ом)',
      'налога? на добавленную стоимость',
    ],
    ...['податок на додану вартість', 'порез на додату вредност', 'pajak pertambahan nilai', 'b t w', 'm w st'],
    'φ ?π ?α',
    'i v a',
    't v a',
    'taxe sur la valeur ajoutee',
  ],
  ...['value added tax', 'merverdiavgift', 'mervardesskatt', 'kaibemaksu?', 'altalanos forgalmi ado'],
  ...['porez na dodanu vrijednost', 'davek na dodano vrednost', 'pridetines vertes mokestis', 'katma deger vergisi'],
  ...['pievienotas vertibas nodoklis', 'dan z pridan(?:e|ej) hodnoty', 'podatek od towarow i uslug'],
  ...[
    'impuesto sobre el valor (?:anadido|agregado)',
    'imposto sobre o valor acrescentado',
    'taxa pe valoarea? adaugata',
  ],
  ...[
    'imposta sul valore aggiunto',
    'belasting over de toegevoegde waarde',
    'данък (?:върху )?добавена(?:та)? стоиност',
  ],
  'φορος προστιθεμενης αξιας',
);

/** A tax of any kind, in all cases of the word. */
export const ANY_TAX = any(
  ...[
    'tax(?:es|e)?',
    'steuern?',
    'impuestos?',
    'impostos?',
    'impost[ae]',
    'impots?',
    'tass[ae]',
    'tributos?',
    'impozit\\S*',
  ],
  ...[
    'belasting(?:en)?',
    'afgift(?:er)?',
    'skatt?(?:er)?',
    'vero(?:a|t|n|ja|jen)?',
    'maks(?:ud?|uta|udeta|ude)?',
    'nodok\\S*',
  ],
  ...[
    'mokes(?:t|c)\\S*',
    'dan(?:e|i|ou)?',
    'podat(?:ek|k\\S*)',
    'porez\\S*',
    'dav(?:ek|k\\S*)',
    'ado(?:k|t)?',
    'vergi(?:ler)?',
  ],
  ...['данъ\\S*', 'φορο\\S*', 'налог\\S*', 'подат\\S*', 'порез\\S*', 'данок\\S*', 'tatim\\S*', 'zerga\\S*'],
);

const WITH = any(
  ...[
    'with',
    'mit',
    'avec',
    'com',
    // "Total c/ IVA"; "s/ IVA" is without it, and "s DPH" with.
    'c(?= iva)',
    'con',
    'cu',
    'met',
    'med',
    's(?! iva)',
    'sa',
    'z',
    'ze',
    'su',
    'ar',
    'koos',
    'с',
    ...['са', 'з', 'із', 'со', 'с учетом', 'm(?= vsk)', 'með', 'me(?= tvsh)', 'amb', 'dengan'],
    'със',
    'με',
  ],
);
const WITHOUT = any(
  ...[
    'without',
    'ohne',
    'sans',
    'sem',
    's(?= iva)',
    'sin',
    'senza',
    'fara',
    'zonder',
    'uden',
    'uten',
    'utan',
    'bez',
    'brez',
  ],
  ...['sense', 'escluse?', 'hors', 'sen', 'pa(?= tvsh)', 'an(?= (?:vsk|virð))', 'ανευ', 'tanpa', 'be', 'haric'],
  ...['u(?= (?:moms|mva))', 'ekskl?(?= (?:moms|mva))', 'exkl?(?= moms)', 'ex(?= (?:moms|btw|vat|gst|iva|tva))'],
  ...['ilma', 'ilman', 'без', 'χωρις', 'προ'],
);
/** "Total com IVA", "Ukupno s PDV-om", "Viso su PVM": a sum with the tax in it, as against "Total IVA". */
export const INCLUDING_TAX = `${WITH} (?:${VALUE_TAX}|${ANY_TAX})`;
/** "Iš viso be PVM": a sum without it, as against a total. */
export const WITHOUT_TAX = `${WITHOUT} (?:${VALUE_TAX}|${ANY_TAX})`;
export const BEFORE_TAX = `(?:before|without|ex|vor|avant|antes de|prima di|voor|przed|pred|fore|for|inainte de) (?:tax|steuern?|${VALUE_TAX})`;
export const SUM_WITHOUT_TAX = `${SUM} ${WITHOUT_TAX}`;

export const TAX = within(
  VALUE_TAX,
  '(?:(?:sales|total) )?(?:tax|taxes|vat|gst|hst|igv|pst|qst|[cis]gst(?:\\d{1,2})?|tps|tvq|tvp|tvh|iva|tva|btw|mwst|ust|umsatzsteuer|mehrwertsteuer|(?:(?:umsatz|mehrwert)?steuer|mwst|ust) ?betrag|impuestos?|imposta|imposte|steuer|steuern|dph|moms|momsbelob|momsbelopp|mva|kdv|afa|alv|pdv|ddv|(?<=^|(?:summa|kokku) )km(?=$| [%0-9]| (?:summa|kokku|maar)(?: |$))|pvn|pvm|ддс|φ ?π ?α|impozit|imposto|podatek|merverdiavgift|arvonlisavero|mervardesskatt|vergi)',
  '(?<!\\S )dan',
  '(?:castka|vyse|vyska) dane',
  '(?:umsatz|mehrwert)?steuersatz',
  // Of any kind: alone, or with a word for a sum.
  `(?<!\\S )${ANY_TAX}(?: ${SUM})?(?!\\S| \\S)`,
  `(?<!\\S )(?:${SUM}|kogu|osszes) (?:de |del |della |van |of |на )?(?:l )?${ANY_TAX}(?! \\S)`,
  '(?<!\\S )(?:skatte?|steuer|belasting|vero)(?:belob|belopp|belop|summe|bedrag|maara)',
  't v a',
  'i v a',
  'omzetbelasting',
  'taxe sur l article',
  'artikel(?:steuer|belasting)',
  'igic',
  'recargo (?:de )?eq\\S*',
  'cuota',
);
