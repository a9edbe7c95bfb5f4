import { run } from '#platform';
import { InvitationModule } from './invitation.module.js';

run(InvitationModule);
