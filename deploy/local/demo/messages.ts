import { ok } from './calls.js';
import type { Market } from './seed.js';

/** What is said about an order, in turns; the buyer begins. */
type Talk = string[];

const TALKS: Talk[] = [
  [
    'Could you add the certificates for the stainless parts to this delivery?',
    'They are in the box with the delivery note. Shout if one is missing.',
    'Found them, thank you.',
  ],
  [
    'We need this on Thursday at the latest. Will that work?',
    'It leaves today, so Wednesday is realistic.\nI will tell you if the carrier says otherwise.',
  ],
  [
    'One carton arrived dented. The goods are fine, but please have a word with the carrier.',
    'Sorry about that. Could you send the label number? Photos help too: https://claims.carrier.example/report',
    'Label 0047-1182. Nothing was damaged inside.',
    'Passed on. I have taken the freight off this order’s invoice.',
  ],
  [
    'Do you expect prices to change next quarter? We are planning a larger series.',
    'No change planned until the summer. For more than 50 boxes I can make you a quote.',
    'Good to know. I will come back to you in two weeks.',
  ],
  ['Please deliver to the yard gate, the front entrance is closed this week.', 'Noted for the driver.'],
];

/** The latest, which somebody still has to read: by side. */
const LATEST: { fromSupplier: Talk; fromBuyer: Talk } = {
  fromSupplier: [
    'Good morning Maya, your order is packed and waits for the carrier.',
    'Tracking follows this afternoon.',
  ],
  fromBuyer: ['Could you hold two of the 24 V power supplies for us? The order goes out this week.'],
};

/** Buyer and supplier talk about an order, and both have read it. `n` chooses what they say. */
export async function talkAbout(market: Market, orderId: number, n: number): Promise<void> {
  const { supplierId, seller } = await partiesOf(market, orderId);
  const talk = TALKS[n % TALKS.length]!;
  let conversationId = 0;
  for (const [turn, text] of talk.entries()) {
    const about = turn === 0 ? { orderId } : {};
    if (turn === 0) {
      ({ id: conversationId } = await ok<{ id: number }>(
        market.buyer.post('/api/conversations', { supplierId, text, ...about }),
      ));
    } else {
      const writer = turn % 2 === 0 ? market.buyer : seller;
      await ok(writer.post(`/api/conversations/${conversationId}/messages`, { text }));
    }
  }
  for (const reader of [market.buyer, seller]) await ok(reader.put(`/api/conversations/${conversationId}/read`, {}));
}

/** What is on the desk today: the first supplier wrote about its order, the buyer wrote to the other one. */
export async function latestMessages(market: Market, orderId: number): Promise<void> {
  const { supplierId, seller } = await partiesOf(market, orderId);
  const { id: buyerId } = await ok<{ id: number }>(market.buyer.get('/api/user'));
  for (const [turn, text] of LATEST.fromSupplier.entries()) {
    const about = turn === 0 ? { orderId } : {};
    await ok(seller.post('/api/conversations', { buyerId, supplierId, text, ...about }));
  }
  const other = [...market.sellers.keys()].find((id) => id !== supplierId)!;
  for (const text of LATEST.fromBuyer) {
    await ok(market.buyer.post('/api/conversations', { supplierId: other, text }));
  }
}

async function partiesOf({ buyer, sellers }: Market, orderId: number) {
  const { supplierId } = await ok<{ supplierId: number }>(buyer.get(`/api/orders/${orderId}`));
  return { supplierId, seller: sellers.get(supplierId)! };
}
