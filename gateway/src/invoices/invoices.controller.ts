import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  AddLineItem,
  AddLineItemInput,
  CreateUploadUrl,
  DeleteInvoice,
  DeleteLineItem,
  GetInvoice,
  GetInvoiceFile,
  IdInput,
  ImportAllLines,
  ImportedLine,
  ImportedLines,
  ImportLineInput,
  ImportLineItem,
  Invoice,
  InvoiceDetail,
  InvoiceLineItem,
  ListInvoices,
  ListInvoicesInput,
  ProcessedInvoice,
  ProcessInvoice,
  ProcessInvoiceInput,
  RetryInvoice,
  UndoInvoiceImport,
  UndoneImport,
  UpdateInvoice,
  UpdateInvoiceInput,
  UpdateLineItem,
  UpdateLineItemInput,
  UploadUrl,
  UploadUrlInput,
} from '#contracts';
import { Requests, Storage } from '#platform';
import type { FastifyReply } from 'fastify';
import { CanFail } from '../openapi/can-fail.js';
import { IdempotencyKey } from '../http/call.js';
import { ApiPage, sendJson, sendPage } from '../http/page.js';
import { ForPrograms } from '../tokens/for-programs.js';

@ApiTags('Invoices')
@ForPrograms('invoices')
@Controller('api/invoices')
export class InvoicesController {
  constructor(
    private readonly requests: Requests,
    private readonly storage: Storage,
  ) {}

  /** Lists the caller's invoices, newest first. */
  @ApiPage(Invoice)
  @Get()
  async list(@Query() query: ListInvoicesInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListInvoices, query));
  }

  /** Says where to PUT one file, within 10 minutes. */
  @HttpCode(200)
  @Post('upload-url')
  uploadUrl(@Body() input: UploadUrlInput): Promise<UploadUrl> {
    return this.requests.send(CreateUploadUrl, input);
  }

  /**
   * Begins to read an uploaded invoice.
   * @remarks 202 with the new invoice; 200 with the earlier one when the same bytes were uploaded before. Each file that
   * came with an email is an invoice of its own; 422 when there is none.
   */
  @ApiOkResponse({ type: ProcessedInvoice })
  @ApiAcceptedResponse({ type: ProcessedInvoice })
  @CanFail(404, 422)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @HttpCode(202)
  @Post('process')
  async process(
    @Body() input: ProcessInvoiceInput,
    @Res({ passthrough: true }) reply: FastifyReply,
    @IdempotencyKey() idempotencyKey?: string,
  ): Promise<ProcessedInvoice> {
    const answer = await this.requests.send(ProcessInvoice, input, { idempotencyKey });
    void reply.status(answer.duplicate ? 200 : 202);
    return answer;
  }

  /** Answers an invoice with its lines. */
  @ApiOkResponse({ type: InvoiceDetail })
  @Get(':id')
  async get(@Param() { id }: IdInput, @Res() reply: FastifyReply): Promise<void> {
    sendJson(reply, await this.requests.bytes(GetInvoice, { id }));
  }

  /** Corrects an invoice. */
  @CanFail(409, 422)
  @Patch(':id')
  update(@Param() { id }: IdInput, @Body() input: UpdateInvoiceInput): Promise<Invoice> {
    return this.requests.send(UpdateInvoice, { ...input, id });
  }

  /**
   * Adds a line that was missed, or one of an invoice that is entered by hand.
   * @remarks 409 while the file is being read; 422 when the invoice has too many lines.
   */
  @CanFail(409, 422)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @Post(':id/line-items')
  addLine(
    @Param() { id }: IdInput,
    @Body() input: AddLineItemInput,
    @IdempotencyKey() idempotencyKey?: string,
  ): Promise<InvoiceLineItem> {
    return this.requests.send(AddLineItem, { ...input, id }, { idempotencyKey });
  }

  /**
   * Corrects a line.
   * @remarks 409 once it is imported.
   */
  @CanFail(409)
  @Patch('line-items/:id')
  updateLine(@Param() { id }: IdInput, @Body() input: UpdateLineItemInput): Promise<InvoiceLineItem> {
    return this.requests.send(UpdateLineItem, { ...input, id });
  }

  /**
   * Takes a line off an invoice.
   * @remarks 409 once it is imported.
   */
  @CanFail(409)
  @HttpCode(204)
  @Delete('line-items/:id')
  async deleteLine(@Param() { id }: IdInput): Promise<void> {
    await this.requests.send(DeleteLineItem, { id });
  }

  /**
   * Takes a line into stock, once, whatever is repeated.
   * @remarks Without the units that came in with the linked order (`ordered.inStock`), unless `countAgain`; 409 with the
   * reason `already-in-stock` when that is all of them, or `which-order` when the invoice has no order and just its goods
   * came in with one: set its `orderId`, to null where it is for none. The cost is in the invoice's currency; where that is null, in the
   * one of the product's price, which is USD for a product that is new: set the invoice's currency first where it matters.
   */
  @CanFail(409, 422)
  @HttpCode(200)
  @Post('line-items/:id/import')
  importLine(@Param() { id }: IdInput, @Body() input: ImportLineInput): Promise<ImportedLine> {
    return this.requests.send(ImportLineItem, { ...input, id });
  }

  /**
   * Takes every line that needs no review into stock.
   * @remarks Without the units that came in with the linked order (`ordered.inStock`): these only line by line. A line
   * of which nothing else is left is skipped. 409 with the reason `which-order` as for a single line. What takes longer than some seconds comes in by itself (`importing`).
   */
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @HttpCode(200)
  @Post(':id/import-all')
  importAll(@Param() { id }: IdInput, @IdempotencyKey() idempotencyKey?: string): Promise<ImportedLines> {
    return this.requests.send(ImportAllLines, { id }, { idempotencyKey });
  }

  /**
   * Takes all that was imported of an invoice out of the stock again; its lines are free.
   * @remarks 409 when nothing is imported, or when the stock has moved on since. A repeat gets the first answer.
   */
  @CanFail(409)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @HttpCode(200)
  @Post(':id/undo-import')
  undoImport(@Param() { id }: IdInput, @IdempotencyKey() idempotencyKey?: string): Promise<UndoneImport> {
    return this.requests.send(UndoInvoiceImport, { id }, { idempotencyKey });
  }

  /** Reads the file again, after it failed. */
  @CanFail(409)
  @HttpCode(200)
  @Post(':id/retry')
  retry(@Param() { id }: IdInput): Promise<Invoice> {
    return this.requests.send(RetryInvoice, { id });
  }

  /**
   * Deletes an invoice.
   * @remarks 409 once a line is imported.
   */
  @CanFail(409)
  @HttpCode(204)
  @Delete(':id')
  async delete(@Param() { id }: IdInput): Promise<void> {
    await this.requests.send(DeleteInvoice, { id });
  }

  /** Answers the original file, to its uploader. */
  @ApiOkResponse({ content: { '*/*': { schema: { type: 'string', format: 'binary' } } } })
  @Get(':id/file')
  async file(@Param() { id }: IdInput, @Res() reply: FastifyReply): Promise<void> {
    const file = await this.requests.send(GetInvoiceFile, { id });
    void reply
      .type(file.fileType)
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(file.fileName)}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(await this.storage.read(file.key));
  }
}
