import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The texts that the product's description quotes: people, and guides written for them, look for these very words. Each
 * stands in the part of the client that shows it; `{…}` is what differs.
 */
const SHOWN: Record<string, string[]> = {
  api: ['Settings updated'],
  app: [
    'Search inventory, suppliers, orders...',
    'Current view',
    'Switch to Seller Mode',
    'Switch to Buyer Mode',
    'Admin Impersonation Mode: Viewing as {role} user',
    'Return to Admin',
    'Failed to end impersonation mode',
    'Admin mode restored',
    "You've returned to your admin account",
  ],
  components: [
    'Invitation Pending',
    'Failed to reject order',
    'Order Rejected',
    '404 Page Not Found',
    'Did you forget to add the page to the router?',
    'Please enter a valid email address',
    'Failed to send invitation',
    'Failed to resend invitation',
    'Failed to Send Invitation',
    'There was an error sending your invitation.',
    'Failed to cancel invitation',
    'Invitation Sent',
    'Invitation resent',
    'Invitation cancelled',
    'Category is required',
    'Failed to send connection request',
    'Connection request sent',
    'The supplier will be notified of your request.',
  ],
  'features/admin': [
    'Failed to update user status',
    'Status updated',
    'Failed to impersonate user',
    'Failed to delete user',
    'User deleted',
    'Failed to reset password',
    'Password reset',
    'Password must be at least 6 characters',
  ],
  'features/auth': [
    'Back to Homepage',
    'Username is required',
    'Password is required',
    'Password must be at least 6 characters',
    "Passwords don't match",
    'First name is required',
    'Last name is required',
    'Please enter a valid email',
    'Company name is required',
    'Login failed',
    'Registration failed',
  ],
  'features/brands': [
    'No brands found',
    'No brands yet',
    'Brand name is required',
    'Brand name too long',
    'Supplier is required',
    'Failed to fetch brands',
    'Brand updated successfully',
    'Brand deleted successfully',
    'Failed to update brand',
    'Failed to delete brand',
  ],
  'features/dashboard': [
    'Account Created',
    'Browse Suppliers',
    'Go to Dashboard',
    'Action Required',
    'Welcome to Your Procurement Hub',
    'Welcome back, {firstName}!',
    '{n} urgent',
    'View All',
  ],
  'features/invitations': [
    'Email mismatch',
    'Failed to accept invitation',
    'Failed to decline invitation',
    'This invitation is invalid, expired, or has already been used.',
    'Login required',
  ],
  'features/inventory': [
    'Search products, SKU, location...',
    'Add Your First Item',
    'You must select a product',
    'Current stock is required',
    'Stock cannot be negative',
    'Reorder threshold is required',
    'Threshold cannot be negative',
    'Validation Error',
    'Stock values cannot be negative',
    'Adjustment reason is required',
    'Failed to add product to inventory',
    'Failed to update inventory',
    'Failed to delete inventory item',
    'Failed to delete inventory items',
    'Product added to inventory successfully',
    'Inventory updated successfully',
    'Inventory item removed successfully',
    'No inventory items',
  ],
  'features/invoices': [
    'Invoice review completed',
    'Failed to load invoice data',
    'File too large',
    'Invalid file type',
    'Upload failed',
    'Failed to process invoice. Please try again.',
    'Failed to update line item',
    'Failed to import line item',
    'Failed to import all items',
    'Failed to fetch invoice',
  ],
  'features/marketplace': ['Failed to fetch marketplace suppliers', 'Failed to fetch marketplace products'],
  'features/notifications': [
    'Mark all as read',
    'View all notifications',
    'Mark as read',
    'No notifications to display',
    'Failed to mark notification as read',
    'Failed to mark all notifications as read',
    'All notifications marked as read',
  ],
  'features/network-requests': [
    'Unable to load potential customers. Please try again later.',
    'Connection Request Sent',
    'Failed to send request',
  ],
  'features/orders': [
    'Create Your First Order',
    'No Pending Orders',
    'Unknown Supplier',
    'Please select a product',
    'Please select a supplier for this order',
    'Please add at least one product to the order',
    'Please select a product and enter a valid quantity',
    'Failed to create order',
    'Failed to update order',
    'Failed to delete order',
    'Failed to update order status',
    'Order Updated',
    'No orders yet',
  ],
  'features/products': [
    'No products found',
    'Create First Product',
    'Manage Brands First',
    'Invalid price format',
    'Must be a whole number',
    'Please select a supplier first',
    'Brand created successfully',
    'Failed to create brand',
    'Product deleted successfully',
    'Failed to delete product',
    'Failed to toggle product visibility',
    'Failed to create product',
    'Failed to update product',
    'Product is now {how} marketplace',
  ],
  'features/profile': [
    'Currency is required',
    'Current password is required',
    'New password must be at least 8 characters',
    'Confirm your new password',
    'Passwords do not match',
    'Update failed',
    'Password change failed',
    'Profile updated',
    'Password changed',
  ],
  'features/seller-orders': ['No orders yet', 'Orders will appear here once customers start purchasing'],
  'features/suppliers': [
    'Request Catalog Access',
    'Supplier Not Found',
    'Return to Suppliers',
    'No suppliers found',
    'Failed to remove supplier',
    'Failed to add supplier',
    'Failed to update supplier',
    'Failed to load supplier details: {message}',
    'Failed to load supplier products: {message}',
  ],
  kit: ['Failed to copy', 'Showing {n} of {total}'],
  lib: [
    'Logout failed',
    'Login successful',
    'Registration successful',
    'Logged out',
    'You have been successfully logged out.',
    'User not authenticated',
    'Invalid date',
  ],
};

const SOURCES = resolve(import.meta.dirname, '../../web/src');

/** The words of a part of the client, as they are read: without line breaks and escapes. */
function wordsOf(folder: string): string {
  return readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|testing\//.test(file))
    .map((file) => readFileSync(join(SOURCES, folder, file), 'utf8'))
    .join('\n')
    .replaceAll("\\'", "'")
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ');
}

const partsOf = (text: string): string[] => text.split(/\{\w+\}/).filter((part) => /\w/.test(part));
const stands = (text: string, words: string): boolean => partsOf(text).every((part) => words.includes(part));

describe('the quoted texts', () => {
  it.each(Object.keys(SHOWN))('of %s stand there', (folder) => {
    const words = wordsOf(folder);
    expect(SHOWN[folder]!.filter((text) => !stands(text, words))).toEqual([]);
  });
});
