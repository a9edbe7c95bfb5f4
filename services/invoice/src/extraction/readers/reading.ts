import type { Attachment } from '../e-invoice/embedded.js';
import type { Page } from '../page-model.js';

/** What a reader gives: printed pages, or a table that needs no layout analysis. */
export type Reading = PagesReading | TableReading;

export interface PagesReading {
  kind: 'pages';
  pages: Page[];
  /** Files inside the file. */
  attachments: Attachment[];
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
