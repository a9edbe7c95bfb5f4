export { actor } from './actor.js';
export { freshDatabase, testServers, uniqueName } from './servers.js';
export { type Caller, type TestService, testService } from './test-service.js';
export { type CollectedSpan, type TraceCollector, traceCollector } from './trace-collector.js';
export { until } from './until.js';
