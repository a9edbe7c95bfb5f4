import { Readable } from 'node:stream';
import { type ImportMapping, type InventoryImport, PrepareImport, RunImport } from '#contracts';
import { Storage } from '#platform';
import type { Caller } from '#testing';
import type { Inventory } from './setup.js';

export interface ImportChoices {
  dryRun?: boolean;
  mapping?: ImportMapping | null;
  inBackground?: boolean;
}

/** Imports a file as the gateway does. */
export async function importFile(
  inventory: Inventory,
  caller: Caller,
  file: string | Uint8Array,
  { dryRun = false, mapping = null, inBackground = false }: ImportChoices = {},
): Promise<InventoryImport> {
  const { id, fileKey } = await caller.send(PrepareImport, { fileName: 'stock.csv', dryRun });
  await inventory.service.app.get(Storage).write(fileKey, Readable.from([Buffer.from(file)]), 20e6);
  return caller.send(RunImport, { id, mapping, inBackground });
}

export const table = (...rows: string[]): string => ['SKU;Name;Stock;Threshold;Location;Cost', ...rows].join('\n');
