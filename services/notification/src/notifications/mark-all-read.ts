import { Injectable } from '@nestjs/common';
import type { UpdatedAnswer } from '#contracts';
import { type Actor, Db } from '#platform';

/** The caller has seen all of their notifications. */
@Injectable()
export class MarkAllReadHandler {
  constructor(private readonly db: Db) {}

  async execute({ userId }: Actor): Promise<UpdatedAnswer> {
    const updated = await this.db.changed(
      'UPDATE notifications SET is_read = true WHERE user_id = $1 AND NOT is_read',
      [userId],
    );
    return { updated };
  }
}
