import { Injectable } from '@nestjs/common';
import {
  type ImportedProductRow,
  type ImportVerdict,
  type IdInput,
  PRODUCT_IMPORT_FIELDS,
  type ProductImport,
  type ProductImportField,
  type ProductImportMapping,
  type RunProductImportInput,
} from '#contracts';
import {
  type Actor,
  chosenColumns,
  Db,
  guessColumns,
  importOutcome,
  type ImportColumns,
  type ImportOutcome,
  type ImportRow as RowOf,
  importsOf,
  invalid,
  Jobs,
  notFound,
  refuseColumns,
  Rejections,
  Storage,
} from '#platform';
import { settingsOf } from '../settings/settings.js';
import { givenProducts } from './given-products.js';
import { brandIdsOf, newBrandsOf } from './import-brands.js';
import { WORDS } from './import-columns.js';
import { type PlannedProduct, planProducts, type Settled, settled, type Shop } from './plan-products.js';
import { WriteProducts } from './write-products.js';

/** Whose catalogue, and which column holds what (guessed when null). */
interface Target {
  supplierId: number;
  columns: ProductImportMapping | null;
}

const NOT_KNOWN_YET: object = { changeId: null, currency: null, newBrands: 0 };

interface Plan {
  shop: Shop;
  brandIds: Map<string, number>;
  headings: string[];
  columns: ImportColumns<ProductImportField>;
  rows: PlannedProduct[];
  rejections: Rejections<ProductImportField>;
}

/**
 * A table into a supplier's catalogue, all rows or none: products are found by their SKU and changed, or made. What the
 * file leaves out stays as it is. The same table twice is there once.
 */
@Injectable()
export class ProductImports extends importsOf<Target, ProductImport>('catalog') {
  constructor(
    private readonly db: Db,
    jobs: Jobs,
    storage: Storage,
    private readonly writing: WriteProducts,
  ) {
    super({ db, jobs, storage });
  }

  async start(actor: Actor, { id, supplierId, mapping, inBackground }: RunProductImportInput): Promise<ProductImport> {
    const target = { supplierId: await this.ownSupplier(actor, supplierId), columns: mapping };
    return this.begin(actor, { id, mapping: target, inBackground });
  }

  override async get(actor: Actor, input: IdInput): Promise<ProductImport> {
    return { ...NOT_KNOWN_YET, ...(await super.get(actor, input)) };
  }

  protected async import(row: RowOf<Target>): Promise<void> {
    const plan = await this.plan(row);
    await this.progress(row, 0.4);
    if (row.dryRun || plan.rejections.rows > 0) return this.conclude(this.db, row.id, outcomeOf(plan, row.dryRun));
    // Told as it was planned: afterwards every product is there.
    const outcome = outcomeOf(plan, false);
    await this.db.transaction(async (tx) => {
      if (!(await this.turn(tx, row))) return;
      const { actor, fileName } = row;
      const { rows, shop } = plan;
      const written = await this.writing.execute(tx, { actor, fileName, supplierId: shop.supplierId, rows }, (part) =>
        this.progress(row, 0.4 + 0.6 * part),
      );
      await this.conclude(tx, row.id, { ...outcome, ...written });
    });
  }

  private async plan(row: RowOf<Target>): Promise<Plan> {
    const { supplierId, columns: chosen } = row.mapping!;
    let headings: string[] = [];
    let columns = guessColumns(WORDS, []);
    const table = await this.read(row, (found) => {
      headings = found;
      columns = chosen ? chosenColumns(PRODUCT_IMPORT_FIELDS, chosen, found) : guessColumns(WORDS, found);
      return PRODUCT_IMPORT_FIELDS.map((field) => (columns[field] === null ? -1 : found.indexOf(columns[field])));
    });
    await this.progress(row, 0.2);
    const shop = await this.shop(supplierId);
    const brandIds = await brandIdsOf(this.db, supplierId);
    const rejections = new Rejections(columns);
    if (refuseColumns(columns, headings, rejections))
      return { shop, brandIds, headings, columns, rows: [], rejections };
    const given = givenProducts(table, rejections);
    const rows = await this.db.transaction((tx) => planProducts(tx, shop, given, rejections));
    return { shop, brandIds, headings, columns, rows, rejections };
  }

  /** The one that is named, or the only one there is. */
  private async ownSupplier({ userId }: Actor, supplierId: number | null): Promise<number> {
    const own = await this.db.rows<{ id: number }>(
      'SELECT id FROM suppliers WHERE owner_id = $1 AND deleted_at IS NULL AND ($2::int IS NULL OR id = $2) LIMIT 2',
      [userId, supplierId],
    );
    if (own.length === 1) return own[0]!.id;
    throw own.length === 0 ? notFound('Supplier not found') : invalid('Please select a supplier first', 'supplierId');
  }

  private async shop(supplierId: number): Promise<Shop> {
    const row = await this.db.row<{ currency: string }>('SELECT currency FROM suppliers WHERE id = $1', [supplierId]);
    const { productReview } = await settingsOf(this.db);
    return { supplierId, currency: row!.currency, productReview };
  }
}

function outcomeOf(plan: Plan, dryRun: boolean): ImportOutcome {
  const { shop, brandIds, rows, rejections } = plan;
  const told = importOutcome({
    ...plan,
    dryRun,
    verdictOf: (row) => (!row.existing ? 'created' : settledIn(plan, row).changes ? 'updated' : 'unchanged'),
    shown: (row, verdict) => shownRow(row, verdict, plan),
  });
  const sound = rows.filter(({ line }) => !rejections.has(line));
  const more = { currency: shop.currency, newBrands: newBrandsOf(sound, brandIds).length };
  return { ...told, ...more };
}

const settledIn = ({ brandIds, shop }: Plan, row: PlannedProduct): Settled =>
  settled(row, brandIds, shop.productReview);

function shownRow(row: PlannedProduct, verdict: ImportVerdict, plan: Plan): ImportedProductRow {
  const { line, sku, name, cents, existing } = row;
  const review = existing ? settledIn(plan, row).review : plan.shop.productReview;
  return {
    line,
    verdict,
    sku,
    name: name ?? existing?.name ?? null,
    price: cents,
    previousPrice: existing?.price ?? null,
    review: verdict !== 'rejected' && review,
  };
}
