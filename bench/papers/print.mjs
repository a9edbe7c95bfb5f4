import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findBrowser } from '../../tests/browser/find-browser.mjs';
import { escaped } from './formats.mjs';

/** How much smaller a paper is set that is a little too long for its page. */
const TIGHT = 0.88;

const pagesOf = (pdf) => (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;

/** Prints HTML as PDF with Chromium, one tab for all papers. */
export async function openPrinter() {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  return {
    /** @param draw the document with a share of the usual room on its pages, where the usual would not do */
    async print(draw) {
      const usual = draw(1);
      const first = await this.once(usual);
      if (pagesOf(first) <= usual.sections) return first;
      if (usual.sections === 1) {
        const tighter = await this.once(draw(TIGHT));
        return pagesOf(tighter) < pagesOf(first) ? tighter : first;
      }
      for (let room = 0.8; ; room *= 0.8) {
        const document = draw(room);
        const pdf = await this.once(document);
        if (pagesOf(pdf) <= document.sections || room < 0.3) return pdf;
      }
    },
    async once({ html, sheet }) {
      await page.setContent(await withLogos(html));
      const { fit, ...options } = sheet;
      if (fit) options.height = `${Math.ceil((await page.evaluate(() => document.body.scrollHeight)) * 0.2646) + 12}mm`;
      return page.pdf({ printBackground: true, preferCSSPageSize: false, ...options });
    },
    close: () => browser.close(),
  };
}

/** Logos are pictures without a text layer, as real ones are. */
async function withLogos(html) {
  const found = /data-logo="([^"]*)"/.exec(html);
  if (!found) return html;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="130"><text x="4" y="92" font-family="Noto Serif" font-weight="bold" font-size="76" fill="#24425c">${found[1]}</text></svg>`;
  const png = await sharp(Buffer.from(svg)).trim().png().toBuffer();
  return html.replaceAll(
    `data-logo="${found[1]}"`,
    `src="data:image/png;base64,${png.toString('base64')}" data-name="${escaped('')}"`,
  );
}
