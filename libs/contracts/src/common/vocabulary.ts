/** The closed word lists of the product. Each is both a runtime list (for validation) and a type. */

export const ROLES = ['buyer', 'seller', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The side of the market a call speaks for (header `X-View-Mode`). It never grants rights. */
export const VIEW_MODES = ['buyer', 'seller'] as const;
export type ViewMode = (typeof VIEW_MODES)[number];

export const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const SUPPLIER_CATEGORIES = [
  'Hardware & Tools',
  'Electronics & Components',
  'Chemicals & Adhesives',
  'Office & Packaging',
  'Raw Materials',
  'Automotive',
  'Other',
] as const;

export const UNITS = ['piece', 'box', 'case', 'pallet', 'kg', 'lb', 'meter', 'foot'] as const;

export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-500', '501+'] as const;

export const INDUSTRIES = [
  'manufacturing',
  'automotive',
  'construction',
  'healthcare',
  'technology',
  'food',
  'retail',
  'other',
] as const;

/** Derived from stock and threshold: 0 is out of stock, at or below the threshold is low. */
export const STOCK_STATUSES = ['in_stock', 'low_stock', 'out_of_stock'] as const;
export type StockStatus = (typeof STOCK_STATUSES)[number];

export const ADJUSTMENT_REASONS = [
  'Manual count',
  'Damaged goods',
  'Returned items',
  'Found stock',
  'Theft/Loss',
  'Expired items',
  'Other',
] as const;
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number];

export const ORDER_STATUSES = [
  'draft',
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
  'rejected',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const RELATIONSHIP_STATUSES = ['pending', 'active', 'declined'] as const;
export const INVITATION_STATUSES = ['pending', 'accepted', 'declined'] as const;
/** How a buyer and a supplier stand to each other in a supplier's view; a declined request reads as none. */
export const SUPPLIER_RELATIONSHIPS = ['active', 'pending', 'none'] as const;
export type SupplierRelationship = (typeof SUPPLIER_RELATIONSHIPS)[number];

export const NOTIFICATION_TYPES = ['new_order', 'order_status_change', 'inventory_alert', 'other'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** The switches of the settings that mails heed. */
export const MAIL_SWITCHES = ['marketingEmails', 'orderNotifications', 'inventoryAlerts', 'supplierUpdates'] as const;
export type MailSwitch = (typeof MAIL_SWITCHES)[number];

export const ACTIVITY_ACTIONS = ['order_created', 'inventory_updated', 'supplier_connected', 'other'] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

/** pending: stored, not yet taken up. processing: a worker reads it. The other three are final. */
export const EXTRACTION_STATUSES = ['pending', 'processing', 'completed', 'needs_review', 'failed'] as const;
export type ExtractionStatus = (typeof EXTRACTION_STATUSES)[number];

export const UPLOAD_EXTENSIONS = ['pdf', 'csv', 'png', 'jpeg', 'jpg', 'gif', 'webp'] as const;
/** 10 MB, per file. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;

/** The largest value an integer column holds (2^31 - 1); larger numbers are refused at the edge. */
export const MAX_INT = 2_147_483_647;
/** Named, because the OpenAPI generator drops a property whose decorator says `-MAX_INT`. */
export const MIN_INT = -2_147_483_647;
