import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { Product } from '../../../api/list-products';
import { problemOf } from '../../../kit/form/limits';
import { ProductPicker } from '../../../components/product-picker';
import { NumberInput } from '../../../kit/form/number-input';
import { quantity as inUnits } from '../../../lib/units';
import { type CartLine, toLine } from '../cart';
import styles from './order-dialog.module.css';

interface Props {
  supplierId: number;
  chosen: number[];
  onAdd: (line: CartLine) => void;
}

/** A product and how much of it. */
export function AddLine({ supplierId, chosen, onAdd }: Props) {
  const [product, setProduct] = useState<Product>();
  const [quantity, setQuantity] = useState<number | null>(1);
  const [problem, setProblem] = useState<string>();

  const add = () => {
    if (!product || !quantity || problemOf(quantity, { min: 1 })) {
      setProblem('Please select a product and enter a valid quantity');
      return;
    }
    onAdd(toLine(product, quantity));
    setProduct(undefined);
    setQuantity(1);
    setProblem(undefined);
  };

  return (
    <div className={styles.add}>
      <div className={styles.addFields}>
        <ProductPicker
          aria-label="Product"
          placeholder="Search the catalog..."
          supplierId={supplierId}
          exclude={chosen}
          value={product?.id}
          chosen={product}
          onChange={(_id, picked) => {
            setProduct(picked);
            setQuantity(Math.max(1, picked?.minOrderQuantity ?? 1));
            setProblem(undefined);
          }}
        />
        <NumberInput
          aria-label="Quantity"
          value={quantity}
          onChange={setQuantity}
          onPressEnter={(event) => {
            event.preventDefault();
            add();
          }}
        />
        <Button icon={<PlusOutlined aria-hidden />} onClick={add}>
          Add Product
        </Button>
      </div>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : (
        product &&
        product.minOrderQuantity > 1 && (
          <p className={styles.hint}>
            {product.name} is sold from {inUnits(product.minOrderQuantity, product.unitOfMeasure)}.
          </p>
        )
      )}
    </div>
  );
}
