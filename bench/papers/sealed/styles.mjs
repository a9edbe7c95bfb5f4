/** Style sheets of the group: what all families share, then what each has for itself. */
export const programStyles = (design, height) => `
@page { margin: ${design.margin}mm }
* { box-sizing: border-box; -webkit-print-color-adjust: exact }
body { margin: 0; font: ${design.size}pt/${design.leading} '${design.font}', 'Noto Sans', sans-serif; color: #1a1a1a }
.page { zoom: ${design.pages === 'flow' ? (design.room ?? 1) : 1}; display: flex; flex-direction: column; min-height: ${height - 2 * design.margin - 1}mm; break-after: page; padding-right: .3mm }
.page:last-child { break-after: auto }
.bottom { margin-top: auto; padding-top: 4mm; break-inside: avoid }
.row { display: flex; justify-content: space-between; gap: 10mm; margin-bottom: 4.5mm; align-items: flex-start }
.three { display: grid; grid-template-columns: 1.25fr .9fr 1fr; gap: 6mm; margin-bottom: 5mm }
.to-right { text-align: right } .centre { text-align: center; margin-bottom: 5mm } hr { border: 0; border-top: .6pt solid #999; width: 100%; margin: 1mm 0 4mm }
.badge { width: 15mm; height: 15mm } .wordmark { flex: none; height: 8mm; max-width: 80mm; object-fit: contain; object-position: left }
.seller-name { font-size: 1.15em; font-weight: bold } .whole { white-space: nowrap } .label { color: #666; font-size: .88em } .shipto { margin-top: 2mm }
.window { margin-top: 6mm; min-height: 36mm } .return-line { font-size: 6.3pt; color: #555; margin-bottom: 1.5mm; text-decoration: underline }
.framed { border: .5pt solid #444; padding: 2mm 3mm; margin-bottom: 3mm; min-width: 70mm }
.panel { border: .4pt solid #bbb; margin-bottom: 3mm; padding: 0 2mm 2mm } .panel-head { background: #eee; padding: .8mm 2mm; margin: 0 -2mm 1.5mm; font-weight: bold }
h1 { font-size: 1.45em; margin: 1mm 0 3mm } .t-big { font-size: 2.5em; font-weight: 300; color: ${design.accent} } .t-caps { text-transform: uppercase; font-size: 1.9em; letter-spacing: .04em; color: ${design.accent} }
table { border-collapse: collapse } td, th { vertical-align: top; text-align: left }
.m-pairs, .m-ledger, .summary, .notes table { align-self: flex-start } .m-pairs td { padding: .3mm 3mm .3mm 0 } .m-pairs td:first-child { color: #555 } .m-right td:first-child { text-align: right; text-transform: uppercase; font-size: .86em } .m-info td:last-child { text-align: right }
.m-ledger td { border: .4pt solid #888; padding: .6mm 2.5mm } .m-ledger td:first-child { background: #f1f1f1 }
.m-panel { background: #f2f2f2; padding: 2mm 3mm } .m-panel td { padding: .2mm 4mm .2mm 0 } .m-stack > div { margin-bottom: 2mm }
.m-line { display: flex; gap: 12mm; margin: 1mm 0 4mm } .m-line b { color: ${design.accent} }
.m-cellrow { width: 100%; margin: 2mm 0 4mm } .m-cellrow th { background: #ececec; font-weight: normal; font-size: .88em } .m-cellrow th, .m-cellrow td { border: .5pt solid #777; padding: .7mm 2mm; text-align: center }
.m-twin { width: 100%; margin: 2mm 0 4mm } .m-twin td { padding: .4mm 3mm .4mm 0 } .m-twin td:nth-child(odd) { color: #555; width: 19% } .m-twin td:nth-child(even) { width: 31% }
.lines { width: 100%; margin: 2mm 0 } .lines td, .lines th { padding: 1mm 1.6mm } .lines tr { break-inside: avoid } .lines th { vertical-align: bottom }
.lines .number, .number { text-align: right; white-space: nowrap } th.number { white-space: normal !important } .lines .code, .lines .ean, .lines .unit, .lines .served { white-space: nowrap }
.head-rule th { border-bottom: 1.1pt solid #111; border-top: 1.1pt solid #111 } .head-line th { border-bottom: .6pt solid #999; font-weight: normal; color: #555 } .head-tint th { background: #e4ebf5; color: #24364f } .head-solid th { background: ${design.accent}; color: #fff } .head-black th { background: #000; color: #fff } .head-framed th { border: .5pt solid #333; background: #f3f3f3; text-align: center }
.row-hair tbody td { border-bottom: .3pt solid #ccc } .row-striped tbody tr:nth-child(odd) td { background: #f6f6f6 } .row-grid td { border: .4pt solid #666 } .row-pillars td { border-left: .5pt solid #333; border-right: .5pt solid #333 } .row-pillars { border-bottom: .5pt solid #333 }
.lines .foot td { background: none !important } .foot-label { text-align: right !important } .carried td, .section td { font-weight: bold } .upper td { border: 0 !important; padding-bottom: 0 !important } .lower td { padding-top: 0 !important }
.detail-small { font-size: .87em; color: #555 }
.entry { border-bottom: .4pt solid #bbb; padding: 1mm 2mm; break-inside: avoid } .entry td:first-child { width: 45mm; color: #555 } .basket-item { display: grid; grid-template-columns: 16mm 1fr 30mm; gap: 3mm; border-bottom: .4pt solid #ddd; padding: 2mm 0; break-inside: avoid } .picture { width: 13mm; height: 13mm; background: #e5e5e5; border-radius: 1mm }
.s-table { margin: 3mm 0 3mm auto; break-inside: avoid } .s-table td { padding: .8mm 2mm } .s-half { width: 50% } .s-half td { border-bottom: .3pt solid #ccc } .s-ladder { min-width: 42% } .s-ladder td:first-child { text-align: right } .s-boxed td { border: .5pt solid #555 } .s-span { width: 100% } .s-span td:first-child { padding-left: 75mm; white-space: nowrap }
.s-dots { width: 45%; border-top: .8pt dotted #777 } .s-dots td:first-child { text-transform: uppercase; font-size: .88em; color: #555 } .s-shaded { min-width: 45% } .s-shaded .t-strong td { background: ${design.accent}; color: #fff }
.t-strong td, td.t-strong { font-weight: bold } .s-boxes { width: 100%; margin: 3mm 0; break-inside: avoid } .s-boxes th { font-weight: normal; font-size: .86em; background: #efefef } .s-boxes th, .s-boxes td { border: .5pt solid #555; padding: .8mm 2mm; text-align: right }
.side .row { margin: 0 } .side .row > div:first-child { max-width: 50% } .side .row > div:last-child { flex: 0 0 48% } .side .s-table { width: 100% } .side .s-span td:first-child { padding-left: 2mm } .summary { margin: 3mm 0; break-inside: avoid; font-size: .93em } .summary th { font-weight: normal; color: #555 } .summary th, .summary td { text-align: right; padding: .5mm 2.5mm; border: .4pt solid #bbb } .summary .all td { font-weight: bold }
.notes { margin: 2mm 0 } .notes p { margin: 1mm 0 } .plan { margin: 2mm 0 } .plan td, .plan th { border-bottom: .4pt solid #aaa; padding: .6mm 4mm .6mm 0 } .bank { margin: 2.5mm 0; break-inside: avoid }
.headline { font-size: 1.45em; font-weight: bold; margin: 2mm 0 4mm } .advice { border-top: .8pt dashed #777; margin-top: auto; padding-top: 4mm; display: flex; justify-content: space-between; break-inside: avoid } .advice td { padding: .5mm 4mm .5mm 0; border-bottom: .3pt solid #ccc }
.giro { border: .7pt solid #333; margin-top: auto; padding: 2.5mm; break-inside: avoid } .giro-cells { display: flex; margin-top: 1.5mm } .giro-cells > div { flex: 1; border: .4pt solid #888; padding: 1mm 2mm; min-height: 10mm }
.halves { display: grid; grid-template-columns: 1fr 1fr; margin-bottom: 3mm } .halves > div { border: .5pt solid #666; padding: 2mm 3mm; margin-right: -.5pt }
.page { position: relative } .paid-mark { position: absolute; top: 24mm; left: 78mm; transform: rotate(-14deg); font-size: 2.6em; font-weight: bold; color: #2e9e5b; opacity: .35; border: 1.2pt solid; padding: 1mm 5mm; z-index: -1 }
.small-print { font-size: .78em; color: #666; margin: 3mm 0 0 }
.later { display: flex; justify-content: space-between; border-bottom: .4pt solid #999; margin-bottom: 3mm } .page-mark { text-align: right; font-size: .85em } .browser-head, .browser-foot { display: flex; gap: 30mm; font: 7pt 'Liberation Serif', serif; margin-bottom: 4mm } .browser-foot { margin-top: auto }
footer { font-size: .8em; color: #444 } .foot-plain { border-top: .4pt solid #bbb; padding-top: 1mm } .foot-bar { border-top: 1.4pt solid ${design.accent}; padding-top: 1mm; text-align: center } .foot-centre { text-align: center } .foot-threecol, .foot-fourcol { display: flex; justify-content: space-between; gap: 5mm; border-top: .4pt solid #777; padding-top: 1.2mm }
.f-freelance .bar { height: 4mm; background: ${design.accent}; margin-bottom: 6mm } .f-ledger h1 { color: ${design.accent} } .f-ledger .head-tint th { background: color-mix(in srgb, ${design.accent} 18%, #fff); color: ${design.accent}; text-transform: uppercase; font-weight: normal; font-size: .9em } .f-ledger .seller-name { font-size: 1em } .f-openerp h1 { color: ${design.accent}; font-weight: normal } .f-books h1 { font-size: 2em; font-weight: normal }
.f-erp .lines td, .f-supply .lines td { padding-top: .5mm; padding-bottom: .5mm } .f-spreadsheet .panel-head { background: #dbe5f1 } .f-viewer .three { grid-template-columns: 1fr 1fr 1fr; gap: 3mm } .tight { margin-bottom: 2mm } .f-giro .s-boxes { margin-top: 5mm } .f-utility .panel { min-width: 75mm; border-color: ${design.accent} } .f-hotel .seller-name { font-size: 1.6em; letter-spacing: .06em }
`;
