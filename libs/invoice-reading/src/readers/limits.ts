/** An A4 page scanned at 600 dpi: decoding larger pictures takes too much memory. */
export const MAX_PICTURE_PIXELS = 36_000_000;

/**
 * Letters of one word of a page, or of one cell of a table, of which the rest is left out: nothing on an invoice is longer, and patterns
 * may take the square of a text's length. A line's description has as many at most.
 */
export const MAX_LETTERS = 2000;
