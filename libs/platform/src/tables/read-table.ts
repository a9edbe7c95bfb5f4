import { Worker } from 'node:worker_threads';
import { currentCall } from '../call/call.js';
import { builtFile } from '../config/project-root.js';
import { DomainError, impossible, unavailable } from '../errors/domain-error.js';
import { Slots } from '../events/slots.js';
import { UNPRINTABLE } from '../exports/table-file.js';
import { textOf } from './cells.js';
import { timeFor, UNTIL_FIRST_ROW_MS } from './reading-time.js';
import { newProgress } from './progress.js';
import type { SheetCell, SheetRow } from './sheet.js';
import type { SheetMessage, SheetTask } from './sheet.thread.js';

const THREAD = builtFile('libs/platform/src/tables/sheet.thread.js');

const MEGABYTE = 1024 * 1024;
const MOST_MEMORY = 384 * MEGABYTE;
const WATCH_MS = 50;
/** Files that are read at a time: each may take the memory above. */
const turns = new Slots(2);

interface TableToRead {
  bytes: Uint8Array;
  /** Beside the heading. */
  mostRows: number;
  /** Which columns are wanted, by their headings: positions from 0, in the order in which rows shall give them. */
  choose(headings: string[]): number[];
  /** How long its first row may take. */
  untilFirstRowMs?: number;
}

/**
 * Reads a CSV or XLSX file that somebody sent, in a thread that is ended when it takes too long or too much memory: what
 * people upload cannot harm the process. Errors: unsupported for another type of file, impossible for a table that
 * cannot be read; both say why.
 */
export async function readTable(table: TableToRead): Promise<SheetRow[]> {
  await turns.take();
  try {
    return await read(table);
  } finally {
    turns.release();
  }
}

async function read(table: TableToRead): Promise<SheetRow[]> {
  const { bytes, mostRows, choose, untilFirstRowMs = UNTIL_FIRST_ROW_MS } = table;
  const begun = Date.now();
  const deadlineMs = (currentCall()?.deadlineAt ?? Infinity) - begun;
  const progress = newProgress();
  // The thread's own limit covers objects only; what a stream unpacks to lies outside and shows in the process.
  const memoryLimit = process.memoryUsage.rss() + MOST_MEMORY;
  const thread = new Worker(THREAD, {
    workerData: { bytes, mostRows, progress } satisfies SheetTask,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY / MEGABYTE },
    env: {},
    execArgv: [],
  });
  const timers: NodeJS.Timeout[] = [];
  try {
    return await new Promise<SheetRow[]>((resolve, reject) => {
      timers.push(
        setInterval(() => {
          const spentMs = Date.now() - begun;
          if (process.memoryUsage.rss() > memoryLimit) reject(tooMuch('memory'));
          else if (spentMs > timeFor(Atomics.load(progress, 0), untilFirstRowMs)) reject(tooMuch('time'));
          else if (spentMs > deadlineMs) reject(tooLate());
        }, WATCH_MS),
      );
      const rows: SheetRow[] = [];
      const hear = (message: SheetMessage): void => {
        if ('unreadable' in message) reject(refusal(message));
        else if ('headings' in message) thread.postMessage(choose(message.headings.map(headingOf)));
        else if ('rows' in message) for (const row of message.rows) rows.push(row);
        else resolve(rows);
      };
      thread.on('message', (message: SheetMessage) => {
        try {
          hear(message);
        } catch (error) {
          reject(error);
        }
      });
      thread.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch('memory') : error),
      );
      thread.once('exit', (code) => reject(new Error(`The reading thread ended with code ${code}`)));
    });
  } finally {
    for (const timer of timers) clearTimeout(timer);
    await thread.terminate();
  }
}

/** Longer ones are not shown, and not kept. */
const LONGEST_HEADING = 100;
const headingOf = (cell: SheetCell): string => textOf(cell).slice(0, LONGEST_HEADING).replace(UNPRINTABLE, '').trim();

const refusal = ({ unreadable, isOtherType }: { unreadable: string; isOtherType: boolean }): DomainError =>
  isOtherType ? new DomainError('unsupported', unreadable) : impossible(unreadable);
const tooMuch = (what: string): DomainError => impossible(`The file takes too much ${what} to be read`);
const tooLate = (): DomainError => unavailable(new Error('The file was not read in time'));
