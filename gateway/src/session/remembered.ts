/**
 * A page asks for several things at once, so that what Redis and identity said is remembered. This is how long a
 * session can outlive its end at a gateway that was not told.
 */
export const REMEMBERED_MS = 1000;
/** Sessions, and users, of one gateway. */
export const MAX_REMEMBERED = 10_000;
