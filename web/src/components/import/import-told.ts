import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api-error';

export type Mapping = { [field: string]: string | null | undefined };

export interface ImportedRow {
  line: number;
  verdict: 'created' | 'updated' | 'unchanged' | 'rejected';
}

/** What the API tells of any import. */
export interface ImportTold<Columns, Row> {
  id: number;
  fileName: string;
  status: 'preparing' | 'running' | 'done' | 'rejected' | 'failed';
  /** 0..100 */
  progress: number;
  message: string | null;
  created: number;
  updated: number;
  unchanged: number;
  rejectedRows: number;
  rejected: { line: number; column: string; message: string }[];
  headings: string[];
  mapping: Columns;
  rows: Row[];
}

/** What a column of the file may hold. */
export interface ImportField<Columns> {
  field: keyof Columns & string;
  label: string;
}

/** A column of the preview. */
export interface ImportColumn<Row> {
  title: string;
  number?: boolean;
  render: (row: Row) => ReactNode;
}

export interface ImportRequest<Columns> {
  file: File;
  /** Guessed by the server when absent. */
  mapping?: Columns;
  /** Only says what would happen. */
  dryRun: boolean;
  /** 0..100 */
  onProgress: (percent: number) => void;
}

const POLL_MS = 400;

/** The form that every import takes. */
export function importForm({ file, mapping }: Pick<ImportRequest<Mapping>, 'file' | 'mapping'>): FormData {
  const form = new FormData();
  if (mapping) form.set('mapping', JSON.stringify(mapping));
  form.set('file', file);
  return form;
}

/** Asks how far an import is until it has ended. A file that could not be read is an error. */
export async function followImport<Told extends ImportTold<unknown, unknown>>(
  begun: Told,
  ask: (id: number) => Promise<Told>,
  onProgress: (percent: number) => void,
): Promise<Told> {
  let told = begun;
  while (told.status === 'running') {
    onProgress(told.progress);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    told = await ask(told.id);
  }
  if (told.status === 'failed') throw new ApiError(422, told.message ?? '');
  return told;
}
