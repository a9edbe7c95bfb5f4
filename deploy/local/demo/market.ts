/** The companies of the demo market and what they sell. Prices in cents. Invented, as are all names. */

export interface DemoSeller {
  username: string;
  firstName: string;
  lastName: string;
  companyName: string;
  industry: string;
  supplier: {
    name: string;
    category: string;
    description: string;
    contactEmail: string;
    contactPhone: string;
    website: string;
    address: string;
    location: string;
    tags: string;
  };
  brands: { name: string; description: string }[];
  /** [sku, name, brand index, price, minimum order, unit, lead time in days] */
  products: [string, string, number, number, number, string, number][];
}

export type OrderStep = 'confirmed' | 'processing' | 'shipped' | 'received' | 'rejected';

export interface DemoOrder {
  daysAgo: number;
  /** [sku, quantity] */
  lines: [string, number][];
  /** How far the seller, and in the end the buyer, takes it: [step, days ago, hour] */
  steps: [OrderStep, number, number][];
  draft?: true;
}

export interface DemoInvoice {
  number: string;
  daysAgo: number;
  /** [sku, quantity] */
  lines: [string, number][];
  /** The sender, of one that came with an e-mail. */
  mailedBy?: string;
}

/** What the buyer has in the cart: [sku, quantity] */
export const BASKET: [string, number][] = [
  ['HF-M8-40', 6],
  ['HF-PL8', 4],
  ['BL-PS24-2', 2],
  ['BL-LG22', 10],
];

export const BUYER = {
  username: 'buyer',
  firstName: 'Maya',
  lastName: 'Lindqvist',
  companyName: 'Maple Street Workshop',
  industry: 'manufacturing',
  companySize: '11-50',
  address: '48 Maple Street\nBurlington, VT 05401',
};

/** They have just joined, and suppliers may find them. */
export const NEWCOMERS = [
  {
    username: 'cedar',
    firstName: 'Jonah',
    lastName: 'Whitfield',
    companyName: 'Cedar Row Joinery',
    industry: 'construction',
    companySize: '11-50',
    address: '9 Sawmill Lane\nPortland, OR 97211',
  },
  {
    username: 'quarry',
    firstName: 'Amara',
    lastName: 'Bello',
    companyName: 'Quarry Hill Machines',
    industry: 'manufacturing',
    companySize: '51-200',
    address: '300 Quarry Road\nSalem, OR 97301',
  },
  {
    username: 'fern',
    firstName: 'Lucia',
    lastName: 'Marsh',
    companyName: 'Fern & Field Kitchens',
    industry: 'food',
    companySize: '1-10',
    address: '22 Market Street\nBurlington, VT 05401',
  },
];

const HARBOR: DemoSeller = {
  username: 'seller',
  firstName: 'Tomas',
  lastName: 'Reyes',
  companyName: 'Harbor Fasteners',
  industry: 'manufacturing',
  supplier: {
    name: 'Harbor Fasteners',
    category: 'Hardware & Tools',
    description: 'Fasteners, fixings and hand tools from stock, boxed for workshops and small series production.',
    contactEmail: 'sales@harbor-fasteners.example',
    contactPhone: '+1 555 0142',
    website: 'https://harbor-fasteners.example',
    address: '14 Dock Road, Portland, OR 97209',
    location: 'Portland, OR',
    tags: 'fasteners, stainless, tools',
  },
  brands: [
    { name: 'Tidewater', description: 'Stainless and marine-grade fasteners' },
    { name: 'Keel', description: 'Hand tools for daily work' },
  ],
  products: [
    ['HF-M6-30', 'Hex bolt M6 x 30, stainless A2, box of 100', 0, 1480, 1, 'box', 2],
    ['HF-M8-40', 'Hex bolt M8 x 40, stainless A2, box of 100', 0, 2350, 1, 'box', 2],
    ['HF-M10-50', 'Hex bolt M10 x 50, stainless A2, box of 50', 0, 2790, 1, 'box', 2],
    ['HF-N6', 'Hex nut M6, stainless A2, box of 200', 0, 890, 1, 'box', 2],
    ['HF-N8', 'Hex nut M8, stainless A2, box of 200', 0, 1240, 1, 'box', 2],
    ['HF-N10', 'Hex nut M10, stainless A2, box of 100', 0, 1190, 1, 'box', 2],
    ['HF-W6', 'Flat washer M6, stainless A2, box of 500', 0, 760, 1, 'box', 2],
    ['HF-W8', 'Flat washer M8, stainless A2, box of 500', 0, 980, 1, 'box', 2],
    ['HF-LW8', 'Spring washer M8, stainless A2, box of 500', 0, 1020, 1, 'box', 2],
    ['HF-WS440', 'Wood screw 4 x 40, Torx, box of 500', 0, 1690, 1, 'box', 3],
    ['HF-WS560', 'Wood screw 5 x 60, Torx, box of 200', 0, 1540, 1, 'box', 3],
    ['HF-WS680', 'Wood screw 6 x 80, Torx, box of 100', 0, 1375, 1, 'box', 3],
    ['HF-SM425', 'Sheet metal screw 4.2 x 25, box of 250', 0, 1130, 1, 'box', 3],
    ['HF-RV432', 'Blind rivet 4 x 12, aluminium, box of 500', 0, 1890, 1, 'box', 3],
    ['HF-TR8', 'Threaded rod M8, 1 m, stainless A2', 0, 640, 5, 'piece', 4],
    ['HF-TR10', 'Threaded rod M10, 1 m, stainless A2', 0, 890, 5, 'piece', 4],
    ['HF-AN10', 'Wedge anchor M10 x 90, box of 25', 0, 2980, 1, 'box', 4],
    ['HF-PL8', 'Wall plug 8 mm, nylon, box of 100', 0, 690, 2, 'box', 2],
    ['HF-CP40', 'Pipe clamp 40 mm with rubber', 0, 215, 10, 'piece', 3],
    ['HF-BR50', 'Angle bracket 50 x 50, galvanised', 0, 145, 20, 'piece', 3],
    ['KL-SD6', 'Screwdriver set, 6 pieces', 1, 3290, 1, 'piece', 5],
    ['KL-HX9', 'Hex key set 1.5 to 10 mm, 9 pieces', 1, 2190, 1, 'piece', 5],
    ['KL-CW10', 'Combination wrench 10 mm', 1, 890, 2, 'piece', 5],
    ['KL-CW13', 'Combination wrench 13 mm', 1, 980, 2, 'piece', 5],
    ['KL-CW17', 'Combination wrench 17 mm', 1, 1240, 2, 'piece', 5],
    ['KL-HM500', 'Machinist hammer 500 g, hickory', 1, 2150, 1, 'piece', 5],
    ['KL-CP180', 'Combination pliers 180 mm', 1, 2480, 1, 'piece', 5],
    ['KL-SC160', 'Side cutter 160 mm', 1, 2240, 1, 'piece', 5],
    ['KL-TM5', 'Tape measure 5 m, magnetic', 1, 1350, 1, 'piece', 5],
    ['KL-SL600', 'Spirit level 600 mm', 1, 3190, 1, 'piece', 7],
  ],
};

const BRIGHTLINE: DemoSeller = {
  username: 'seller2',
  firstName: 'Ines',
  lastName: 'Okafor',
  companyName: 'Brightline Components',
  industry: 'technology',
  supplier: {
    name: 'Brightline Components',
    category: 'Electronics & Components',
    description: 'Cable, connectors, sensors and power supplies for panel builders and small equipment makers.',
    contactEmail: 'orders@brightline-components.example',
    contactPhone: '+1 555 0177',
    website: 'https://brightline-components.example',
    address: '220 Foundry Lane, Columbus, OH 43215',
    location: 'Columbus, OH',
    tags: 'cable, sensors, power',
  },
  brands: [
    { name: 'Lumen', description: 'Signal lamps, switches and power supplies' },
    { name: 'Strand', description: 'Cable, wire and connectors' },
  ],
  products: [
    ['BL-PS24-2', 'Power supply 24 V 2.5 A, DIN rail', 0, 3890, 1, 'piece', 3],
    ['BL-PS24-5', 'Power supply 24 V 5 A, DIN rail', 0, 5650, 1, 'piece', 3],
    ['BL-PS12-3', 'Power supply 12 V 3 A, DIN rail', 0, 3490, 1, 'piece', 3],
    ['BL-LG22', 'Signal lamp 22 mm, green, 24 V', 0, 640, 5, 'piece', 3],
    ['BL-LR22', 'Signal lamp 22 mm, red, 24 V', 0, 640, 5, 'piece', 3],
    ['BL-LY22', 'Signal lamp 22 mm, amber, 24 V', 0, 640, 5, 'piece', 3],
    ['BL-PB22', 'Push button 22 mm, momentary', 0, 780, 5, 'piece', 3],
    ['BL-ES40', 'Emergency stop 40 mm, twist release', 0, 1890, 1, 'piece', 4],
    ['BL-SS22', 'Selector switch 22 mm, 3 positions', 0, 1120, 2, 'piece', 4],
    ['BL-RL24', 'Relay 24 V DC, 2 changeover, with socket', 0, 1180, 2, 'piece', 3],
    ['BL-CT09', 'Contactor 9 A, 24 V DC coil', 0, 2960, 1, 'piece', 5],
    ['BL-CB10', 'Circuit breaker C10, 1 pole', 0, 1340, 2, 'piece', 3],
    ['BL-CB16', 'Circuit breaker C16, 1 pole', 0, 1340, 2, 'piece', 3],
    ['BL-PX12', 'Inductive sensor M12, PNP, 4 mm', 0, 2780, 1, 'piece', 6],
    ['BL-PX18', 'Inductive sensor M18, PNP, 8 mm', 0, 2990, 1, 'piece', 6],
    ['BL-PH18', 'Photo sensor M18, diffuse, 300 mm', 0, 4350, 1, 'piece', 6],
    ['ST-H05-100', 'Wire 0.5 mm2, blue, 100 m', 1, 1490, 1, 'piece', 2],
    ['ST-H10-100', 'Wire 1.0 mm2, blue, 100 m', 1, 2290, 1, 'piece', 2],
    ['ST-H15-100', 'Wire 1.5 mm2, black, 100 m', 1, 3190, 1, 'piece', 2],
    ['ST-CY4-50', 'Control cable 4 x 0.75, shielded, 50 m', 1, 7450, 1, 'piece', 4],
    ['ST-CY7-50', 'Control cable 7 x 0.75, shielded, 50 m', 1, 11280, 1, 'piece', 4],
    ['ST-M12-5', 'Sensor cable M12, 4 pins, 5 m', 1, 1390, 2, 'piece', 3],
    ['ST-M12-10', 'Sensor cable M12, 4 pins, 10 m', 1, 1950, 2, 'piece', 3],
    ['ST-TB25', 'Terminal block 2.5 mm2, grey, box of 50', 1, 2850, 1, 'box', 2],
    ['ST-TB40', 'Terminal block 4 mm2, grey, box of 50', 1, 3350, 1, 'box', 2],
    ['ST-FE10', 'Ferrule 1.0 mm2, red, bag of 500', 1, 790, 1, 'piece', 2],
    ['ST-FE15', 'Ferrule 1.5 mm2, black, bag of 500', 1, 840, 1, 'piece', 2],
    ['ST-CD40', 'Cable duct 40 x 60, 2 m', 1, 1180, 4, 'piece', 5],
    ['ST-DR35', 'DIN rail 35 mm, slotted, 2 m', 1, 690, 4, 'piece', 5],
    ['ST-CG20', 'Cable gland M20, nylon, bag of 25', 1, 1240, 1, 'piece', 3],
  ],
};

export const SELLERS = [HARBOR, BRIGHTLINE];

/** Not sold any more. */
export const RETIRED = 'HF-SM425';

/** What costs more since today. */
export const DEARER = { skus: ['KL-CW10', 'KL-CW13', 'KL-CW17'], percent: 4.5 };

/** [sku, stock, threshold, place] */
export type DemoStock = [string, number, number, string];

/** What the buyer keeps in stock: [sku, stock, threshold, place]. Some low, some out, most in good order. */
export const STOCK: DemoStock[] = [
  ['HF-M6-30', 24, 8, 'Rack A1'],
  ['HF-M8-40', 4, 6, 'Rack A1'],
  ['HF-M10-50', 11, 4, 'Rack A1'],
  ['HF-N6', 18, 6, 'Rack A2'],
  ['HF-N8', 3, 6, 'Rack A2'],
  ['HF-W8', 0, 4, 'Rack A2'],
  ['HF-WS440', 15, 5, 'Rack A3'],
  ['HF-RV432', 7, 5, 'Rack A3'],
  ['HF-TR8', 40, 20, 'Long goods'],
  ['KL-HX9', 6, 2, 'Tool crib'],
  ['BL-PS24-5', 9, 4, 'Rack B1'],
  ['BL-RL24', 2, 8, 'Rack B1'],
  ['BL-CB16', 26, 10, 'Rack B1'],
  ['BL-PX12', 12, 6, 'Rack B2'],
  ['ST-H10-100', 5, 3, 'Cable bay'],
  ['ST-M12-5', 0, 10, 'Cable bay'],
  ['ST-TB25', 14, 4, 'Rack B3'],
  ['ST-FE15', 21, 6, 'Rack B3'],
];

/** Everything was counted then, before the orders below. */
export const STOCKTAKE_DAYS_AGO = 12;

/** The last days' orders, in every state. */
export const ORDERS: DemoOrder[] = [
  {
    daysAgo: 11,
    lines: [
      ['HF-M6-30', 10],
      ['HF-N6', 6],
      ['HF-WS440', 4],
    ],
    steps: [
      ['confirmed', 11, 11],
      ['processing', 10, 8],
      ['shipped', 10, 15],
      ['received', 7, 10],
    ],
  },
  {
    daysAgo: 8,
    lines: [
      ['BL-CB16', 20],
      ['ST-TB25', 5],
    ],
    steps: [
      ['confirmed', 8, 14],
      ['processing', 7, 9],
      ['shipped', 6, 13],
      ['received', 3, 11],
    ],
  },
  {
    daysAgo: 5,
    lines: [
      ['KL-SD6', 3],
      ['KL-HM500', 2],
    ],
    steps: [['rejected', 5, 16]],
  },
  {
    daysAgo: 4,
    lines: [
      ['BL-PX12', 6],
      ['ST-H10-100', 2],
    ],
    steps: [
      ['confirmed', 4, 13],
      ['processing', 3, 9],
      ['shipped', 2, 12],
    ],
  },
  {
    daysAgo: 2,
    lines: [
      ['HF-TR8', 20],
      ['HF-RV432', 3],
    ],
    steps: [
      ['confirmed', 2, 15],
      ['processing', 1, 10],
    ],
  },
  {
    daysAgo: 1,
    lines: [['BL-PS24-5', 4]],
    steps: [['confirmed', 1, 16]],
  },
  {
    daysAgo: 0,
    lines: [
      ['HF-M8-40', 8],
      ['HF-N8', 8],
    ],
    steps: [],
  },
  {
    daysAgo: 0,
    lines: [
      ['BL-RL24', 14],
      ['ST-M12-5', 20],
    ],
    steps: [],
    draft: true,
  },
];

/** Has just been read: its lines are not in the stock yet. */
export const LATEST_INVOICE: DemoInvoice = {
  number: 'HF-20418',
  daysAgo: 0,
  mailedBy: 'Harbor Fasteners <billing@harbor.example>',
  lines: [
    ['HF-M6-30', 10],
    ['HF-N6', 6],
    ['HF-WS440', 4],
  ],
};
