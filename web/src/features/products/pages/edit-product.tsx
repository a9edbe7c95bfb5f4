import { productQuery } from '../../../api/get-product';
import type { Product } from '../../../api/list-products';
import { Dialog } from '../../../kit/dialog/dialog';
import { useChanges } from '../../../kit/form/use-changes';
import { useRecord } from '../../../kit/page/record-page';
import { MarketDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { QueryState } from '../../../kit/state/query-state';
import { DetailSkeleton } from '../../../kit/state/skeletons';
import type { Schemas } from '../../../lib/api-client';
import { usePageTitle } from '../../../lib/use-page-title';
import { useToast } from '../../../lib/use-toast';
import { useUpdateProduct } from '../api/update-product';
import { ProductDialog } from '../components/product-dialog';
import { asInput } from '../forms/product-values';
import { useProductsPage } from '../products-page';

/** /seller/products/{id}: the dialog over the list. */
export function EditProduct() {
  const { suppliers, close } = useProductsPage();
  const { query, isMissing } = useRecord('productId', productQuery);
  // Of others a seller sees what is on the market.
  const isOwn = suppliers.some(({ id }) => id === query.data?.supplierId);
  usePageTitle(query.data && isOwn ? `Edit ${query.data.name}` : 'Edit Product');
  if (query.data && isOwn) return <EditDialog product={query.data} />;
  return (
    <Dialog title="Edit Product" open onCancel={close} width={880}>
      {isMissing || query.data ? (
        <EmptyState drawing={<MarketDrawing />} title="Product not found">
          It does not exist, or it is not yours to change.
        </EmptyState>
      ) : (
        <QueryState query={query} skeleton={<DetailSkeleton />} errorTitle="The product could not be loaded">
          {() => null}
        </QueryState>
      )}
    </Dialog>
  );
}

function EditDialog({ product }: { product: Product }) {
  const { suppliers, close } = useProductsPage();
  const updateProduct = useUpdateProduct(product.id);
  const send = useChanges<Schemas['CreateProductInput'], Product>(asInput(product), updateProduct.mutateAsync);
  const toast = useToast();
  return (
    <ProductDialog
      title="Edit Product"
      submit="Save changes"
      suppliers={suppliers}
      product={product}
      notice={
        product.isApproved &&
        'A new name, SKU, category or brand is reviewed again. Price, minimum, lead time and visibility apply at once.'
      }
      send={send}
      failure="Failed to update product"
      onDone={({ name, isApproved }) => {
        toast.success('Product updated successfully', isApproved ? undefined : `${name} was submitted for approval.`);
        close();
      }}
      onClose={close}
    />
  );
}
