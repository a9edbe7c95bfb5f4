import { TestEnvironment } from 'jest-environment-node';
import { releasingModules } from './releasing-modules.mjs';

export default releasingModules(TestEnvironment);
