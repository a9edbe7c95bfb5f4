import { Injectable } from '@nestjs/common';
import type { Brand, BrandInput } from '#contracts';
import { type Actor, Db } from '#platform';
import { lockManagedSupplier } from '../suppliers/supplier-access.js';
import { BrandEntity } from './brand.entity.js';
import { BrandQueries } from './brand.queries.js';
import { refuseTakenName } from './name-conflict.js';

@Injectable()
export class CreateBrandHandler {
  constructor(
    private readonly db: Db,
    private readonly queries: BrandQueries,
  ) {}

  execute(actor: Actor, input: BrandInput): Promise<Brand> {
    return this.db.transaction(async (tx) => {
      await lockManagedSupplier(tx, actor, input.supplierId);
      const { id } = await refuseTakenName(tx.save(BrandEntity, { ...input, createdBy: actor.userId }));
      return this.queries.get(actor, id, tx);
    });
  }
}
