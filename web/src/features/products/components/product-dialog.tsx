import { Alert, Form } from 'antd';
import { type ReactNode, useState } from 'react';
import type { Product } from '../../../api/list-products';
import type { Supplier } from '../../../api/list-suppliers';
import { Dialog } from '../../../kit/dialog/dialog';
import type { Schemas } from '../../../lib/api-client';
import { useEntry } from '../../../kit/form/use-entry';
import { ProductForm } from '../forms/product-form';
import { NEW_PRODUCT, type ProductValues, toInput, toValues } from '../forms/product-values';
import styles from './product-dialog.module.css';
import { ProductPreview } from './product-preview';

interface Props {
  title: string;
  submit: string;
  suppliers: Supplier[];
  /** The one that is changed; absent for a new one. */
  product?: Product;
  notice?: ReactNode;
  send: (input: Schemas['CreateProductInput']) => Promise<Product>;
  onDone: (product: Product) => void;
  failure: string;
  onClose: () => void;
}

/** The form and, beside it, what buyers will see. */
export function ProductDialog({ title, submit, suppliers, product, notice, send, onDone, failure, onClose }: Props) {
  const [brandName, setBrandName] = useState(product?.brand?.name);
  const supplierOf = (supplierId = suppliers[0]?.id) => suppliers.find(({ id }) => id === supplierId);
  const currencyOf = (supplierId?: number) => product?.currency ?? supplierOf(supplierId)?.currency ?? 'USD';
  const entry = useEntry<ProductValues, Product>({
    send: (values) => send(toInput(values, currencyOf(values.supplierId))),
    onDone,
    failure,
  });
  const supplierId = Form.useWatch('supplierId', entry.form);
  const currency = currencyOf(supplierId);
  return (
    <Dialog title={title} open onCancel={onClose} width={880} mask={{ closable: false }} className={styles.dialog}>
      {notice && <Alert type="info" showIcon className={styles.notice} title={notice} />}
      {product?.rejectionReason && (
        <Alert
          type="error"
          showIcon
          className={styles.notice}
          title={
            <>
              <strong>Not approved:</strong> {product.rejectionReason} Saving submits it again.
            </>
          }
        />
      )}
      <div className={styles.columns}>
        <ProductForm
          entry={entry}
          initialValues={product ? toValues(product) : { ...NEW_PRODUCT, supplierId: suppliers[0]?.id }}
          suppliers={!product && suppliers.length > 1 ? suppliers : undefined}
          currency={currency}
          brand={product?.brand}
          onBrand={setBrandName}
          submit={submit}
        />
        <ProductPreview
          form={entry.form}
          currency={currency}
          brandName={brandName}
          supplierName={product?.supplier?.name ?? supplierOf(supplierId)?.name}
        />
      </div>
    </Dialog>
  );
}
