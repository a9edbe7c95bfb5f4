import { Controller } from '@nestjs/common';
import {
  CreateSupplier,
  type CreateSupplierInput,
  DeleteSupplier,
  GetSupplier,
  GetSupplierNames,
  GetSupplierCatalog,
  type IdInput,
  ListAllSuppliers,
  type ListAllSuppliersInput,
  ListSuppliers,
  type ListSuppliersInput,
  type Supplier,
  type SupplierCatalog,
  type SupplierCatalogInput,
  UpdateSupplier,
  type UpdateSupplierInput,
} from '#contracts';
import { type Call, Handles, type Page } from '#platform';
import { CreateSupplierHandler } from './create-supplier.js';
import { DeleteSupplierHandler } from './delete-supplier.js';
import { SupplierQueries } from './supplier.queries.js';
import { UpdateSupplierHandler } from './update-supplier.js';

@Controller()
export class SuppliersController {
  constructor(
    private readonly queries: SupplierQueries,
    private readonly createSupplier: CreateSupplierHandler,
    private readonly updateSupplier: UpdateSupplierHandler,
    private readonly deleteSupplier: DeleteSupplierHandler,
  ) {}

  @Handles(ListSuppliers)
  list(input: ListSuppliersInput, { actor }: Call): Promise<Page<Supplier>> {
    return this.queries.list(actor, input);
  }

  @Handles(ListAllSuppliers)
  listAll(input: ListAllSuppliersInput, { actor }: Call): Promise<Page<Supplier>> {
    return this.queries.listAll(actor, input);
  }

  @Handles(GetSupplierNames)
  async names(_input: Record<string, never>, { actor }: Call): Promise<{ suppliers: { id: number; name: string }[] }> {
    return { suppliers: await this.queries.namesFor(actor) };
  }

  @Handles(GetSupplier)
  get({ id }: IdInput, { actor }: Call): Promise<Supplier> {
    return this.queries.get(actor, id);
  }

  @Handles(GetSupplierCatalog)
  catalog(
    { id, ...page }: SupplierCatalogInput & IdInput,
    { actor }: Call,
  ): Promise<SupplierCatalog & { next: string | null }> {
    return this.queries.catalog(actor, id, page);
  }

  @Handles(CreateSupplier)
  create(input: CreateSupplierInput, { actor }: Call): Promise<Supplier> {
    return this.createSupplier.execute(actor, input);
  }

  @Handles(UpdateSupplier)
  update(input: UpdateSupplierInput & IdInput, { actor }: Call): Promise<Supplier> {
    return this.updateSupplier.execute(actor, input);
  }

  @Handles(DeleteSupplier)
  delete(input: IdInput, { actor }: Call): Promise<null> {
    return this.deleteSupplier.execute(actor, input);
  }
}
