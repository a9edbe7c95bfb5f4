import { defineQueue } from '#platform';

export interface ImportJobs {
  'run-import': { importId: number };
}

export const IMPORTS_QUEUE = defineQueue<ImportJobs>('inventory-imports', {
  'run-import': { attempts: 5, backoffMs: 1000, timeoutMs: 5 * 60_000 },
});
