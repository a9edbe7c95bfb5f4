/**
 * Four kinds of tests. `unit` needs nothing; `medium` real PostgreSQL, NATS and Redis, started once per run; `system`
 * and `browser` the whole product, which they start from dist/ themselves.
 */
const common = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': '@swc/jest' },
  moduleNameMapper: {
    '^#(contracts|invoice-reading|platform|testing)$': '<rootDir>/libs/$1/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  roots: ['libs', 'services', 'gateway', 'deploy', 'tests', 'bench', 'web/src'].map((folder) => `<rootDir>/${folder}`),
};

export default {
  testTimeout: 30_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.(medium|system|browser)\\.spec\\.ts$'],
    },
    {
      ...common,
      displayName: 'medium',
      testMatch: ['**/*.medium.spec.ts'],
      globalSetup: '<rootDir>/tests/global-setup.mjs',
      globalTeardown: '<rootDir>/tests/global-teardown.mjs',
    },
    { ...common, displayName: 'system', testMatch: ['**/*.system.spec.ts'], globalSetup: '<rootDir>/tests/build.mjs' },
    {
      ...common,
      displayName: 'browser',
      testMatch: ['**/*.browser.spec.ts'],
      globalSetup: '<rootDir>/tests/build.mjs',
    },
  ],
};
