import { FREE_LABELS } from './free-labels.js';
import { type Language, LANGUAGES } from './languages.js';
import type { Printed } from './printed-pdf.js';

/**
 * Papers on which no heading says in full who sells. Each kind of evidence has a twin that looks alike and says nothing, or
 * says it of another: there the sender may stay open, but nobody else may be named with certainty.
 */
export const SENDER_KINDS = [
  'payee',
  'foot',
  'site in the fuller address',
  'sales mailbox',
  'short headings',
  'list of a party’s data',
  'small sender’s line',
  'owner below the name',
  'row of headings',
  'particle in the name',
  'payment slip',
  'repeated letterhead',
  'slogan',
  'address under another',
] as const;
export type SenderKind = (typeof SENDER_KINDS)[number];

export interface SenderPaper {
  language: Language;
  kind: SenderKind;
  /** The sender stands left of the receiver, or right. */
  isLeft: boolean;
  /** The evidence speaks of somebody else, or of nobody. */
  isTrap: boolean;
}

export const senderPapers = (kind: SenderKind, isTrap: boolean): SenderPaper[] =>
  (Object.keys(LANGUAGES) as Language[]).flatMap((language) =>
    [true, false].map((isLeft) => ({ language, kind, isLeft, isTrap })),
  );

const RECEIVER = 'Harbour Workshop';
const OTHER = 'Kestrel Cargo';

/** The one who sells, as printed; null where the paper does not say it. */
export const senderOf = ({ kind, isTrap, language }: SenderPaper): string =>
  kind === 'particle in the name' ? (isTrap ? 'De Korenaar' : 'Van Loon') + ' Techniek' : SELLER[language];

const SELLER: Record<Language, string> = {
  en: 'Northgate Fasteners',
  de: 'Nordhof Beschläge',
  fr: 'Atelier Lafargue',
  es: 'Talleres Ibarrola',
  it: 'Officina Bertolani',
  nl: 'Zeewind Metaal',
};

export function senderPrint(of: SenderPaper): Printed[] {
  const words = LANGUAGES[of.language];
  const labels = FREE_LABELS[of.language];
  const money = (whole: number): string => `${whole}${words.decimalMark}00 €`;
  return [
    ...PARTIES[of.kind](of),
    [45, 220, labels.title[0]!, 13],
    [45, 238, `${labels.number[0]!.replace(/ ?:$/, '')}: INV-20417`],
    [330, 238, `${labels.date[0]!.replace(/ ?:$/, '')}: ${words.writeDate('2026-03-17')}`],
    ...[words.description, words.quantity, words.unitPrice, words.lineTotal].map((text, index): Printed => [
      COLUMNS[index]!,
      270,
      text,
    ]),
    ...['HX-0812 M8', '20', money(12), money(240)].map((text, index): Printed => [COLUMNS[index]!, 290, text]),
    ...['DR-1400 X', '2', money(30), money(60)].map((text, index): Printed => [COLUMNS[index]!, 306, text]),
    [330, 340, words.net],
    [480, 340, money(300)],
    [330, 354, `${words.tax} 20%`],
    [480, 354, money(60)],
    [330, 368, words.total],
    [480, 368, money(360)],
  ];
}

const COLUMNS = [45, 290, 370, 480];
const IBAN = 'DE02 1203 0000 0000 2020 51';

const block = (x: number, y: number, lines: (string | null)[], size = 9): Printed[] =>
  lines.flatMap((line, index): Printed[] => (line === null ? [] : [[x, y + index * 12, line, size]]));

const placeOf = ({ isLeft }: SenderPaper): [own: number, other: number] => (isLeft ? [45, 330] : [330, 45]);
const hostOf = (name: string): string =>
  `${name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-')}.com`;

/** Both addresses side by side, without a heading, and what else stands below each. */
function both(of: SenderPaper, own: string[], other: string[], foot: Printed[] = []): Printed[] {
  const [x, y] = placeOf(of);
  return [
    ...block(x, 60, [senderOf(of), '12 Mill Road', '10115 Springfield', ...own]),
    ...block(y, 60, [RECEIVER, '20 Quay Street', '20095 Leeds', ...other]),
    ...foot,
  ];
}

const PAYEE: Record<Language, string> = {
  en: 'Account name',
  de: 'Kontoinhaber',
  fr: 'Titulaire du compte',
  es: 'Titular de la cuenta',
  it: 'Beneficiario',
  nl: 'Ten name van',
};
/** That the money is taken from the receiver's account. */
const DEBIT: Record<Language, string> = {
  en: 'The amount will be taken by direct debit on 2 April.',
  de: 'Der Betrag wird am 2. April von Ihrem Konto abgebucht.',
  fr: 'Le montant sera payé par prélèvement le 2 avril.',
  es: 'El importe se cobrará por domiciliación el 2 de abril.',
  it: 'Pagamento con addebito diretto il 2 aprile.',
  nl: 'Betaling per automatische incasso op 2 april.',
};
const SALES: Record<Language, [own: string, others: string]> = {
  en: ['sales', 'invoices'],
  de: ['vertrieb', 'rechnung'],
  fr: ['ventes', 'factures'],
  es: ['ventas', 'facturas'],
  it: ['vendite', 'fatture'],
  nl: ['verkoop', 'facturen'],
};
const SHORT: Record<Language, [from: string, to: string]> = {
  en: ['From', 'To'],
  de: ['Von', 'An'],
  fr: ['De', 'Pour'],
  es: ['De', 'Para'],
  it: ['Da', 'Per'],
  nl: ['Van', 'Aan'],
};
const ABOUT: Record<Language, [seller: string, buyer: string, name: string]> = {
  en: ['Details of the seller', 'Details of the buyer', 'Name:'],
  de: ['Informationen zum Verkäufer', 'Informationen zum Käufer', 'Firmenname:'],
  fr: ['Informations du vendeur', 'Informations du client', 'Raison sociale :'],
  es: ['Datos del vendedor', 'Datos del cliente', 'Razón social:'],
  it: ['Cedente/prestatore (fornitore)', 'Cessionario/committente (cliente)', 'Denominazione:'],
  nl: ['Verkoper', 'Koper', 'Naam:'],
};
const OWNER: Record<Language, string> = {
  en: 'Proprietor: J. Marsh',
  de: 'Inh. Jörn Albers',
  fr: 'Gérant : J. Albers',
  es: 'SIRET 123 456 789 00015',
  it: 'Titolare: J. Alberti',
  nl: 'Eigenaar: J. Albers',
};

const PARTIES: Record<SenderKind, (of: SenderPaper) => Printed[]> = {
  payee: (of) => {
    const holder = `${PAYEE[of.language]}: ${of.isTrap ? RECEIVER : senderOf(of)}`;
    return both(
      of,
      [],
      [],
      [
        [45, 720, `${holder}, ${IBAN}`, 8],
        ...(of.isTrap ? ([[45, 732, DEBIT[of.language], 8]] satisfies Printed[]) : []),
      ],
    );
  },
  foot: (of) =>
    both(
      of,
      [],
      [],
      [
        ...block(45, 720, [senderOf(of), '12 Mill Road'], 8),
        ...(of.isTrap ? block(230, 720, [RECEIVER, '20 Quay Street'], 8) : []),
        ...block(420, 720, [`IBAN ${IBAN}`, 'HRB 204417'], 8),
      ],
    ),
  'site in the fuller address': (of) => {
    const own = [`www.${hostOf(senderOf(of))}`, `info@${hostOf(senderOf(of))}`, '+44 20 5550 1234'];
    if (of.isTrap) return both(of, [own[1]!], [`office@${hostOf(RECEIVER)}`]);
    // Whoever stands first and can be reached may have sent it.
    return both(of, own, of.isLeft ? ['office@workshop-mail.com'] : []);
  },
  'sales mailbox': (of) => {
    const [own, others] = SALES[of.language];
    const receivers = `${others}@${hostOf(RECEIVER)}`;
    return both(of, of.isTrap ? [] : [`${own}@${hostOf(senderOf(of))}`], [receivers]);
  },
  'short headings': (of) => {
    const [x, y] = placeOf(of);
    const [from, to] = SHORT[of.language];
    const mail = (name: string): string => `office@${hostOf(name)}`;
    // A carrier's invoice: both stand at the ends of a route, and the sender is above them.
    const carrier = of.isTrap ? block(45, 20, [`${senderOf(of)}`], 16) : [];
    const first = of.isTrap ? OTHER : senderOf(of);
    return [
      ...carrier,
      ...block(x, 60, [from, first, '12 Mill Road', '10115 Springfield', mail(first)]),
      ...block(y, 60, [to, RECEIVER, '20 Quay Street', '20095 Leeds']),
    ];
  },
  'list of a party’s data': (of) => {
    const [x, y] = placeOf(of);
    const [seller, buyer, name] = ABOUT[of.language];
    const list = (at: number, heading: string, party: string): Printed[] => [
      [at, 60, heading, 9],
      [at, 74, 'ID:', 9],
      [at + 110, 74, '4711', 9],
      [at, 88, name, 9],
      [at + 110, 88, party, 9],
    ];
    // Both under the receiver's heading: two of them, and no sender.
    return [...list(x, of.isTrap ? buyer : seller, senderOf(of)), ...list(y, buyer, RECEIVER)];
  },
  'small sender’s line': (of) => [
    ...(of.isTrap
      ? ([[45, 60, `${OTHER}, 12 Mill Road, 10115 Springfield`, 9]] satisfies Printed[])
      : ([[45, 60, `${senderOf(of)}, 12 Mill Road, 10115 Springfield`, 6.5]] satisfies Printed[])),
    ...block(45, 75, [`${RECEIVER} Ltd`, '20 Quay Street', '20095 Leeds'], 10),
    ...(of.isLeft ? block(380, 40, [senderOf(of)], 15) : []),
  ],
  'owner below the name': (of) => both(of, of.isTrap ? [] : [OWNER[of.language]], []),
  'row of headings': (of) => [
    ...both({ ...of, kind: 'foot' }, [], []).map(([x, y, text, size]): Printed => [
      x,
      y,
      of.isTrap && text === RECEIVER ? `${RECEIVER} Ltd` : text,
      size,
    ]),
    ...(of.isTrap ? [] : block(45, 720, [`${senderOf(of)} · IBAN ${IBAN}`], 8)),
    ...(['Kunde', 'Auftrag', 'Seite'] as const).map((text, index): Printed => [45 + index * 150, 170, text, 9]),
    ...(['26306', '399956', '1'] as const).map((text, index): Printed => [45 + index * 150, 184, text, 9]),
  ],
  'particle in the name': (of) => {
    const [x, y] = placeOf(of);
    return [
      ...block(x, 60, [senderOf(of), '12 Mill Road', '10115 Springfield', `info@${hostOf(senderOf(of))}`]),
      ...block(y, 48, [LANGUAGES[of.language].billTo, RECEIVER, '20 Quay Street', '20095 Leeds']),
    ];
  },
  'repeated letterhead': (of) => {
    // A large name may be the receiver's as well: it must be the sender's address that it stands over again.
    const printed = both(of, [], []);
    return [[45, 20, of.isTrap ? 'Quarterly Review' : senderOf(of), 18], ...printed];
  },
  slogan: (of) => [
    ...block(45, 20, [of.isTrap ? null : senderOf(of)], 16),
    ...block(45, 42, ['Quality you can count on', '12 Mill Road', '10115 Springfield', 'Tel. 555 0100']),
    ...block(45, 90, [of.isTrap ? null : `info@${hostOf(senderOf(of))}`]),
    ...block(330, 42, [LANGUAGES[of.language].billTo, RECEIVER, '20 Quay Street', '20095 Leeds']),
  ],
  'address under another': (of) => {
    const reached = ['Phone: +44 20 5550 1234', 'HRA 12345', 'www.example.com', 'VAT No. GB 123 4567 82'];
    return of.isTrap
      ? [
          // Who pays stands first; who is paid has a logo on the other side, and the address below.
          ...block(45, 60, [`${RECEIVER} Ltd`, '20 Quay Street', '10115 Springfield', 'Account #: C-0091']),
          ...block(430, 100, [senderOf(of)], 9),
          ...block(45, 124, ['12 Mill Road', '10115 Springfield', ...reached]),
        ]
      : both(of, ['Unit 4', ...reached], ['Account #: C-0091']);
  },
  'payment slip': (of) => [
    ...both(of, [], []),
    [45, 700, 'Konto / Zahlbar an', 8],
    ...block(45, 712, [of.isTrap ? IBAN : 'CH44 3199 9123 0008 8901 2', of.isTrap ? OTHER : senderOf(of)], 8),
    [330, 700, 'Zahlbar durch', 8],
    ...block(330, 712, [RECEIVER, '20 Quay Street', '20095 Leeds'], 8),
  ],
};
