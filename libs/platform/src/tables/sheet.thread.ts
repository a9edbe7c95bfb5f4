import { parentPort, workerData } from 'node:worker_threads';
import type { Progress } from './progress.js';
import { type SheetCell, type SheetRow, sheetRows, UnreadableSheet } from './sheet.js';

/** What the thread tells: the headings; then, of the columns that it is answered, rows; at last that there are no more. */
export type SheetMessage =
  | { headings: SheetCell[] }
  | { rows: SheetRow[] }
  | { end: true }
  | { unreadable: string; isOtherType: boolean };

export interface SheetTask {
  bytes: Uint8Array;
  /** Beside the heading. */
  mostRows: number;
  progress: Progress;
}

const BATCH = 2000;
const { bytes, mostRows, progress } = workerData as SheetTask;
const tell = (message: SheetMessage): void => parentPort!.postMessage(message);

/** The thread's whole life: one file. */
try {
  await read();
} catch (error) {
  if (!(error instanceof UnreadableSheet)) throw error;
  tell({ unreadable: error.message, isOtherType: error.isOtherType });
}

async function read(): Promise<void> {
  const rows = sheetRows(bytes, progress);
  const heading = await rows.next();
  tell({ headings: (heading.value as SheetRow).cells });
  const columns = await new Promise<number[]>((resolve) => parentPort!.once('message', resolve));
  let count = 0;
  let batch: SheetRow[] = [];
  for await (const { line, cells } of rows) {
    if (++count > mostRows) throw new UnreadableSheet(`The file has more than ${mostRows.toLocaleString('en')} rows`);
    batch.push({ line, cells: columns.map((column) => cells[column] ?? null) });
    if (batch.length === BATCH) {
      tell({ rows: batch });
      batch = [];
    }
  }
  tell({ rows: batch });
  tell({ end: true });
}
