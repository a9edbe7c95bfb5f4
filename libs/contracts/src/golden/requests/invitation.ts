import * as contracts from '../../index.js';
import {
  FIGURES,
  asked,
  listed,
  PAGE,
  type RequestExamples,
  withNull,
  OWN_DATA_PAGES,
  ownDataAsked,
} from '../examples.js';

const ID = [{ id: 9 }];

const relationships: contracts.Relationship[] = [true, false].map((full) => ({
  id: 9,
  buyerId: 5,
  supplierId: 7,
  status: full ? 'declined' : 'active',
  message: full ? 'We would like to order' : null,
  declineReason: full ? 'Fully booked' : null,
  mayAskAgainAt: full ? '2026-03-02T12:00:00.000Z' : null,
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

const invitations: contracts.Invitation[] = withNull(
  {
    id: 41,
    email: 'sales@anchor.example',
    inviteToken: 'n1eVS4yVlwbzfNPSDq6pOq2QyTpkVpZ5N8m6mXwVSTc',
    supplierId: 7,
    buyerId: 5,
    status: 'pending',
    expired: false,
    message: 'We would like to order here',
    createdAt: '2026-01-31T12:00:00.000Z',
    expiresAt: '2026-02-14T12:00:00.000Z',
    supplier: { id: 7, name: 'Anchor Supply' },
    sender: { id: 5, companyName: 'Berg Marine', firstName: 'Ada', lastName: 'Berg' },
  },
  'inviteToken',
  'buyerId',
  'message',
);
const details: contracts.InvitationDetails[] = invitations.map((invitation, n) => ({
  invitation,
  supplier: { id: 7, name: 'Anchor Supply', category: 'Hardware & Tools', location: n === 0 ? 'Hamburg' : null },
  buyer: n === 0 ? { id: 5, companyName: 'Berg Marine', firstName: 'Ada', lastName: 'Berg' } : null,
}));
const byAdmins: contracts.AdminInvitation[] = withNull(
  {
    id: 42,
    email: 'new@anchor.example',
    role: 'seller',
    status: 'pending',
    expired: false,
    message: 'Welcome',
    createdAt: '2026-01-31T12:00:00.000Z',
    expiresAt: '2026-02-14T12:00:00.000Z',
  },
  'message',
);
const TOKEN = { kind: 'supplier', token: 'n1eVS4yVlwbzfNPSDq6pOq2QyTpkVpZ5N8m6mXwVSTc' } as const;
const INVITED = [{ kind: 'supplier', id: 41 } as const];
const LISTED: (contracts.ListInvitationsInput & { kind: contracts.NetworkInvitationKind })[] = [
  { ...PAGE, kind: 'buyer', status: 'pending' },
  { kind: 'supplier' },
];
const potentialBuyers: contracts.PotentialBuyer[] = withNull(
  {
    id: 5,
    username: 'ada',
    firstName: 'Ada',
    lastName: 'Berg',
    companyName: 'Berg Marine',
    industry: 'manufacturing',
    location: 'Hamburg',
    industryMatchScore: 55,
    matchReasons: [{ part: 'category', points: 40, max: 40, reason: 'Buys Hardware & Tools, as you sell.' }],
    recentOrdersCount: 3,
    relationshipCount: 2,
    lastOrderDate: '2026-01-31T12:00:00.000Z',
    invited: false,
  },
  'industry',
  'location',
  'lastOrderDate',
);

export const INVITATION_REQUESTS: RequestExamples[] = [
  asked(
    contracts.RequestConnection,
    [{ supplierId: 7, message: 'We would like to order' }, { supplierId: 7 }],
    relationships,
  ),
  asked(contracts.AcceptConnection, ID, relationships),
  asked(contracts.DeclineConnection, [{ id: 9, reason: 'Fully booked' }, { id: 9 }], relationships),
  listed(contracts.ListSuppliersOfBuyer, [{ ...PAGE, status: 'active', supplierId: 7 }, {}], relationships),
  listed(contracts.ListBuyersOfSupplier, [{ ...PAGE, status: 'pending' }, {}], relationships),
  asked(
    contracts.FindPotentialBuyers,
    [{ ...PAGE, industry: 'manufacturing', minScore: 40, area: 'hamburg' }, {}],
    withNull(
      {
        potentialBuyers,
        supplierCategories: ['Hardware & Tools'],
        totalFound: 2,
        industryMatches: 1,
        next: 'eyJpZCI6NDF9',
      },
      'next',
    ),
  ),
  asked(contracts.RemoveConnection, [{ supplierId: 7 }], [null]),
  asked(
    contracts.InviteSupplier,
    [
      { email: 'sales@anchor.example', supplierId: 7, buyerId: 5, message: 'We would like to order here' },
      { email: 'sales@anchor.example', supplierId: 7 },
    ],
    invitations,
  ),
  asked(
    contracts.InviteBuyer,
    [
      { email: 'ada@example.com', supplierId: 7, sellerId: 3 },
      { buyerId: 5, message: 'We sell what you buy' },
    ],
    invitations,
  ),
  listed(contracts.ListSentInvitations, LISTED, invitations),
  listed(contracts.ListReceivedInvitations, LISTED, invitations),
  asked(contracts.ResendInvitation, INVITED, invitations),
  asked(contracts.CancelInvitation, INVITED, [null]),
  asked(contracts.GetInvitation, [TOKEN], details),
  asked(contracts.AcceptInvitation, [{ ...TOKEN, userId: 3 }, TOKEN], invitations),
  asked(contracts.DeclineInvitation, [TOKEN], invitations),
  asked(
    contracts.InviteUser,
    [
      { email: 'new@anchor.example', role: 'seller', message: 'Welcome' },
      { email: 'new@anchor.example', role: 'seller' },
    ],
    byAdmins,
  ),
  listed(contracts.ListAdminInvitations, [{ ...PAGE, status: 'pending' }, {}], byAdmins),
  asked(contracts.ResendAdminInvitation, [{ id: 42 }], byAdmins),
  asked(contracts.CancelAdminInvitation, [{ id: 42 }], [null]),
  asked(
    contracts.GetInvitationLink,
    [{ purpose: 'link', id: 41, generation: 1 }],
    [{ path: '/accept-invitation?token=n1eVS4yVlwbzfNPSDq6pOq2QyTpkVpZ5N8m6mXwVSTc' }, { path: null }],
  ),
  asked(contracts.GetInvitedRole, [{ token: TOKEN.token, email: 'new@anchor.example' }], [{ role: 'admin' }]),
  asked(contracts.GetInvitationMetrics, [{}], [{ facts: null, ...FIGURES }]),
  asked(contracts.GetOwnInvitationData, ownDataAsked('imports'), OWN_DATA_PAGES),
];
