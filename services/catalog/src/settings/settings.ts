import type { SystemSettingsInput } from '#contracts';
import type { Sql, Tx } from '#platform';

export type CatalogSettings = Pick<SystemSettingsInput, 'productReview' | 'defaultCurrency'>;

/** What holds for the catalogue now. */
export async function settingsOf(sql: Sql): Promise<CatalogSettings> {
  const row = await sql.row<CatalogSettings>(
    'SELECT product_review AS "productReview", default_currency AS "defaultCurrency" FROM settings',
  );
  return row!;
}

/** Keeps what identity tells, unless something newer is known. */
export async function keepSettings(tx: Tx, told: CatalogSettings & { version: number }): Promise<void> {
  await tx.changed('UPDATE settings SET product_review = $1, default_currency = $2, version = $3 WHERE version < $3', [
    told.productReview,
    told.defaultCurrency,
    told.version,
  ]);
}
