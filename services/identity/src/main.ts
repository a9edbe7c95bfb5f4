import { run } from '#platform';
import { IdentityModule } from './identity.module.js';

await run(IdentityModule);
