import { parentPort } from 'node:worker_threads';
import type { PaperSize } from '#contracts';
import type { PurchaseOrder } from './purchase-order.js';
import { purchaseOrderPdf } from './purchase-order-pdf.js';

/** What the thread is given, one at a time. */
export interface PrintTask {
  order: PurchaseOrder;
  paper: PaperSize;
}

parentPort!.on('message', ({ order, paper }: PrintTask) => {
  // A failure ends the thread, and whoever waits is told.
  void purchaseOrderPdf(order, paper).then((pdf) => parentPort!.postMessage(pdf));
});
