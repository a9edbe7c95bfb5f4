import { run } from '#platform';
import { InventoryModule } from './inventory.module.js';

run(InventoryModule);
