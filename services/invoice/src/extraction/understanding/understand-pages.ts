import type { Doubt, Draft } from '../draft.js';
import type { PagesReading } from '../readers/reading.js';
import { textLines } from './text-lines.js';
import { understandLines } from './understand-lines.js';

/** An invoice as printed on pages → everything it says. */
export function understandPages({ pages, attachments }: PagesReading): Draft {
  const draft = understandLines(pages.flatMap(textLines));
  const doubts = [
    ...(pages.some((page) => page.scanned) ? [SCANNED] : []),
    ...(attachments.some((name) => /\.xml$/i.test(name)) ? [EMBEDDED_XML] : []),
  ];
  return { ...draft, doubts: [...draft.doubts, ...doubts] };
}

const SCANNED: Doubt = {
  code: 'scanned-page',
  message: 'A page is a scanned picture; the text behind it may differ from what is printed.',
};
const EMBEDDED_XML: Doubt = {
  code: 'embedded-invoice',
  message: 'The PDF carries an electronic invoice inside that was not compared with the page.',
};
