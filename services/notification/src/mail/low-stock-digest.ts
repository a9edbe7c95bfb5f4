import { Injectable } from '@nestjs/common';
import { ListLowStock, type LowStockRecord } from '#contracts';
import { Requests } from '#platform';
import { digestOf } from './digest-text.js';
import type { MailContent } from './mail-content.js';

const SHOWN = 15;

/** The daily list of what runs low, as it is at the moment it is sent. */
@Injectable()
export class LowStockDigest {
  constructor(private readonly requests: Requests) {}

  /** Undefined when all is well again. */
  async make({ userId, role }: { userId: number; role: string }): Promise<MailContent | undefined> {
    const as = { userId, role, viewMode: 'buyer' };
    const { body, total } = await this.requests.page(ListLowStock, { limit: SHOWN }, { as });
    const records = JSON.parse(Buffer.from(body).toString()) as LowStockRecord[];
    return records.length === 0 ? undefined : digestOf(records, Math.max(records.length, Number.parseInt(total, 10)));
  }
}
