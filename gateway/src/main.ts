import { runProcess } from '#platform';
import { startGateway } from './gateway.js';

void runProcess(async () => [await startGateway()]);
