import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** What the compiler does not see and has bitten people: lost promises, unsafe anys, unused code. */
const rules = {
  'no-console': ['error', { allow: ['error', 'warn'] }],
  eqeqeq: ['error', 'smart'],
  'prefer-const': 'error',
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false, properties: false } }],
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/return-await': 'error',
  '@typescript-eslint/no-unnecessary-type-assertion': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  '@typescript-eslint/only-throw-error': 'error',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
};

export default tseslint.config(
  { ignores: ['**/dist/', 'node_modules/', '.data/', 'openapi-metadata.ts', 'web/src/lib/api-schema.d.ts'] },
  {
    files: ['{libs,services,gateway,deploy,tests,bench}/**/*.ts'],
    extends: [tseslint.configs.base],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules,
  },
  {
    files: ['services/*/src/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='tx'][property.name='query']",
          message: 'Use rows, row or changed: what query returns depends on the kind of statement.',
        },
      ],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    extends: [tseslint.configs.base],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: {
      globals: globals.browser,
      parserOptions: { project: './web/tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: { ...rules, 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['web/src/**/api/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[property.name='invalidateQueries']",
          message: 'Use nowStale: what a change makes stale is said in lib/live/stale.ts alone.',
        },
      ],
    },
  },
  {
    // Command lines speak through the console.
    files: [
      'libs/platform/src/events/replay.ts',
      'libs/platform/src/copies/rebuild-command.ts',
      'libs/platform/src/service/run.ts',
      'bench/**',
      'gateway/src/openapi/generate.ts',
    ],
    rules: { 'no-console': 'off' },
  },
);
