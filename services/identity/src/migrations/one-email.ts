import type { MigrationInterface, QueryRunner } from 'typeorm';
import { oneEmail } from '#contracts';

/** Addresses are compared with their domains in one form. Of two accounts with one mailbox, both keep theirs as it is. */
export class OneEmail1770200000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const users = (await runner.query(`SELECT id, email FROM users WHERE email ~* '[@.]xn--' ORDER BY id`)) as {
      id: number;
      email: string;
    }[];
    for (const { id, email } of users) {
      await runner.query(
        `UPDATE users SET email = $2
         WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM users WHERE lower(email) = lower($2) AND id <> $1)`,
        [id, oneEmail(email)],
      );
    }
  }

  /** Both forms are one mailbox. */
  async down(): Promise<void> {}
}
