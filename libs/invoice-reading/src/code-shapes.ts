/** So many codes of an invoice, and all others, have one shape: then each must have it. */
const SERIES = 4;

/** Where all codes of an invoice are of one shape, such as "A999-99", that shape; else null. */
export function shapeOfSeries(codes: string[]): string | null {
  const shapes = codes.map(shapeOf);
  return codes.length >= SERIES && shapes.every((shape) => shape === shapes[0]) ? shapes[0]! : null;
}

/** Whether some other code of that shape stands in what was read. */
export function holdsOther(read: string, code: string, shape: string): boolean {
  const starts = [...read].keys();
  return [...starts].some((at) => {
    const part = read.slice(at, at + code.length);
    return part !== code && shapeOf(part) === shape;
  });
}

const shapeOf = (code: string): string =>
  code
    .replace(/\p{Lu}/gu, 'A')
    .replace(/[\p{Ll}\p{Lo}]/gu, 'a')
    .replace(/\d/g, '9');
