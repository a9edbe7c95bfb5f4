import { Controller } from '@nestjs/common';
import {
  type Brand,
  type BrandInput,
  CreateBrand,
  DeleteBrand,
  type IdInput,
  ListBrands,
  type ListBrandsInput,
  UpdateBrand,
  type UpdateBrandInput,
} from '#contracts';
import { type Call, Handles, type Page } from '#platform';
import { BrandQueries } from './brand.queries.js';
import { CreateBrandHandler } from './create-brand.js';
import { DeleteBrandHandler } from './delete-brand.js';
import { UpdateBrandHandler } from './update-brand.js';

@Controller()
export class BrandsController {
  constructor(
    private readonly queries: BrandQueries,
    private readonly createBrand: CreateBrandHandler,
    private readonly updateBrand: UpdateBrandHandler,
    private readonly deleteBrand: DeleteBrandHandler,
  ) {}

  @Handles(ListBrands)
  list(input: ListBrandsInput, { actor }: Call): Promise<Page<Brand>> {
    return this.queries.list(actor, input);
  }

  @Handles(CreateBrand)
  create(input: BrandInput, { actor }: Call): Promise<Brand> {
    return this.createBrand.execute(actor, input);
  }

  @Handles(UpdateBrand)
  update(input: UpdateBrandInput & IdInput, { actor }: Call): Promise<Brand> {
    return this.updateBrand.execute(actor, input);
  }

  @Handles(DeleteBrand)
  delete(input: IdInput, { actor }: Call): Promise<null> {
    return this.deleteBrand.execute(actor, input);
  }
}
