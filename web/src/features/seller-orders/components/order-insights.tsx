import type { OrderSummary } from '../../../api/order-summary';
import { Surface } from '../../../components/surface';
import { count } from '../../../lib/count';
import { formatMoney } from '../../../lib/money';
import styles from './order-insights.module.css';

/** The figures again, as sentences that say what they mean. */
export function OrderInsights({ summary }: { summary: OrderSummary }) {
  const sentences = insights(summary);
  if (sentences.length === 0) return null;
  return (
    <Surface title="Performance Insights">
      <ul className={styles.list}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Surface>
  );
}

function insights({ total, pending, completed, fulfilmentRate, revenue, potentialRevenue }: OrderSummary): string[] {
  const sentences: string[] = [];
  if (fulfilmentRate !== null && total > 0) {
    sentences.push(`Fulfilment rate ${fulfilmentRate}%: ${completed} of ${count(total, 'order')} delivered.`);
  }
  if (revenue && completed > 0) {
    sentences.push(`A delivered order is worth ${formatMoney(Math.round(revenue / completed))} on average.`);
  }
  if (pending > 0 && potentialRevenue) {
    sentences.push(`${count(pending, 'pending order')} would bring ${formatMoney(potentialRevenue)} once accepted.`);
  }
  return sentences;
}
