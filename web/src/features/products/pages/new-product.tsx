import { usePageTitle } from '../../../lib/use-page-title';
import { useToast } from '../../../lib/use-toast';
import { useCreateProduct } from '../api/create-product';
import { ProductDialog } from '../components/product-dialog';
import { useProductsPage } from '../products-page';

/** /seller/products/new: the dialog over the list. */
export function NewProduct() {
  usePageTitle('Add Product');
  const { suppliers, close } = useProductsPage();
  const createProduct = useCreateProduct();
  const toast = useToast();
  return (
    <ProductDialog
      title="Add Product"
      submit="Submit for approval"
      suppliers={suppliers}
      notice="New products are reviewed within 24 hours. Until then only you see them."
      send={createProduct.mutateAsync}
      failure="Failed to create product"
      onDone={({ name }) => {
        toast.success('Product created successfully', `${name} was submitted for approval.`);
        close();
      }}
      onClose={close}
    />
  );
}
