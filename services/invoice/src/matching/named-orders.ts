import { Injectable } from '@nestjs/common';
import { FindOrdersByNumber, type OrderStatus } from '#contracts';
import { type Actor, DomainError, Log, Requests } from '#platform';
import { type LinkedOrder, LinkedOrders } from './linked-orders.js';

/** Of these no goods come. */
const NEVER_SENT: readonly OrderStatus[] = ['draft', 'cancelled', 'rejected'];

/** What is read of an invoice and tells its order. */
interface Naming {
  orderNumbers: string[];
  supplierId: number | null;
}

/** Finds the order of the buyer's whose number an invoice prints. */
@Injectable()
export class NamedOrders {
  constructor(
    private readonly requests: Requests,
    private readonly linkedOrders: LinkedOrders,
    private readonly log: Log,
  ) {}

  /**
   * Null unless it is exactly one, which was sent, to the invoice's supplier if that is known. An ordering that is away
   * costs the link, not the invoice.
   */
  async find(actor: Actor, naming: Naming): Promise<LinkedOrder | null> {
    if (naming.orderNumbers.length === 0) return null;
    try {
      return await this.ask(actor, naming);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.log.warn({ err: error }, 'an invoice is read without the order that it names');
      return null;
    }
  }

  private async ask(actor: Actor, { orderNumbers, supplierId }: Naming): Promise<LinkedOrder | null> {
    const { orders } = await this.requests.send(FindOrdersByNumber, { orderNumbers }, { as: actor });
    const [order, ...others] = orders;
    if (!order || others.length > 0 || NEVER_SENT.includes(order.status)) return null;
    if (supplierId !== null && order.supplierId !== supplierId) return null;
    return this.linkedOrders.ask(actor, order.id);
  }
}
