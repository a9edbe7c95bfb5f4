import { run } from '#platform';
import { CatalogModule } from './catalog.module.js';

run(CatalogModule);
