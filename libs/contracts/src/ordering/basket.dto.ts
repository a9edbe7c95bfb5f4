import { IsInt, Max, Min } from 'class-validator';
import { Ratings } from '../catalog/ratings.dto.js';
import { NamedRef } from '../common/common.dto.js';
import { MAX_INT } from '../common/vocabulary.js';
import { WholeNumber } from '../common/whole-number.js';

/** A product in the basket, as the catalogue describes it today. */
export class BasketProduct {
  id: number;
  name: string;
  sku: string;
  imageUrl: string | null;
  /** Cents per unit: today's price; the price last seen where the product is no longer on offer. */
  price: number;
  minOrderQuantity: number;
  unitOfMeasure: string;
}

export class BasketItem {
  product: BasketProduct;
  quantity: number;
  /** Cents. */
  subtotal: number;
  /** Cents per unit when the quantity was last set; null while it is today's price. */
  previousPrice: number | null;
  /** Why it cannot be ordered as it is, in words; null when it can. Not part of the group's subtotal. */
  refusal: string | null;
}

/** What the buyer means to order from one supplier. */
export class BasketGroup {
  supplier: NamedRef;
  /** The supplier's; null while nothing of the group is on offer. */
  ratings: Ratings | null;
  currency: string;
  /** Cents before tax: a smaller order cannot be sent. */
  orderMinimum: number | null;
  /** In the order in which they were added. */
  items: BasketItem[];
  /** Cents, before tax, of the items that can be ordered. */
  subtotal: number;
}

export class ProductIdInput {
  @WholeNumber()
  @IsInt({ message: 'You must select a product' })
  @Min(1)
  @Max(MAX_INT)
  productId: number;
}

export class PutBasketItemInput {
  /** 0 removes the product. */
  @IsInt({ message: 'Please enter a valid quantity' })
  @Min(0, { message: 'Quantity cannot be negative' })
  @Max(1_000_000)
  quantity: number;
}
