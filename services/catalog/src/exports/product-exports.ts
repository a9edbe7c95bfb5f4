import { ProductExportFinished } from '#contracts';
import { exportsOf } from '#platform';
import { productTable } from './product-table.js';

/** Lists of products as files. */
export class ProductExports extends exportsOf('catalog', ProductExportFinished, productTable) {}
