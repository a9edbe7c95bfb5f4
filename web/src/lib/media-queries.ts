/** Phones: one column, bottom bar, sheets instead of dialogs. The CSS modules use the same width. */
export const PHONE = '(max-width: 767px)';
/** Room for a long toolbar in one line. */
export const WIDE = '(min-width: 1600px)';
export const DARK = '(prefers-color-scheme: dark)';
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
/** Phones and tablets, which have a camera to hold over a paper. */
export const TOUCH = '(hover: none) and (pointer: coarse)';
