/**
 * Five kinds of tests. `unit` needs nothing; `components` renders the client in jsdom, with a fake server at the edge of
 * the network; `medium` real PostgreSQL, NATS and Redis, started once per run; `system`
 * and `browser` the whole product, which they start from dist/ themselves.
 */
const common = {
  testEnvironment: '<rootDir>/tests/node-environment.mjs',
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
  testSequencer: '<rootDir>/tests/longest-first.mjs',
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: '<rootDir>/tests/unit-environment.mjs',
      testMatch: ['**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.(medium|system|browser)\\.spec\\.ts$'],
    },
    {
      ...common,
      displayName: 'components',
      testMatch: ['**/*.spec.tsx'],
      roots: ['<rootDir>/web/src'],
      testEnvironment: '<rootDir>/web/src/testing/environment.mjs',
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      moduleFileExtensions: ['tsx', 'ts', 'js', 'mjs', 'json'],
      transform: {
        '^.+\\.tsx?$': [
          '@swc/jest',
          {
            jsc: {
              parser: { syntax: 'typescript', tsx: true, decorators: false },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        ],
      },
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/web/src/testing/css-modules.mjs',
        // One file instead of a thousand: a test file starts in a second.
        '^antd$': '<rootDir>/node_modules/antd/dist/antd.min.js',
        '^antd/es/input/(Input|Password)$': '<rootDir>/web/src/testing/antd-$1.mjs',
      },
      setupFilesAfterEnv: ['<rootDir>/web/src/testing/browser.ts'],
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
