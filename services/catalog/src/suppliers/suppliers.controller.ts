import { Controller } from '@nestjs/common';
import type { IdInput, Supplier, SupplierCatalog } from '#contracts';
import * as contracts from '#contracts';
import { type Call, Db, Handles, type Page } from '#platform';
import { CreateSupplier } from './create-supplier.js';
import { DeleteSupplier } from './delete-supplier.js';
import { SupplierQueries } from './supplier.queries.js';
import { UpdateSupplier } from './update-supplier.js';

@Controller()
export class SuppliersController {
  constructor(
    private readonly db: Db,
    private readonly queries: SupplierQueries,
    private readonly createSupplier: CreateSupplier,
    private readonly updateSupplier: UpdateSupplier,
    private readonly deleteSupplier: DeleteSupplier,
  ) {}

  @Handles(contracts.ListSuppliers)
  async list(input: contracts.ListSuppliersInput, { actor }: Call): Promise<Page<Supplier>> {
    return this.queries.list(actor, input);
  }

  @Handles(contracts.GetSupplier)
  async get({ id }: IdInput, { actor }: Call): Promise<Supplier> {
    return this.queries.get(actor, id);
  }

  @Handles(contracts.GetSupplierCatalog)
  async catalog({ id }: IdInput, { actor }: Call): Promise<SupplierCatalog> {
    return this.queries.catalog(actor, id);
  }

  @Handles(contracts.CreateSupplier)
  async create(input: contracts.CreateSupplierInput, { actor }: Call): Promise<Supplier> {
    const id = await this.db.transaction((tx) => this.createSupplier.execute(tx, actor, input));
    return this.queries.get(actor, id);
  }

  @Handles(contracts.UpdateSupplier)
  async update({ id, ...input }: contracts.UpdateSupplierInput & IdInput, { actor }: Call): Promise<Supplier> {
    await this.db.transaction((tx) => this.updateSupplier.execute(tx, actor, id, input));
    return this.queries.get(actor, id);
  }

  @Handles(contracts.DeleteSupplier)
  async delete({ id }: IdInput, { actor }: Call): Promise<null> {
    await this.db.transaction((tx) => this.deleteSupplier.execute(tx, actor, id));
    return null;
  }
}
