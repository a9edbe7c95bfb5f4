import { around, bottom, type Box, isCentredIn, middle, right } from '../../page-model.js';

/** Of letters that nobody read there are a few on a page; more are a picture, a pattern or handwriting. */
const MAX_PLACES = 80;
/** In letter heights: letters of one place stand closer. */
const GAP = 0.9;

/**
 * The places with letters where nothing was recognised, e.g. a lonely "2" in a column of quantities: layout analysis
 * takes single letters for dust.
 */
export function missedPlaces(letters: Box[], words: Box[]): Box[] {
  const places: Box[] = [];
  const byColumn = new Columns(words);
  // What words stand in is no letter but their frame.
  const missed = letters.filter((box) => !byColumn.covers(box) && !words.some((word) => isCentredIn(word, box)));
  for (const letter of missed.sort((a, b) => a.x - b.x)) {
    const at = places.findIndex((place) => continues(place, letter));
    if (at < 0) places.push(letter);
    else places[at] = around([places[at]!, letter]);
  }
  return places.length > MAX_PLACES ? [] : places;
}

const continues = (place: Box, letter: Box): boolean =>
  letter.x - right(place) < GAP * Math.min(place.height, letter.height) &&
  Math.min(bottom(place), bottom(letter)) - Math.max(place.y, letter.y) > 0.5 * Math.min(place.height, letter.height);

/** Words by the strips of the page they reach into, so that each letter is compared with few of them. */
class Columns {
  private static readonly WIDTH = 100;
  private readonly strips = new Map<number, Box[]>();

  constructor(boxes: Box[]) {
    for (const box of boxes) {
      for (let strip = this.stripAt(box.x); strip <= this.stripAt(right(box)); strip++) {
        this.strips.set(strip, [...(this.strips.get(strip) ?? []), box]);
      }
    }
  }

  covers(letter: Box): boolean {
    const x = letter.x + letter.width / 2;
    const near = this.strips.get(this.stripAt(x)) ?? [];
    return near.some(
      (box) => x >= box.x && x <= right(box) && middle(letter) >= box.y && middle(letter) <= bottom(box),
    );
  }

  private stripAt(x: number): number {
    return Math.floor(x / Columns.WIDTH);
  }
}
