import * as contracts from '../../index.js';
import { asked, listed, PAGE, type RequestExamples } from '../examples.js';

const ID = [{ id: 9 }];

const relationships: contracts.Relationship[] = [true, false].map((full) => ({
  id: 9,
  buyerId: 5,
  supplierId: 7,
  status: 'active',
  message: full ? 'We would like to order' : null,
  createdAt: '2026-01-31T12:00:00.000Z',
  updatedAt: '2026-01-31T12:00:00.000Z',
  supplier: { id: 7, name: 'Anchor Supply', category: 'Hardware & Tools', location: full ? 'Hamburg' : null },
  buyer: {
    id: 5,
    companyName: 'Berg Marine',
    firstName: 'Ada',
    lastName: 'Berg',
    industry: full ? 'manufacturing' : null,
  },
}));

export const INVITATION_REQUESTS: RequestExamples[] = [
  asked(
    contracts.RequestConnection,
    [{ supplierId: 7, message: 'We would like to order' }, { supplierId: 7 }],
    relationships,
  ),
  asked(contracts.AcceptConnection, ID, relationships),
  asked(contracts.DeclineConnection, [{ id: 9, reason: 'Fully booked' }, { id: 9 }], relationships),
  listed(contracts.ListSuppliersOfBuyer, [{ ...PAGE, status: 'active' }, {}], relationships),
  listed(contracts.ListBuyersOfSupplier, [{ ...PAGE, status: 'pending' }, {}], relationships),
  asked(contracts.RemoveConnection, [{ supplierId: 7 }], [null]),
];
