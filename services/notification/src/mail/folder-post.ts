import { mkdirSync, readdirSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from './letter-mime.js';
import { type Letter, Post } from './post.js';

/** Enough to look at; a demo market writes a thousand. */
const KEPT = 200;
/** Looking through the folder costs as much as a letter: it holds up to so many more than are kept. */
const TIDIED_EVERY = 50;

/** Into a folder, for a machine without a mail server: what the page /dev/mail shows, and the message as it would have gone out. */
export class FolderPost extends Post {
  private sent = 0;

  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {
    super();
  }

  async send(letter: Letter): Promise<void> {
    const { raw: message } = messageOf(letter, this.from);
    const sentAt = new Date().toISOString();
    const id = `${sentAt.replace(/\D/g, '')}-${letter.messageId.slice(0, 8)}`;
    const { to, subject, html, text } = letter;
    const mail = { id, sentAt, to, subject, html, text, message };
    this.write(`${id}.json`, JSON.stringify(mail));
    if (this.sent++ % TIDIED_EVERY === 0) this.dropOldest();
  }

  close(): void {}

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

  private dropOldest(): void {
    const names = readdirSync(this.folder).filter((name) => !name.startsWith('.'));
    for (const name of names.sort().slice(0, -KEPT)) {
      try {
        unlinkSync(join(this.folder, name));
      } catch (error) {
        // Another process may be doing the same.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
    }
  }
}
