import { GetOwnCatalogData, type OwnDataAreas } from '#contracts';
import { type OwnDataArea, ownDataOf } from '#platform';

const AREAS: Record<OwnDataAreas<'catalog'>, OwnDataArea> = {
  suppliers: {
    tables: ['suppliers'],
    text: `SELECT id AS key, id, name, description, category, contact_email, contact_phone, website, whatsapp, address,
             location, tags, logo_url, currency, default_lead_time, order_minimum, rating_average, rating_count,
             created_at, deleted_at
           FROM suppliers WHERE owner_id = $1 OR (owner_id IS NULL AND created_by = $1)
           UNION ALL
           SELECT s.id, s.id, r.name, r.description, r.category, r.contact_email, r.contact_phone, r.website,
             r.whatsapp, r.address, r.location, r.tags, NULL, s.currency, r.default_lead_time, r.order_minimum,
             NULL, NULL, s.created_at, s.deleted_at
           FROM suppliers s, jsonb_populate_record(NULL::suppliers, s.typed_in) r
           WHERE s.created_by = $1 AND s.typed_in IS NOT NULL`,
  },
  brands: {
    tables: ['brands'],
    text: 'SELECT id AS key, id, supplier_id, name, description, created_at FROM brands WHERE created_by = $1',
  },
  products: {
    tables: ['products'],
    text: `SELECT id AS key, id, supplier_id, brand_id, name, sku, description, category, price, currency,
             min_order_quantity, unit_of_measure, lead_time, image_url, is_approved, visible_on_marketplace,
             rejection_reason, submitted_at, created_at, archived_at
           FROM products WHERE created_by = $1`,
  },
  'product-changes': {
    tables: ['product_changes'],
    text: `SELECT id AS key, kind, changed, created, file_name, created_at, undone_at FROM product_changes
           WHERE user_id = $1`,
  },
  imports: {
    tables: ['imports'],
    text: 'SELECT id AS key, file_name, dry_run, status, created_at FROM imports WHERE user_id = $1',
  },
};

/** The catalogue's part of what is kept of a person. */
export class OwnDataController extends ownDataOf(GetOwnCatalogData, AREAS, {
  owners: 'a copy of identity’s users',
  relationships: 'a copy of invitation’s',
  picture_uploads: 'dropped unless a product shows them',
}) {}
