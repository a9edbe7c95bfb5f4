/** Two kinds of tests: `unit` needs nothing, `medium` real PostgreSQL, NATS and Redis, started once per run. */
const common = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': '@swc/jest' },
  moduleNameMapper: {
    '^#(contracts|platform|testing)$': '<rootDir>/libs/$1/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
};
const folders = ['libs', 'services', 'gateway', 'deploy', 'tests'].map((folder) => `<rootDir>/${folder}`);

export default {
  testTimeout: 30_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      roots: folders,
      testMatch: ['**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.(medium|system|browser)\\.spec\\.ts$'],
    },
    {
      ...common,
      displayName: 'medium',
      roots: folders,
      testMatch: ['**/*.medium.spec.ts'],
      globalSetup: '<rootDir>/tests/global-setup.mjs',
      globalTeardown: '<rootDir>/tests/global-teardown.mjs',
    },
  ],
};
