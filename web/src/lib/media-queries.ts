/** Phones: one column, bottom bar, sheets instead of dialogs. The CSS modules use the same width. */
export const PHONE = '(max-width: 767px)';
/** Phones, and tablets held upright: the sidebar leaves its room to the page. The CSS modules use the same width. */
export const NARROW = '(max-width: 1023px)';
/** Narrower than this a list with many filters keeps some of them behind a button. */
export const CROWDED = '(max-width: 1599px)';
export const DARK = '(prefers-color-scheme: dark)';
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
/** Phones and tablets, which have a camera to hold over a paper. */
export const TOUCH = '(hover: none) and (pointer: coarse)';
