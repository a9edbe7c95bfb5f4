import { Alert, Form, type FormInstance } from 'antd';
import { type ReactNode, useState } from 'react';
import type { Product } from '../../../api/list-products';
import type { Supplier } from '../../../api/list-suppliers';
import { Dialog } from '../../../kit/dialog/dialog';
import type { Schemas } from '../../../lib/api-client';
import { ApiError } from '../../../lib/api-error';
import { showFieldErrors } from '../../../kit/form/form-errors';
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
  busy: boolean;
  onSubmit: (input: Schemas['CreateProductInput'], form: FormInstance<ProductValues>) => void;
  onClose: () => void;
}

/** The form and, beside it, what buyers will see. */
export function ProductDialog({ title, submit, suppliers, product, notice, busy, onSubmit, onClose }: Props) {
  const [form] = Form.useForm<ProductValues>();
  const [brandName, setBrandName] = useState(product?.brand?.name);
  const supplierId = Form.useWatch('supplierId', form) ?? suppliers[0]?.id;
  const supplier = suppliers.find(({ id }) => id === supplierId);
  const currency = product?.currency ?? supplier?.currency ?? 'USD';
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
          form={form}
          initialValues={product ? toValues(product) : { ...NEW_PRODUCT, supplierId: suppliers[0]?.id }}
          suppliers={!product && suppliers.length > 1 ? suppliers : undefined}
          currency={currency}
          brand={product?.brand}
          onBrand={setBrandName}
          submit={submit}
          busy={busy}
          onSubmit={(values) => onSubmit(toInput(values, currency), form)}
          onCancel={onClose}
        />
        <ProductPreview
          form={form}
          currency={currency}
          brandName={brandName}
          supplierName={product?.supplier?.name ?? supplier?.name}
        />
      </div>
    </Dialog>
  );
}

/** The form is longer than the dialog: the first wrong field is scrolled into view. */
export function showProductErrors(form: FormInstance<ProductValues>, error: unknown): boolean {
  const shown = showFieldErrors(form, error);
  const [first] = error instanceof ApiError ? error.fields : [];
  if (shown && first) form.scrollToField(first.field, { focus: true });
  return shown;
}
