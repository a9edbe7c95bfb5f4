import { Post, PostError } from './post.js';

/** Where nobody has said how mails leave. */
export class NoPost extends Post {
  send(): Promise<void> {
    return Promise.reject(new PostError('refused', 'Neither SMTP_URL nor MAIL_DIR is set'));
  }

  close(): void {}
}
