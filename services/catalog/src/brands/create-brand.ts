import { Injectable } from '@nestjs/common';
import type { BrandInput } from '#contracts';
import type { Actor, Tx } from '#platform';
import { lockManagedSupplier } from '../suppliers/supplier-access.js';
import { BrandEntity } from './brand.entity.js';
import { refuseTakenName } from './name-conflict.js';

@Injectable()
export class CreateBrand {
  async execute(tx: Tx, actor: Actor, input: BrandInput): Promise<number> {
    await lockManagedSupplier(tx, actor, input.supplierId);
    const { id } = await refuseTakenName(tx.save(BrandEntity, { ...input, createdBy: actor.userId }));
    return id;
  }
}
