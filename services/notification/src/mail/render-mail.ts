import type { MailContent } from './mail-content.js';

/** The addresses a mail holds, whole. */
export interface MailLinks {
  /** The product's own. */
  home: string;
  /** Of the button. */
  action?: string;
  /** Where who does not want such mails goes, and what they are called; absent for mails that one cannot decline. */
  unsubscribe?: { url: string; kind: string };
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Longer ones are cut by every list of mails anyway. */
const LONGEST_SUBJECT = 160;

/** One line without control characters: whatever a name holds, it stays within its header. */
export function oneLine(text: string, longest = LONGEST_SUBJECT): string {
  const line = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').replace(/\s+/g, ' ');
  const letters = [...line.trim()];
  return letters.length > longest
    ? `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('');
}

/** Both parts of a mail: the same words with and without looks. */
export function renderMail(content: MailContent, links: MailLinks): RenderedMail {
  const subject = oneLine(content.subject);
  return { subject, html: htmlOf(content, subject, links), text: textOf(content, subject, links) };
}

function textOf(content: MailContent, subject: string, links: MailLinks): string {
  const { heading = subject, paragraphs, facts = [], table, action, smallPrint = [] } = content;
  const width = Math.max(0, ...facts.map(([name]) => name.length));
  const blocks = [
    oneLine(heading),
    ...paragraphs.map((paragraph) => paragraph.trim()),
    facts.map(([name, value]) => `${`${name}:`.padEnd(width + 2)}${oneLine(value)}`).join('\n'),
    (table?.rows ?? []).map((row) => `- ${row.map((cell) => oneLine(cell)).join(' · ')}`).join('\n'),
    action && links.action ? `${action.label}:\n${links.action}` : '',
    ...smallPrint,
    ['--', `Tradeyard · ${links.home}`, ...unsubscribeText(links)].join('\n'),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function unsubscribeText({ unsubscribe }: MailLinks): string[] {
  return unsubscribe ? [`You get this because ${unsubscribe.kind} are on. Turn them off: ${unsubscribe.url}`] : [];
}

/*
 * HTML for mail programs: tables and inline styles, since Outlook lays out with Word and Gmail drops what it does not know.
 * The style sheet only adds what some understand: the dark theme, and narrow screens.
 */
const FONT = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const PRIMARY = '#1975d2';
const INK = '#1f2328';
const QUIET = '#59636e';
const LINE = '#d9dee4';
const PAGE = '#f3f5f8';
const CARD = '#ffffff';

const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { color: ${PRIMARY}; }
@media (max-width: 620px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } }
@media (prefers-color-scheme: dark) {
  .page { background: #101418 !important; }
  .card { background: #1a1f24 !important; border-color: #323a42 !important; }
  .ink { color: #e6eaee !important; }
  .quiet { color: #9aa5b1 !important; }
  .line { border-color: #323a42 !important; }
  .link { color: #6cb0f5 !important; }
}`;

function htmlOf(content: MailContent, subject: string, links: MailLinks): string {
  const { heading = subject, paragraphs, facts = [], table, action, smallPrint = [] } = content;
  const preheader = oneLine(content.preheader ?? paragraphs[0] ?? '');
  const body = [
    `<h1 class="ink" style="margin:0 0 16px;font:600 22px/1.3 ${FONT};color:${INK}">${escape(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(text, 'ink', `font:400 16px/1.5 ${FONT};color:${INK}`)),
    facts.length > 0 ? factsTable(facts) : '',
    table ? dataTable(table) : '',
    action && links.action ? button(action.label, links.action) : '',
    ...smallPrint.map((text) => paragraph(text, 'quiet', `font:400 13px/1.5 ${FONT};color:${QUIET}`)),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escape(subject)}</title>
<style>${STYLE}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${PAGE}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escape(preheader)}${'&#8199;&#65279;&#847; '.repeat(40)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${PAGE}" style="background:${PAGE}">
<tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="pad" style="padding:0 32px 16px"><a href="${escape(links.home)}" class="link" style="font:700 18px/1 ${FONT};color:${PRIMARY};text-decoration:none">Tradeyard</a></td></tr>
<tr><td class="card pad" bgcolor="${CARD}" style="background:${CARD};border:1px solid ${LINE};border-radius:8px;padding:32px">
${body.filter((part) => part !== '').join('\n')}
</td></tr>
<tr><td class="pad" style="padding:16px 32px">${footer(links)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(text: string, className: string, style: string): string {
  return `<p class="${className}" style="margin:0 0 16px;${style}">${escape(text.trim()).replace(/\r?\n/g, '<br>')}</p>`;
}

function factsTable(facts: [string, string][]): string {
  const font = `font:400 15px/1.4 ${FONT}`;
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td class="quiet line" valign="top" style="padding:8px 16px 8px 0;border-top:1px solid ${LINE};${font};color:${QUIET};white-space:nowrap">${escape(name)}</td>` +
      `<td class="ink line" valign="top" width="100%" style="padding:8px 0;border-top:1px solid ${LINE};${font};color:${INK};word-break:break-word">${escape(value)}</td></tr>`,
  );
  return layout(rows);
}

function dataTable({ columns, rows }: { columns: string[]; rows: string[][] }): string {
  const cell = (tag: 'th' | 'td', text: string, column: number, style: string): string =>
    `<${tag} class="line ${tag === 'th' ? 'quiet' : 'ink'}" align="${column === 0 ? 'left' : 'right'}" valign="top" style="padding:8px 0 8px ${column === 0 ? 0 : 16}px;border-top:1px solid ${LINE};${style}${column === 0 ? ';word-break:break-word' : ';white-space:nowrap'}">${escape(text)}</${tag}>`;
  const head = columns.map((text, n) => cell('th', text, n, `font:400 13px/1.4 ${FONT};color:${QUIET}`));
  const lines = rows.map((row) => row.map((text, n) => cell('td', text, n, `font:400 15px/1.4 ${FONT};color:${INK}`)));
  return [
    `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">`,
    ...[head, ...lines].map((cells) => `<tr>${cells.join('')}</tr>`),
    '</table>',
  ].join('\n');
}

function layout(rows: string[]): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">\n${rows.join('\n')}\n</table>`;
}

/** A coloured cell: Outlook colours cells, not links. */
function button(label: string, url: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td bgcolor="${PRIMARY}" style="background:${PRIMARY};border-radius:6px;mso-padding-alt:12px 24px"><a href="${escape(url)}" style="display:inline-block;padding:12px 24px;font:600 16px/1.25 ${FONT};color:#ffffff;text-decoration:none">${escape(label)}</a></td>
</tr></table>`;
}

function footer({ home, unsubscribe }: MailLinks): string {
  const style = `font:400 13px/1.5 ${FONT};color:${QUIET}`;
  const link = (url: string, text: string): string =>
    `<a href="${escape(url)}" class="quiet" style="color:${QUIET};text-decoration:underline">${escape(text)}</a>`;
  const why = unsubscribe
    ? `You get this because ${escape(unsubscribe.kind)} are on. ${link(unsubscribe.url, 'Turn them off')} · `
    : '';
  return `<p class="quiet" style="margin:0;${style}">${why}${link(home, 'Tradeyard')}</p>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(text: string): string {
  // NUL and its like are not allowed in HTML at all.

  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replace(/[&<>"']/g, (letter) => ENTITIES[letter]!);
}
