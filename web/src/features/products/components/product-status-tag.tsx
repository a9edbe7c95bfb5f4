import type { Product } from '../../../api/list-products';
import { StatusTag } from '../../../kit/page/status-tag';
import { productStatus } from '../product-status';

export function ProductStatusTag({ product }: { product: Product }) {
  const { label, tone } = productStatus(product);
  return <StatusTag tone={tone}>{label}</StatusTag>;
}
