/** An A4 page scanned at 600 dpi: decoding larger pictures takes too much memory. */
export const MAX_PICTURE_PIXELS = 36_000_000;
