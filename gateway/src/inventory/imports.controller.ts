import { Controller, Get, Headers, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiExtraModels,
  ApiHeader,
  ApiOkResponse,
  ApiTags,
  ApiUnprocessableEntityResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import {
  BulkChange,
  GetImport,
  IdInput,
  ImportMapping,
  ImportQuery,
  InventoryImport,
  ListBulkChanges,
  PageInput,
  PrepareImport,
  RestoredAnswer,
  RunImport,
  UndoDeletion,
  UndoImport,
  UPLOAD_MAX_BYTES,
} from '#contracts';
import { invalid, Requests, Storage } from '#platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readForm, TakesForm } from '../http/form.js';
import { ApiPage, sendPage } from '../http/page.js';
import { validation } from '../http/validation.js';
import { CanFail } from '../openapi/can-fail.js';
import { Problem } from '../openapi/problem.dto.js';
import { ForPrograms } from '../tokens/for-programs.js';

const LONGEST_NAME = 255;

@ApiTags('Inventory')
@ForPrograms('stock')
@ApiExtraModels(InventoryImport, Problem)
@Controller('api/inventory')
export class ImportsController {
  constructor(
    private readonly requests: Requests,
    private readonly storage: Storage,
  ) {}

  /**
   * Imports a CSV or XLSX file into the stock, all rows or none.
   * @remarks At most 10 MB and 50,000 rows. Rows change the item with their SKU, or make it. 422 with the same body when
   * a row is rejected. With `Prefer: respond-async` the answer is 202 at once; ask for the import until it has ended.
   */
  @TakesForm({
    mapping: { description: 'JSON: `{sku, name, stock, threshold, location, cost}`, each a heading of the file.' },
  })
  @ApiHeader({ name: 'Prefer', required: false, description: '`respond-async`' })
  @ApiOkResponse({ type: InventoryImport })
  @ApiAcceptedResponse({ type: InventoryImport })
  @ApiUnprocessableEntityResponse({
    description: 'Rows were rejected, or the file is no table.',
    content: {
      'application/json': {
        schema: { oneOf: [{ $ref: getSchemaPath(InventoryImport) }, { $ref: getSchemaPath(Problem) }] },
      },
    },
  })
  @CanFail(409)
  @Post('import')
  async import(
    @Query() { dryRun }: ImportQuery,
    @Headers('prefer') prefer: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { kept: id, texts } = await readForm(request, async ({ file, filename }) => {
      const fileName = filename.slice(-LONGEST_NAME) || 'file';
      const prepared = await this.requests.send(PrepareImport, { fileName, dryRun: dryRun === 'true' });
      await this.storage.write(prepared.fileKey, file, UPLOAD_MAX_BYTES);
      return prepared.id;
    });
    const mapping = await mappingOf(texts['mapping']);
    const inBackground = /(?:^|,)\s*respond-async\s*(?:,|;|$)/i.test(prefer ?? '');
    const told = await this.requests.send(RunImport, { id, mapping, inBackground });
    const isRefused = told.status === 'rejected' && !told.dryRun;
    void reply.status(isRefused ? 422 : inBackground ? 202 : 200).send(told);
  }

  /** Answers how an import went, or how far it is. */
  @Get('imports/:id')
  get(@Param() { id }: IdInput): Promise<InventoryImport> {
    return this.requests.send(GetImport, { id });
  }

  /** Lists imports and deletions of several items, newest first, for a month. */
  @ApiPage(BulkChange)
  @Get('bulk-changes')
  async list(@Query() query: PageInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListBulkChanges, query));
  }

  /**
   * Undoes a whole import: its items go, its movements are reversed, what it set is as it was.
   * @remarks 409 once the stock has moved on.
   */
  @CanFail(409)
  @HttpCode(200)
  @Post('imports/:id/undo')
  undo(@Param() { id }: IdInput): Promise<RestoredAnswer> {
    return this.requests.send(UndoImport, { id });
  }

  /**
   * Brings back what was deleted at one time, with its history.
   * @remarks 409 once one of the products is in stock again.
   */
  @CanFail(409)
  @HttpCode(200)
  @Post('deletions/:id/undo')
  restore(@Param() { id }: IdInput): Promise<RestoredAnswer> {
    return this.requests.send(UndoDeletion, { id });
  }
}

async function mappingOf(text: string | undefined): Promise<ImportMapping | null> {
  if (text === undefined || text.trim() === '') return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid('Mapping must be JSON', 'mapping');
  }
  return (await validation.transform(value, { type: 'body', metatype: ImportMapping })) as ImportMapping;
}
