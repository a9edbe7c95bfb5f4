import { Controller } from '@nestjs/common';
import { type PayloadOf, UserDeleted } from '#contracts';
import { type Delivery, Subscribes } from '#platform';

/** A user has closed their account: their papers go. What came into stock by them stays in the stock's history. */
@Controller()
export class ForgetUserController {
  /** The files follow: they are nobody's from now on (see {@link DropFiles}). */
  @Subscribes(UserDeleted)
  async userDeleted({ userId }: PayloadOf<typeof UserDeleted>, { tx }: Delivery): Promise<void> {
    await tx.changed(
      `INSERT INTO upload (key, uploaded_by, extension, drop_after)
       SELECT file_key, uploaded_by, reverse(split_part(reverse(file_key), '.', 1)), now()
       FROM uploaded_invoices WHERE uploaded_by = $1
       ON CONFLICT (key) DO UPDATE SET drop_after = now()`,
      [userId],
    );
    await tx.changed('UPDATE upload SET drop_after = now() WHERE uploaded_by = $1', [userId]);
    await tx.changed('DELETE FROM uploaded_invoices WHERE uploaded_by = $1', [userId]);
    // What was learned of their vendors is theirs as well.
    await tx.changed('DELETE FROM vendor_layouts WHERE uploaded_by = $1', [userId]);
    await tx.changed('DELETE FROM product_pairs WHERE uploaded_by = $1', [userId]);
  }
}
