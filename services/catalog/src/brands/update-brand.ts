import { Injectable } from '@nestjs/common';
import type { BrandInput } from '#contracts';
import { type Actor, invalid, type Tx } from '#platform';
import { ProductEvents } from '../products/product-events.js';
import { lockManagedBrand } from './brand-access.js';
import { BrandEntity } from './brand.entity.js';
import { refuseTakenName } from './name-conflict.js';

@Injectable()
export class UpdateBrand {
  constructor(private readonly productEvents: ProductEvents) {}

  async execute(tx: Tx, actor: Actor, id: number, { name, description, supplierId }: BrandInput): Promise<void> {
    const brand = await lockManagedBrand(tx, actor, id);
    if (supplierId !== brand.supplierId) throw invalid('A brand cannot move to another supplier', 'supplierId');
    await refuseTakenName(tx.update(BrandEntity, id, { name, description }));
    if (name !== brand.name) await this.productEvents.ofBrand(tx, id);
  }
}
