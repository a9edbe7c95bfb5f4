import { DeleteOutlined } from '@ant-design/icons';
import { DecisionButton } from '../../../kit/decision/decision-button';
import { NumberField } from '../../../kit/form/number-field';
import { Money } from '../../../kit/values/money';
import { formatMoney } from '../../../lib/money';
import { quantity } from '../../../lib/units';
import { type CartLine, problemOfLine, setQuantity, sumOf, typeQuantity } from '../cart';
import styles from './order-dialog.module.css';

interface Props {
  lines: CartLine[];
  /** Absent on the last step, which only shows. */
  onChange?: (lines: CartLine[]) => void;
}

export function CartLines({ lines, onChange }: Props) {
  return (
    <ul className={styles.lines} aria-label="Order lines">
      {lines.map((line) => (
        <li key={line.productId} className={styles.line}>
          <div className={styles.words}>
            <span className={styles.name}>{line.name}</span>
            <span className={styles.hint}>
              {line.sku} · {formatMoney(line.price, line.currency)}
              {line.unit && ` per ${line.unit}`}
            </span>
            {line.oldPrice !== undefined && (
              <span className={styles.changed}>The price was {formatMoney(line.oldPrice, line.currency)}</span>
            )}
          </div>
          {onChange ? (
            <NumberField
              className={styles.quantity}
              label={`Quantity of ${line.name}`}
              problem={problemOfLine(line)}
              value={line.quantity}
              // Emptied, to type another number.
              onChange={(value) => value !== null && onChange(typeQuantity(lines, line.productId, value))}
              onBlur={() => onChange(setQuantity(lines, line.productId, line.quantity))}
            />
          ) : (
            <span className={styles.quantity}>{quantity(line.quantity, line.unit ?? '')}</span>
          )}
          <span className={styles.sum}>
            <Money cents={sumOf(line)} currency={line.currency} />
          </span>
          {onChange && (
            <DecisionButton
              type="text"
              size="small"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={`Remove ${line.name}`}
              onClick={() => onChange(setQuantity(lines, line.productId, 0))}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
