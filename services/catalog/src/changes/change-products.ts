import { Injectable } from '@nestjs/common';
import type { ChangedProduct, ChangeProductsInput, ProductChangeKind, ProductsChanged } from '#contracts';
import { type Actor, batches, conflict, Db, foldedName, impossible, invalid, type Sql, type Tx } from '#platform';
import { ProductEvents } from '../products/product-events.js';
import { refuseTakenSku } from '../products/sku-conflict.js';
import { beginChange, updateLogged } from './change-log.js';
import { foundProducts } from './found-products.js';
import { lockOwnProducts, type OwnProduct, ownProducts } from './own-products.js';
import { basisOf, kindOf, planChange, refuseMixedCurrencies } from './plan-change.js';

/** Archived products whose SKU a product on sale, or another of these, has at the same supplier. */
const TAKEN_SKUS = `
  SELECT p.id FROM products p
  WHERE p.id = ANY ($1::int[]) AND p.archived_at IS NOT NULL AND EXISTS (
    SELECT 1 FROM products o
    WHERE o.supplier_id = p.supplier_id AND ${foldedName('o.sku')} = ${foldedName('p.sku')} AND o.private_to IS NULL AND o.id <> p.id
      AND (o.archived_at IS NULL OR o.id = ANY ($1::int[])))`;

/** Products of one statement: none may take as long as a statement is given. */
const AT_A_TIME = 2500;

/** As many are told of; all would not fit into an answer. */
const SHOWN = 500;

const WRITE: Record<Exclude<ProductChangeKind, 'import'>, string> = {
  price: 'price = g.price',
  visibility: 'visible_on_marketplace = NOT p.visible_on_marketplace',
  archive: 'archived_at = now()',
  restore: 'archived_at = NULL',
};

/**
 * One change of many of the caller's own products: all of them, in one transaction, or none. It can be undone. A refused
 * product whose price is changed this way is not submitted again: nobody has answered what it was refused for.
 */
@Injectable()
export class ChangeProductsHandler {
  constructor(
    private readonly db: Db,
    private readonly events: ProductEvents,
  ) {}

  async execute(actor: Actor, input: ChangeProductsInput): Promise<ProductsChanged> {
    const kind = kindOf(input);
    const ids = await this.idsOf(actor, input, kind);
    if (input.dryRun) return answer(null, ...(await plan(this.db, await ownProducts(this.db, actor, ids), input)));
    return this.db.transaction(async (tx) => {
      if (input.filter) tx.planEachTime();
      const [before, planned] = await plan(tx, await lockOwnProducts(tx, actor, ids), input);
      if (input.basis != null && input.basis !== basisOf(before)) throw conflict('Prices have changed');
      refuseProblems(planned, kind);
      const changed = planned.filter(({ changes }) => changes);
      const changeId = changed.length > 0 ? await this.write(tx, actor, kind, changed) : null;
      return answer(changeId, before, planned);
    });
  }

  private async idsOf(actor: Actor, input: ChangeProductsInput, kind: ProductChangeKind): Promise<number[]> {
    const { ids, filter, count } = input;
    if ((ids === undefined) === (filter === undefined)) throw invalid('Please send exactly one of ids, filter');
    if (ids) return ids;
    const found = await foundProducts(this.db, actor, filter!);
    if (count !== undefined && found.length !== count) {
      throw conflict(`The filter finds ${found.length} products by now: please look again`);
    }
    return found.filter(({ isApproved }) => isApproved || kind !== 'visibility').map(({ id }) => id);
  }

  private async write(tx: Tx, actor: Actor, kind: keyof typeof WRITE, changed: ChangedProduct[]): Promise<number> {
    const ids = changed.map(({ id }) => id);
    const changeId = await beginChange(tx, actor, { kind, changed: changed.length });
    const update = updateLogged(kind, WRITE[kind], 'unnest($2::int[], $3::int[]) AS g (id, price)');
    if (changed.length > AT_A_TIME) await tx.writeMany();
    for (const batch of batches(changed, AT_A_TIME)) {
      const some = [batch.map(({ id }) => id), batch.map(({ newPrice }) => newPrice)];
      await refuseTakenSku(tx.changed(update, [changeId, ...some]));
    }
    for (const batch of batches(ids, AT_A_TIME)) await this.events.allUpdated(tx, batch);
    return changeId;
  }
}

async function plan(
  sql: Sql,
  products: OwnProduct[],
  input: ChangeProductsInput,
): Promise<[before: OwnProduct[], planned: ChangedProduct[]]> {
  refuseMixedCurrencies(products, input);
  const taken =
    input.archived === false ? await sql.rows<{ id: number }>(TAKEN_SKUS, [products.map(({ id }) => id)]) : [];
  return [products, planChange(products, input, new Set(taken.map(({ id }) => id)))];
}

function refuseProblems(planned: ChangedProduct[], kind: ProductChangeKind): void {
  const problem = planned.find((product) => product.problem !== null)?.problem;
  if (problem) throw kind === 'price' ? impossible(problem) : conflict(problem);
}

function answer(changeId: number | null, before: OwnProduct[], planned: ChangedProduct[]): ProductsChanged {
  const changed = planned.filter(({ changes }) => changes).length;
  return { changeId, changed, found: planned.length, basis: basisOf(before), products: shown(planned) };
}

function shown(planned: ChangedProduct[]): ChangedProduct[] {
  if (planned.length <= SHOWN) return planned;
  const [stuck, sound] = [planned.filter(({ problem }) => problem), planned.filter(({ problem }) => !problem)];
  return [...stuck, ...sound].slice(0, SHOWN);
}
