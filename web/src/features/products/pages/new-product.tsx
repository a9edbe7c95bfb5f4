import { useToast } from '../../../lib/use-toast';
import { useCreateProduct } from '../api/create-product';
import { ProductDialog, showProductErrors } from '../components/product-dialog';
import { useProductsPage } from '../products-page';

/** /seller/products/new: the dialog over the list. */
export function NewProduct() {
  const { suppliers, close } = useProductsPage();
  const createProduct = useCreateProduct();
  const toast = useToast();
  return (
    <ProductDialog
      title="Add Product"
      submit="Submit for approval"
      suppliers={suppliers}
      notice="New products are reviewed within 24 hours. Until then only you see them."
      busy={createProduct.isPending}
      onClose={close}
      onSubmit={(input, form) =>
        createProduct.mutate(input, {
          onSuccess: ({ name }) => {
            toast.success('Product created successfully', `${name} was submitted for approval.`);
            close();
          },
          onError: (error) => {
            if (!showProductErrors(form, error)) toast.failure('Failed to create product', error);
          },
        })
      }
    />
  );
}
