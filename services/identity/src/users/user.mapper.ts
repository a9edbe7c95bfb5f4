import type { User, UserSnapshot } from '#contracts';
import type { UserEntity } from './user.entity.js';

/** What a user may be told about themselves; the password hash stays here. */
export function toUser(user: UserEntity): User {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    companyName: user.companyName,
    companySize: user.companySize,
    industry: user.industry,
    phone: user.phone,
    address: user.address,
    role: user.role,
    sells: user.sells,
    currency: user.currency,
    isApproved: user.isApproved,
    isActive: user.isActive,
    twoFactorEnabled: user.twoFactorEnabled,
    marketingEmails: user.marketingEmails,
    orderNotifications: user.orderNotifications,
    inventoryAlerts: user.inventoryAlerts,
    supplierUpdates: user.supplierUpdates,
    darkMode: user.darkMode,
    compactView: user.compactView,
    discoverable: user.discoverable,
    createdAt: user.createdAt.toISOString(),
  };
}

/** What other services may keep of a user. */
export function toSnapshot(user: UserEntity): UserSnapshot {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    companyName: user.companyName,
    companySize: user.companySize,
    industry: user.industry,
    address: user.address,
    role: user.role,
    isApproved: user.isApproved,
    isActive: user.isActive,
    marketingEmails: user.marketingEmails,
    orderNotifications: user.orderNotifications,
    inventoryAlerts: user.inventoryAlerts,
    supplierUpdates: user.supplierUpdates,
    discoverable: user.discoverable,
    version: user.version,
  };
}
