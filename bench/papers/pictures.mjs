import PDFDocument from 'pdfkit';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { randomOf } from './random.mjs';

/**
 * A paper as a scanner or a phone gives it: {variant, extension, bytes}. Papers of several pages become a scanned PDF
 * without a text layer, single ones a picture.
 */
export async function pictureOf(pdf, seed) {
  const random = randomOf(`picture ${seed}`);
  const pages = rasterised(pdf, 150);
  if (pages.length > 1) {
    const scans = [];
    for (const page of pages) scans.push(await captured(page, random, SCAN));
    return { variant: 'scan', extension: 'pdf', bytes: await scannedPdf(scans) };
  }
  const variant = random.pick(['scan', 'photo', 'png150', 'jpg60']);
  const ways = {
    scan: () => captured(pages[0], random, SCAN),
    photo: () => captured(pages[0], random, PHOTO),
    png150: () => sharp(pages[0]).png({ palette: true }).toBuffer(),
    jpg60: () => sharp(pages[0]).jpeg({ quality: 60 }).toBuffer(),
  };
  return { variant, extension: variant === 'png150' ? 'png' : 'jpg', bytes: await ways[variant]() };
}

/** How far a page is turned (tenths of a degree), how grey it is, how noisy and blurred, and its JPEG quality. */
const SCAN = { turn: 12, grey: [238, 250], warm: 0, noise: 5, blur: 0.5, quality: 80 };
const PHOTO = { turn: 22, grey: [214, 232], warm: 8, noise: 9, blur: 0.75, quality: 72 };

async function captured(page, random, { turn, grey: [darkest, lightest], warm, noise, blur, quality }) {
  const angle = (random.int(3, turn) / 10) * random.pick([-1, 1]);
  const grey = random.int(darkest, lightest);
  const turned = await sharp(page)
    .rotate(angle, { background: { r: grey, g: grey, b: grey - warm } })
    .toBuffer();
  const { width, height } = await sharp(turned).metadata();
  const light = { input: await shade(width, height, random, grey), blend: 'multiply' };
  const grain = { input: await grainOf(width, height, noise), blend: 'overlay' };
  const flat = await sharp(turned).composite([light, grain]).png().toBuffer();
  const soft = sharp(flat).blur(blur);
  return (warm ? soft : soft.greyscale()).jpeg({ quality }).toBuffer();
}

function rasterised(pdf, resolution) {
  const folder = mkdtempSync(join(tmpdir(), 'papers-'));
  try {
    const [paper, page] = [join(folder, 'paper.pdf'), join(folder, 'page')];
    writeFileSync(paper, pdf);
    const { status, stderr } = spawnSync('pdftoppm', ['-r', String(resolution), '-png', paper, page]);
    if (status !== 0) throw new Error(`pdftoppm (poppler-utils) is needed for pictures: ${stderr}`);
    const names = readdirSync(folder).filter((name) => name.endsWith('.png'));
    return names.sort().map((name) => readFileSync(join(folder, name)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function scannedPdf(pages) {
  const document = new PDFDocument({ margin: 0, autoFirstPage: false, info: { CreationDate: new Date(0) } });
  for (const bytes of pages) {
    const image = document.openImage(bytes);
    const size = [image.width * 0.48, image.height * 0.48];
    document.addPage({ size }).image(image, 0, 0, { width: size[0] });
  }
  document.end();
  return buffer(document);
}

/** Light that falls off towards one corner. */
const shade = (width, height, random, grey) => {
  const [x, y] = random.pick([
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="${x}" y1="${y}" x2="${1 - x}" y2="${1 - y}"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="rgb(${grey},${grey},${grey - 4})"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

const grainOf = (width, height, sigma) =>
  sharp({ create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma } } })
    .png()
    .toBuffer();
