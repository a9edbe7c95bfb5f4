import type { LowStockRecord } from '#contracts';
import { counted, figure } from '../texts/words.js';
import type { MailContent } from './mail-content.js';

/** `records` are the most urgent of `total`. */
export function digestOf(records: LowStockRecord[], total: number): MailContent {
  const out = records.filter(({ inventory }) => inventory.currentStock === 0).length;
  const more = total - records.length;
  const items = counted(total, 'item');
  return {
    subject: out > 0 ? `${items} low, ${figure(out)} of them out of stock` : `${items} running low`,
    preheader: records
      .slice(0, 3)
      .map(({ product }) => product.name)
      .join(', '),
    heading: 'Your stock today',
    paragraphs: [
      `${items} ${total === 1 ? 'is' : 'are'} at or below the reorder threshold${out > 0 ? `, ${figure(out)} of them out of stock` : ''}.`,
    ],
    table: {
      columns: ['Product', 'In stock', 'Threshold'],
      rows: records.map(({ product, inventory }) => [
        product.name,
        figure(inventory.currentStock),
        figure(inventory.reorderThreshold),
      ]),
    },
    action: {
      label: more > 0 ? `Review these and ${figure(more)} more` : 'Review alerts',
      path: '/inventory?tab=alerts',
    },
  };
}
