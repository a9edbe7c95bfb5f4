import type { FactoryProvider } from '@nestjs/common';
import { Log, Resources } from '#platform';
import { FolderPost } from './folder-post.js';
import { MailConfig } from './mail.config.js';
import { NoPost } from './no-post.js';
import { Post } from './post.js';
import { SmtpPost } from './smtp-post.js';

/** The {@link Post} that the environment names. */
export function providePost(): FactoryProvider<Post> {
  return {
    provide: Post,
    inject: [MailConfig, Resources, Log],
    useFactory: (config: MailConfig, resources: Resources, log: Log) => resources.keep(postOf(config, log)),
  };
}

function postOf({ SMTP_URL, MAIL_DIR, MAIL_FROM }: MailConfig, log: Log): Post {
  if (SMTP_URL) return new SmtpPost(SMTP_URL, MAIL_FROM);
  if (MAIL_DIR) return new FolderPost(MAIL_DIR, MAIL_FROM);
  log.warn({}, 'no mails are sent: neither SMTP_URL nor MAIL_DIR is set');
  return new NoPost();
}
