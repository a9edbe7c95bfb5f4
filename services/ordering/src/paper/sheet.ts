import PDFDocument from 'pdfkit';
import { type Face, load, type Weight } from './fonts.js';
import { breakLines, type Measure, type Run, setLine, widthOf } from './set-text.js';

export interface Style {
  /** Points. */
  size: number;
  weight?: Weight;
  colour?: string;
  align?: 'left' | 'right';
}

/** Where text stands: its left edge and width, in points. */
export interface Column {
  x: number;
  width: number;
}

const MARGIN = 48;
const FOOT = 28;
const LEADING = 1.35;

/** A document that is written from top to bottom; what begins a new page is the writer's to say. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly left = MARGIN;
  readonly width: number;
  y = MARGIN;
  private readonly faces = new Set<Face>();
  private readonly widths = new Map<string, number>();
  private readonly chunks: Buffer[] = [];
  private readonly done: Promise<Buffer>;

  constructor(options: { size: 'A4' | 'LETTER'; info: PDFKit.DocumentInfo }) {
    this.doc = new PDFDocument({
      ...options,
      margin: 0, // pdfkit begins no pages of its own
      bufferPages: true, // the number of pages is known at the end
      lang: 'en',
      displayTitle: true,
      pdfVersion: '1.7',
    });
    this.width = this.doc.page.width - 2 * MARGIN;
    this.doc.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.done = new Promise((resolve, reject) => {
      this.doc.on('end', () => resolve(Buffer.concat(this.chunks)));
      this.doc.on('error', reject);
    });
  }

  /** Whether so much still fits above the foot. */
  hasRoom(height: number): boolean {
    return this.y + height <= this.bottom;
  }

  newPage(): void {
    this.doc.addPage();
    this.y = MARGIN;
  }

  lines(text: string, width: number, style: Style): Run[][] {
    return breakLines(text, width, style.weight ?? 'regular', this.measure(style));
  }

  /** Of a text on one line. */
  widthOf(text: string, style: Style): number {
    return widthOf(setLine(text, style.weight ?? 'regular'), this.measure(style));
  }

  heightOf(lines: number, { size }: Style): number {
    return lines * size * LEADING;
  }

  /** Writes lines from `y` on; answers where they end. */
  write(lines: Run[][], { x, width }: Column, y: number, style: Style): number {
    const measure = this.measure(style);
    for (const runs of lines) {
      let at = style.align === 'right' ? x + width - widthOf(runs, measure) : x;
      for (const run of runs) {
        this.use(run.face, style.size).fillColor(style.colour ?? 'black');
        this.doc.text(run.text, at, y, { lineBreak: false });
        at += measure(run);
      }
      y += this.heightOf(1, style);
    }
    return y;
  }

  writeText(text: string, column: Column, y: number, style: Style): number {
    return this.write(this.lines(text, column.width, style), column, y, style);
  }

  rule(y: number, colour: string): void {
    this.doc
      .moveTo(this.left, y)
      .lineTo(this.left + this.width, y)
      .lineWidth(0.5)
      .strokeColor(colour)
      .stroke();
  }

  /** Writes what stands at the foot of every page, and ends the document. */
  finish(foot: (page: number, pages: number) => { left: string; right: string }, style: Style): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange();
    const column = { x: this.left, width: this.width };
    for (let page = 0; page < count; page++) {
      this.doc.switchToPage(page);
      const { left, right } = foot(page + 1, count);
      const y = this.doc.page.height - MARGIN;
      this.write(this.lines(left, this.width - 100, style).slice(0, 1), column, y, style);
      this.writeText(right, column, y, { ...style, align: 'right' });
    }
    this.doc.end();
    return this.done;
  }

  private get bottom(): number {
    return this.doc.page.height - MARGIN - FOOT;
  }

  private measure({ size }: Style): Measure {
    return ({ face, text }) => {
      const key = `${face}:${text}`;
      let width = this.widths.get(key);
      // Of one point: widths grow with the size, and words come again.
      if (width === undefined) this.widths.set(key, (width = this.use(face, 1).widthOfString(text)));
      return width * size;
    };
  }

  private use(face: Face, size: number): PDFKit.PDFDocument {
    if (!this.faces.has(face)) this.doc.registerFont(face, load(face).file);
    this.faces.add(face);
    return this.doc.font(face, size);
  }
}
