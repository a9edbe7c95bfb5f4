import { Facts } from '../../../kit/page/facts';
import { Surface } from '../../../kit/page/surface';
import type { Schemas } from '../../../lib/api-client';
import { formatExact } from '../../../lib/dates';

/** The email that the invoice came with, in its own words: a sender can be made up. */
export function MailFacts({ mail: { from, subject, sentAt, leftOut = [] } }: { mail: Schemas['InvoiceMail'] }) {
  return (
    <Surface title="Came with an email">
      <Facts
        items={[
          ['From', from],
          ['Subject', subject],
          ['Sent', sentAt && formatExact(sentAt)],
          ['Not read', leftOut.map(({ fileName, reason }) => `${fileName}: ${reason}`).join('; ')],
        ]}
      />
    </Surface>
  );
}
