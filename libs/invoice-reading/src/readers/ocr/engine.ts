import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Worker as Thread } from 'node:worker_threads';
import tesseract, { type Line, type Page, type PSM, type Worker } from 'tesseract.js';
import type { Box } from '../../page-model.js';
import { type GreyPicture, toPgm } from './grey-picture.js';
import type { HomeLanguage } from './home-language.js';

export type Language = 'eng' | HomeLanguage;

const modelOf = (language: Language): string =>
  join(
    dirname(createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}/package.json`)),
    '4.0.0_best_int',
  );

/** What was recognised; boxes in pixels. */
export interface RecognisedWord {
  text: string;
  box: Box;
  /** 0..1. */
  confidence: number;
  /** Heights of its letters. */
  heights: number[];
}

type Engine = Worker & { worker: Thread };

const engines = new Map<Language, Promise<Engine>>();

/** How the engine takes a picture apart. */
export const LAYOUT = { page: tesseract.PSM.SPARSE_TEXT, block: tesseract.PSM.SINGLE_BLOCK } as const;

/**
 * Reads a prepared picture. The engine, a thread of its own for each language, starts with the first one and serves all that
 * follow, since its code is slow until it has read a page; one that failed is replaced. It never keeps the process alive.
 */
export async function recognise(
  picture: GreyPicture,
  layout: PSM = LAYOUT.page,
  language: Language = 'eng',
): Promise<RecognisedWord[]> {
  const engine = engines.get(language) ?? startEngine(language);
  engines.set(language, engine);
  let thread: Thread | undefined;
  try {
    const worker = await engine;
    thread = worker.worker;
    thread.ref();
    const options = { tessedit_pageseg_mode: layout } as object;
    const { data } = await worker.recognize(toPgm(picture), options, { text: false, blocks: true });
    return wordsOf(data);
  } catch (error) {
    engines.delete(language);
    void thread?.terminate();
    throw error instanceof Error ? error : new Error(String(error));
  } finally {
    thread?.unref();
  }
}

/** Its memory is given back; the next picture in that language starts it anew. */
export async function endEngine(language: Language): Promise<void> {
  const ended = engines.get(language);
  engines.delete(language);
  await (await ended?.catch(() => null))?.terminate();
}

async function startEngine(language: Language): Promise<Engine> {
  const options = {
    langPath: modelOf(language),
    cacheMethod: 'none',
    gzip: true,
    // Without one, a failed call ends the thread it was made from.
    errorHandler: () => undefined,
  };
  // The Italian model names a list of words that does not come with it.
  const config: object = { user_words_suffix: '' };
  const worker = (await tesseract.createWorker(language, tesseract.OEM.LSTM_ONLY, options, config)) as Engine;
  await worker.setParameters({ preserve_interword_spaces: '1', user_defined_dpi: '300' });
  worker.worker.unref();
  return worker;
}

const wordsOf = ({ blocks }: Page): RecognisedWord[] =>
  (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines.flatMap(wordsOfLine)));

function wordsOfLine({ words }: Line): RecognisedWord[] {
  return words
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, bbox, confidence, symbols }) => ({
      text: text.trim(),
      box: { x: bbox.x0, y: bbox.y0, width: bbox.x1 - bbox.x0, height: bbox.y1 - bbox.y0 },
      confidence: confidence / 100,
      heights: symbols.map((symbol) => symbol.bbox.y1 - symbol.bbox.y0),
    }));
}
