import { ProductApproval } from '../catalog/product.dto.js';
import { User } from '../identity/user.dto.js';

/** What waits for an administrator's decision, oldest first. */
export class Approvals {
  users: User[];
  products: ProductApproval[];
}
