import { describe, expect, it } from '@jest/globals';
import type { MailContent } from './mail-content.js';
import { oneLine, renderMail } from './render-mail.js';

const links = {
  home: 'https://market.example',
  action: 'https://market.example/orders/7?a=1&b=2',
  unsubscribe: { url: 'https://market.example/unsubscribe?token=5.x.y', kind: 'order notifications' },
};
const content: MailContent = {
  subject: 'Order PO-7 confirmed',
  paragraphs: ['Northwind confirmed order PO-7.', 'Line one\nline two'],
  facts: [
    ['Order', 'PO-7'],
    ['Total', '€1,234.50'],
  ],
  table: { columns: ['Product', 'Stock'], rows: [['Bolt M8', '0']] },
  action: { label: 'View order', path: '/orders/7' },
  smallPrint: ['The link holds for 14 days.'],
};

/** The words of the HTML part as they are read. */
function read(html: string): string {
  return html
    .replace(/<(style|title|head)[^]*?<\/\1>/g, ' ')
    .replace(/<!--[^]*?-->/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe('the two parts of a mail', () => {
  const { html, text } = renderMail(content, links);

  it('say the same', () => {
    const words = ['Northwind confirmed order PO-7.', 'line two', 'Total', '€1,234.50', 'Bolt M8', 'View order'];
    for (const said of [...words, 'The link holds for 14 days.', 'order notifications are on']) {
      expect(read(html)).toContain(said);
      expect(text).toContain(said);
    }
  });

  it('hold the same links', () => {
    for (const url of [links.action, links.unsubscribe.url, links.home]) {
      expect(text).toContain(url);
      expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
    }
  });

  it('need neither pictures nor scripts nor anything fetched', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form|svg)\b|url\(|@import|\son\w+=/i);
  });

  it('have a look of their own in the dark, in tables that Outlook lays out', () => {
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('<!--[if mso]>');
    expect(html.match(/<table(?![^>]*(role="presentation"|margin:0 0 16px))/g)).toBeNull();
  });

  it('show the first paragraph in lists of mails, unless there is a better line', () => {
    expect(/mso-hide:all">([^&]*)/.exec(html)![1]).toBe('Northwind confirmed order PO-7.');
    const better = renderMail({ ...content, preheader: 'Expected on Friday' }, links).html;
    expect(/mso-hide:all">([^&]*)/.exec(better)![1]).toBe('Expected on Friday');
  });

  it('of what cannot be declined do not offer it', () => {
    const { html: bare, text: bareText } = renderMail(content, { home: links.home });
    expect(bare + bareText).not.toMatch(/unsubscribe|Turn them off|View order/);
  });

  it('take what people write as text, wherever it stands', () => {
    const evil = `"><script>alert(1)</script><img src=x onerror=y>' & {{x}}`;
    const attacked = renderMail(
      {
        subject: evil,
        preheader: evil,
        heading: evil,
        paragraphs: [evil],
        facts: [[evil, evil]],
        table: { columns: [evil], rows: [[evil]] },
        action: { label: evil },
        smallPrint: [evil],
      },
      { home: links.home, action: `https://market.example/"><script>`, unsubscribe: { url: evil, kind: evil } },
    );
    expect(attacked.html).not.toMatch(/<script|<img|onerror=y>/);
    expect(attacked.html.match(/&lt;script&gt;alert/g)!.length).toBeGreaterThanOrEqual(10);
  });
});

describe('a line of a header', () => {
  it.each([
    ['Bolt\r\nBcc: all@example.com', 'Bolt Bcc: all@example.com'],
    ['a\u0000b\u0085c\u2028d\te', 'a b c d e'],
    ['  Müller &  Söhne 日本 🚢 ', 'Müller & Söhne 日本 🚢'],
  ])('%j becomes %j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });

  it('is cut between letters, not within one', () => {
    expect(oneLine('🚢'.repeat(500))).toBe(`${'🚢'.repeat(159)}…`);
  });
});
