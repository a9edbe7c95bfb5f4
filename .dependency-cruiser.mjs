/**
 * Where imports may lead. Rules speak of path patterns, so that a new folder is covered on its first day.
 * tests/boundaries shows each of them biting.
 */
export default {
  forbidden: [
    {
      name: 'service-to-service',
      comment: 'Services meet only in libs/contracts.',
      severity: 'error',
      from: { path: '(^|/)services/([^/]+)/' },
      to: { path: '(^|/)services/([^/]+)/', pathNot: '(^|/)services/$2/' },
    },
    {
      name: 'service-to-gateway',
      comment: 'The gateway knows the services by their contracts; they do not know it at all.',
      severity: 'error',
      from: { path: '(^|/)services/' },
      to: { path: '(^|/)gateway/' },
    },
    {
      name: 'gateway-to-service',
      comment: 'The gateway asks over NATS.',
      severity: 'error',
      from: { path: '(^|/)gateway/' },
      to: { path: '(^|/)services/' },
    },
    {
      name: 'web-to-server',
      comment: 'The client knows the API by its OpenAPI document.',
      severity: 'error',
      // The gateway's own folder `web` serves the client.
      from: { path: '(^|/)web/', pathNot: '(^|/)gateway/' },
      to: { path: '(^|/)(services|gateway|libs(?!/client/)|deploy)/' },
    },
    {
      name: 'feature-to-feature',
      comment: 'What two features of the client need is in its api, components or kit; its app puts features together.',
      severity: 'error',
      from: { path: '(^|/)web/src/features/([^/]+)/' },
      to: { path: '(^|/)web/src/features/([^/]+)/', pathNot: '(^|/)web/src/features/$2/' },
    },
    {
      name: 'kit-knows-no-domain',
      comment: 'Another product could use the kit unchanged: no orders, no suppliers, no addresses, no calls.',
      severity: 'error',
      from: { path: '(^|/)web/src/kit/', pathNot: '\\.spec\\.tsx?$' },
      to: {
        path: [
          '(^|/)web/src/(api|components|features|app|testing)/',
          '(^|/)web/src/lib/(auth/|api-(client|schema)|order-status|paths|query-keys|reorder|stock|units|view-mode|vocabulary)',
        ],
      },
    },
    {
      name: 'web-layers',
      comment: 'The client imports downwards: lib, kit, api, components, features, app.',
      severity: 'error',
      from: { path: '(^|/)web/src/(lib|api|components|features)/' },
      to: { path: '(^|/)web/src/app/' },
    },
    {
      name: 'web-layers-below',
      comment: 'What everything stands on stands on nothing of ours.',
      severity: 'error',
      from: { path: '(^|/)web/src/(lib|api)/' },
      to: { path: '(^|/)web/src/(kit|components|features)/' },
    },
    {
      name: 'web-components-to-features',
      comment: 'Components are shared by the features and know none of them.',
      severity: 'error',
      from: { path: '(^|/)web/src/components/' },
      to: { path: '(^|/)web/src/features/' },
    },
    {
      name: 'contracts-to-anything',
      comment: 'Contracts depend on nothing of ours.',
      severity: 'error',
      from: { path: '(^|/)libs/contracts/' },
      to: { path: '(^|/)((services|gateway|web|deploy)/|libs/(?!contracts))' },
    },
    {
      name: 'platform-to-business',
      comment: 'Another company could use the platform unchanged.',
      severity: 'error',
      from: { path: '(^|/)libs/platform/src/' },
      to: { path: '(^|/)(services|gateway|web|deploy|libs/(contracts|invoice-reading|testing))/' },
    },
    {
      name: 'code-to-tests',
      comment: 'What ships does not lean on what tests.',
      severity: 'error',
      from: {
        path: '(^|/)(services/[^/]+|gateway|libs/(contracts|invoice-reading|platform))/src/',
        pathNot: '\\.spec\\.ts$',
      },
      to: { path: '(^|/)(libs/testing|tests)/' },
    },
    {
      name: 'pure-rules',
      comment: 'Rules and the reading of invoices are plain functions: no framework, no database, no platform.',
      severity: 'error',
      from: {
        path: ['/(?!change-)[a-z-]+-(status|totals)\\.ts$', '(^|/)libs/invoice-reading/'],
        pathNot: '\\.spec\\.ts$',
      },
      to: { path: '(node_modules/(@nestjs|typeorm|pg|bullmq)/|(^|/)libs/platform/)' },
    },
    {
      name: 'reading-to-ours',
      comment: 'The reading of invoices depends on nothing of ours.',
      severity: 'error',
      from: { path: '(^|/)libs/invoice-reading/' },
      to: { path: '(^|/)(services|gateway|web|deploy|tests|libs/(?!invoice-reading))' },
    },
    {
      name: 'one-door-to-reading',
      comment: 'Its users know the reading of invoices by its index alone; tests may use its documents.',
      severity: 'error',
      from: { path: '(^|/)(services|gateway|web|deploy|libs/(?!invoice-reading))' },
      to: { path: '(^|/)libs/invoice-reading/src/(?!index\\.ts)' },
    },
    {
      name: 'undeclared-package',
      comment: 'A workspace names the packages it imports in its own package.json: its image holds no others.',
      severity: 'error',
      from: {
        path: '(^|/)(services/[^/]+|libs/[^/]+|gateway|web)/src/',
        // Job queues and S3 are loaded when first needed: the services that use them name their packages.
        pathNot: ['\\.spec\\.tsx?$', '(^|/)web/src/testing/', '(^|/)libs/platform/src/(jobs|storage)/'],
      },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'] },
    },
    {
      name: 'heavy-at-start',
      comment:
        'What few requests need is loaded by the first that needs it: it is time of every start and memory of every process.',
      severity: 'error',
      from: { path: '(^|/)(services/[^/]+|gateway|libs/platform)/src/', pathNot: '\\.spec\\.ts$' },
      to: {
        path: 'node_modules/(sharp|@simplewebauthn/server|bullmq|@aws-sdk)/',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'no-circles',
      comment: 'What imports each other is one thing in two files.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/|openapi-metadata' },
    tsPreCompilationDeps: true,
    // Nothing of the rest is asked for: a fifth of the time.
    skipAnalysisNotInRules: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
    },
  },
};
