import { everyScreenOf } from './screens/every-screen.js';
import { BUYERS } from './screens/table.js';

everyScreenOf(BUYERS);
