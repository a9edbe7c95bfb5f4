import { OPS } from './pdfjs/pdfjs.js';
import type { Layers, PDFPageProxy } from './pdfjs/pdfjs.js';
import { FragmentWriter, type Fragment, type LetterPlace } from './pdf-fragments.js';

/** What is seen of a page by following the operators that draw it. */
export interface Drawing {
  /** Text that can be seen, pieces of words, in the order in which it is drawn; boxes from the top left of the page. */
  fragments: Fragment[];
  /** A picture covers the page, or there is text that nobody can see: what scanners put under their picture. */
  scanned: boolean;
}

/** What draws a page: operators, and beside each what it takes. As pdf.js lists them (its display/canvas.js draws by it). */
export interface Operators {
  fnArray: number[];
  // oxlint-disable-next-line typescript/no-explicit-any -- differs from operator to operator
  argsArray: (any[] | null)[];
}

/** Whether letters are among what is drawn, be they seen or not. */
export const showsText = ({ fnArray }: Operators): boolean => fnArray.includes(OPS.showText);

/**
 * Follows the operators that draw a page: one pass gives both what is printed where and whether it can be believed.
 * Form fields and stamps are part of it, layers that are switched off are not.
 */
export async function followDrawing(page: PDFPageProxy, operators: Operators, layers: Layers): Promise<Drawing> {
  const pen = new Pen(page, await fontsOf(page, operators), layers);
  const { fnArray, argsArray } = operators;
  for (const [index, operator] of fnArray.entries()) FOLLOW[operator]?.(pen, argsArray[index] ?? []);
  return { fragments: pen.fragments, scanned: pen.scanned };
}

/** A picture over more of the page than this is the page. */
const SCAN_COVERAGE = 0.5;
/** Text that rises or falls more than this per unit is a watermark or a margin note. */
const MAX_SLOPE = 0.05;

type Matrix = [number, number, number, number, number, number];

interface Font {
  vertical?: boolean;
  isType3Font?: boolean;
  /** From the units of the font's letters to ems. */
  fontMatrix?: number[];
  bbox?: number[];
}

interface Glyph {
  unicode: string;
  width: number;
  isSpace: boolean;
}

/** PDF's graphics state, as far as it moves text and pictures (ISO 32000-1, 8.4 and 9.3). */
interface State {
  matrix: Matrix;
  font: Font;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  /** Across; 1 is as designed. */
  scale: number;
  leading: number;
  rise: number;
  invisible: boolean;
  textMatrix: Matrix;
  /** In units of the text matrix: where the next letter goes, and where its line began. */
  x: number;
  y: number;
  lineX: number;
  lineY: number;
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const UNITS_PER_EM = 1000;

class Pen {
  scanned = false;

  private readonly writer = new FragmentWriter();

  private state: State;
  private readonly initial: State;
  private readonly saved: State[] = [];
  private readonly width: number;
  private readonly height: number;

  private masks = 0;
  private readonly shown: boolean[] = [];

  constructor(
    page: PDFPageProxy,
    private readonly fonts: ReadonlyMap<string, Font>,
    private readonly layers: Layers,
  ) {
    const { width, height, transform } = page.getViewport({ scale: 1 });
    [this.width, this.height] = [width, height];
    this.initial = {
      matrix: transform as Matrix,
      font: {},
      fontSize: 0,
      charSpacing: 0,
      wordSpacing: 0,
      scale: 1,
      leading: 0,
      rise: 0,
      invisible: false,
      textMatrix: IDENTITY,
      x: 0,
      y: 0,
      lineX: 0,
      lineY: 0,
    };
    this.state = { ...this.initial };
  }

  get fragments(): Fragment[] {
    return this.writer.fragments;
  }

  /** Whether what is drawn leaves its mark: it is no mask, and its layer is switched on. */
  private get isShown(): boolean {
    return this.masks === 0 && !this.shown.includes(false);
  }

  set(change: Partial<State>): void {
    Object.assign(this.state, change);
  }

  save(): void {
    this.saved.push({ ...this.state });
  }

  restore(): void {
    this.state = this.saved.pop() ?? this.state;
  }

  transform(matrix: Matrix): void {
    this.state.matrix = multiply(this.state.matrix, matrix);
  }

  /** What lies upon the page begins with a clean state, whatever the page left open. */
  beginUpon(...matrices: Matrix[]): void {
    this.saved.length = 0;
    this.state = { ...this.initial };
    for (const matrix of matrices) this.transform(matrix);
  }

  beginGroup(isMask: boolean): void {
    this.save();
    if (isMask) this.masks++;
  }

  endGroup(isMask: boolean): void {
    this.restore();
    if (isMask) this.masks--;
  }

  beginContent(tag?: unknown, layer?: unknown): void {
    this.shown.push(tag !== 'OC' || this.layers.isVisible(layer));
  }

  endContent(): void {
    this.shown.pop();
  }

  setFont(name: string, fontSize: number): void {
    this.set({ font: this.fonts.get(name) ?? {}, fontSize });
  }

  setTextMatrix(textMatrix: Matrix): void {
    this.set({ textMatrix, x: 0, y: 0, lineX: 0, lineY: 0 });
  }

  moveText(x: number, y: number): void {
    const { state } = this;
    state.x = state.lineX += x;
    state.y = state.lineY += y;
  }

  nextLine(): void {
    this.moveText(0, -this.state.leading);
  }

  /** Letters, and between them numbers: thousandths of an em to go back. */
  showText(glyphs: (Glyph | number | null)[]): void {
    const { font, fontSize, charSpacing, wordSpacing, scale, rise, x, y } = this.state;
    const [a, b, c, d, e, f] = multiply(this.state.matrix, this.state.textMatrix);
    const [startX, startY] = [e + a * x + c * (y + rise), f + b * x + d * (y + rise)];
    const height = heightOf(font, fontSize) * Math.hypot(c, d);
    const em = Math.abs(fontSize) * Math.hypot(a, b);
    const across = a * fontSize * scale;
    const isAlongThePage = across > 0 && Math.abs(b * fontSize * scale) <= across * MAX_SLOPE && !font.vertical;
    const isSeen = isAlongThePage && this.isShown;
    const glyphUnit = (font.fontMatrix?.[0] ?? 1 / UNITS_PER_EM) * fontSize;
    let way = 0;
    for (const glyph of glyphs) {
      if (glyph === null) continue;
      if (typeof glyph === 'number') {
        way -= (glyph / 1000) * fontSize * scale;
        continue;
      }
      const advance = glyph.width * glyphUnit * scale;
      const place = { x: startX + a * way, baseline: startY + b * way, width: a * advance, height, em };
      if (isSeen && this.isOnPage(place)) this.write(glyph.unicode, place);
      way += advance + (charSpacing + (glyph.isSpace ? wordSpacing : 0)) * scale;
    }
    this.state.x += way;
  }

  /** What broken fonts place nowhere is not on it: a comparison with no number is false. */
  private isOnPage({ x, baseline, width, height }: LetterPlace): boolean {
    return x + width >= 0 && x <= this.width && baseline >= 0 && baseline <= this.height && height > 0;
  }

  private write(letter: string, place: LetterPlace): void {
    const isPrinted = this.writer.write(letter, place);
    if (isPrinted && this.state.invisible) this.scanned = true;
  }

  paintPicture(): void {
    const [a, b, c, d] = this.state.matrix;
    const isPage = Math.abs(a * d - b * c) > this.width * this.height * SCAN_COVERAGE;
    if (isPage && this.isShown) this.scanned = true;
  }
}

/** Fonts drawn letter by letter may be of any size; what counts is how tall their letters are. */
function heightOf({ isType3Font, fontMatrix, bbox }: Font, fontSize: number): number {
  const size = Math.abs(fontSize);
  if (!isType3Font || !fontMatrix || fontMatrix[3] === 1 / UNITS_PER_EM) return size;
  const height = Math.abs(((bbox?.[3] ?? 0) - (bbox?.[1] ?? 0)) * fontMatrix[3]!);
  return height > 0 ? size * height : size;
}

function multiply([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix {
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

const isInvisible = (mode: number): boolean => mode === 3 || mode === 7;

type Follow = (pen: Pen, args: NonNullable<Operators['argsArray'][number]>) => void;

const paintPicture: Follow = (pen) => pen.paintPicture();

const FOLLOW: Partial<Record<number, Follow>> = {
  [OPS.save]: (pen) => pen.save(),
  [OPS.restore]: (pen) => pen.restore(),
  [OPS.transform]: (pen, args) => pen.transform(args as Matrix),
  [OPS.paintFormXObjectBegin]: (pen, [matrix]) => {
    pen.save();
    if (matrix) pen.transform(matrix);
  },
  [OPS.paintFormXObjectEnd]: (pen) => pen.restore(),
  [OPS.beginGroup]: (pen, [group]) => pen.beginGroup(Boolean(group?.smask)),
  [OPS.endGroup]: (pen, [group]) => pen.endGroup(Boolean(group?.smask)),
  [OPS.beginAnnotation]: (pen, [, , transform, matrix]) => pen.beginUpon(transform, matrix),
  [OPS.beginMarkedContent]: (pen) => pen.beginContent(),
  [OPS.beginMarkedContentProps]: (pen, [tag, layer]) => pen.beginContent(tag, layer),
  [OPS.endMarkedContent]: (pen) => pen.endContent(),
  [OPS.beginText]: (pen) => pen.setTextMatrix(IDENTITY),
  [OPS.setTextMatrix]: (pen, [matrix]) => pen.setTextMatrix(matrix),
  [OPS.moveText]: (pen, [x, y]) => pen.moveText(x, y),
  [OPS.setLeadingMoveText]: (pen, [x, y]) => {
    pen.set({ leading: -y });
    pen.moveText(x, y);
  },
  [OPS.nextLine]: (pen) => pen.nextLine(),
  [OPS.setFont]: (pen, [name, size]) => pen.setFont(name, size),
  [OPS.setGState]: (pen, [changes]) => {
    for (const [key, value] of changes) if (key === 'Font') pen.setFont(value[0], value[1]);
  },
  [OPS.setCharSpacing]: (pen, [charSpacing]) => pen.set({ charSpacing }),
  [OPS.setWordSpacing]: (pen, [wordSpacing]) => pen.set({ wordSpacing }),
  [OPS.setHScale]: (pen, [percent]) => pen.set({ scale: percent / 100 }),
  [OPS.setLeading]: (pen, [leading]) => pen.set({ leading }),
  [OPS.setTextRise]: (pen, [rise]) => pen.set({ rise }),
  [OPS.setTextRenderingMode]: (pen, [mode]) => pen.set({ invisible: isInvisible(mode) }),
  [OPS.showText]: (pen, [glyphs]) => pen.showText(glyphs),
  [OPS.paintImageXObject]: paintPicture,
  [OPS.paintInlineImageXObject]: paintPicture,
  [OPS.paintImageMaskXObject]: paintPicture,
};

/** The fonts that the operators name, once each is loaded. */
async function fontsOf(page: PDFPageProxy, { fnArray, argsArray }: Operators): Promise<Map<string, Font>> {
  const names = new Set<string>();
  for (const [index, operator] of fnArray.entries()) {
    const [first] = argsArray[index] ?? [];
    if (operator === OPS.setFont) names.add(first);
    if (operator === OPS.setGState) for (const [key, value] of first) if (key === 'Font') names.add(value[0]);
  }
  const load = (name: string): Promise<Font> => new Promise((done) => page.commonObjs.get(name, done));
  return new Map(await Promise.all([...names].map(async (name) => [name, await load(name)] as const)));
}
