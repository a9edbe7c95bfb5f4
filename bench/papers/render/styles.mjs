import { programStyles } from '../sealed/styles.mjs';

/** Chromium's paper for a design. A receipt is as long as it is. */
export function sheetOf(design, form) {
  if (form === 'till') return { width: '78mm', fit: true };
  const sheets = {
    A4: { format: 'A4' },
    Letter: { format: 'Letter' },
    Legal: { format: 'Legal' },
    wide: { format: 'A4', landscape: true },
  };
  return sheets[design.sheet];
}

const HEIGHTS = { A4: 297, Letter: 279, Legal: 355, wide: 210 };

export function stylesOf(design, form) {
  const { accent, margin } = design;
  if (form === 'program') return programStyles(design, HEIGHTS[design.sheet]);
  if (form === 'till') return TILL.replace('FONT', design.group === 'closed' ? 'DejaVu Sans Mono' : 'Liberation Mono');
  return `
@page { margin: ${margin}mm }
* { box-sizing: border-box }
body { margin: 0; font: ${design.size}pt/${design.leading} '${design.font}', 'Noto Sans', sans-serif; color: #111 }
.page { zoom: ${design.pages === 'flow' ? (design.room ?? 1) : 1}; display: flex; flex-direction: column; min-height: ${HEIGHTS[design.sheet] - 2 * margin - 1}mm; break-after: page }
.page:last-child { break-after: auto }
.bottom { margin-top: auto; padding-top: 5mm; break-inside: avoid }
.row { display: flex; justify-content: space-between; gap: 8mm; margin-bottom: 5mm; align-items: flex-start }
.row > div { flex: 0 1 auto; min-width: 42mm }
.head { margin-bottom: 8mm } .to-right { text-align: right } .centre { text-align: center }
.to-right table { margin-left: auto }
.window { margin-top: 8mm; min-height: 34mm } .sender { font-size: 6.5pt; border-bottom: .3pt solid #777; margin-bottom: 1.5mm }
.vendor-name { font-weight: bold; font-size: 1.2em; color: ${accent} }
.label { font-size: .85em; color: #555 } .ships { margin-top: 3mm } .buyer { margin-bottom: 4mm }
.with-side { display: flex; gap: 7mm } aside { flex: 0 0 40mm; font-size: .87em; border-right: 1pt solid ${accent}; padding-right: 3mm; overflow-wrap: anywhere } main { flex: 1; min-width: 0 }
.right-side aside { border-right: 0; border-left: 2pt solid ${accent}; padding: 0 0 0 3mm }
.colour-band { background: ${accent}; color: #fff; padding: 5mm; display: flex; justify-content: space-between; align-items: center; margin-bottom: 6mm; -webkit-print-color-adjust: exact }
.colour-band .vendor-name, .colour-band h1 { color: #fff; margin: 0 }
.box { border: .5pt solid #555; padding: 2mm 3mm; flex: 1 !important } .box .buyer { margin: 0 }
.vendor-bottom { margin-top: 6mm }
h1 { font-size: 1.5em; margin: 2mm 0 3mm; color: ${accent} }
.title-large { font-size: 2.3em } .title-capitals { text-transform: uppercase } .title-spaced { letter-spacing: .35em; font-weight: normal }
.title-underlined { text-decoration: underline } .title-corner { text-align: right; font-size: 1.2em } .title-boxed { border: 1pt solid ${accent}; display: inline-block; padding: 1mm 5mm }
.title-vertical { font-weight: normal; border-left: 3mm solid ${accent}; padding-left: 3mm } .title-absent { margin: 2mm 0 4mm }
.meta-rows td, .meta-columns td { padding: .3mm 4mm .3mm 0; vertical-align: top } .meta-columns td:nth-child(2n) { font-weight: bold; padding-right: 10mm }
.meta-above { display: flex; flex-wrap: wrap; gap: 3mm 8mm; margin: 2mm 0 4mm } .meta-right { text-align: right }
.meta-boxes { display: flex; flex-wrap: wrap; margin: 3mm 0 } .meta-boxes > div { border: .4pt solid #777; padding: 1mm 2mm; min-width: 32mm; margin: 0 -.4pt -.4pt 0 }
.meta-strip { width: 100%; border-collapse: collapse; margin: 3mm 0 } .meta-strip th { text-align: left; font-weight: normal; font-size: .85em; border-bottom: .5pt solid ${accent} } .meta-strip td { padding-top: 1mm }
.meta-run { margin: 2mm 0 4mm } .meta-tabbed > div { display: grid; grid-template-columns: 48mm 1fr } .meta-tabbed { margin: 2mm 0 4mm }
.group { font-weight: bold; margin: 2mm 0 1mm } .later { display: flex; justify-content: space-between; border-bottom: .5pt solid #777; margin-bottom: 4mm; font-size: .9em }
.lines { width: 100%; border-collapse: collapse; margin: 3mm 0 } .lines td, .lines th { padding: 1mm 1.5mm; vertical-align: top; text-align: left } .lines tr { break-inside: avoid }
.lines th { vertical-align: bottom } .lines .number, .number { text-align: ${design.amountAlign}; white-space: nowrap } th.number { white-space: normal !important }
.lines .code, .lines .ean, .lines .served, .lines .unit { white-space: nowrap }
.head-ruled th { border-top: .7pt solid #222; border-bottom: .7pt solid #222 } .head-filled th { background: ${accent}; color: #fff; -webkit-print-color-adjust: exact }
.head-bold th { border-bottom: 1pt solid #000 } .head-capitals th { text-transform: uppercase; font-size: .82em; letter-spacing: .03em; border-bottom: 2pt solid ${accent} } .head-light th { font-weight: normal; color: #666 }
.head-boxed th { border: .5pt solid #333 } .head-outlined th { border-top: 1.5pt solid ${accent}; border-bottom: .4pt solid ${accent}; font-style: italic } .head-twoStorey th { background: #e6e6e6; -webkit-print-color-adjust: exact }
.row-ruled tbody tr td { border-bottom: .3pt solid #bbb } .row-ruled pre { font: ${Math.min(design.size, design.sheet === 'wide' ? 9.6 : 7.9)}pt/1.25 'Liberation Mono', 'DejaVu Sans Mono', monospace; margin: 0 } .remark td { font-style: italic }
.upper td { border: 0 } .row-zebra tbody tr:nth-child(even) td { background: #f0f0f0; -webkit-print-color-adjust: exact }
.row-boxed td { border: .4pt solid #555 } .row-dotted tbody tr td { border-bottom: .6pt dotted #666 } .row-columns td { border-left: .4pt solid #888; border-right: .4pt solid #888 } .row-airy td { padding-top: 2.2mm; padding-bottom: 2.2mm }
.lines .foot td { border: 0; background: none !important } .lines .foot tr:first-child td { border-top: .7pt solid #222 } .foot-label { text-align: right !important } .carried td { font-style: italic }
.upper td { padding-bottom: 0 !important } .lower td { padding-top: 0 !important }
.detail-small { font-size: .84em; color: #444 } .detail-italic { font-style: italic; font-size: .9em } .detail-dash { padding-left: 2mm }
.line-list { margin: 2.5mm 0; break-inside: avoid } .line-list div span { margin-right: 5mm; white-space: nowrap } .line-list b > div { font-weight: normal }
.line-card { border: .5pt solid #999; border-radius: 1.5mm; padding: 1.5mm 3mm; margin: 1.5mm 0; display: flex; gap: 4mm; break-inside: avoid } .line-card .item { flex: 1 }
.line-inline { display: flex; justify-content: space-between; border-bottom: .3pt solid #ccc; padding: 1.2mm 0; break-inside: avoid }
.totals { border-collapse: collapse; margin: 3mm 0; break-inside: avoid } .totals td { padding: .6mm 2mm } .totals-right { margin-left: auto } .totals-wide { width: 100% } .totals-wide td { border-bottom: .3pt solid #aaa } .totals-stub { margin-left: 30%; border-left: 2pt solid ${accent} }
.totals-dotted > div { display: flex; align-items: baseline } .totals-dotted i { flex: 1; border-bottom: .6pt dotted #777; margin: 0 2mm } .totals-dotted { margin: 3mm 0 3mm 35%; break-inside: avoid }
.totals-grid { display: flex; flex-wrap: wrap; justify-content: flex-end; margin: 4mm 0; break-inside: avoid } .totals-grid > div { border: .5pt solid #666; padding: 1mm 3mm; margin: 0 -.5pt -.5pt 0; text-align: right }
.totals-band { width: 100%; border-collapse: collapse; margin: 4mm 0; break-inside: avoid } .totals-band th { font-weight: normal; font-size: .85em; text-align: right; background: #eee; -webkit-print-color-adjust: exact; padding: 1mm 2mm } .totals-band td { text-align: right; padding: 1mm 2mm }
.total-bold { font-weight: bold } .total-double td { font-weight: bold; border-top: .7pt solid #000; border-bottom: 2.5pt double #000 } .total-inverse, .total-inverse td { background: ${accent}; color: #fff; -webkit-print-color-adjust: exact } .total-large { font-size: 1.35em } .total-boxed { outline: .8pt solid #000 } .total-sentence { font-size: 1.1em }
.summary { border-collapse: collapse; margin: 3mm 0; font-size: .9em; break-inside: avoid } .summary th { font-weight: normal; color: #555; text-align: right; padding: .3mm 3mm } .summary td { text-align: right; padding: .3mm 3mm; border-top: .3pt solid #bbb }
.beside { display: flex; gap: 8mm; justify-content: space-between } .beside > div:first-child { flex: 1; max-width: 55%; min-width: 55mm }
.notes p { margin: 1.2mm 0 } .notes ul { margin: 1mm 0; padding-left: 5mm } .plan { border-collapse: collapse; margin: 2mm 0 } .plan td, .plan th { border: .4pt solid #999; padding: .7mm 3mm; text-align: left }
.facts td { border-bottom: .3pt solid #ccc; padding: .6mm 0 }
footer { font-size: .78em; color: #333; border-top: .5pt solid ${accent}; padding-top: 1.5mm } .foot-columns, .foot-two { display: flex; justify-content: space-between; gap: 5mm } .foot-centred { text-align: center } .foot-small { font-size: .68em; border: 0 }
.page-number { text-align: right; font-size: .8em }
.slip { margin-top: 6mm; break-inside: avoid; border-top: .7pt dashed #333; padding-top: 3mm } .slip td { padding: .5mm 5mm .5mm 0 } .slip-part, .slip-coupon { display: flex; gap: 8mm; border: .7pt solid #000; padding: 3mm } .slip-part > div > div { margin-bottom: 1.5mm } .qr svg { width: 28mm; height: 28mm } .cut { margin-top: -5mm }
.logo { width: 14mm; height: 14mm } .logo-picture { height: 9mm; max-width: 80mm; object-fit: contain; object-position: left; align-self: flex-start; margin-bottom: 5mm } .logo-stripe { height: 3mm; background: ${accent}; min-width: 50mm; -webkit-print-color-adjust: exact; margin-bottom: 3mm }
.stamp { align-self: flex-end; margin-bottom: 2mm; border: 1pt solid #888; color: #888; padding: .5mm 3mm; font-size: .8em }
.mail-head td { padding-right: 5mm } .mail-lines { border-collapse: collapse; width: 100% } .mail-lines td { padding: 2mm 3mm 2mm 0; vertical-align: top; border-bottom: .4pt solid #ddd } .mail-foot { color: #777; font-size: .85em; margin-top: 8mm; border-top: .4pt solid #ddd }
`;
}

const TILL = `
@page { margin: 3mm }
body { margin: 0; font: 8pt/1.25 'FONT', monospace; width: 71mm; overflow-x: hidden }
.centre { text-align: center; margin: 1.5mm 0 } .till-row { display: flex; justify-content: space-between; gap: 3mm } .till-row span:last-child { white-space: nowrap } .till-total { font-weight: bold; font-size: 1.3em; margin: 1mm 0 }
.till > div { overflow: hidden; white-space: normal } .till-taxes { width: 100%; margin: 2mm 0 } .till-taxes td { text-align: right }
`;
