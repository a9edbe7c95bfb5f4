import { InventoryExportFinished } from '#contracts';
import { exportsOf } from '#platform';
import { inventoryTable } from './inventory-table.js';

/** Lists of items as files. */
export class InventoryExports extends exportsOf('inventory', InventoryExportFinished, inventoryTable) {}
