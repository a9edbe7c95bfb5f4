/** Texts that cells share stand before them, and are read first. */
export const UNTIL_FIRST_ROW_MS = 10_000;
const MOST_MS = 25_000;
/** Several times what they take on a busy machine. */
const MS_FOR_THOUSAND = 20;

/**
 * How long a table may have been read once so many rows and cells of it are there. A file that is made to be read slowly,
 * such as one text of megabytes that the reader goes through again with each piece, is given up early: it gets nowhere.
 */
export const timeFor = (rowsAndCells: number, untilFirstRowMs = UNTIL_FIRST_ROW_MS): number =>
  Math.min(MOST_MS, untilFirstRowMs + (rowsAndCells / 1000) * MS_FOR_THOUSAND);
