import { run } from '#platform';
import { NotificationModule } from './notification.module.js';

run(NotificationModule);
