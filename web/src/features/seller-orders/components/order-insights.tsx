import { type OrderSummary, sumsOf } from '../../../api/order-summary';
import { Surface } from '../../../kit/page/surface';
import { count } from '../../../lib/numbers';
import { formatAmounts } from '../../../lib/money';
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

function insights(summary: OrderSummary): string[] {
  const { total, pending, completed, fulfilmentRate, values } = summary;
  const sentences: string[] = [];
  if (fulfilmentRate !== null && total > 0) {
    sentences.push(`Fulfilment rate ${fulfilmentRate}%: ${completed} of ${count(total, 'order')} delivered.`);
  }
  // An average over orders in several currencies would say nothing.
  const [only, ...others] = values;
  if (only?.revenue && completed > 0 && others.length === 0) {
    const average = [{ currency: only.currency, cents: Math.round(only.revenue / completed) }];
    sentences.push(`A delivered order is worth ${formatAmounts(average)} on average.`);
  }
  const potential = sumsOf(summary, 'potentialRevenue');
  if (pending > 0 && potential.some(({ cents }) => cents > 0)) {
    sentences.push(`${count(pending, 'pending order')} would bring ${formatAmounts(potential)} once accepted.`);
  }
  return sentences;
}
