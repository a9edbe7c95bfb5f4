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

const ID = [{ id: 5 }];
const AUDIT_FILE = { key: 'export-2', fileName: 'audit-log-2026-01-31.csv', fileType: 'text/csv' };
const OWN_DATA_FILE = { key: 'export-1', fileName: 'personal-data-2026-01-31.zip', fileType: 'application/zip' };
const TOKEN = 'n1eVS4yVlwbzfNPSDq6pOq2QyTpkVpZ5N8m6mXwVSTc';

const users: contracts.User[] = withNull(
  {
    id: 5,
    username: 'ada',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Berg',
    companyName: 'Berg Marine',
    companySize: '11-50',
    industry: 'manufacturing',
    phone: '+49 40 1234',
    address: 'Kai 1\n20457 Hamburg',
    role: 'buyer',
    sells: false,
    currency: 'EUR',
    isApproved: true,
    isActive: true,
    twoFactorEnabled: false,
    marketingEmails: false,
    orderNotifications: true,
    inventoryAlerts: true,
    supplierUpdates: true,
    darkMode: false,
    compactView: false,
    discoverable: true,
    createdAt: '2026-01-31T12:00:00.000Z',
  },
  'companySize',
  'industry',
  'phone',
  'address',
);
/** While an administrator impersonates. */
const until = '2026-01-31T13:00:00.000Z';
const self: contracts.User[] = [
  ...users,
  { ...users[0]!, pendingEmail: 'new@example.com' },
  { ...users[0]!, originalRole: 'admin', impersonatedUntil: until },
];
const epoch = '6f1c1c0e-6d0e-4a6b-9a55-0f6f7d1b9a01';
const authenticated = users.map((user) => ({ ...user, sessionEpoch: epoch }));

const tokenHash = 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg';
const tokens: contracts.AccessToken[] = withNull(
  {
    id: 3,
    name: 'Warehouse scanner',
    scopes: ['stock:write', 'orders:read'],
    createdAt: '2026-01-31T12:00:00.000Z',
    expiresAt: '2026-05-01T12:00:00.000Z',
    lastUsedAt: '2026-02-01T12:00:00.000Z',
  },
  'lastUsedAt',
);

const company = {
  companySize: '11-50',
  industry: 'manufacturing',
  phone: '+49 40 1234',
  address: 'Kai 1\n20457 Hamburg',
};
const profile = {
  firstName: 'Ada',
  lastName: 'Berg',
  email: 'ada@example.com',
  companyName: 'Berg Marine',
  currency: 'EUR' as const,
};
const newUser: contracts.RegisterInput = {
  username: 'ada',
  email: 'ada@example.com',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  firstName: 'Ada',
  lastName: 'Berg',
  companyName: 'Berg Marine',
  role: 'buyer',
};
const login = { username: 'ada', password: 'correct horse' };
const passwords = {
  currentPassword: 'correct horse',
  newPassword: 'battery staple',
  confirmPassword: 'battery staple',
};
const settings: contracts.UpdateSettingsInput = {
  marketingEmails: false,
  orderNotifications: true,
  inventoryAlerts: true,
  supplierUpdates: true,
  darkMode: false,
  compactView: false,
  discoverable: false,
  twoFactorEnabled: true,
};

const preferences: contracts.Preferences = { values: [{ name: 'size', value: '50' }] };

const origin = 'https://market.example.com';
const passkeys: contracts.Passkey[] = withNull(
  { id: 4, name: 'Laptop', createdAt: '2026-01-31T12:00:00.000Z', lastUsedAt: '2026-02-01T12:00:00.000Z' },
  'lastUsedAt',
);
const passkeyCreation: contracts.PasskeyCreation = {
  rp: { id: 'market.example.com', name: 'Tradeyard' },
  user: { id: TOKEN, name: 'ada', displayName: 'Ada Berg' },
  challenge: TOKEN,
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [{ type: 'public-key', id: 'AQID', transports: ['internal'] }],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};
const signed = { id: 'AQID', clientDataJSON: 'e30', authenticatorData: 'AQID', signature: 'AQID', origin };
const attested = { name: 'Laptop', id: 'AQID', clientDataJSON: 'e30', attestationObject: 'oA', origin };

const enrolment: contracts.TwoFactorEnrolment = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  otpauthUrl: 'otpauth://totp/Tradeyard:ada?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  qrSvg: '<svg/>',
};

const system: contracts.SystemSettingsInput = {
  registrationOpen: true,
  defaultCurrency: 'USD',
  taxRatePercent: 7.7,
  invitationDays: 14,
  productReview: true,
};
const systemKept: contracts.SystemSettings[] = withNull(
  { ...system, updatedBy: 'root', updatedAt: '2026-01-31T12:00:00.000Z' },
  'updatedBy',
  'updatedAt',
);

export const IDENTITY_REQUESTS: RequestExamples[] = [
  asked(contracts.VerifyCredentials, [{ ...login, code: '123456' }, login], authenticated),
  asked(contracts.RegisterUser, [{ ...newUser, ...company, invitationToken: TOKEN }, newUser], authenticated),
  asked(contracts.GetCurrentUser, [{}], self),
  asked(contracts.UpdateProfile, [{ ...profile, ...company }, profile], self),
  asked(contracts.UpdateSettings, [settings, {}], self),
  asked(contracts.GetPreferences, [{}], [preferences]),
  asked(
    contracts.SetPreference,
    [{ name: 'size', value: '50' }, { name: 'size', value: null }, { name: 'size' }],
    [preferences],
  ),
  asked(contracts.FindUserByEmail, [{ email: 'ada@berg.example' }], [{ id: 5 }, { id: null }]),
  listed(contracts.ListUsers, [{ ...PAGE, role: 'seller', status: 'pending' }, {}], users),
  asked(
    contracts.GetUser,
    ID,
    users.map((user, n) => ({
      ...user,
      rejectedAt: n === 0 ? null : '2026-01-31T12:00:00.000Z',
      deletedAt: n === 0 ? null : '2026-02-28T12:00:00.000Z',
      passkeys: 1,
      accessTokens: 2,
    })),
  ),
  asked(contracts.AdminUpdateUser, [{ id: 5, isActive: true, isApproved: true }, { id: 5 }], users),
  asked(contracts.ResetPassword, [{ id: 5, password: 'battery staple' }], users),
  asked(contracts.ApproveUser, ID, users),
  asked(contracts.RejectUser, [{ id: 5, reason: 'No such company' }], users),
  asked(
    contracts.GetSessionStates,
    [{ userIds: [5, 6] }],
    [
      [
        { userId: 5, epoch, keptSession: 'b2f7' },
        { userId: 6, epoch, keptSession: null },
      ],
    ],
  ),
  asked(
    contracts.ChangePassword,
    [{ ...passwords, session: { id: 'b2f7', epoch } }, passwords],
    [{ message: 'Password changed' }],
  ),
  asked(
    contracts.StartImpersonation,
    ID,
    authenticated.map((user) => ({ id: 3, user, until })),
  ),
  asked(contracts.EndImpersonation, [{ id: 3, by: 'button' }], authenticated),
  asked(contracts.RecordImpersonatedWrite, [{ id: 3, method: 'POST', path: '/api/orders' }], [{ entryId: 8 }]),
  asked(contracts.RecordImpersonatedWriteV1, [{ id: 3, method: 'POST', path: '/api/orders' }], [null]),
  asked(contracts.RecordImpersonatedOutcome, [{ entryId: 8, status: 409 }], [null]),
  asked(
    contracts.ExportAudit,
    [
      { format: 'csv' },
      { ...PAGE, format: 'xlsx', action: 'user.deleted', userId: 5, from: '2026-01-01', to: '2026-02-01' },
    ],
    [
      { id: 9, status: 'waiting', file: null },
      { id: 9, status: 'ready', file: AUDIT_FILE },
    ],
  ),
  asked(contracts.GetAuditExport, [{ id: 9 }], [AUDIT_FILE]),
  listed(
    contracts.ListAudit,
    [{ ...PAGE, action: 'user.deleted', userId: 5, from: '2026-01-01', to: '2026-02-01' }, {}],
    withNull(
      {
        id: 8,
        at: '2026-01-31T12:00:00.000Z',
        actorId: 5,
        actorUsername: 'ada',
        impersonatorId: 1,
        impersonatorUsername: 'root',
        action: 'user.updated',
        entityType: 'user',
        entityId: 5,
        entityName: 'ada',
        outcome: 'refused',
        status: 409,
        details: {},
      },
      'actorUsername',
      'impersonatorId',
      'impersonatorUsername',
      'entityName',
      'status',
    ),
  ),
  asked(contracts.GetSystemSettings, [{}], systemKept),
  asked(contracts.GetRegistration, [{}], [{ open: true }]),
  asked(contracts.UpdateSystemSettings, [system], systemKept),
  asked(contracts.CloseAccount, [{ password: 'correct horse' }], [null]),
  asked(contracts.DeleteUser, ID, [null]),
  asked(contracts.EndUserSessions, ID, [null]),
  asked(
    contracts.RecordSessionEnd,
    [
      { id: 5, session: { device: 'Firefox on Linux', place: '203.0.113.x' } },
      { id: 5, session: { device: 'Unknown device', place: null } },
    ],
    [null],
  ),
  asked(contracts.EndOtherSessions, [{ session: { id: 'b2f7', epoch } }], [null]),
  asked(contracts.ListAccessTokens, [{}], [[], tokens]),
  asked(
    contracts.CreateAccessToken,
    [{ name: 'Warehouse scanner', scopes: ['stock:write'], expiresInDays: 90, password: 'correct horse' }],
    tokens.map((made) => ({ ...made, token: `ty_${tokenHash}` })),
  ),
  asked(contracts.RevokeAccessToken, ID, [null]),
  asked(
    contracts.FindAccessTokens,
    [{ hashes: [tokenHash] }],
    [[], [{ id: 3, hash: tokenHash, userId: 5, role: 'buyer', scopes: ['stock:write'] }]],
  ),
  asked(contracts.ListPasskeys, [{}], [[], passkeys]),
  asked(contracts.StartPasskey, [{ password: 'correct horse', origin }], [passkeyCreation]),
  asked(contracts.AddPasskey, [attested, { ...attested, transports: ['internal'] }], passkeys),
  asked(contracts.RenamePasskey, [{ id: 4, name: 'Phone' }], passkeys),
  asked(contracts.RemovePasskey, [{ id: 4, password: 'correct horse' }], [null]),
  asked(
    contracts.StartPasskeyLogin,
    [{ origin }],
    [{ rpId: 'market.example.com', challenge: TOKEN, timeout: 300_000, userVerification: 'required' }],
  ),
  asked(contracts.LogInByPasskey, [signed, { ...signed, userHandle: TOKEN }], authenticated),
  asked(contracts.StartTwoFactor, [{}], [enrolment]),
  asked(
    contracts.ConfirmTwoFactor,
    [{ code: '123456', session: { id: 'b2f7', epoch } }, { code: '123456' }],
    [{ recoveryCodes: ['abcde-fghjk'] }],
  ),
  asked(contracts.DisableTwoFactor, [{ password: 'correct horse' }], [null]),
  asked(contracts.ResetTwoFactor, ID, users),
  asked(
    contracts.GetAccountLink,
    [{ purpose: 'password-reset', id: 5, generation: 1 }],
    [{ path: `/reset-password?token=${TOKEN}` }, { path: null }],
  ),
  asked(contracts.AskForPasswordReset, [{ email: 'ada@example.com' }], [{ message: 'On its way' }]),
  asked(contracts.GetEmailChange, [{ token: TOKEN }], [{ username: 'ada', email: 'new@example.com' }]),
  asked(contracts.ConfirmEmail, [{ token: TOKEN }], [{ username: 'ada', email: 'new@example.com' }]),
  asked(contracts.CancelEmailChange, [{}], [null]),
  asked(contracts.GetPasswordReset, [{ token: TOKEN }], [{ username: 'ada' }]),
  asked(
    contracts.CompletePasswordReset,
    [{ token: TOKEN, newPassword: 'battery staple', confirmPassword: 'battery staple' }],
    [{ message: 'Password changed' }],
  ),
  asked(contracts.GetUserMetrics, [{}], [{ facts: { buyer: 5, seller: 3, admin: 1, pending: 1 }, ...FIGURES }]),
  asked(
    contracts.ExportOwnData,
    [{ format: 'zip' }],
    [
      { id: 9, status: 'waiting', file: null },
      { id: 9, status: 'ready', file: OWN_DATA_FILE },
    ],
  ),
  asked(contracts.GetOwnDataExport, [{ id: 9 }], [OWN_DATA_FILE]),
  asked(contracts.GetOwnIdentityData, ownDataAsked('account'), OWN_DATA_PAGES),
];
