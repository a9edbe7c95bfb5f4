/** Nothing can be read from the file; the message says why, in words for the person who uploaded it. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** The file, or a page of it, is a picture, and whoever asked wants nothing read by OCR. */
export class NeedsOcr extends Error {
  override readonly name = 'NeedsOcr';
}
