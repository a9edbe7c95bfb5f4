import { Injectable } from '@nestjs/common';
import { type Actor, Db } from '#platform';

@Injectable()
export class ClearBasketHandler {
  constructor(private readonly db: Db) {}

  async execute({ userId }: Actor, { supplierId }: { supplierId: number }): Promise<null> {
    await this.db.changed('DELETE FROM basket_items WHERE buyer_id = $1 AND supplier_id = $2', [userId, supplierId]);
    return null;
  }
}
