import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import {
  ChangeProducts,
  ChangeProductsInput,
  CreateProduct,
  CreateProductInput,
  DeleteProduct,
  ExportProducts,
  ExportProductsInput,
  GetProduct,
  GetProductExport,
  GetProductSummary,
  GetSupplier,
  IdInput,
  ListProductChanges,
  ListProducts,
  ListProductsInput,
  PageInput,
  Product,
  ProductChange,
  ProductChangeUndone,
  ProductsChanged,
  ProductSummary,
  ProductVisibility,
  SupplierIdInput,
  ToggleProductVisibility,
  UndoProductChange,
  UpdateProduct,
  UpdateProductInput,
} from '#contracts';
import { Requests, Storage } from '#platform';
import type { FastifyReply } from 'fastify';
import { CanFail } from '../openapi/can-fail.js';
import { ApiExport, ApiTableFile, sendExport, sendStored } from '../http/file.js';
import { ApiPage, sendPage } from '../http/page.js';
import { ForPrograms } from '../tokens/for-programs.js';

@ApiTags('Products')
@ForPrograms('products')
@Controller('api/products')
export class ProductsController {
  constructor(
    private readonly requests: Requests,
    private readonly storage: Storage,
  ) {}

  /**
   * Lists products.
   * @remarks Seller mode: the caller's own. Buyer mode: what the caller may order.
   */
  @ApiPage(Product)
  @Get()
  async list(@Query() query: ListProductsInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListProducts, query));
  }

  /** Counts the caller's own products. */
  @Get('summary')
  summary(): Promise<ProductSummary> {
    return this.requests.send(GetProductSummary, {});
  }

  /**
   * Answers the list as a file, with the same filters.
   * @remarks Above 5,000 rows the answer is 202, and a notification leads to the file.
   */
  @ApiExport()
  @CanFail(409)
  @Get('export')
  async export(@Query() query: ExportProductsInput, @Res() reply: FastifyReply): Promise<void> {
    await sendExport(reply, this.storage, await this.requests.send(ExportProducts, query));
  }

  /** Answers a file that was made in the background, for a day. */
  @ApiTableFile()
  @CanFail(409)
  @Get('exports/:id')
  async exported(@Param() { id }: IdInput, @Res() reply: FastifyReply): Promise<void> {
    await sendStored(reply, this.storage, await this.requests.send(GetProductExport, { id }));
  }

  /**
   * Changes the price, the visibility or the archiving of several of the caller's own products, all or none: of those that
   * are named, or of all that a filter finds.
   * @remarks With `dryRun` it only says what would happen. 409 when one of them cannot change, and `Prices have changed`
   * when they are not what the `basis` of a preview stands for; 422 for a price that cannot be.
   */
  @CanFail(404, 409, 422)
  @HttpCode(200)
  @Post('bulk-change')
  bulkChange(@Body() input: ChangeProductsInput): Promise<ProductsChanged> {
    return this.requests.send(ChangeProducts, input);
  }

  /** Lists changes of several products, newest first, for a month. */
  @ApiPage(ProductChange)
  @Get('bulk-changes')
  async changes(@Query() query: PageInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListProductChanges, query));
  }

  /**
   * Undoes a change of several products.
   * @remarks 409 once one of them was changed again.
   */
  @CanFail(409)
  @HttpCode(200)
  @Post('bulk-changes/:id/undo')
  undo(@Param() { id }: IdInput): Promise<ProductChangeUndone> {
    return this.requests.send(UndoProductChange, { id });
  }

  /** Lists the products of a supplier. */
  @ApiPage(Product)
  @Get('supplier/:supplierId')
  async listOfSupplier(
    @Param() { supplierId }: SupplierIdInput,
    @Query() query: PageInput,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = await this.requests.page(ListProducts, { ...query, supplierId });
    // Not found where the caller may not see it: there is nothing of it, then.
    if (page.total === '0') await this.requests.send(GetSupplier, { id: supplierId });
    sendPage(reply, page);
  }

  /** Answers a product. */
  @Get(':id')
  get(@Param() { id }: IdInput): Promise<Product> {
    return this.requests.send(GetProduct, { id });
  }

  /**
   * Creates a product and submits it for approval.
   * @remarks 409 for the same SKU twice at one supplier.
   */
  @CanFail(404, 409)
  @Post()
  create(@Body() input: CreateProductInput): Promise<Product> {
    return this.requests.send(CreateProduct, input);
  }

  /**
   * Changes a product.
   * @remarks Another name, SKU, category or brand sends an approved product back to approval.
   */
  @CanFail(409)
  @Put(':id')
  update(@Param() { id }: IdInput, @Body() input: UpdateProductInput): Promise<Product> {
    return this.requests.send(UpdateProduct, { ...input, id });
  }

  /**
   * Shows or hides a product in the marketplace.
   * @remarks 409 unless the product is approved.
   */
  @CanFail(409)
  @Put(':id/toggle-visibility')
  toggleVisibility(@Param() { id }: IdInput): Promise<ProductVisibility> {
    return this.requests.send(ToggleProductVisibility, { id });
  }

  /**
   * Deletes a product.
   * @remarks One that was ever ordered or is in stock is archived instead: it stays readable there. `X-Outcome` says which.
   */
  @ApiNoContentResponse({
    headers: {
      'X-Outcome': {
        description:
          '`deleted`; `archived` where an order or somebody’s stock has it, or where that could not be learned.',
        schema: { type: 'string', enum: ['deleted', 'archived'] },
      },
    },
  })
  @HttpCode(204)
  @Delete(':id')
  async delete(@Param() { id }: IdInput, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const { outcome } = await this.requests.send(DeleteProduct, { id });
    void reply.header('x-outcome', outcome);
  }
}
