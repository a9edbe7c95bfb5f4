import { useOutletContext } from 'react-router-dom';
import type { Supplier } from '../../api/list-suppliers';

/** What the list gives to the dialogs that open over it. */
export interface ProductsPageContext {
  suppliers: Supplier[];
  /** Back to where the person came from, which is mostly the list as it was filtered. */
  close: () => void;
}

export const useProductsPage = () => useOutletContext<ProductsPageContext>();
