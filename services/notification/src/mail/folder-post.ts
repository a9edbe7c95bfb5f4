import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { mimeOf } from './letter-mime.js';
import { type Letter, Post } from './post.js';

/** Enough to look at; a demo market writes a thousand. */
const KEPT = 200;
/** Looking through the folder costs as much as a letter: it holds up to so many more than are kept. */
const TIDIED_EVERY = 50;

/** Into a folder, for a machine without a mail server: what the page /dev/mail shows, and the message as it would have gone out. */
export class FolderPost extends Post {
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  private sent = 0;

  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {
    super();
  }

  async send(letter: Letter): Promise<void> {
    const { message } = await this.transport.sendMail(mimeOf(letter, this.from));
    const sentAt = new Date().toISOString();
    const id = `${sentAt.replace(/\D/g, '')}-${letter.messageId.slice(0, 8)}`;
    const { to, subject, html, text } = letter;
    const mail = { id, sentAt, to, subject, html, text, message: (message as Buffer).toString() };
    this.write(`${id}.json`, JSON.stringify(mail));
    if (this.sent++ % TIDIED_EVERY === 0) await this.dropOldest();
  }

  close(): void {
    this.transport.close();
  }

  /**
   * Whole or not at all, for who reads along. They may hold links of others: for nobody else on the machine. At once: to
   * have another thread open, write, close and rename a few kilobytes takes several times as long as doing it.
   */
  private write(name: string, content: string): void {
    const draft = join(this.folder, `.${name}`);
    this.create(draft, content);
    renameSync(draft, join(this.folder, name));
  }

  /** The folder is made with the first letter, and again when somebody has cleared it away. */
  private create(path: string, content: string): void {
    try {
      writeFileSync(path, content, { mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      mkdirSync(this.folder, { recursive: true, mode: 0o700 });
      writeFileSync(path, content, { mode: 0o600 });
    }
  }

  private async dropOldest(): Promise<void> {
    const names = (await readdir(this.folder)).filter((name) => !name.startsWith('.')).sort();
    // Another process may be doing the same.
    for (const name of names.slice(0, -KEPT)) await rm(join(this.folder, name), { force: true });
  }
}
