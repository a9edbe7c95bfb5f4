import { Controller } from '@nestjs/common';
import type { Brand, IdInput } from '#contracts';
import * as contracts from '#contracts';
import { type Call, Db, Handles, type Page } from '#platform';
import { BrandQueries } from './brand.queries.js';
import { CreateBrand } from './create-brand.js';
import { DeleteBrand } from './delete-brand.js';
import { UpdateBrand } from './update-brand.js';

@Controller()
export class BrandsController {
  constructor(
    private readonly db: Db,
    private readonly queries: BrandQueries,
    private readonly createBrand: CreateBrand,
    private readonly updateBrand: UpdateBrand,
    private readonly deleteBrand: DeleteBrand,
  ) {}

  @Handles(contracts.ListBrands)
  async list(input: contracts.ListBrandsInput, { actor }: Call): Promise<Page<Brand>> {
    return this.queries.list(actor, input);
  }

  @Handles(contracts.CreateBrand)
  async create(input: contracts.BrandInput, { actor }: Call): Promise<Brand> {
    const id = await this.db.transaction((tx) => this.createBrand.execute(tx, actor, input));
    return this.queries.get(actor, id);
  }

  @Handles(contracts.UpdateBrand)
  async update({ id, ...input }: contracts.BrandInput & IdInput, { actor }: Call): Promise<Brand> {
    await this.db.transaction((tx) => this.updateBrand.execute(tx, actor, id, input));
    return this.queries.get(actor, id);
  }

  @Handles(contracts.DeleteBrand)
  async delete({ id }: IdInput, { actor }: Call): Promise<null> {
    await this.db.transaction((tx) => this.deleteBrand.execute(tx, actor, id));
    return null;
  }
}
