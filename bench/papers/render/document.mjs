import { contextOf } from './context.mjs';
import { matrixPage } from './matrix.mjs';
import { mailPage, tillReceipt } from './narrow.mjs';
import { notesBlock } from './notes.mjs';
import { letterPage } from './page.mjs';
import { programPage } from '../sealed/page.mjs';
import { sheetOf, stylesOf } from './styles.mjs';
import { currencyNote, summaryBlock, totalsBlock, wantsSummary } from './totals.mjs';

/** A paper as HTML, with the sheet it is printed on and the names of all that was printed. */
export function documentOf(paper, design, vocabularies) {
  const form = paper.tradeName === 'till' ? 'till' : paper.asMail && design.form !== 'program' ? 'mail' : design.form;
  const fitted = fitting(design, form);
  const ctx = contextOf(paper, fitted, vocabularies);
  const bodies = {
    till: () => tillReceipt(ctx),
    mail: () => mailOf(ctx),
    letter: () => letterPage(ctx),
    matrix: () => matrixPage(ctx),
    program: () => programPage(ctx),
  };
  const body = bodies[form]();
  const html = `<!doctype html><html lang="${ctx.locale.lang}"><meta charset="utf-8"><style>${stylesOf(fitted, form)}</style><body>${body}</body></html>`;
  return {
    html,
    sheet: sheetOf(design, form),
    printed: ctx.printed,
    form,
    currencyPlace: fitted.currencyPlace,
    sections: body.split('<section').length - 1,
  };
}

/** Beside a column of the vendor there is no room for wide heads and letters. */
const SIDES = ['sidebar', 'rightColumn'];
const NARROWED = { meta: 'rows', font: 'Liberation Sans Narrow', eanShown: false };

/** A currency named in headings or a note only where there are such. */
function fitting(design, form) {
  const headings =
    (form === 'letter' || form === 'program') &&
    design.headForm !== 'absent' &&
    !['list', 'cards', 'inline', 'entries', 'basket'].includes(design.lineForm);
  const place = {
    heading: headings ? 'heading' : 'cells',
    note: form === 'till' || form === 'matrix' ? 'sums' : 'note',
  }[design.currencyPlace];
  return { ...design, ...(SIDES.includes(design.frame) && NARROWED), currencyPlace: place ?? design.currencyPlace };
}

function mailOf(ctx) {
  ctx.summaryShown = wantsSummary(ctx);
  const simple = { ...ctx, design: { ...ctx.design, totals: ctx.design.group === 'closed' ? 'stub' : 'right' } };
  return mailPage(ctx, {
    totals: totalsBlock(simple),
    notes: notesBlock(ctx) + currencyNote(ctx),
    summary: summaryBlock(ctx),
  });
}
