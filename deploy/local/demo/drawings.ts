/** Simple pictures of what the demo market sells, drawn for it: free of anybody's rights, and small. */

interface Paint {
  /** The body. */
  main: string;
  /** Edges and details. */
  dark: string;
}

type Draw = (paint: Paint) => string;

const rect = (x: number, y: number, width: number, height: number, fill: string, round = 4): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
const ring = (radius: number, width: number, colour: string): string =>
  `<circle cx="160" cy="120" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const line = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (points: string, fill: string): string => `<polygon points="${points}" fill="${fill}"/>`;
const several = (from: number, to: number, step: number, draw: (at: number) => string): string =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => draw(from + n * step)).join('');

const thread = (from: number, to: number, { dark }: Paint): string =>
  several(from, to, 12, (x) => line(`M${x} 100 L${x + 8} 140`, dark, 3));
const HEXAGON = '160,40 229,80 229,160 160,200 91,160 91,80';
const box: Draw = ({ main, dark }) =>
  rect(100, 40, 120, 160, main, 8) +
  several(115, 195, 20, (x) => disc(x + 5, 58, 6, dark) + disc(x + 5, 182, 6, dark)) +
  rect(118, 88, 84, 64, dark, 6);

/** What a product looks like, by its name: the first that fits. */
const KINDS: [RegExp, Draw][] = [
  [/hex bolt/i, (p) => rect(60, 80, 36, 80, p.dark, 6) + rect(96, 100, 164, 40, p.main) + thread(150, 240, p)],
  [/hex nut/i, ({ main, dark }) => shape(HEXAGON, main) + disc(160, 120, 36, dark)],
  [/washer/i, ({ main }) => ring(62, 34, main)],
  [
    /screw, |screw \d/i,
    (p) => shape('60,76 100,104 100,136 60,164', p.dark) + shape('100,104 230,110 262,120 230,130 100,136', p.main),
  ],
  [/rod|anchor|rivet/i, (p) => rect(40, 100, 240, 40, p.main, 8) + thread(52, 256, p)],
  [
    /plug|gland|ferrule/i,
    ({ main, dark }) => rect(80, 92, 160, 56, main, 20) + several(110, 200, 22, (x) => rect(x, 92, 6, 56, dark, 2)),
  ],
  [/clamp/i, ({ main, dark }) => ring(58, 22, main) + rect(120, 176, 80, 24, dark, 6)],
  [
    /bracket/i,
    ({ main, dark }) =>
      shape('90,40 130,40 130,160 250,160 250,200 90,200', main) + disc(110, 80, 8, dark) + disc(210, 180, 8, dark),
  ],
  [/screwdriver/i, ({ main, dark }) => rect(50, 98, 110, 44, main, 20) + rect(160, 112, 110, 16, dark, 4)],
  [/hex key/i, ({ main }) => line('M80 60 L80 180 L240 180', main, 22)],
  [
    /wrench/i,
    ({ main }) =>
      line('M100 120 L220 120', main, 26) + line('M96 86 A36 36 0 1 0 96 154', main, 22) + disc(236, 120, 34, main),
  ],
  [/hammer/i, ({ main, dark }) => rect(90, 50, 140, 46, dark, 8) + rect(148, 90, 24, 120, main, 8)],
  [
    /pliers|cutter/i,
    ({ main, dark }) =>
      line('M120 40 L160 110 L110 210', main, 22) +
      line('M200 40 L160 110 L210 210', main, 22) +
      disc(160, 110, 14, dark),
  ],
  [
    /tape/i,
    ({ main, dark }) => rect(80, 50, 130, 130, main, 30) + disc(145, 115, 34, dark) + rect(200, 164, 80, 16, dark, 2),
  ],
  [
    /level|^din rail|cable duct/i,
    ({ main, dark }) => rect(40, 90, 240, 60, main, 6) + several(70, 230, 40, (x) => rect(x, 110, 22, 20, dark, 10)),
  ],
  [/lamp|button|stop|switch/i, ({ main, dark }) => disc(160, 120, 76, dark) + disc(160, 120, 58, main)],
  [
    /sensor (?!cable)/i,
    ({ main, dark }) =>
      rect(90, 92, 120, 56, main, 8) +
      rect(78, 98, 16, 44, dark, 4) +
      line('M210 120 C250 120 240 180 280 180', dark, 12),
  ],
  [/wire|cable/i, ({ main, dark }) => ring(66, 44, main) + ring(66, 4, dark) + ring(52, 3, dark) + ring(80, 3, dark)],
  [
    /terminal/i,
    ({ main, dark }) => several(70, 214, 36, (x) => rect(x, 70, 30, 100, main, 4) + disc(x + 15, 96, 8, dark)),
  ],
];

const PAINTS: Paint[] = [
  { main: '#8d9bab', dark: '#5c6a7a' },
  { main: '#c8654a', dark: '#7d3b2b' },
  { main: '#d39b35', dark: '#80601d' },
  { main: '#3f7fc1', dark: '#27507c' },
];

/** An SVG of what has this name; one of the same kind and brand looks the same. */
export function drawingOf(name: string, brand: number): string {
  const draw = KINDS.find(([kind]) => kind.test(name))?.[1] ?? box;
  return svg(draw(PAINTS[brand % PAINTS.length]!));
}

/** An SVG of a company's first letters. */
export function logoOf(company: string, brand: number): string {
  const { main, dark } = PAINTS[brand % PAINTS.length]!;
  const letters = company
    .split(' ')
    .map((word) => word[0])
    .join('')
    .slice(0, 2);
  return svg(
    `<rect x="40" width="240" height="240" rx="48" fill="${dark}"/><circle cx="160" cy="120" r="84" fill="${main}"/>
     <text x="160" y="152" font-family="sans-serif" font-weight="700" font-size="92" text-anchor="middle" fill="#fff">${letters}</text>`,
  );
}

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="640" height="480">${content}</svg>`;
