import type { Box, Word } from '../../page-model.js';
import { baselineOf } from './type-size.js';

/**
 * How the lines of a page that was turned straight still fall to the right: a photo that was not taken from straight above
 * has them spread like a fan. Points down per point across, halfway down the page, and how that grows with each point down.
 */
export interface Fan {
  slope: number;
  growth: number;
}

export const LEVEL: Fan = { slope: 0, growth: 0 };

/** Of the slope at the middle, and at the upper and the lower edge beside it. */
const STEP = 0.001;
const MOST_STEPS = { slope: 5, spread: 15 };
/** Fewer words share lines by chance. */
const MIN_WORDS = 30;
/** In points: baselines of one line differ by less. */
const SAME_LINE = 1;
/** What is level already is not made better by noise. */
const MIN_GAIN = 1.08;

export interface PageSize {
  width: number;
  height: number;
}

/** The fan that leaves most words on common lines; the page is level unless another is plainly better. */
export function findFan(words: Word[], size: PageSize): Fan {
  const known = words.flatMap((word) => {
    const y = word.confidence! > SURE ? baselineOf(word) : null;
    return y === null ? [] : [{ x: word.box.x + word.box.width / 2, y }];
  });
  if (known.length < MIN_WORDS) return LEVEL;
  const level = sharing(known, size, LEVEL);
  let [best, most] = [LEVEL, level * MIN_GAIN];
  for (let slope = -MOST_STEPS.slope; slope <= MOST_STEPS.slope; slope++) {
    for (let spread = -MOST_STEPS.spread; spread <= MOST_STEPS.spread; spread++) {
      const fan = { slope: slope * STEP, growth: (spread * STEP * 2) / size.height };
      const share = sharing(known, size, fan);
      if (share > most) [best, most] = [fan, share];
    }
  }
  return best;
}
const SURE = 0.6;

/** By how much the line through a point lies lower there than at the middle of the page. */
export const fallAt = ({ slope, growth }: Fan, { width, height }: PageSize, x: number, y: number): number =>
  (slope + growth * (y - height / 2)) * (x - width / 2);

/** How many pairs of words would share a line. */
function sharing(points: { x: number; y: number }[], size: PageSize, fan: Fan): number {
  const lines = points.map(({ x, y }) => y - fallAt(fan, size, x, y)).sort((a, b) => a - b);
  let [pairs, from] = [0, 0];
  for (const [at, line] of lines.entries()) {
    while (line - lines[from]! > SAME_LINE) from++;
    pairs += at - from;
  }
  return pairs;
}

/** A box of the page as it would lie were the lines level. */
export const levelled = (fan: Fan, size: PageSize, box: Box): Box => moved(fan, size, box, -1);
/** And back: lines fall so little that where they lie and where they would lie makes no difference. */
export const fallen = (fan: Fan, size: PageSize, box: Box): Box => moved(fan, size, box, 1);

const moved = (fan: Fan, size: PageSize, box: Box, sign: number): Box => ({
  ...box,
  y: box.y + sign * fallAt(fan, size, box.x + box.width / 2, box.y + box.height / 2),
});
