import { expect, it } from '@jest/globals';
import { simpleParser } from 'mailparser';
import { messageOf } from './letter-mime.js';
import type { Letter } from './post.js';

const LETTER: Letter = {
  messageId: '1@market.example',
  to: { address: 'jörg@bücher.example', name: 'Zoë "Müller", 日本' },
  headers: { 'List-Unsubscribe': `<https://market.example/unsubscribe?token=${'x'.repeat(80)}>` },
  subject: `Größe 日本語 🚢 ${'sehr lange '.repeat(20)}`,
  text: `Good day\n.\n..\nFrom x\n${'日本 '.repeat(400)}`,
  html: `<p>${'Good day – '.repeat(200)}</p>`,
};
const FROM = 'Tradeyard <no-reply@market.example>';

it('says what the letter says, in two parts', async () => {
  const mail = await simpleParser(messageOf(LETTER, FROM).raw);
  expect(mail.text?.trimEnd()).toBe(LETTER.text.trimEnd());
  expect(mail.html).toBe(LETTER.html);
  expect(mail.subject?.trimEnd()).toBe(LETTER.subject.trimEnd());
  expect(mail.from?.value).toEqual([{ address: 'no-reply@market.example', name: 'Tradeyard' }]);
  expect(mail.to).toMatchObject({ value: [{ name: LETTER.to.name }] });
  expect(mail.messageId).toBe('<1@market.example>');
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
  expect(mail.date?.getTime()).toBeGreaterThan(Date.now() - 60_000);
});

it('has short lines of ASCII alone, but for an address that has other letters', () => {
  const { raw } = messageOf({ ...LETTER, to: { address: 'ada@example.com', name: LETTER.to.name } }, FROM);
  const lines = raw.split('\r\n');
  expect(lines.filter((line) => /[^\x20-\x7e\t]/.test(line))).toEqual([]);
  expect(lines.filter((line) => line.length > 200)).toEqual([]);
});

it('is told to the recipient of the letter, whatever their name says', () => {
  const to = { address: 'ada@example.com', name: '"<victim@example.com>,' };
  expect(messageOf({ ...LETTER, to }, FROM).envelope).toEqual({
    from: 'no-reply@market.example',
    to: ['ada@example.com'],
  });
});
