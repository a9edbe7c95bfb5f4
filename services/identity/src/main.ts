import { run } from '#platform';
import { IdentityModule } from './identity.module.js';

run(IdentityModule);
