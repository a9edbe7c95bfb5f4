import { run } from '#platform';
import { OrderingModule } from './ordering.module.js';

run(OrderingModule);
