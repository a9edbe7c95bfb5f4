import { runProcess } from '#platform';
import { startAll } from './host.js';

void runProcess(startAll);
