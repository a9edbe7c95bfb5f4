import type { Doubt } from '../draft.js';
import type { Attachment } from '../e-invoice/embedded.js';
import type { Box, Page, Word } from '../page-model.js';

/** What a reader gives: printed pages, or a table that needs no layout analysis. */
export type Reading = PagesReading | TableReading;

export interface PagesReading {
  kind: 'pages';
  pages: Page[];
  /** Files inside the file. */
  attachments: Attachment[];
  /** What speaks against the reading, as far as the reader can tell. */
  doubts?: Doubt[];
  /**
   * Reads places of a page that was read by OCR a second time: their text without spaces. Null where the page's picture
   * is gone.
   */
  readAgain?: (page: number, places: Box[]) => Promise<string[] | null>;
  /**
   * Has a second engine read the pages that were read by OCR: those pages anew, made of both readings. Null where the
   * time that the document may take does not suffice.
   */
  lookOver?: () => Promise<Page[] | null>;
  /**
   * Has the second engine read places, one printed line each, that it passed over because the first was sure of all
   * letters there: the words it sees. Null where the page's picture is gone.
   */
  lookAt?: (page: number, places: Box[]) => Promise<Word[] | null>;
}

export interface TableReading {
  kind: 'table';
  /** Trimmed cells, empty rows left out. */
  rows: TableRow[];
}

export interface TableRow {
  /** Line in the file, counted from 1. */
  line: number;
  cells: string[];
}
