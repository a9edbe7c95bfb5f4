import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { forwarded, type MailPart, mailOf } from '../../test/documents/mail.js';
import { isMail } from './is-mail.js';
import { type MailReading, readMail } from './read-mail.js';

const PDF: MailPart = { name: 'invoice.pdf', type: 'application/pdf', bytes: '%PDF-1.7 something' };
const CSV = 'sku,quantity\nHX,2\n';

const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height), { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();

async function filesOf(mail: Buffer): Promise<MailReading['files']> {
  const reading = await readMail(mail);
  if ('status' in reading) throw new Error(reading.reason);
  return reading.files;
}

const reasonOf = async (mail: Buffer | string): Promise<string> => {
  const reading = await readMail(Buffer.from(mail));
  return 'status' in reading ? reading.reason : 'none';
};

describe('An email', () => {
  it('is told from other text by its head', () => {
    expect(isMail(mailOf())).toBe(true);
    expect(isMail(Buffer.from(`From bo Thu Jan 1 00:00:00 2026\n${mailOf().toString()}`))).toBe(true);
    expect(isMail(Buffer.from('Name: Qty\n1,2\n\nFrom: below the head'))).toBe(false);
    expect(isMail(Buffer.from('From,To\n1,2'))).toBe(false);
    expect(isMail(Buffer.alloc(0))).toBe(false);
    expect(isMail(Buffer.from('%PDF-1.7'))).toBe(false);
  });

  it('gives each file that may be an invoice, with sender, subject and date', async () => {
    const files = await filesOf(
      mailOf({
        subject: '=?utf-8?Q?Rechnung_f=C3=BCr_M=C3=A4rz?=',
        parts: [
          PDF,
          { name: 'lines.csv', type: 'text/csv', bytes: CSV },
          { name: 'e.xml', bytes: '<?xml version="1.0"?><a/>' },
        ],
      }),
    );
    expect(files.map(({ fileName, kind }) => [fileName, kind])).toEqual([
      ['invoice.pdf', 'pdf'],
      ['lines.csv', 'csv'],
      ['e.xml', 'xml'],
    ]);
    expect(Buffer.from(files[1]!.bytes).toString()).toBe(CSV);
    expect(files[0]!.mail).toEqual({
      from: 'Anna Berg <anna@northgate.example>',
      subject: 'Rechnung für März',
      sentAt: '2026-03-17T08:30:00.000Z',
    });
  });

  it('gives pictures of a page, not logos', async () => {
    const page = { name: 'photo.png', type: 'image/png', bytes: await noise(700, 900) };
    const logo = { name: 'logo.png', type: 'image/png', bytes: await noise(300, 100), disposition: 'inline' };
    expect((await filesOf(mailOf({ parts: [logo, page] }))).map(({ fileName }) => fileName)).toEqual(['photo.png']);
  });

  it.each<[string, MailPart]>([
    ['a signature', { name: 'smime.p7s', bytes: '\0\x01\x02' }],
    ['a calendar', { name: 'meeting.ics', type: 'text/calendar', bytes: 'BEGIN:VCALENDAR' }],
    ['a web page', { name: 'page.html', type: 'text/html', bytes: '<?xml version="1.0"?><html/>' }],
    ['a note', { name: 'note.txt', type: 'text/plain', bytes: 'a,b' }],
    ['an archive', { name: 'invoice.pdf', type: 'application/pdf', bytes: 'PK\x03\x04\0\0' }],
    ['an empty file', { ...PDF, bytes: '' }],
  ])('with nothing but %s says that there is no invoice in it', async (_, part) => {
    expect(await reasonOf(mailOf({ parts: [part] }))).toMatch(/^There is no invoice in the email/);
  });

  it('names what is left out of it, and why; not what it shows within its text', async () => {
    const small = await noise(300, 100);
    const logo = { name: 'logo.png', type: 'image/png', bytes: small, disposition: 'inline' };
    const parts = [
      ...[PDF, logo, { name: 'stamp.png', type: 'image/png', bytes: small }, { ...PDF, name: 'empty.pdf', bytes: '' }],
      { name: '../te\u202Erms.docx', bytes: 'PK\x03\x04\0\0' },
    ];
    expect(await readMail(mailOf({ parts }))).toMatchObject({
      files: [{ fileName: 'invoice.pdf' }],
      leftOut: [
        { fileName: 'stamp.png', reason: 'The picture is too small to be of a page' },
        { fileName: 'empty.pdf', reason: 'The file is empty' },
        { fileName: 'te rms.docx', reason: 'It is no PDF, XML, CSV or picture' },
      ],
    });
    expect(await reasonOf(mailOf({ parts: parts.slice(2) }))).toContain('Left out: stamp.png, empty.pdf, te rms.docx');
  });

  it('that was forwarded tells who sent it first', async () => {
    const [file] = await filesOf(forwarded(mailOf({ parts: [PDF] }), 3));
    expect(file!.mail.from).toBe('Anna Berg <anna@northgate.example>');
    const asFile = mailOf({
      from: 'bo@fjord.example',
      parts: [{ name: 'theirs.eml', bytes: mailOf({ parts: [PDF] }) }],
    });
    expect((await filesOf(asFile))[0]!.mail.from).toBe('Anna Berg <anna@northgate.example>');
  });

  it.each([
    ['../../etc/x', 'x.pdf'],
    ['C:\\\\temp\\\\a.pdf', 'a.pdf'],
    ['..pdf', 'pdf.pdf'],
    ['a\u202Efdp.exe', 'a fdp.exe.pdf'],
    ['', 'attachment-1.pdf'],
    ['x'.repeat(250), `${'x'.repeat(200)}.pdf`],
  ])('with a file called %j names it %j', async (name, safe) => {
    expect((await filesOf(mailOf({ parts: [{ ...PDF, name }] })))[0]!.fileName).toBe(safe);
  });

  it('says nothing of itself that it does not know', async () => {
    const mail = mailOf({ from: '', subject: '\0', date: 'next week', parts: [PDF] });
    expect((await filesOf(mail))[0]!.mail).toEqual({ from: null, subject: null, sentAt: null });
  });

  it('may be broken, and what is there is taken', async () => {
    const whole = mailOf({ parts: [PDF, { ...PDF, name: 'second.pdf' }] }).toString();
    const cut = whole.slice(0, whole.lastIndexOf('\r\n--'));
    expect(await filesOf(Buffer.from(cut))).toHaveLength(2);
    const strange = whole.replace('charset=utf-8', 'charset=klingon-1');
    expect(await filesOf(Buffer.from(strange))).toHaveLength(2);
  });

  describe('that is hostile ends with a reason', () => {
    const nestedParts = (depth: number): string =>
      depth === 0
        ? 'Content-Type: text/plain\n\nx\n'
        : `Content-Type: multipart/mixed; boundary=b${depth}\n\n--b${depth}\n${nestedParts(depth - 1)}\n--b${depth}--\n`;

    it.each<[string, () => Buffer | string, RegExp]>([
      ['mails four deep', () => forwarded(mailOf({ parts: [PDF] }), 4), /more than 3 deep/],
      ['parts a hundred deep', () => `From: a@b.c\n${nestedParts(100)}`, /damaged/],
      [
        'ten thousand parts',
        () => mailOf({ parts: Array<MailPart>(10_000).fill({ name: 'a', bytes: 'x' }) }),
        /damaged/,
      ],
      ['twenty-one invoices', () => mailOf({ parts: Array<MailPart>(21).fill(PDF) }), /More than 20 files/],
      ['a head of megabytes', () => `From: a@b.c\n${'X-A: b\n'.repeat(300_000)}\n`, /damaged/],
      [
        'no parts between its boundaries',
        () => 'From: a@b.c\nContent-Type: multipart/mixed; boundary=x\n\n--x--\n',
        /no invoice/,
      ],
      ['no mail at all', () => '', /not an email/],
    ])('%s', async (_, mail, reason) => {
      expect(await reasonOf(mail())).toMatch(reason);
    });
  });
});
