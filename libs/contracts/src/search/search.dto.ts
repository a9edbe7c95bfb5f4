import { IsString, MaxLength, MinLength } from 'class-validator';
import { Product } from '../catalog/product.dto.js';
import { Supplier } from '../catalog/supplier.dto.js';
import { InventoryItem } from '../inventory/inventory.dto.js';
import { Order } from '../ordering/order.dto.js';

/** The most that a group of a search answers. */
export const SEARCH_GROUP_SIZE = 5;

export class SearchInput {
  /** What somebody types; at least 2 characters. */
  @IsString()
  @MinLength(2, { message: 'Type at least 2 characters' })
  @MaxLength(100)
  q: string;
}

/** Internal (see SearchCatalog). */
export interface CatalogFindings {
  suppliers: Supplier[];
  products: Product[];
}

/** What fits best, at most 5 of each group. */
export class SearchResults {
  /** Of the caller's own stock. */
  inventory: InventoryItem[];
  /** Buyer mode: all that the caller sees; seller mode: the caller's own. */
  suppliers: Supplier[];
  /** Of the side in view. */
  orders: Order[];
  /** Buyer mode: what the caller may order; seller mode: the caller's own. */
  products: Product[];
}
