/**
 * What a record is put back to when the owner that it was given to leaves. The currency is not among it: prices and
 * orders are in the present one.
 */
export const TYPED_IN = `name, description, category, contact_email, contact_phone, website, whatsapp, address,
  location, tags, default_lead_time, order_minimum`;
