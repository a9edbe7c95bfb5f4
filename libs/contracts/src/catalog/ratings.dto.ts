import { IsNumber } from 'class-validator';
import { NamedRef } from '../common/common.dto.js';

/** What a supplier's buyers think of its orders. Under three it is new, and stands last in the order `rating`. */
export class Ratings {
  /** Mean of 1..5 stars, one decimal; null under no rating. */
  @IsNumber()
  average: number | null;
  count: number;
}

/** A supplier as a buyer chooses by it. */
export class RatedSupplier extends NamedRef {
  ratings: Ratings;
}
