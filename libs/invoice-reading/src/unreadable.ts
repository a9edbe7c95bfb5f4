/** Nothing can be read from the file; the message says why, in words for the person who uploaded it. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}
