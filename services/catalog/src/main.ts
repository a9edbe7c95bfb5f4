import { run } from '#platform';
import { CatalogModule } from './catalog.module.js';

await run(CatalogModule);
