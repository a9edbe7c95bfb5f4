import { IsInt, IsNotEmpty, IsString, Max, MaxLength, Min, IsOptional } from 'class-validator';
import { PageInput } from '../common/common.dto.js';
import { OneLine } from '../common/names.js';
import { partial } from '../common/partial.js';
import { MAX_INT } from '../common/vocabulary.js';
import { WholeNumber } from '../common/whole-number.js';
import { MayBeAbsent } from '../common/may-be-absent.js';

export class BrandCounts {
  products: number;
}

export class Brand {
  id: number;
  name: string;
  description: string | null;
  supplierId: number;
  createdBy: number;
  createdAt: string;
  _count: BrandCounts;
}

/** Name is unique per supplier, whatever its case. */
export class BrandInput {
  @IsString()
  @IsNotEmpty({ message: 'Brand name is required' })
  @MaxLength(100, { message: 'Brand name too long' })
  @OneLine()
  name: string;

  @IsOptional()
  @IsString()
  @MaxLength(5000)
  description?: string | null;

  @IsInt({ message: 'Supplier is required' })
  @Min(1)
  @Max(MAX_INT)
  supplierId: number;
}

/** What is not said stays as it is. */
export class UpdateBrandInput extends partial(BrandInput) {}

export class ListBrandsInput extends PageInput {
  @MayBeAbsent()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  supplierId?: number;
}
