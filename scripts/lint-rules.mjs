/** Rules of this project alone, for oxlint: each forbids a call and says what to use instead. */
const forbidden = (isIt, message) => ({
  create: (context) => ({
    MemberExpression(node) {
      if (isIt(node)) context.report({ node, message });
    },
  }),
});

export default {
  meta: { name: 'tradeyard' },
  rules: {
    'no-tx-query': forbidden(
      ({ object, property }) => object.name === 'tx' && property.name === 'query',
      'Use rows, row or changed: what query returns depends on the kind of statement.',
    ),
    'no-bare-number-input': {
      create: (context) => ({
        ImportSpecifier(node) {
          if (node.imported.name === 'InputNumber' && node.parent.source.value === 'antd') {
            context.report({ node, message: 'Use NumberInput of kit/form: it refuses what it cannot read.' });
          }
        },
      }),
    },
    'no-invalidate-queries': forbidden(
      ({ property }) => property.name === 'invalidateQueries',
      'Use nowStale: what a change makes stale is said in lib/live/stale.ts alone.',
    ),
  },
};
