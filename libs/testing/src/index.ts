export { actor } from './actor.js';
export { closeAll } from './close-all.js';
export { goldenAnswer, goldenPayload } from './golden.js';
export { readingOf } from './plan.js';
export { isSigned, S3Store } from './s3-store.js';
export { freshDatabase, testServers, uniqueName } from './servers.js';
export { type Caller, type TestService, testService } from './test-service.js';
export { type CollectedSpan, type TraceCollector, traceCollector } from './trace-collector.js';
export { until } from './until.js';
